/// A colour as hue, saturation, value and alpha.
///
/// This is how ``AppColors`` holds every colour: a designer's variants are small steps in these components. RGB exists
/// only at the moment a colour is handed to a user interface, see ``rgbComponents``.
///
/// The components are those of the hexcone model of A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978, over
/// encoded sRGB. Creating a colour never fails: a hue outside a turn wraps, other components clamp to 0...1, and a
/// component that is not a number is 0.
public struct HSVColor: Sendable, Hashable {
    /// The hue as a fraction of a turn, 0 up to but not including 1; 0 is red, 1/3 green, 2/3 blue.
    public let hue: Double

    /// The saturation, 0 (grey) to 1 (pure).
    public let saturation: Double

    /// The value, 0 (black) to 1 (as bright as the hue can be).
    public let value: Double

    /// The opacity, 0 (invisible) to 1 (opaque).
    public let alpha: Double

    /// Creates a colour.
    ///
    /// - Parameters:
    ///   - hue: The hue as a fraction of a turn; whole turns are taken off, so 1 is 0 and -0.25 is 0.75.
    ///   - saturation: The saturation, clamped to 0...1.
    ///   - value: The value, clamped to 0...1.
    ///   - alpha: The opacity, clamped to 0...1.
    public init(hue: Double, saturation: Double, value: Double, alpha: Double = 1) {
        self.hue = hue.wrappedToTurn
        self.saturation = saturation.clampedToUnit
        self.value = value.clampedToUnit
        self.alpha = alpha.clampedToUnit
    }
}

extension Double {
    /// The number limited to 0...1; 0 for what is not a number.
    var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }

    /// The number without its whole turns, in 0..<1; 0 for what is not finite.
    fileprivate var wrappedToTurn: Double {
        guard isFinite else { return 0 }
        let fraction = self - rounded(.down)
        // A tiny negative number rounds up to a whole turn.
        return fraction < 1 ? fraction : 0
    }
}
