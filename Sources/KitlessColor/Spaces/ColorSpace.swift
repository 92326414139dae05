/// A colour space by name, for what is only known at run time: text, settings, files.
///
/// Raw values are the names that CSS Color 4 uses, with `-d65`, `-linear`, `-oetf` for what CSS has no name for. The
/// typed form of each is a type of its own, such as ``OKLCH`` for `oklch`.
public enum ColorSpace: String, CaseIterable, Sendable {
    /// Gamma-encoded sRGB (IEC 61966-2-1), extended: ``Color``.
    case srgb = "srgb"

    /// Linear-light sRGB: ``LinearSRGB``.
    case linearSRGB = "srgb-linear"

    /// Display P3: ``DisplayP3``.
    case displayP3 = "display-p3"

    /// Linear-light Display P3: ``LinearDisplayP3``.
    case linearDisplayP3 = "display-p3-linear"

    /// BT.2020 with CSS's present curve, a pure power of 2.4: ``Rec2020``.
    case rec2020 = "rec2020"

    /// BT.2020 with the camera curve of BT.2020, which CSS used before: ``Rec2020OETF``.
    case rec2020OETF = "rec2020-oetf"

    /// Linear-light BT.2020: ``LinearRec2020``.
    case linearRec2020 = "rec2020-linear"

    /// Adobe RGB (1998): ``A98RGB``.
    case a98RGB = "a98-rgb"

    /// ProPhoto RGB (ROMM): ``ProPhotoRGB``.
    case proPhotoRGB = "prophoto-rgb"

    /// CIE XYZ relative to D65: ``XYZD65``.
    case xyzD65 = "xyz-d65"

    /// CIE XYZ relative to D50: ``XYZD50``.
    case xyzD50 = "xyz-d50"

    /// CIE L\*a\*b\* relative to D50, CSS's `lab()`: ``LabD50``.
    case labD50 = "lab"

    /// CIE L\*a\*b\* relative to D65: ``LabD65``.
    case labD65 = "lab-d65"

    /// CIE LCh relative to D50, CSS's `lch()`: ``LChD50``.
    case lchD50 = "lch"

    /// CIE LCh relative to D65: ``LChD65``.
    case lchD65 = "lch-d65"

    /// OKLab: ``OKLab``.
    case oklab = "oklab"

    /// OKLab by chroma and hue: ``OKLCH``.
    case oklch = "oklch"

    /// sRGB by hue, saturation, lightness: ``HSL``.
    case hsl = "hsl"

    /// sRGB by hue, saturation, value: ``HSV``.
    case hsv = "hsv"

    /// sRGB by hue, whiteness, blackness: ``HWB``.
    case hwb = "hwb"

    /// Which of the three components is a hue in degrees, `nil` where none is.
    public var hueIndex: Int? {
        switch self {
        case .hsl, .hsv, .hwb: 0
        case .lchD50, .lchD65, .oklch: 2
        default: nil
        }
    }
}
