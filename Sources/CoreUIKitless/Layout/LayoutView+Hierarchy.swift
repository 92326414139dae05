import Foundation

/// The tree: superviews and subviews.
extension LayoutView {
    /// Adds a view as the frontmost subview, after taking it out of the tree it is in.
    ///
    /// Adding a view under itself or one of its descendants is refused: nothing changes, and the mistake is logged.
    /// Constraints that reach out of the added view's subtree end; those within it stay.
    ///
    /// - Parameter view: The view.
    /// - Complexity: O(depth) to refuse cycles, and O(1) unless the added view has been in a laid-out tree.
    public func addSubview(_ view: LayoutView) {
        insertSubview(view, at: subviews.count)
    }

    /// Adds a view among the subviews.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - index: How many of the other subviews lie behind it; a number out of range means the nearest one in range.
    public func insertSubview(_ view: LayoutView, at index: Int) {
        guard !view.isAncestor(of: self) else {
            let error = LayoutError(
                .hierarchyCycle,
                "\(view.displayName) cannot lie in \(displayName), which is \(view === self ? "itself" : "inside it")"
            )
            CoreUI.layoutLogger.warning("refused: \(error)")
            return
        }
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(max(index, 0), subviews.count))
            return
        }
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.parent = self
        view.item.referenceSize = item.currentFrame.size
        LayoutEngine.join(view, to: self)
    }

    /// Takes the view out of its tree, with all that is in it.
    ///
    /// Active constraints between the inside and the outside become inactive; adding the view again does not bring them
    /// back. Those wholly inside stay active.
    ///
    /// - Complexity: O(size of the subtree and its constraints).
    public func removeFromSuperview() {
        guard let parent = superview else { return }
        (parent as? StackView)?.forgetArrangement(of: self)
        LayoutEngine.split(self)
        if let index = parent.subviews.lastIndex(where: { $0 === self }) { parent.subviews.remove(at: index) }
        self.parent = nil
    }

    /// Moves a subview to the front of its siblings.
    ///
    /// - Parameter view: The subview; another view is left where it is.
    public func bringSubviewToFront(_ view: LayoutView) {
        if view.superview === self { insertSubview(view, at: subviews.count) }
    }

    /// Moves a subview behind its siblings.
    ///
    /// - Parameter view: The subview; another view is left where it is.
    public func sendSubviewToBack(_ view: LayoutView) {
        if view.superview === self { insertSubview(view, at: 0) }
    }

    /// The view at the top of the tree.
    ///
    /// - Complexity: O(depth).
    public var root: LayoutView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    /// Says whether the view lies in another one.
    ///
    /// - Parameter view: The other view.
    /// - Returns: Whether it is this view or one of its ancestors.
    /// - Complexity: O(depth).
    public func isDescendant(of view: LayoutView) -> Bool { view.isAncestor(of: self) }

    func isAncestor(of view: LayoutView) -> Bool {
        if self === view { return true }
        // A view without subviews contains nothing: the usual case when a tree is built from the root.
        if subviews.isEmpty { return false }
        var current = view.superview
        while let ancestor = current {
            if ancestor === self { return true }
            current = ancestor.superview
        }
        return false
    }

    /// Returns the nearest view that contains both views, which may be one of them.
    ///
    /// - Parameter other: The other view.
    /// - Returns: The view, or `nil` if the views are not in one tree.
    /// - Complexity: O(1) for siblings and parents, otherwise O(depth).
    public func commonAncestor(with other: LayoutView) -> LayoutView? {
        if self === other || other.superview === self { return self }
        if superview === other { return other }
        if let superview, superview === other.superview { return superview }
        var one = self
        var two = other
        var difference = depth - other.depth
        while difference > 0, let parent = one.superview { (one, difference) = (parent, difference - 1) }
        while difference < 0, let parent = two.superview { (two, difference) = (parent, difference + 1) }
        while one !== two {
            guard let parent = one.superview, let otherParent = two.superview else { return nil }
            (one, two) = (parent, otherParent)
        }
        return one
    }

    private var depth: Int {
        var depth = 0
        var current = superview
        while let view = current { (current, depth) = (view.superview, depth + 1) }
        return depth
    }

    /// Calls a closure with each view of the subtree, a view before its subviews; without recursion.
    func forEachView(_ body: (LayoutView) -> Void) {
        var rest = [self]
        while let view = rest.popLast() {
            body(view)
            rest.append(contentsOf: view.subviews.reversed())
        }
    }

    /// The name for messages: the identifier, or the type.
    var displayName: String { identifier ?? "\(type(of: self))" }
}
