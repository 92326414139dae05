// Many values at once, from memory to memory.

extension Core {
    /// Copies the values of variables to an array of the same length.
    mutating func copyValues(of variables: [Variable], to values: inout [Double]) {
        assert(values.count == variables.count)
        flush()
        let records = slots.unsafeBase
        let count = slots.count
        values.withUnsafeMutableBufferPointer { target in
            variables.withUnsafeBufferPointer { source in
                for position in 0..<min(source.count, target.count) {
                    let variable = source[position]
                    let isOurs = variable.index >= 0 && Int(variable.index) < count
                    let record = isOurs ? records + Int(variable.index) : records
                    target[position] =
                        isOurs && record.pointee.generation == variable.generation ? record.pointee.value : .nan
                }
            }
        }
    }

    /// Returns the variables whose values have changed since this was last called; valid until the next change.
    fileprivate mutating func takeChanges() -> UnsafeBufferPointer<ValueChange> {
        beginChanges()
        taken.removeAll()
        taken.reserve(changed.count)
        while let change = nextChange() { taken.append(change) }
        return UnsafeBufferPointer(start: taken.unsafeBase, count: taken.count)
    }
}

extension Solver {
    /// Hands over all that ``takeChanges(_:)-((Variable,Double)->Void)`` does, at once.
    ///
    /// - Parameter body: It must not change the solver, and must not keep the memory.
    package func takeAllChanges(_ body: (UnsafeBufferPointer<ValueChange>) -> Void) {
        body(core.pointee.takeChanges())
    }
}
