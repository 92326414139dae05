/// What is wrong with a visual format string, and where.
///
/// ```swift
/// // H:|-[a][b(==)]|
/// //           ^ expected a number, a metric or a view
/// ```
public struct VisualFormatError: Error, Hashable, Sendable {
    /// The kinds of mistakes.
    public enum Reason: Hashable, Sendable {
        /// The grammar asks for something else at this place; the text says for what.
        case expected(String)
        /// No view has this name.
        case unknownView(String)
        /// No metric has this name (nor a view, where a view may stand).
        case unknownMetric(String)
        /// The number, or the value of the metric, is not finite.
        case notFinite(String)
        /// The priority is not above 0 and at most 1000.
        case priorityOutOfRange(Double)
        /// The options align along the format's own axis, such as `alignAllTop` in a vertical format.
        case alignmentAlongAxis
        /// The format refers to the superview, but the first view has none.
        case noSuperview
    }

    /// The whole visual format string.
    public let format: String

    /// The place of the mistake: the number of characters before it, plus 1.
    public let column: Int

    /// The kind of mistake.
    public let reason: Reason

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - format: The whole visual format string.
    ///   - column: The place of the mistake, counted in characters from 1.
    ///   - reason: The kind of mistake.
    public init(format: String, column: Int, reason: Reason) {
        self.format = format
        self.column = column
        self.reason = reason
    }
}

extension VisualFormatError: CustomStringConvertible {
    /// The format, a caret below the place, and the reason.
    public var description: String {
        let caret = String(repeating: " ", count: max(0, column - 1)) + "^"
        return "\(format)\n\(caret) \(reason)"
    }
}

extension VisualFormatError.Reason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .expected(let what): "expected \(what)"
        case .unknownView(let name): "no view is named \(name)"
        case .unknownMetric(let name): "no metric is named \(name)"
        case .notFinite(let text): "\(text) is not a finite number"
        case .priorityOutOfRange(let value): "priority \(value) is not above 0 and at most 1000"
        case .alignmentAlongAxis: "the options align along the format's own axis"
        case .noSuperview: "| means the superview, and there is none"
        }
    }
}
