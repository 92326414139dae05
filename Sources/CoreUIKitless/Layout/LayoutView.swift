public import Foundation

/// A rectangle in a tree of rectangles, laid out by constraints.
///
/// ```swift
/// let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
/// let card = LayoutView()
/// root.addSubview(card)
/// card.constrainEdges(with: DirectionalEdgeInsets(all: 16))
/// root.layoutIfNeeded()
/// card.frame  // (16, 16, 288, 208)
/// ```
///
/// The root keeps the size of its frame; constraints place all other views. A view made in code keeps the frame it is
/// given until ``translatesAutoresizingMaskIntoConstraints`` is set to `false`, as the `constrain` family does.
///
/// A tree belongs to one isolation region: it is not `Sendable`, so that the compiler sees to it. Any actor may own
/// one; see <doc:AutoLayoutWithoutUIKit>.
open class LayoutView: Anchorable {
    /// The length along an axis that has no intrinsic one: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// What constraints and the engine know of the view.
    let item = LayoutItem(.view)

    /// A name for messages, conflicts and pictures.
    public var identifier: String?

    /// The view that this one lies in, or `nil` for a root.
    public var superview: LayoutView? { parent }

    /// The superview.
    ///
    /// Safe although unchecked: a view that goes sets it to `nil` in its subviews.
    @exclusivity(unchecked) unowned(unsafe) var parent: LayoutView?

    /// The views that lie in this one, from back to front.
    @exclusivity(unchecked) public internal(set) var subviews: [LayoutView] = []

    /// The guides of the view, in the order in which they were added.
    public internal(set) var layoutGuides: [LayoutGuide] = []

    /// What only some views have; made when first needed.
    @exclusivity(unchecked) var extras: ViewExtras?

    @exclusivity(unchecked) var flags: Flags = [.needsUpdateConstraints, .needsLayout, .translatesAutoresizingMask]

    struct Flags: OptionSet {
        let rawValue: UInt8
        static let needsUpdateConstraints = Flags(rawValue: 1 << 0)
        static let needsLayout = Flags(rawValue: 1 << 1)
        static let translatesAutoresizingMask = Flags(rawValue: 1 << 2)
        static let isHidden = Flags(rawValue: 1 << 3)
        /// Set for the time in which the view is taken out of its tree.
        static let isLeaving = Flags(rawValue: 1 << 4)
    }

    /// The content of a scroll view; `nil` for other views.
    var contentItem: LayoutItem? { nil }

    /// Guides that belong to the kind of view.
    var ownGuides: [LayoutGuide] { [] }

    /// Creates a view.
    ///
    /// - Parameter frame: Where the view lies in its superview; for a root, its size. One that is not finite counts as
    ///   an empty one, and the mistake is logged.
    public init(frame: CGRect = .zero) {
        item.view = self
        if accepts(frame.isFinite, "frame \(frame)") { item.frame = frame.withSizeAboveZero }
    }

    deinit {
        // A view that is going away is a root, and must not be looked at by anyone any more.
        // What a subclass stores is gone by now, so nothing here may ask it.
        LayoutEngine.of(item)?.end()
        forEachBaseItem { $0.view = nil }
        releaseSubviews()
        forEachBaseItem { $0.end() }
    }

    /// Lets go of the subviews without recursion: a tree may be deeper than the stack.
    private func releaseSubviews() {
        guard !subviews.isEmpty else { return }
        var released: [LayoutView] = []
        swap(&released, &subviews)
        for view in released { view.parent = nil }
        while var view = released.popLast() {
            guard isKnownUniquelyReferenced(&view) else {
                LayoutEngine.split(view)
                continue
            }
            for subview in view.subviews { subview.parent = nil }
            released += view.subviews
            view.subviews = []
        }
    }

    /// What constraints know of the view.
    public var anchorItem: AnchorItem { AnchorItem(item) }

    /// Places subviews that no constraint places; the base class does nothing.
    ///
    /// Called when the size of the view has changed or ``setNeedsLayout()`` was called, from the root downwards, after
    /// frames have been set. Changes to constraints made here are laid out in another round of the same pass.
    open func layoutSubviews() {}

    /// Updates constraints before a pass, from the leaves upwards; the base class does nothing.
    ///
    /// Called before the first pass that the view takes part in, and after ``setNeedsUpdateConstraints()``.
    open func updateConstraints() {}

    /// The size of the content in points, with ``noIntrinsicMetric`` along an axis that has none.
    ///
    /// Lengths that are negative or not finite count as none. Read when the view enters a layout, and again after
    /// ``invalidateIntrinsicContentSize()``.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Whether the height of the content depends on the width, as that of text that wraps does.
    ///
    /// If so, ``intrinsicContentSize`` gives the size without wrapping, and ``contentHeight(forWidth:)`` the height for
    /// the width of the layout.
    open var contentWraps: Bool { false }

    /// Returns the height of the content within a width, for views with ``contentWraps``.
    ///
    /// - Parameter width: The width in points.
    /// - Returns: The height in points; the base class returns that of ``intrinsicContentSize``.
    open func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    /// How far the frame reaches beyond the rectangle that constraints are about, as for a shadow or a badge.
    ///
    /// Insets that are not finite count as none.
    open var alignmentRectInsets: EdgeInsets { .zero }

    /// The distance of the first baseline from the top side of the alignment rectangle, in points; 0 if not finite.
    open var firstBaselineOffsetFromTop: CGFloat { 0 }

    /// The distance of the last baseline from the bottom side of the alignment rectangle, in points; 0 if not finite.
    open var lastBaselineOffsetFromBottom: CGFloat { 0 }

    /// Returns the size that fits best: unless overridden, the smallest one that the constraints within the view allow.
    ///
    /// - Parameter size: The room there is, in points; 0 and infinity mean any.
    /// - Returns: The size in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(within: size)
    }
}
