import CoreUIKitless
import Foundation

/// Elevation: a scale of shadows, and the exact ones beside the browser's.
enum ElevationSection {
    static var section: Section {
        Section(
            id: "elevation",
            title: "Elevation",
            lead: """
                Shadows as design tools describe them: offset, blur, spread, colour, opacity. A layout knows how far \
                they reach, a picture draws them, and a raster has them exactly.
                """,
            blocks: [scale, comparison]
        )
    }

    private static let levels = [0, 1, 2, 4, 6, 8, 12, 16, 24]

    private static var scale: Block {
        let sample = Sample(caption: "Levels of Material Design, in dp", size: CGSize(width: 980, height: 190)) {
            root,
            palette in
            let cards = levels.map { level in
                let card = Label("\(level)", size: 20, weight: 600, color: palette.text, alignment: .center)
                card.backgroundColor = palette.card
                card.cornerRadius = 14
                card.elevations = Elevation.material(level: level)
                return card
            }
            let row = StackView(arrangedSubviews: cards)
            row.distribution = .fillEqually
            row.spacing = 28
            root.addSubview(row)
            row.constrainEdges(with: DirectionalEdgeInsets(topAndBottom: 50, leadingAndTrailing: 40))
        }
        return Block(
            title: "A scale",
            text: "Three shadows each: umbra, penumbra, ambient.",
            body: Picture.stage([sample.picture(width: "desktop", name: "elevation")])
        )
    }

    private static let shadows: [(name: String, layers: [Elevation])] = [
        ("Soft", [Elevation(xOffset: 0, yOffset: 10, blur: 30, spread: 0, color: .black, opacity: 0.28)]),
        (
            "Coloured, with spread",
            [Elevation(xOffset: 0, yOffset: 8, blur: 24, spread: 4, color: Color(rgb: 0x1557C8), opacity: 0.55)]
        ),
        ("Inset", [Elevation(xOffset: 0, yOffset: 4, blur: 16, spread: 2, color: .black, opacity: 0.4, isInset: true)]),
    ]

    private static var comparison: Block {
        let figures = shadows.map { name, layers in
            let css = Elevation.cssText(of: layers)
            return """
                <figure class="third">
                <div class="shadow-pair">
                <img alt="\(name), exact raster" src="data:image/png;base64,\(raster(layers))" width="200" height="160" />
                <div><i style="box-shadow:\(css.escaped)"></i></div>
                </div>
                <figcaption><span>\(name): exact, and the browser's</span><code>\(css.escaped)</code></figcaption>
                </figure>
                """
        }
        return Block(
            title: "Exact, and the browser's own",
            text: """
                On the left the Gaussian of the specification, computed for every pixel and written as PNG; on the \
                right the same text given to the browser, which approximates the blur.
                """,
            body: Picture.stage(figures)
        )
    }

    /// A box of 104 by 64 in the middle of 200 by 160 pixels, as base 64 of a PNG.
    private static func raster(_ layers: [Elevation]) -> String {
        let box = RoundedRect(CGRect(x: 48, y: 48, width: 104, height: 64), cornerRadius: 14)
        let size = CGSize(width: 200, height: 160)
        let bitmap = try? Bitmap(shadows: layers, of: box, fill: .white, background: .white, size: size)
        return bitmap?.pngData?.base64EncodedString() ?? ""
    }
}
