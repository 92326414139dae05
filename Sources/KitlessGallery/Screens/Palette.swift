import CoreUIKitless

/// The colours of the gallery's screens in one appearance.
struct Palette {
    let style: UserInterfaceStyle
    let ground: Color
    let card: Color
    let field: Color
    let separator: Color
    let text: Color
    let secondaryText: Color
    let accent: Color
    let onAccent: Color
    let track: Color

    static let light = Palette(
        style: .light,
        ground: Color(rgb: 0xF2F3F7),
        card: .white,
        field: Color(rgb: 0xF2F3F7),
        separator: Color(rgb: 0xDFE2E9),
        text: Color(rgb: 0x14161B),
        secondaryText: Color(rgb: 0x5B6170),
        accent: Color(rgb: 0x1557C8),
        onAccent: .white,
        track: Color(rgb: 0xD3D7E0)
    )

    static let dark = Palette(
        style: .dark,
        ground: Color(rgb: 0x0C0E13),
        card: Color(rgb: 0x191C24),
        field: Color(rgb: 0x242833),
        separator: Color(rgb: 0x2E3340),
        text: Color(rgb: 0xF1F2F6),
        secondaryText: Color(rgb: 0xA6ADBC),
        accent: Color(rgb: 0x8AB4FF),
        onAccent: Color(rgb: 0x0B1730),
        track: Color(rgb: 0x3A4050)
    )
}
