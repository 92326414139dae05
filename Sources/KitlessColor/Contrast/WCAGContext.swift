/// How two colours that are compared are used: it decides the contrast that they need.
public enum WCAGContext: String, CaseIterable, Sendable {
    /// Text below 18 points, or below 14 points when bold.
    case normalText

    /// Text of 18 points and more, or 14 points and more when bold.
    case largeText

    /// A graphical object or a part of the user interface.
    case uiComponent

    /// The least contrast ratio for level AA (WCAG 2.2, success criteria 1.4.3 and 1.4.11).
    public var thresholdAA: Double {
        switch self {
        case .normalText: 4.5
        case .largeText, .uiComponent: 3
        }
    }

    /// The least contrast ratio for level AAA (WCAG 2.2, success criterion 1.4.6).
    ///
    /// NaN for `uiComponent`, because there is no such criterion: every comparison with it fails.
    public var thresholdAAA: Double {
        switch self {
        case .normalText: 7
        case .largeText: 4.5
        case .uiComponent: .nan
        }
    }

    /// Returns the least contrast ratio for a level.
    ///
    /// - Parameter level: AA or AAA.
    /// - Returns: The ratio; NaN where the level has none.
    public func threshold(for level: WCAGLevel) -> Double {
        switch level {
        case .aa: thresholdAA
        case .aaa: thresholdAAA
        }
    }
}
