public import Foundation

/// Rounding to pixels.
extension CGFloat {
    /// Rounds to a whole number of pixels.
    ///
    /// ```swift
    /// CGFloat(1.3).rounded(scale: .x2)  // 1.5
    /// ```
    ///
    /// - Parameters:
    ///   - rule: How to round; the school's rule unless given.
    ///   - scale: How many pixels make a point.
    /// - Returns: The nearest multiple of 1/scale.
    public func rounded(
        _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero,
        scale: ScaleFactor
    ) -> CGFloat {
        (self * scale.value).rounded(rule) / scale.value
    }

    /// Rounds down to a whole number of pixels, as for the origin of a rectangle.
    ///
    /// - Parameter scale: How many pixels make a point.
    /// - Returns: The largest multiple of 1/scale that is not above the number.
    public func floored(scale: ScaleFactor) -> CGFloat {
        rounded(.down, scale: scale)
    }

    /// Rounds up to a whole number of pixels, as for a size.
    ///
    /// - Parameter scale: How many pixels make a point.
    /// - Returns: The smallest multiple of 1/scale that is not below the number.
    public func ceiled(scale: ScaleFactor) -> CGFloat {
        rounded(.up, scale: scale)
    }
}
