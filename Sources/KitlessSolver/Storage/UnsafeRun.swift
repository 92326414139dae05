/// A view of consecutive elements in memory that somebody else owns, such as the row of a form or a vector over levels.
///
/// Unsafe: copies see the same memory, and a run must not outlive it: it dangles once the array or arena that it came
/// from has grown. Writing through a run is allowed for all who have one. Indices are checked in debug builds only;
/// in release builds a run is no more than an address.
struct UnsafeRun<Element: BitwiseCopyable> {
    private let start: UnsafeMutablePointer<Element>
    #if DEBUG
        private let count: Int
    #endif

    @inline(__always)
    init(start: UnsafeMutablePointer<Element>, count: Int) {
        self.start = start
        #if DEBUG
            self.count = count
        #endif
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        unsafeAddress {
            #if DEBUG
                assert(index >= 0 && index < count)
            #endif
            return UnsafePointer(start + index)
        }
        nonmutating unsafeMutableAddress {
            #if DEBUG
                assert(index >= 0 && index < count)
            #endif
            return start + index
        }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        unsafeAddress {
            #if DEBUG
                assert(index >= 0 && Int(index) < count)
            #endif
            return UnsafePointer(start + Int(index))
        }
        nonmutating unsafeMutableAddress {
            #if DEBUG
                assert(index >= 0 && Int(index) < count)
            #endif
            return start + Int(index)
        }
    }

    /// Takes over the first elements of another run; the two may overlap.
    @inline(__always)
    func assign(from other: UnsafeRun<Element>, count assigned: Int) {
        #if DEBUG
            assert(assigned >= 0 && assigned <= count && assigned <= other.count)
        #endif
        start.update(from: other.start, count: assigned)
    }
}
