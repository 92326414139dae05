/// A contrast ratio, what was needed, and how it came about.
public struct ContrastResult: Hashable, Sendable {
    /// Why two colours have no contrast.
    public enum Impossibility: Hashable, Sendable {
        /// Both are translucent, so that what is seen depends on what lies behind: flatten one of them first, see
        /// `Color.flattened(_:)`.
        case bothTranslucent

        /// A component or an alpha is NaN or infinite.
        case notFinite

        /// The context has no criterion at this level: there is no AAA for parts of the user interface.
        case noCriterion
    }

    /// The contrast ratio, 1 (alike) to 21 (black on white); NaN when there is none.
    public let ratio: Double

    /// The ratio at least needed; NaN when there is no criterion.
    public let needed: Double

    /// What the translucent colour looks like over the other one; `nil` when both are opaque or there is no contrast.
    public let composited: Color?

    /// Why a verdict is impossible; `nil` when there is one.
    public let impossibility: Impossibility?

    /// Whether the ratio, unrounded, is at least what is needed; false when a verdict is impossible.
    public var isSufficient: Bool { ratio >= needed }
}

extension ContrastResult: CustomStringConvertible {
    /// A sentence for people, in which a ratio is cut and never rounded up to one that would pass.
    public var description: String {
        switch impossibility {
        case .bothTranslucent: "no contrast: both colours are translucent"
        case .notFinite: "no contrast: a component is not finite"
        case .noCriterion: "\(Self.text(ratio)):1, and no criterion to meet"
        case nil: "\(Self.text(ratio)):1, \(isSufficient ? "at least" : "less than") \(Self.text(needed)):1"
        }
    }

    /// A ratio with two decimals, cut and not rounded, so that 4.499 is not shown as reaching 4.5.
    package static func text(_ ratio: Double) -> String {
        guard ratio.isFinite else { return "none" }
        let hundredths = Int(min(ratio, 1e6) * 100)
        let decimals = hundredths % 100
        return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
    }
}
