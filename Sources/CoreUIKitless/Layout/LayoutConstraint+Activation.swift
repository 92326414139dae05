/// Becoming active, and ceasing to be.
extension LayoutConstraint {
    /// Activates constraints as one batch: all of them, or none if one is at fault.
    ///
    /// Constraints that are active already stay so, and keep their place in the order of activation.
    ///
    /// - Parameter constraints: The constraints.
    /// - Throws: ``LayoutError``, such as `noCommonAncestor`; then none has become active.
    /// - Complexity: O(constraints), plus the way up to common ancestors.
    public static func activate(_ constraints: some Sequence<LayoutConstraint>) throws(LayoutError) {
        for constraint in constraints { try constraint.check() }
        for constraint in constraints { constraint.enter() }
    }

    /// Deactivates constraints as one batch.
    ///
    /// - Parameter constraints: The constraints.
    /// - Complexity: O(constraints).
    public static func deactivate(_ constraints: some Sequence<LayoutConstraint>) {
        for constraint in constraints { constraint.deactivate() }
    }

    /// Makes the constraint active.
    ///
    /// - Throws: ``LayoutError``, such as `noCommonAncestor`; then the constraint stays inactive.
    public func activate() throws(LayoutError) {
        try check()
        enter()
    }

    private func check() throws(LayoutError) {
        if let fault { throw fault }
        guard state == .inactive else { return }
        guard let view = first.view else { throw LayoutError(.itemIsGone, "\(self)") }
        guard let second else { return }
        guard let otherView = second.view else { throw LayoutError(.itemIsGone, "\(self)") }
        // Items of one engine are in one tree: the usual case once the tree has constraints.
        if let engine = first.engine, engine === second.engine { return }
        if view.commonAncestor(with: otherView) == nil { throw LayoutError(.noCommonAncestor, "\(self)") }
    }

    private func enter() {
        guard state == .inactive, let view = first.view else { return }
        first.attach(self)
        if let second, second !== first { second.attach(self) }
        view.engineOfTree().enter(self)
    }

    /// Makes the constraint inactive; an item that is ending has let go of it already.
    func deactivate(leaving ending: LayoutItem? = nil) {
        guard state != .inactive else { return }
        let engine = LayoutEngine.of(first)
        if first !== ending { first.detach(self) }
        if let second, second !== first, second !== ending { second.detach(self) }
        engine?.leave(self)
        state = .inactive
        row = nil
    }

    /// Does something that may be refused, and logs why.
    func report(_ change: () throws(LayoutError) -> Void) {
        do {
            try change()
        } catch {
            CoreUI.layoutLogger.warning(
                "refused: \(error)",
                metadata: ["file": "\(file)", "line": "\(line)"]
            )
        }
    }
}
