public import Foundation
public import KitlessColor

/// A shadow in the numbers of Flutter's `BoxShadow` and of Android's `Paint.setShadowLayer` and `BlurMaskFilter`.
///
/// Both hand their blur radius to Skia, which makes a standard deviation of 0.57735 times the radius plus 0.5 of it
/// (`SkBlurMask::ConvertRadiusToSigma`), where CSS takes half. A radius copied from a design file is therefore too
/// soft; the `blurRadius` here gives the same blur, except that nothing between a sharp edge and a deviation of 0.5 can
/// be said: such a shadow becomes sharp or gets 0.5, whichever is nearer.
///
/// Flutter grows corners by the whole spread, Android's calls know no spread; neither has inset shadows. Android's
/// `elevation` in dp is not a shadow like these: the system computes two shadows from a light, which differ with the
/// place on the screen.
public struct SkiaShadow: Hashable, Sendable {
    /// The colour, its alpha the shadow's opacity.
    public var color: Color
    /// How far the shadow lies to the right and down.
    public var offset: CGSize
    /// The radius that Skia turns into the blur's standard deviation.
    public var blurRadius: CGFloat
    /// How far the sides move outwards.
    public var spreadRadius: CGFloat

    /// Creates a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour, its alpha the shadow's opacity.
    ///   - offset: How far to the right and down.
    ///   - blurRadius: The radius that Skia takes.
    ///   - spreadRadius: How far the sides move outwards.
    public init(color: Color, offset: CGSize, blurRadius: CGFloat, spreadRadius: CGFloat = 0) {
        self.color = color
        self.offset = offset
        self.blurRadius = blurRadius
        self.spreadRadius = spreadRadius
    }

    /// The standard deviation that Skia makes of a radius.
    ///
    /// - Parameter blurRadius: The radius.
    /// - Returns: The standard deviation; 0 for a radius that is not positive.
    public static func sigma(ofBlurRadius blurRadius: CGFloat) -> CGFloat {
        blurRadius > 0 ? 0.57735 * blurRadius + 0.5 : 0
    }

    /// The radius that Skia turns into a standard deviation.
    ///
    /// - Parameter sigma: The standard deviation.
    /// - Returns: The radius; 0 up to 0.25, where a sharp edge is nearer than the smallest blur.
    public static func blurRadius(ofSigma sigma: CGFloat) -> CGFloat {
        sigma <= 0.25 ? 0 : max(.leastNormalMagnitude, (sigma - 0.5) / 0.57735)
    }

    /// The shadow as an expression of Dart, for Flutter.
    public var dartText: String {
        let bytes = RGBA8(color)
        let argb = [bytes.alpha, bytes.red, bytes.green, bytes.blue].map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return byte < 16 ? "0" + digits : digits
        }
        return "BoxShadow(color: Color(0x\(argb.joined())), offset: Offset(\(offset.width), \(offset.height)), "
            + "blurRadius: \(blurRadius), spreadRadius: \(spreadRadius))"
    }
}

extension Elevation {
    /// Creates a shadow from Flutter's or Android's numbers.
    ///
    /// - Parameter skia: The shadow.
    public init(_ skia: SkiaShadow) {
        self.init(
            offset: skia.offset,
            blur: 2 * SkiaShadow.sigma(ofBlurRadius: skia.blurRadius),
            spread: skia.spreadRadius,
            color: skia.color.withAlphaComponent(1),
            opacity: skia.color.alpha
        )
    }

    /// The shadow in Flutter's and Android's numbers; `nil` for an inset one, which they lack.
    public var skiaShadow: SkiaShadow? {
        guard !isInset else { return nil }
        return SkiaShadow(
            color: color.withAlphaComponent(color.alpha * opacity),
            offset: offset,
            blurRadius: SkiaShadow.blurRadius(ofSigma: sigma),
            spreadRadius: spread
        )
    }
}
