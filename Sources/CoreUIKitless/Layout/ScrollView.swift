public import Foundation

/// A view that shows a part of its content, which may be larger than itself.
///
/// ```swift
/// scroll.addSubview(article)
/// article.constrainEdges(to: scroll.contentLayoutGuide)
/// article.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
/// ```
///
/// For constraints from inside, the edges of the scroll view are those of its content, while width, height and centres
/// are those of its frame; from outside, all are those of the frame. A chain of constraints from edge to edge of the
/// content has to determine its size, else the content is ambiguous. Frames of subviews are in coordinates of the
/// content; what part of it is shown is no matter of layout.
open class ScrollView: LayoutView {
    /// The content: as large as constraints make it.
    public let contentLayoutGuide = LayoutGuide(.content)

    /// The frame of the scroll view, which stays where it is while the content moves.
    public let frameLayoutGuide = LayoutGuide(.scrollFrame)

    /// The point of the content that is shown at the top left, in points; one that is not finite is refused.
    public var contentOffset = CGPoint.zero {
        didSet { if !(contentOffset.x.isFinite && contentOffset.y.isFinite) { contentOffset = oldValue } }
    }

    /// Room around the content within which it can be moved, in points; insets that are not finite are refused.
    public var contentInset = EdgeInsets.zero {
        didSet { if !contentInset.isFinite { contentInset = oldValue } }
    }

    /// Room at the ends of scroll indicators, in points; insets that are not finite are refused.
    public var scrollIndicatorInsets = EdgeInsets.zero {
        didSet { if !scrollIndicatorInsets.isFinite { scrollIndicatorInsets = oldValue } }
    }

    override var contentItem: LayoutItem? { contentLayoutGuide.item }

    override var ownGuides: [LayoutGuide] { [contentLayoutGuide, frameLayoutGuide] }

    /// Creates a scroll view.
    ///
    /// - Parameter frame: Where it lies in its superview.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        item.hasContent = true
        contentLayoutGuide.item.view = self
        frameLayoutGuide.item.view = self
    }

    deinit {
        for guide in [contentLayoutGuide, frameLayoutGuide] {
            guide.item.view = nil
            guide.item.end()
        }
    }

    /// The size of the content as of the last pass, in points.
    public var contentSize: CGSize { contentLayoutGuide.layoutFrame.size }

    /// The content inset plus the part of the safe area's insets that lies in the view.
    public var adjustedContentInset: EdgeInsets { contentInset.combined(with: safeAreaInsets, +) }

    /// The offsets that can be reached: from the start of the content with its inset to its end.
    public var contentOffsetRange: CGRect {
        let inset = contentInset
        let size = bounds.size
        let content = contentSize
        return CGRect(
            x: -inset.left,
            y: -inset.top,
            width: max(content.width + inset.horizontal - size.width, 0),
            height: max(content.height + inset.vertical - size.height, 0)
        )
    }

    /// Moves the offset by as little as is needed to show a rectangle of the content.
    ///
    /// - Parameter rectangle: The rectangle in coordinates of the content; with one that is not finite, nothing moves.
    public func scrollRectToVisible(_ rectangle: CGRect) {
        guard rectangle.isFinite else { return }
        let inset = contentInset
        let size = bounds.size
        let range = contentOffsetRange
        let x = min(max(contentOffset.x, rectangle.maxX + inset.right - size.width), rectangle.minX - inset.left)
        let y = min(max(contentOffset.y, rectangle.maxY + inset.bottom - size.height), rectangle.minY - inset.top)
        contentOffset = CGPoint(
            x: min(max(x, range.minX), range.maxX),
            y: min(max(y, range.minY), range.maxY)
        )
    }
}
