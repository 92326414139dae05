/// One value in memory of its own, whose owner frees it.
///
/// Unsafe: it is a handle, copies share the value, and the owner (`Solver`) must call `deallocate()` exactly once.
/// Access to the value is not checked for exclusivity.
struct UnsafeBox<Value: ~Copyable> {
    private let address: UnsafeMutablePointer<Value>

    init(_ value: consuming Value) {
        address = .allocate(capacity: 1)
        address.initialize(to: value)
    }

    /// Ends the life of the value, and frees its memory.
    func deallocate() {
        address.deinitialize(count: 1)
        address.deallocate()
    }

    @inline(__always)
    var pointee: Value {
        unsafeAddress { UnsafePointer(address) }
        nonmutating unsafeMutableAddress { address }
    }
}
