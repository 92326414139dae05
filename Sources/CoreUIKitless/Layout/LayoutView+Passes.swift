/// Asking for passes, and running them.
extension LayoutView {
    /// Asks for a pass, in which ``layoutSubviews()`` is called; several requests make one pass.
    public func setNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        LayoutEngine.of(item)?.needsLayout(self)
    }

    /// Asks for ``updateConstraints()`` before the next pass; several requests make one call.
    public func setNeedsUpdateConstraints() {
        guard !flags.contains(.needsUpdateConstraints) else { return }
        flags.insert(.needsUpdateConstraints)
        LayoutEngine.of(item)?.needsUpdateConstraints(self)
    }

    /// Lays out the tree now, if anything has changed since the last pass.
    ///
    /// The pass runs from the root of the tree, whichever view it is asked of: constraints are updated from the leaves
    /// upwards, the changes since the last pass are solved, frames are set, and ``layoutSubviews()`` is called from the
    /// root downwards. If that changes constraints, another round follows, up to ten. Called from within a pass, it
    /// returns at once, and the pass under way goes into another round if there is something to do.
    ///
    /// - Complexity: Depends on what the changes touch, not on the size of the tree.
    public func layoutIfNeeded() {
        engineOfTree().layout()
    }

    /// Calls ``updateConstraints()`` now on each view of the tree that asked for it, without a layout.
    public func updateConstraintsIfNeeded() {
        engineOfTree().updateConstraintsNow()
    }

    /// Whether changes wait for a pass.
    public var needsLayout: Bool {
        guard let engine = LayoutEngine.of(item) else { return true }
        return engine.isDirty
    }

    /// Whether the view is left out of drawing; in a ``StackView`` also of the arrangement.
    ///
    /// Elsewhere a hidden view takes its place in the layout like any other.
    public var isHidden: Bool {
        get { flags.contains(.isHidden) }
        set {
            guard newValue != flags.contains(.isHidden) else { return }
            if newValue { flags.insert(.isHidden) } else { flags.remove(.isHidden) }
            (superview as? StackView)?.arrangementChanged()
        }
    }
}
