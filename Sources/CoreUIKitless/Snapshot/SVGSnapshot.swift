import Foundation

/// A view that draws content of its own, above its background and below its subviews.
public protocol SnapshotDrawing: LayoutView {
    /// Draws the content.
    ///
    /// - Parameter canvas: What to draw on, in the view's coordinates.
    func drawContent(on canvas: inout SnapshotCanvas)
}

/// A picture of a tree of views as SVG: background, corners, border, text, and outlines for debugging.
///
/// The tree is drawn as its last layout left it. The same tree gives the same bytes, on every platform and in every
/// locale; the text is well-formed XML whatever the views say. Hidden views, and views whose frame is not finite, are
/// left out together with their subviews. A scroll view shows the part of its content that its offset says.
///
/// ```swift
/// root.layoutIfNeeded()
/// let svg = SVGSnapshot(of: root).text
/// ```
public struct SVGSnapshot: Sendable {
    /// How a picture is drawn.
    public struct Options: Hashable, Sendable {
        /// Whether the frame of every view is outlined, in a group of the class `outlines`.
        public var showsOutlines = false

        /// Whether views that are animated are drawn as they are shown at the time of their driver, see
        /// ``LayoutView/presentation``, and not as they will be.
        public var showsPresentation = false

        /// What is put before the names that parts of the picture have among themselves.
        ///
        /// Several pictures in one page need different ones.
        public var identifierPrefix = ""

        /// The fonts of all text, in the syntax of CSS's `font-family`.
        public var fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"

        /// Makes the default options.
        public init() {}
    }

    /// The picture, an `svg` element without an XML declaration.
    public let text: String

    /// Draws a tree.
    ///
    /// - Parameters:
    ///   - view: The root of what is drawn; the picture has its size.
    ///   - options: How it is drawn.
    /// - Complexity: O(views), without recursion: a tree may be as deep as memory allows.
    public init(of view: LayoutView, options: Options = Options()) {
        var drawing = SVGDrawing(options: options)
        drawing.draw(view)
        text = drawing.output.writer.text
    }
}
