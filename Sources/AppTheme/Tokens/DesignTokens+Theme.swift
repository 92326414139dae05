import AppColors
import AppFont
import CoreUIKitless

/// The extensions that make a theme's tokens lossless.
private enum Extension {
    /// Hue, saturation, value and alpha of a colour.
    static let hsv = "org.coreuikitless.hsv"

    /// Line height, line-height multiple, slant (0 or 1), and if there is one the maximum scale factor.
    static let typography = "org.coreuikitless.typography"
}

extension DesignTokens.Token {
    /// A colour's token.
    init(path: String, hsv: HSVColor) {
        self.init(
            path: path,
            value: .color(Color(hsv)),
            extensions: [Extension.hsv: [hsv.hue, hsv.saturation, hsv.value, hsv.alpha]]
        )
    }

    /// A text style's token; the format's line height is a multiple of the size.
    init(path: String, typography: Typography) {
        let height = typography.lineHeight * typography.lineHeightMultiple
        let limit = typography.maximumScaleFactor.map { [$0] } ?? []
        let own = [typography.lineHeight, typography.lineHeightMultiple, typography.isItalic ? 1 : 0] + limit
        self.init(
            path: path,
            value: .typography(
                TypographyToken(
                    fontFamily: typography.family.names,
                    fontSize: typography.size,
                    fontWeight: Double(typography.weight.value),
                    letterSpacing: typography.letterSpacing,
                    lineHeight: typography.size > 0 ? height / typography.size : 1
                )
            ),
            extensions: [Extension.typography: own]
        )
    }
}

extension DesignTokens {
    /// Adds an animation as three tokens: duration, delay and easing curve.
    mutating func add(_ animation: Animation, at path: String) throws(DesignTokenError) {
        guard let curve = animation.cubicBezier else { throw .notRepresentable(path: path) }
        add(Token(path: "\(path).duration", value: .duration(animation.duration)))
        add(Token(path: "\(path).delay", value: .duration(animation.delay)))
        add(Token(path: "\(path).easing", value: .cubicBezier(curve)))
    }

    /// The colour at a path: from the extension if the token has not been edited since, else from the value.
    func hsv(at path: String) throws(DesignTokenError) -> HSVColor? {
        guard let token = token(at: path) else { return nil }
        guard case .color(let color) = token.value else { throw .missingToken(path: path) }
        if let own = token.extensions[Extension.hsv], own.count == 4 {
            let hsv = HSVColor(hue: own[0], saturation: own[1], value: own[2], alpha: own[3])
            if Color(hsv) == color { return hsv }
        }
        return HSVColor(color)
    }

    func typography(at path: String, style: TextStyle) throws(DesignTokenError) -> Typography? {
        guard let token = token(at: path) else { return nil }
        guard case .typography(let value) = token.value else { throw .missingToken(path: path) }
        guard (1...1000).contains(value.fontWeight) else {
            throw .invalidValue(path: path, reason: "a font weight is 1 to 1000")
        }
        var own = token.extensions[Extension.typography] ?? []
        // A line height that does not follow from the extension has been edited.
        if own.count < 3 || own[0] * own[1] / value.fontSize != value.lineHeight {
            own = [value.lineHeight * value.fontSize, 1, 0]
        }
        return Typography(
            style: style,
            family: FontFamily(value.fontFamily.first ?? "", fallbacks: Array(value.fontFamily.dropFirst())),
            size: value.fontSize,
            weight: FontWeight(Int(value.fontWeight.rounded())),
            isItalic: own[2] != 0,
            lineHeight: own[0],
            lineHeightMultiple: own[1],
            letterSpacing: value.letterSpacing,
            maximumScaleFactor: own.dropFirst(3).first
        )
    }

    func dimension(at path: String) throws(DesignTokenError) -> Double? {
        guard let value = self[path] else { return nil }
        guard case .dimension(let length) = value else { throw .missingToken(path: path) }
        return length
    }

    func elevation(at path: String) throws(DesignTokenError) -> Elevation? {
        guard let value = self[path] else { return nil }
        guard case .shadow(let shadows) = value, let first = shadows.first else { throw .missingToken(path: path) }
        return first
    }

    func animation(at path: String, base: Animation) throws(DesignTokenError) -> Animation {
        let duration = try seconds(at: "\(path).duration") ?? base.duration
        let delay = try seconds(at: "\(path).delay") ?? base.delay
        guard let easing = self["\(path).easing"] else {
            return Animation(duration: duration, delay: delay, curve: base.curve)
        }
        guard case .cubicBezier(let curve) = easing else { throw .missingToken(path: "\(path).easing") }
        return Animation(duration: duration, delay: delay, curve: .timing(.cubicBezier(curve)))
    }

    private func seconds(at path: String) throws(DesignTokenError) -> Double? {
        guard let value = self[path] else { return nil }
        guard case .duration(let seconds) = value else { throw .missingToken(path: path) }
        return seconds
    }
}

extension Animation {
    /// The curve as the format knows it; `nil` for a spring, steps or a curve of straight lines.
    fileprivate var cubicBezier: CubicBezier? {
        switch curve {
        case .timing(.cubicBezier(let curve), _): curve
        case .timing(.linear, _): try? CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
        case .regular(let options): Animation(curve: .timing(options.timingCurve)).cubicBezier
        default: nil
        }
    }
}

extension AppColors {
    /// Creates a palette from tokens; what they do not tell is taken from the base.
    init(tokens: DesignTokens, base: AppColors) throws(DesignTokenError) {
        func pair(_ role: ColorRole) throws(DesignTokenError) -> DynamicHSVColor {
            DynamicHSVColor(
                light: try tokens.hsv(at: AppTheme.path(of: role, .light)) ?? base[role].light,
                dark: try tokens.hsv(at: AppTheme.path(of: role, .dark)) ?? base[role].dark
            )
        }
        self.init(
            primary: try pair(.primary),
            success: try pair(.success),
            secondary: try pair(.secondary),
            destructive: try pair(.destructive),
            label: try pair(.label),
            secondaryLabel: try pair(.secondaryLabel),
            onPrimary: try pair(.onPrimary),
            background: try pair(.background),
            secondaryBackground: try pair(.secondaryBackground)
        )
    }
}
