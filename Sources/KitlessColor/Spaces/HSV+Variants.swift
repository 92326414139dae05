extension HSV {
    /// Makes a colour from a hue in turns, as UIKit and SwiftUI give it.
    ///
    /// - Parameters:
    ///   - hueTurns: The hue as a fraction of a turn: 0 red, 1/3 green, 2/3 blue. Any value wraps.
    ///   - saturation: The saturation, 0 (grey) to 1.
    ///   - value: The value, 0 (black) to 1 (the brightest of the hue).
    ///   - alpha: The opacity, 0...1.
    public init(hueTurns: Double, saturation: Double, value: Double, alpha: Double = 1) {
        self.init(hue: hueTurns * 360, saturation: saturation, value: value, alpha: alpha)
    }

    /// The hue as a fraction of a turn, as UIKit and SwiftUI give it.
    public var hueTurns: Double { hue / 360 }

    /// The colour for a dark appearance: saturation times 1.1 (at most 1), value times 0.6 (at least 0.15).
    ///
    /// - Returns: The variant; hue and alpha stay.
    public func darkVariant() -> HSV {
        HSV(hue: hue, saturation: min(saturation * 1.1, 1), value: max(value * 0.6, 0.15), alpha: alpha)
    }

    /// The colour for a light appearance: saturation times 0.85 (at least 0), value times 1.3 (at most 1).
    ///
    /// - Returns: The variant; hue and alpha stay.
    public func lightVariant() -> HSV {
        HSV(hue: hue, saturation: max(saturation * 0.85, 0), value: min(value * 1.3, 1), alpha: alpha)
    }

    /// Multiplies the value.
    ///
    /// - Parameter factor: What to multiply by.
    /// - Returns: The colour with a value in 0...1.
    public func adjustingValue(by factor: Double) -> HSV {
        HSV(hue: hue, saturation: saturation, value: min(max(value * factor, 0), 1), alpha: alpha)
    }

    /// Multiplies the saturation.
    ///
    /// - Parameter factor: What to multiply by.
    /// - Returns: The colour with a saturation in 0...1.
    public func adjustingSaturation(by factor: Double) -> HSV {
        HSV(hue: hue, saturation: min(max(saturation * factor, 0), 1), value: value, alpha: alpha)
    }
}
