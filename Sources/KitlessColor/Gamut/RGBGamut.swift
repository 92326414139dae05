/// The colours that a display can show: those whose components in an RGB space lie in 0...1.
public enum RGBGamut: String, CaseIterable, Sendable {
    /// sRGB: the web's and most displays'.
    case srgb = "srgb"

    /// Display P3: Apple's and most phones' displays.
    case displayP3 = "display-p3"

    /// BT.2020: ultra-high-definition television.
    case rec2020 = "rec2020"

    /// Adobe RGB (1998): photography.
    case a98RGB = "a98-rgb"

    /// ProPhoto RGB: wider than any display.
    case proPhotoRGB = "prophoto-rgb"

    /// The space whose components span the gamut.
    public var space: ColorSpace {
        switch self {
        case .srgb: .srgb
        case .displayP3: .displayP3
        case .rec2020: .rec2020
        case .a98RGB: .a98RGB
        case .proPhotoRGB: .proPhotoRGB
        }
    }

    /// The space of the same primaries in which components are proportional to light, where being inside is cheaper to
    /// tell: the curves keep 0 and 1.
    var linearSpace: ColorSpace? {
        switch self {
        case .srgb: .linearSRGB
        case .displayP3: .linearDisplayP3
        case .rec2020: .linearRec2020
        case .a98RGB, .proPhotoRGB: nil
        }
    }
}
