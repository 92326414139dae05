/// The way that a hue takes round the circle (CSS Color 4, section 12.4).
public enum HueInterpolation: String, CaseIterable, Sendable {
    /// The shorter way; the default of CSS.
    case shorter

    /// The longer way.
    case longer

    /// Towards larger angles.
    case increasing

    /// Towards smaller angles.
    case decreasing

    /// The second hue less the first, both in degrees, so that going there takes this way.
    @inline(__always)
    func distance(from first: Double, to second: Double) -> Double {
        let plain = PolarForm.wrapped(second) - PolarForm.wrapped(first)
        switch self {
        case .shorter: return plain > 180 ? plain - 360 : plain < -180 ? plain + 360 : plain
        case .longer:
            if plain > 0, plain < 180 { return plain - 360 }
            return plain > -180 && plain <= 0 ? plain + 360 : plain
        case .increasing: return plain < 0 ? plain + 360 : plain
        case .decreasing: return plain > 0 ? plain - 360 : plain
        }
    }
}
