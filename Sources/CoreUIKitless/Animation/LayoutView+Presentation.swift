public import Foundation
public import KitlessColor

/// What a view shows at a moment of an animation.
public struct ViewPresentation: Equatable, Sendable {
    /// Where the view is shown in its superview, in points; no side is below 0.
    public var frame: CGRect

    /// The opacity shown, 0...1.
    public var alpha: Double

    /// The colour shown of the view's area, or `nil` for none.
    public var backgroundColor: Color?

    /// The radius shown of the view's corners in points, at least 0.
    public var cornerRadius: CGFloat
}

extension LayoutView {
    /// What the view shows now, by the time of its driver; what it is where nothing is animated.
    ///
    /// A property that is set or laid out anew under way without an animation takes the rest of its way along.
    public var presentation: ViewPresentation {
        guard let motions = extras?.motions, !motions.isFinished else {
            return ViewPresentation(
                frame: frame,
                alpha: alpha,
                backgroundColor: backgroundColor,
                cornerRadius: cornerRadius
            )
        }
        var shown = motions.frame?.shown(for: frame) ?? frame
        // Springs overshoot.
        shown.size = CGSize(width: max(shown.size.width, 0), height: max(shown.size.height, 0))
        let color = motions.backgroundColor.map { track in
            track.isFinished ? backgroundColor : track.shown(for: AnimatableColor(backgroundColor ?? .clear)).color
        }
        return ViewPresentation(
            frame: shown,
            alpha: min(max(motions.alpha?.shown(for: alpha) ?? alpha, 0), 1),
            backgroundColor: color ?? backgroundColor,
            cornerRadius: max(motions.cornerRadius?.shown(for: cornerRadius) ?? cornerRadius, 0)
        )
    }

    /// Whether anything of the view is animated now; views in it do not count.
    public var isAnimating: Bool { !(extras?.motions.isFinished ?? true) }

    /// Stops all that is animated of the view, which then shows what it is.
    ///
    /// Completions are called with `false`. Views in it are not affected.
    public func removeAllAnimations() {
        extras?.motions.removeAll()
    }
}
