import CoreUIKitless

/// Motion: curves and springs with their velocities, and the same numbers moving.
enum MotionSection {
    static var section: Section {
        Section(
            id: "motion",
            title: "Motion",
            lead: """
                The value is the solid line, the velocity the dashed one, both straight from the engine. The dots are \
                moved by the browser along samples of the same curves.
                """,
            blocks: [
                Block(
                    title: "Springs",
                    text: "Duration and bounce as designers say them, or damping as UIView's animations take it.",
                    body: grid(springs.map(springFigure))
                ),
                Block(
                    title: "Timing curves",
                    text: "CSS easing functions, read from their text.",
                    body: grid(easings.compactMap(easingFigure))
                ),
            ]
        )
    }

    private static func grid(_ figures: [String]) -> String {
        """
        <p><button type="button" class="toggle play">Play</button></p>
        <div class="grid">\(figures.joined())</div>
        """
    }

    private static let springs: [(name: String, spring: Spring)] = [
        ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy), ("interactive", .interactive),
        ("UIView, damping 0.4", Spring(viewAnimationDuration: 0.8, dampingRatio: 0.4)),
        ("Core Animation's default", .coreAnimation),
    ]

    private static let easings = [
        "ease", "ease-in", "ease-out", "ease-in-out", "cubic-bezier(0.34, 1.56, 0.64, 1)", "steps(5, jump-none)",
        "linear(0, 0.22 12%, 0.92 35%, 1.06 44%, 0.98 58%, 1 75%, 1)",
    ]

    private static func springFigure(_ name: String, _ spring: Spring) -> String {
        let duration = max(spring.settlingDuration, 0.1)
        let plot = Plot(
            values: { time in spring.value(from: 0.0, to: 1, at: time * duration) },
            velocities: { time in spring.velocity(from: 0.0, to: 1, at: time * duration) * duration }
        )
        return figure(name, remark: "settles in \(seconds(duration))", plot, duration: duration)
    }

    private static func easingFigure(_ text: String) -> String? {
        guard let curve = try? TimingCurve(css: text) else { return nil }
        let plot = Plot(values: { curve.value(at: $0) }, velocities: { curve.slope(at: $0) })
        return figure(text, remark: "1 s", plot, duration: 1)
    }

    private static func figure(_ name: String, remark: String, _ plot: Plot, duration: Double) -> String {
        // The browser gets a hundred samples; what it shows between them differs by less than a pixel.
        let samples = (0...100).map { XMLWriter.number(plot.values(Double($0) / 100)) }
        return """
            <figure>
            <div class="picture" role="img" aria-label="\(name.escaped): value and velocity over time">\(plot.svg)</div>
            <div class="track" style="--curve:linear(\(samples.joined(separator: ",")));\
            --time:\(XMLWriter.number(duration))s"><i></i></div>
            <figcaption><span>\(name.escaped)</span><span>\(remark)</span></figcaption>
            </figure>
            """
    }

    private static func seconds(_ duration: Double) -> String { "\(XMLWriter.number(duration)) s" }
}
