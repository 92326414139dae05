public import Foundation

/// How a corner's radius grows when a rectangle's sides move outwards by a spread.
///
/// All rules agree where the sides move inwards (the radius falls by as much, down to 0), and that square corners stay
/// square.
public enum CornerSpreadRule: String, CaseIterable, Codable, Sendable {
    /// Today's rule of CSS: r + s, but less for a radius below the spread, unless the corner covers its side.
    ///
    /// r + s (1 - (1 - r/s)³ (1 - c³)) for r < s and a coverage c = 2 min(r/width, r/height) up to 1 (CSS Backgrounds
    /// 3, outset-adjusted border radius). A circle stays a circle, and a slightly rounded corner does not turn into a
    /// large one.
    case css

    /// The rule of CSS until 2024: r + s (1 + (r/s - 1)³) for r < s, else r + s.
    case css2017

    /// Always r + s, as design tools do.
    case plain

    /// Returns the radius after the spread, before the radii are fitted to the new rectangle.
    ///
    /// - Parameters:
    ///   - radius: The radius before, already fitted to its rectangle.
    ///   - size: The size of the rectangle before.
    ///   - spread: How far each side moves outwards; negative for inwards.
    /// - Returns: The radius after, at least 0.
    public func radius(_ radius: CGFloat, of size: CGSize, spreadBy spread: CGFloat) -> CGFloat {
        guard radius > 0 else { return 0 }
        guard spread > 0, radius < spread, self != .plain else { return max(0, radius + spread) }
        let lack = 1 - radius / spread
        let cube = lack * lack * lack
        if self == .css2017 { return radius + spread * (1 - cube) }
        let coverage = 2 * min(radius / size.width, radius / size.height)
        return radius + spread * (1 - cube * (1 - min(1, coverage * coverage * coverage)))
    }
}
