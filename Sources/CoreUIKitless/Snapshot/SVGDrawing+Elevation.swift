import Foundation

extension SVGDrawing {
    /// Draws the shadows that fall outside a view, the first of the list on top.
    ///
    /// As in CSS, they are left out inside the view. Below an opaque background that makes no difference, and without
    /// the cut there is no seam at its edge.
    mutating func drawOuterShadows(of frame: CGRect, _ appearance: ViewAppearance) {
        let box = RoundedRect(frame, cornerRadius: appearance.cornerRadius)
        let isCovered = (appearance.backgroundColor?.alpha ?? 0) >= 1
        for elevation in appearance.elevations.reversed() where !elevation.isInset {
            let geometry = elevation.geometry(of: box)
            guard !geometry.isEmpty, let shape = geometry.shape else { continue }
            let reach = 3 * geometry.sigma + 1
            let outside = shape.rect.insetBy(dx: -reach, dy: -reach).union(frame).insetBy(dx: -1, dy: -1)
            let clip = isCovered ? nil : defineClip(VectorPath(rectangle: outside) + VectorPath(box))
            draw(VectorPath(shape), elevation, geometry, within: outside, clip: clip)
        }
    }

    /// Draws the shadows that fall into a view: what is outside the hole, blurred, as far as it lies inside the view.
    mutating func drawInsetShadows(of frame: CGRect, _ appearance: ViewAppearance) {
        let box = RoundedRect(frame, cornerRadius: appearance.cornerRadius)
        for elevation in appearance.elevations.reversed() where elevation.isInset {
            let geometry = elevation.geometry(of: box)
            guard !geometry.isEmpty else { continue }
            let reach = 3 * geometry.sigma + 1
            let around = frame.union(geometry.shape?.rect ?? frame).insetBy(dx: -reach, dy: -reach)
            let hole = geometry.shape.map { VectorPath($0) } ?? VectorPath()
            let clip = defineClip(VectorPath(box))
            draw(VectorPath(rectangle: around) + hole, elevation, geometry, within: around, clip: clip)
        }
    }

    private mutating func draw(
        _ path: VectorPath,
        _ elevation: Elevation,
        _ geometry: ShadowGeometry,
        within area: CGRect,
        clip: String?
    ) {
        let filter = geometry.sigma > 0 ? defineBlur(geometry.sigma, within: area) : nil
        if let clip {
            output.writer.begin("g")
            output.writer.attribute("clip-path", "url(#\(clip))")
        }
        output.writer.begin("path")
        output.writer.attribute("d", path.svgData(offset: .zero))
        output.writer.attribute("fill-rule", "evenodd")
        output.writer.attribute("fill", elevation.color.withAlphaComponent(geometry.alpha))
        if let filter { output.writer.attribute("filter", "url(#\(filter))") }
        output.writer.end()
        if clip != nil { output.writer.end() }
        output.writer.newline()
    }

    private mutating func defineBlur(_ sigma: CGFloat, within area: CGRect) -> String {
        let name = output.identifier("blur")
        output.writer.begin("filter")
        output.writer.attribute("id", name)
        output.writer.attribute("filterUnits", "userSpaceOnUse")
        output.writer.attribute("x", Double(area.minX))
        output.writer.attribute("y", Double(area.minY))
        output.writer.attribute("width", Double(area.width))
        output.writer.attribute("height", Double(area.height))
        output.writer.begin("feGaussianBlur")
        output.writer.attribute("stdDeviation", Double(sigma))
        output.writer.end()
        output.writer.end()
        return name
    }

    private mutating func defineClip(_ path: VectorPath) -> String {
        let name = output.identifier("clip")
        output.writer.begin("clipPath")
        output.writer.attribute("id", name)
        output.writer.begin("path")
        output.writer.attribute("d", path.svgData(offset: .zero))
        output.writer.attribute("clip-rule", "evenodd")
        output.writer.end()
        output.writer.end()
        return name
    }
}

extension VectorPath {
    /// The outline of a box whose four radii are equal.
    fileprivate init(_ box: RoundedRect) {
        self.init(rectangle: box.rect, cornerRadius: box.radii.topLeft)
    }

    fileprivate static func + (first: VectorPath, second: VectorPath) -> VectorPath {
        var path = first
        path.append(second)
        return path
    }
}
