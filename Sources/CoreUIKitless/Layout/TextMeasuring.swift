public import Foundation

/// Measures text for layout.
///
/// The package has a simple measurer of its own, ``SimpleTextMeasurer``. Where a real text engine is at hand, wrap it
/// in a type that conforms, and set it as ``Label/measurer``.
public protocol TextMeasuring {
    /// Measures a text.
    ///
    /// - Parameters:
    ///   - text: The text; line feeds start new lines.
    ///   - fontSize: The size of the font in points.
    ///   - width: The room for a line in points; infinite for no limit.
    ///   - lineLimit: The largest number of lines, 0 for no limit.
    /// - Returns: The size and the baselines of the laid-out lines.
    func measure(_ text: String, fontSize: CGFloat, width: CGFloat, lineLimit: Int) -> TextMeasurement
}

/// The extent of laid-out text.
public struct TextMeasurement: Equatable, Sendable {
    /// The width of the longest line and the height of all lines, in points.
    public var size: CGSize
    /// The distance of the first baseline from the top, in points.
    public var firstBaseline: CGFloat
    /// The distance of the last baseline from the bottom, in points.
    public var lastBaseline: CGFloat

    /// Creates a measurement.
    ///
    /// - Parameters:
    ///   - size: The width of the longest line and the height of all lines.
    ///   - firstBaseline: The distance of the first baseline from the top.
    ///   - lastBaseline: The distance of the last baseline from the bottom.
    public init(size: CGSize, firstBaseline: CGFloat = 0, lastBaseline: CGFloat = 0) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}
