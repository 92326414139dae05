/// A kind of colour vision that lacks something, for simulation.
public enum ColorVisionDeficiency: String, CaseIterable, Sendable {
    /// Red-weak to red-blind (long-wavelength cones).
    case protan

    /// Green-weak to green-blind (middle-wavelength cones), the most frequent.
    case deutan

    /// Blue-weak to blue-blind (short-wavelength cones).
    case tritan

    var matrices: [Double] {
        switch self {
        case .protan: MachadoMatrices.protan
        case .deutan: MachadoMatrices.deutan
        case .tritan: MachadoMatrices.tritan
        }
    }
}

extension Color {
    /// Returns how the colour looks to a person with a colour vision deficiency, for people with full colour vision.
    ///
    /// G. M. Machado, M. M. Oliveira and L. A. F. Fernandes (2009), in linear sRGB. Between the published severities,
    /// which are tenths, matrices are interpolated.
    ///
    /// - Parameters:
    ///   - deficiency: The kind.
    ///   - severity: From 0 (none) to 1 (no such cones at all); clamped to that, NaN counts as 0.
    /// - Returns: The colour, not clipped: it may leave sRGB a little. Alpha stays.
    public func simulated(_ deficiency: ColorVisionDeficiency, severity: Double = 1) -> Color {
        let position = 10 * (severity > 0 ? min(severity, 1) : 0)
        let step = min(Int(position), 9)
        let share = position - Double(step)
        let table = deficiency.matrices
        func entry(_ index: Int) -> Double {
            let low = table[step * 9 + index]
            return share == 0 ? low : low + (table[step * 9 + 9 + index] - low) * share
        }
        let matrix = Matrix3(
            entry(0),
            entry(1),
            entry(2),
            entry(3),
            entry(4),
            entry(5),
            entry(6),
            entry(7),
            entry(8)
        )
        let light = TransferFunction.linearFromSRGB(components)
        return Color(components: TransferFunction.srgbFromLinear(matrix(light)))
    }
}
