import Foundation
public import KitlessColor

extension Elevation {
    /// Returns the three shadows of a level of Material Design: umbra, penumbra and ambient, the first on top.
    ///
    /// Source: the elevation tables of Material Components for the Web, whose levels 1, 2, 3, 4, 6, 8, 9, 12, 16 and 24
    /// are also Flutter's `kElevationToShadow`. Material Design 3 uses levels 0, 1, 3, 6, 8 and 12.
    ///
    /// - Parameters:
    ///   - level: The elevation in dp, limited to 0...24.
    ///   - color: The colour of all three.
    /// - Returns: The shadows; none for level 0.
    public static func material(level: Int, color: Color = .black) -> [Elevation] {
        let level = max(0, min(materialLevels.count, level))
        guard level > 0 else { return [] }
        let row = materialLevels[level - 1]
        return zip([row.umbra, row.penumbra, row.ambient], [0.2, 0.14, 0.12]).map { shadow, opacity in
            Elevation(
                xOffset: 0,
                yOffset: shadow.y,
                blur: shadow.blur,
                spread: shadow.spread,
                color: color,
                opacity: opacity
            )
        }
    }

    private typealias MaterialShadow = (y: Double, blur: Double, spread: Double)

    private static let materialLevels: [(umbra: MaterialShadow, penumbra: MaterialShadow, ambient: MaterialShadow)] = [
        ((2, 1, -1), (1, 1, 0), (1, 3, 0)),
        ((3, 1, -2), (2, 2, 0), (1, 5, 0)),
        ((3, 3, -2), (3, 4, 0), (1, 8, 0)),
        ((2, 4, -1), (4, 5, 0), (1, 10, 0)),
        ((3, 5, -1), (5, 8, 0), (1, 14, 0)),
        ((3, 5, -1), (6, 10, 0), (1, 18, 0)),
        ((4, 5, -2), (7, 10, 1), (2, 16, 1)),
        ((5, 5, -3), (8, 10, 1), (3, 14, 2)),
        ((5, 6, -3), (9, 12, 1), (3, 16, 2)),
        ((6, 6, -3), (10, 14, 1), (4, 18, 3)),
        ((6, 7, -4), (11, 15, 1), (4, 20, 3)),
        ((7, 8, -4), (12, 17, 2), (5, 22, 4)),
        ((7, 8, -4), (13, 19, 2), (5, 24, 4)),
        ((7, 9, -4), (14, 21, 2), (5, 26, 4)),
        ((8, 9, -5), (15, 22, 2), (6, 28, 5)),
        ((8, 10, -5), (16, 24, 2), (6, 30, 5)),
        ((8, 11, -5), (17, 26, 2), (6, 32, 5)),
        ((9, 11, -5), (18, 28, 2), (7, 34, 6)),
        ((9, 12, -6), (19, 29, 2), (7, 36, 6)),
        ((10, 13, -6), (20, 31, 3), (8, 38, 7)),
        ((10, 13, -6), (21, 33, 3), (8, 40, 7)),
        ((10, 14, -6), (22, 35, 3), (8, 42, 7)),
        ((11, 14, -7), (23, 36, 3), (9, 44, 8)),
        ((11, 15, -7), (24, 38, 3), (9, 46, 8)),
    ]
}
