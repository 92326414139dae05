import CoreUIKitless

/// A value and its velocity over a time of 0...1, drawn with the page's colours.
struct Plot {
    /// The value at a time; 0 at the bottom line of the plot, 1 at the upper one.
    let values: (Double) -> Double

    /// The velocity at a time, by the length of the way.
    let velocities: (Double) -> Double

    private static let size = (width: 260.0, height: 170.0)
    private static let steps = 130

    /// The plot.
    var svg: String {
        let times = (0...Self.steps).map { Double($0) / Double(Self.steps) }
        let values = times.map(self.values)
        let speeds = times.map(velocities).map { $0.isFinite ? $0 : 0 }
        // The way from 0 to 1 has the same height in every plot; velocities share the plot by a scale of their own.
        let peak = max(speeds.map(\.magnitude).max() ?? 1, 1)
        var writer = XMLWriter()
        writer.begin("svg")
        writer.attribute("xmlns", "http://www.w3.org/2000/svg")
        writer.attribute("viewBox", "0 0 \(XMLWriter.number(Self.size.width)) \(XMLWriter.number(Self.size.height))")
        line(&writer, "axis", [(0, y(0)), (Self.size.width, y(0))])
        line(&writer, "axis", [(0, y(1)), (Self.size.width, y(1))])
        line(&writer, "speed", zip(times, speeds).map { (x($0), y($1 / peak)) })
        line(&writer, "value", zip(times, values).map { (x($0), y($1)) })
        writer.end()
        return writer.text
    }

    private func x(_ time: Double) -> Double { 14 + time * (Self.size.width - 28) }

    private func y(_ value: Double) -> Double { 128 - 86 * value }

    private func line(_ writer: inout XMLWriter, _ kind: String, _ points: [(x: Double, y: Double)]) {
        writer.begin("polyline")
        writer.attribute("class", kind)
        writer.attribute(
            "points",
            points.map { "\(XMLWriter.number($0.x)),\(XMLWriter.number($0.y))" }.joined(separator: " ")
        )
        writer.end()
    }
}
