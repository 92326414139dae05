import Foundation
import KitlessColor

/// The work of ``SVGSnapshot``.
struct SVGDrawing {
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
        let size = frame(of: root).size
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
        let frame = CGRect(origin: origin, size: frame(of: view).size)
        guard !view.isHidden, frame.isFinite else { return }
        var appearance = appearance(of: view)
        guard appearance.alpha > 0 else { return }
        let scroll = view as? ScrollView
        if scroll != nil { appearance.clipsToBounds = true }
        if appearance.alpha < 1 {
            output.writer.begin("g")
            output.writer.attribute("opacity", appearance.alpha)
            steps.append(.end)
        }
        drawOuterShadows(of: frame, appearance)
        if appearance.clipsToBounds {
            let clip = defineClip(frame, appearance)
            output.writer.begin("g")
            output.writer.attribute("clip-path", "url(#\(clip))")
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
            let place = self.frame(of: subview).origin
            steps.append(
                .draw(subview, at: CGPoint(x: origin.x + place.x - offset.x, y: origin.y + place.y - offset.y))
            )
        }
    }

    /// Where a view is drawn in its superview.
    private func frame(of view: LayoutView) -> CGRect {
        options.showsPresentation ? view.presentation.frame : view.frame
    }

    private func appearance(of view: LayoutView) -> ViewAppearance {
        var appearance = view.extras?.appearance ?? ViewAppearance()
        guard options.showsPresentation, view.isAnimating else { return appearance }
        let shown = view.presentation
        appearance.alpha = shown.alpha
        appearance.backgroundColor = shown.backgroundColor
        appearance.cornerRadius = shown.cornerRadius
        return appearance
    }

    private mutating func drawArea(_ frame: CGRect, _ appearance: ViewAppearance) {
        if let color = appearance.backgroundColor {
            drawRectangle(frame, radius: appearance.cornerRadius) { $0.attribute("fill", color) }
        }
        drawInsetShadows(of: frame, appearance)
        if let color = appearance.borderColor, appearance.borderWidth > 0 {
            let half = appearance.borderWidth / 2
            drawRectangle(frame.insetBy(dx: half, dy: half), radius: max(appearance.cornerRadius - half, 0)) { writer in
                writer.attribute("fill", "none")
                writer.attribute("stroke", color)
                writer.attribute("stroke-width", Double(appearance.borderWidth))
            }
        }
    }

    mutating func drawRectangle(_ frame: CGRect, radius: CGFloat, paint: (inout XMLWriter) -> Void) {
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

    mutating func defineClip(_ frame: CGRect, _ appearance: ViewAppearance) -> String {
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
