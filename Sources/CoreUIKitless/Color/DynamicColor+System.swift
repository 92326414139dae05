public import KitlessColor

extension DynamicColor {
    /// The system colours of iOS, whose values Apple publishes.
    ///
    /// Source: Apple's Human Interface Guidelines, "Color", section "Specifications", iOS system colors and system gray
    /// colors: default and accessible (increased contrast) values in light and dark appearance, as published before the
    /// revision of June 2025. Label, fill and background colours have no published values and are left out.
    public enum System: String, Hashable, Sendable, CaseIterable {
        /// Red.
        case red
        /// Orange.
        case orange
        /// Yellow.
        case yellow
        /// Green.
        case green
        /// Mint.
        case mint
        /// Teal.
        case teal
        /// Cyan.
        case cyan
        /// Blue.
        case blue
        /// Indigo.
        case indigo
        /// Purple.
        case purple
        /// Pink.
        case pink
        /// Brown.
        case brown
        /// The gray that is the same in light and dark appearance.
        case gray
        /// The second gray.
        case gray2
        /// The third gray.
        case gray3
        /// The fourth gray.
        case gray4
        /// The fifth gray.
        case gray5
        /// The gray nearest to the background.
        case gray6

        /// Finds a system colour by the name that UIKit and asset catalogs give it.
        ///
        /// - Parameter name: Such as `systemPink` or `systemPinkColor`.
        public init?(name: String) {
            guard name.hasPrefix("system") else { return nil }
            let short = name.dropFirst(6).hasSuffix("Color") ? name.dropFirst(6).dropLast(5) : name.dropFirst(6)
            guard short.first?.isUppercase == true else { return nil }
            self.init(rawValue: short.lowercased())
        }

        /// The name that UIKit gives it, such as `systemPink`.
        public var name: String { "system" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

        /// The four values as 0xRRGGBB: light, dark, light and dark with increased contrast.
        private var values: (light: UInt, dark: UInt, highContrastLight: UInt, highContrastDark: UInt) {
            switch self {
            case .red: (0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
            case .orange: (0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
            case .yellow: (0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
            case .green: (0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
            case .mint: (0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
            case .teal: (0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
            case .cyan: (0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
            case .blue: (0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
            case .indigo: (0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
            case .purple: (0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
            case .pink: (0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
            case .brown: (0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
            case .gray: (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
            case .gray2: (0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
            case .gray3: (0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
            case .gray4: (0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
            case .gray5: (0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
            case .gray6: (0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
            }
        }

        /// The colour with its four variants.
        public var color: DynamicColor {
            let values = values
            return DynamicColor(
                light: Color(rgb: values.light),
                dark: Color(rgb: values.dark),
                highContrastLight: Color(rgb: values.highContrastLight),
                highContrastDark: Color(rgb: values.highContrastDark)
            )
        }
    }

    /// A system colour of iOS.
    ///
    /// - Parameter name: Which one.
    /// - Returns: The colour with its four variants.
    public static func system(_ name: System) -> DynamicColor { name.color }
}

/// What the asset protocols fall back to.
extension Color {
    /// UIKit's `systemPink` in light appearance, which the asset protocols fall back to.
    public static var systemPink: Color { DynamicColor.system(.pink).light }
}
