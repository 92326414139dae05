public import Foundation

/// Rounding to pixels.
extension CGFloat {
    /// Rounds to a whole number of pixels.
    ///
    /// ```swift
    /// CGFloat(1.3).rounded(scale: 2)  // 1.5
    /// ```
    ///
    /// - Parameters:
    ///   - rule: How to round; the school's rule unless given.
    ///   - scale: How many pixels make a point; with one that is not above 0 and finite, nothing is rounded.
    /// - Returns: The nearest multiple of 1/scale.
    public func rounded(
        _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero,
        scale: CGFloat
    ) -> CGFloat {
        guard scale > 0, scale.isFinite else { return self }
        let pixels = (self * scale).rounded(rule)
        // Beyond the range of numbers there is no grid.
        return pixels.isFinite ? pixels / scale : self
    }

    /// Rounds down to a whole number of pixels, as for the origin of a rectangle.
    ///
    /// - Parameter scale: How many pixels make a point; with one that is not above 0 and finite, nothing is rounded.
    /// - Returns: The largest multiple of 1/scale that is not above the number.
    public func floored(scale: CGFloat) -> CGFloat {
        rounded(.down, scale: scale)
    }

    /// Rounds up to a whole number of pixels, as for a size.
    ///
    /// - Parameter scale: How many pixels make a point; with one that is not above 0 and finite, nothing is rounded.
    /// - Returns: The smallest multiple of 1/scale that is not below the number.
    public func ceiled(scale: CGFloat) -> CGFloat {
        rounded(.up, scale: scale)
    }
}
