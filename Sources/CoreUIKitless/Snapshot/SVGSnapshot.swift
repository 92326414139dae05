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

/// The work of ``SVGSnapshot``.
private struct SVGDrawing {
    let options: SVGSnapshot.Options
    var output = SnapshotCanvas.Output()
    private var outlines: [CGRect] = []

    init(options: SVGSnapshot.Options) {
        self.options = options
        output.identifierPrefix = options.identifierPrefix
    }

    private enum Step {
        case draw(LayoutView, at: CGPoint)
        case end
    }

    mutating func draw(_ root: LayoutView) {
        let size = root.frame.size
        output.writer.begin("svg")
        output.writer.attribute("xmlns", "http://www.w3.org/2000/svg")
        output.writer.attribute("width", Double(size.width))
        output.writer.attribute("height", Double(size.height))
        output.writer.attribute(
            "viewBox",
            "0 0 \(XMLWriter.number(Double(size.width))) \(XMLWriter.number(Double(size.height)))"
        )
        output.writer.attribute("font-family", options.fontFamily)
        output.writer.newline()
        var steps = [Step.draw(root, at: .zero)]
        while let step = steps.popLast() {
            switch step {
            case .end: output.writer.end()
            case .draw(let view, let origin): draw(view, at: origin, &steps)
            }
        }
        drawOutlines()
        output.writer.end()
        output.writer.newline()
    }

    private mutating func draw(_ view: LayoutView, at origin: CGPoint, _ steps: inout [Step]) {
        let frame = CGRect(origin: origin, size: view.frame.size)
        guard !view.isHidden, frame.isFinite else { return }
        var appearance = view.extras?.appearance ?? ViewAppearance()
        guard appearance.alpha > 0 else { return }
        let scroll = view as? ScrollView
        if scroll != nil { appearance.clipsToBounds = true }
        if appearance.alpha < 1 || appearance.clipsToBounds {
            let clip = appearance.clipsToBounds ? defineClip(frame, appearance) : nil
            output.writer.begin("g")
            if appearance.alpha < 1 { output.writer.attribute("opacity", appearance.alpha) }
            if let clip { output.writer.attribute("clip-path", "url(#\(clip))") }
            steps.append(.end)
        }
        drawArea(frame, appearance)
        if let content = view as? any SnapshotDrawing {
            var canvas = SnapshotCanvas(size: frame.size, origin: origin, output: output)
            // Two owners of one buffer would copy it.
            output = SnapshotCanvas.Output()
            content.drawContent(on: &canvas)
            output = canvas.output
        }
        if options.showsOutlines { outlines.append(frame) }
        let offset = scroll?.contentOffset ?? .zero
        for subview in view.subviews.reversed() {
            let place = subview.frame.origin
            steps.append(
                .draw(subview, at: CGPoint(x: origin.x + place.x - offset.x, y: origin.y + place.y - offset.y))
            )
        }
    }

    private mutating func drawArea(_ frame: CGRect, _ appearance: ViewAppearance) {
        if let color = appearance.backgroundColor {
            drawRectangle(frame, radius: appearance.cornerRadius) { $0.attribute("fill", color) }
        }
        if let color = appearance.borderColor, appearance.borderWidth > 0 {
            let half = appearance.borderWidth / 2
            drawRectangle(frame.insetBy(dx: half, dy: half), radius: max(appearance.cornerRadius - half, 0)) { writer in
                writer.attribute("fill", "none")
                writer.attribute("stroke", color)
                writer.attribute("stroke-width", Double(appearance.borderWidth))
            }
        }
    }

    private mutating func drawRectangle(_ frame: CGRect, radius: CGFloat, paint: (inout XMLWriter) -> Void) {
        guard frame.width > 0, frame.height > 0, !frame.isNull else { return }
        output.writer.begin("rect")
        output.writer.attribute("x", Double(frame.minX))
        output.writer.attribute("y", Double(frame.minY))
        output.writer.attribute("width", Double(frame.width))
        output.writer.attribute("height", Double(frame.height))
        if radius > 0 { output.writer.attribute("rx", Double(min(radius, frame.width / 2, frame.height / 2))) }
        paint(&output.writer)
        output.writer.end()
        output.writer.newline()
    }

    private mutating func defineClip(_ frame: CGRect, _ appearance: ViewAppearance) -> String {
        let name = output.identifier("clip")
        output.writer.begin("clipPath")
        output.writer.attribute("id", name)
        drawRectangle(frame, radius: appearance.cornerRadius) { _ in }
        output.writer.end()
        return name
    }

    private mutating func drawOutlines() {
        guard options.showsOutlines else { return }
        output.writer.begin("g")
        output.writer.attribute("class", "outlines")
        output.writer.attribute("fill", "none")
        output.writer.attribute("stroke", "#e6007a")
        output.writer.attribute("stroke-width", 1)
        output.writer.newline()
        for frame in outlines {
            drawRectangle(frame.insetBy(dx: 0.5, dy: 0.5), radius: 0) { _ in }
        }
        output.writer.end()
        output.writer.newline()
    }
}
