public import KitlessSolver

/// How strongly a view keeps the size of its content.
extension LayoutView {
    /// Says that the size of the content has changed: it is read again before the next pass.
    public func invalidateIntrinsicContentSize() {
        LayoutEngine.of(item)?.contentChanged(item)
    }

    /// Returns how strongly the view keeps from growing beyond its content along an axis; 250 unless set.
    ///
    /// - Parameter axis: The axis.
    /// - Returns: The priority.
    public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority { item.content.hugging(axis) }

    /// Returns how strongly the view keeps from shrinking below its content along an axis; 750 unless set.
    ///
    /// - Parameter axis: The axis.
    /// - Returns: The priority.
    public func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
        item.content.compression(axis)
    }

    /// Sets how strongly the view keeps from growing beyond its content.
    ///
    /// - Parameters:
    ///   - priority: The priority; one out of range is refused, and the mistake logged. A required one is a constraint
    ///     that conflicts may name.
    ///   - axis: The axis.
    public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        guard accepts(priority, for: "hugging"), priority != item.content.hugging(axis) else { return }
        if axis == .horizontal { item.content.huggingX = priority } else { item.content.huggingY = priority }
        LayoutEngine.of(item)?.contentChanged(item)
    }

    /// Sets how strongly the view keeps from shrinking below its content.
    ///
    /// - Parameters:
    ///   - priority: The priority; one out of range is refused, and the mistake logged. A required one is a constraint
    ///     that conflicts may name.
    ///   - axis: The axis.
    public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        guard accepts(priority, for: "compression resistance"), priority != item.content.compression(axis) else {
            return
        }
        if axis == .horizontal { item.content.compressionX = priority } else { item.content.compressionY = priority }
        LayoutEngine.of(item)?.contentChanged(item)
    }

    private func accepts(_ priority: LayoutPriority, for what: String) -> Bool {
        if priority.isValid { return true }
        let error = LayoutError(.priorityOutOfRange, "\(what) \(priority.rawValue) of \(displayName)")
        CoreUI.layoutLogger.warning("refused: \(error)")
        return false
    }
}
