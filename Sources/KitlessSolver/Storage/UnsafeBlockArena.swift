/// One memory for many short runs of plain values, which are recycled by size.
///
/// A run is known by where it starts. Its room is a power of two; runs that are given back are used again
/// for runs of the same room. Unsafe for the reasons of `UnsafeArray`.
struct UnsafeBlockArena<Element: BitwiseCopyable> {
    private(set) var elements = UnsafeArray<Element>()
    private let filler: Element
    private var free = UnsafeArray<Int32>()
    /// The first free run of each room, by its logarithm, in `free`; a free run is a link in `next`.
    private var heads = UnsafeArray<Int32>()
    private var next = UnsafeArray<Int32>()

    init(filler: Element) {
        self.filler = filler
        heads.append(repeating: -1, count: 33)
    }

    func deallocate() {
        elements.deallocate()
        free.deallocate()
        heads.deallocate()
        next.deallocate()
    }

    /// The room of a run of the given length, as a logarithm, from 1 on.
    static func roomClass(of length: Int32) -> Int {
        length <= 1 ? 1 : Int32.bitWidth + 1 - (length - 1).leadingZeroBitCount
    }

    /// The largest length for which the run that holds `length` elements has room.
    static func room(of length: Int32) -> Int32 { 1 << Int32(roomClass(of: length) - 1) }

    /// Takes a run with room for at least `length` elements.
    mutating func allocate(_ length: Int32) -> Int32 {
        let sizeClass = Self.roomClass(of: length)
        let head = heads[sizeClass]
        if head >= 0 {
            heads[sizeClass] = next[head]
            let start = free[head]
            // The link itself goes to a list of its own, class 0, which no run uses.
            next[head] = heads[0]
            heads[0] = head
            return start
        }
        let start = Int32(elements.count)
        elements.append(repeating: filler, count: 1 << (sizeClass - 1))
        return start
    }

    /// Gives back the run that was taken for `length` elements, or grew to hold them.
    mutating func release(_ start: Int32, length: Int32) {
        let sizeClass = Self.roomClass(of: length)
        var link = heads[0]
        if link >= 0 {
            heads[0] = next[link]
        } else {
            link = Int32(free.count)
            free.append(0)
            next.append(0)
        }
        free[link] = start
        next[link] = heads[sizeClass]
        heads[sizeClass] = link
    }

    /// Makes sure that a run of `length` elements has room for one more; it may move.
    mutating func grow(_ start: Int32, length: Int32) -> Int32 {
        guard Self.room(of: max(length, 1)) == length else { return start }
        let moved = allocate(length + 1)
        run(at: moved, count: length).assign(from: run(at: start, count: length), count: Int(length))
        release(start, length: length)
        return moved
    }

    /// Takes note that a run of `length` elements has one less, and gives back the room that it then does not need.
    ///
    /// - Returns: Where the run is now; -1 if nothing is left of it.
    mutating func shrink(_ start: Int32, length: Int32) -> Int32 {
        let rest = length - 1
        if rest > 0, Self.roomClass(of: rest) == Self.roomClass(of: length) { return start }
        var moved: Int32 = -1
        if rest > 0 {
            moved = allocate(rest)
            run(at: moved, count: rest).assign(from: run(at: start, count: rest), count: Int(rest))
        }
        release(start, length: length)
        return moved
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        unsafeAddress {
            assert(index >= 0 && Int(index) < elements.count)
            return UnsafePointer(elements.unsafeBase + Int(index))
        }
        nonmutating unsafeMutableAddress {
            assert(index >= 0 && Int(index) < elements.count)
            return elements.unsafeBase + Int(index)
        }
    }

    /// The first elements of a run, by where it starts; they dangle once any run is allocated or grows.
    @inline(__always)
    func run(at start: Int32, count: Int32) -> UnsafeRun<Element> { elements.run(at: Int(start), count: Int(count)) }
}
