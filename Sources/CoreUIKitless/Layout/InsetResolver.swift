import Foundation

/// Computes effective insets of views from their frames, from the root downwards.
struct InsetResolver {
    let environment: LayoutEnvironment

    /// Returns the insets of a view, as follows from the frames of its ancestors.
    ///
    /// Margins are the view's own, plus the part of the safe area's insets that lies in it; a view's part of the safe
    /// area's insets is how far it reaches beyond its superview's safe area, at most the superview's inset.
    ///
    /// - Complexity: O(depth) if anything depends on frames, else O(1).
    func insets(of view: LayoutView) -> ViewInsets {
        var path = [view]
        var current = view
        while let parent = current.superview {
            path.append(parent)
            current = parent
        }
        var inherited: (insets: ViewInsets, size: CGSize)?
        for (index, view) in path.enumerated().reversed() {
            let insets = resolve(view, isRoot: index == path.count - 1, in: inherited)
            inherited = (insets, view.frame.size)
        }
        return inherited?.insets ?? ViewInsets()
    }

    private func resolve(
        _ view: LayoutView,
        isRoot: Bool,
        in parent: (insets: ViewInsets, size: CGSize)?
    ) -> ViewInsets {
        let frame = view.frame
        // What is left of the superview's sides outside this view, negative where the view reaches out.
        let distances = EdgeInsets(
            top: frame.origin.y,
            left: frame.origin.x,
            bottom: (parent?.size.height ?? 0) - frame.origin.y - frame.size.height,
            right: (parent?.size.width ?? 0) - frame.origin.x - frame.size.width
        )
        var insets = ViewInsets()
        insets.safeArea = isRoot ? environment.safeAreaInsets : .zero
        if let parent {
            insets.safeArea = parent.insets.safeArea.combined(with: distances) { inset, distance in
                min(max(inset - distance, 0), max(inset, 0))
            }
        }
        let extras = view.extras
        if let additional = extras?.additionalSafeAreaInsets, additional != .zero {
            insets.safeArea = insets.safeArea.combined(with: additional, +)
        }
        insets.margins = EdgeInsets(
            extras?.margins ?? DirectionalEdgeInsets(all: 8),
            direction: environment.layoutDirection
        )
        if extras?.insetsMarginsFromSafeArea ?? true {
            insets.margins = insets.margins.combined(with: insets.safeArea, +)
        }
        if let parent, extras?.preservesSuperviewMargins ?? false {
            let reaching = parent.insets.margins.combined(with: distances, -)
            insets.margins = insets.margins.combined(with: reaching, max)
        }
        let spare = frame.size.width - insets.margins.horizontal - environment.readableContentWidth
        insets.readable = insets.margins
        if spare > 0 {
            insets.readable.left += spare / 2
            insets.readable.right += spare / 2
        }
        return insets
    }
}

extension EdgeInsets {
    /// Combines the insets side by side.
    func combined(with other: EdgeInsets, _ combine: (CGFloat, CGFloat) -> CGFloat) -> EdgeInsets {
        EdgeInsets(
            top: combine(top, other.top),
            left: combine(left, other.left),
            bottom: combine(bottom, other.bottom),
            right: combine(right, other.right)
        )
    }
}
