/// A growing array of plain values whose owner frees it.
///
/// Unsafe: it is a handle, copies share the memory, and the owner (`Core`) must call `deallocate()` exactly once.
/// Indices are checked in debug builds only. Elements are `BitwiseCopyable`, so that memory may be moved as bytes.
struct UnsafeArray<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity = 0

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    init() {
        // Any address will do that is not 0: nothing is read or written before there is room.
        base = UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped
    }

    func deallocate() {
        if capacity > 0 { base.deallocate() }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        unsafeAddress {
            assert(index >= 0 && Int(index) < count)
            return UnsafePointer(base + Int(index))
        }
        nonmutating unsafeMutableAddress {
            assert(index >= 0 && Int(index) < count)
            return base + Int(index)
        }
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        unsafeAddress {
            assert(index >= 0 && index < count)
            return UnsafePointer(base + index)
        }
        nonmutating unsafeMutableAddress {
            assert(index >= 0 && index < count)
            return base + index
        }
    }

    mutating func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        let larger = max(wanted, capacity < 1024 ? 2 * capacity : capacity + capacity / 2, 32)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.update(from: base, count: count)
        deallocate()
        base = moved
        capacity = larger
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[count] = element
        count += 1
    }

    /// Makes the array longer by a number of equal elements.
    mutating func append(repeating element: Element, count added: Int) {
        reserve(count + added)
        (base + count).update(repeating: element, count: added)
        count += added
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    mutating func removeAll() {
        count = 0
    }

    /// Shortens the array.
    mutating func truncate(to length: Int) {
        assert(length <= count)
        count = length
    }
}

extension UnsafeArray {
    /// Takes over the elements of another array.
    mutating func copy(_ other: UnsafeArray<Element>) {
        count = 0
        reserve(other.count)
        base.update(from: other.base, count: other.count)
        count = other.count
    }
}
