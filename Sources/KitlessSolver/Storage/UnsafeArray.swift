/// A growing array of plain values whose owner frees it.
///
/// Unsafe: it is a handle, copies share the memory, and the owner (`Core`) must call `deallocate()` exactly once.
/// Indices are checked in debug builds only. Elements are `BitwiseCopyable`, so that memory may be moved as bytes.
struct UnsafeArray<Element: BitwiseCopyable> {
    /// Where the elements begin; for files whose names begin with "Unsafe" only.
    private(set) var unsafeBase: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity = 0

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    init() {
        // Any address will do that is not 0: nothing is read or written before there is room.
        unsafeBase = UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped
    }

    func deallocate() {
        if capacity > 0 { unsafeBase.deallocate() }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        unsafeAddress {
            assert(index >= 0 && Int(index) < count)
            return UnsafePointer(unsafeBase + Int(index))
        }
        nonmutating unsafeMutableAddress {
            assert(index >= 0 && Int(index) < count)
            return unsafeBase + Int(index)
        }
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        unsafeAddress {
            assert(index >= 0 && index < count)
            return UnsafePointer(unsafeBase + index)
        }
        nonmutating unsafeMutableAddress {
            assert(index >= 0 && index < count)
            return unsafeBase + index
        }
    }

    mutating func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        let larger = max(wanted, capacity < 1024 ? 2 * capacity : capacity + capacity / 2, 32)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.update(from: unsafeBase, count: count)
        deallocate()
        unsafeBase = moved
        capacity = larger
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        unsafeBase[count] = element
        count += 1
    }

    /// Makes the array longer by a number of equal elements.
    mutating func append(repeating element: Element, count added: Int) {
        reserve(count + added)
        (unsafeBase + count).update(repeating: element, count: added)
        count += added
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return unsafeBase[count]
    }

    mutating func removeAll(keepingCapacity: Bool = true) {
        count = 0
        if keepingCapacity { return }
        deallocate()
        self = UnsafeArray()
    }

    /// Shortens the array.
    mutating func truncate(to length: Int) {
        assert(length <= count)
        count = length
    }
}

extension UnsafeArray {
    /// All elements; they dangle once the array grows.
    @inline(__always)
    var run: UnsafeRun<Element> { UnsafeRun(start: unsafeBase, count: count) }

    /// Some consecutive elements, which dangle likewise.
    @inline(__always)
    func run(at start: Int, count length: Int) -> UnsafeRun<Element> {
        assert(length == 0 || start >= 0 && length > 0 && start + length <= count)
        return UnsafeRun(start: unsafeBase + start, count: length)
    }

    /// Takes over the elements of another array.
    mutating func copy(_ other: UnsafeArray<Element>) {
        count = 0
        reserve(other.count)
        unsafeBase.update(from: other.unsafeBase, count: other.count)
        count = other.count
    }
}
