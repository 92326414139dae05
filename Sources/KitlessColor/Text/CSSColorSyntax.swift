/// How CSS writes the colours of a space.
struct CSSColorSyntax {
    let prefix: String
    let scales: [Double]
    let suffixes: [String]

    /// The syntax of a space; `nil` where CSS has none.
    static func opening(of space: ColorSpace) -> CSSColorSyntax? {
        switch space {
        case .srgb, .linearSRGB, .displayP3, .linearDisplayP3, .rec2020, .a98RGB, .proPhotoRGB, .xyzD65, .xyzD50:
            CSSColorSyntax(prefix: "color(\(space.rawValue) ", scales: [1, 1, 1], suffixes: ["", "", ""])
        case .labD50, .lchD50, .oklab, .oklch:
            CSSColorSyntax(prefix: "\(space.rawValue)(", scales: [1, 1, 1], suffixes: ["", "", ""])
        case .hsl, .hwb:
            CSSColorSyntax(prefix: "\(space.rawValue)(", scales: [1, 100, 100], suffixes: ["", "%", "%"])
        case .hsv, .labD65, .lchD65, .rec2020OETF, .linearRec2020: nil
        }
    }
}
