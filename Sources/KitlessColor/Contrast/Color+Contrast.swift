extension Color {
    /// The relative luminance of WCAG 2.2: 0 for black, 1 for white; alpha does not enter.
    ///
    /// It has WCAG's own weights 0.2126, 0.7152, 0.0722, not the exact ones of XYZ, and the corrected threshold 0.04045
    /// of the 2021 erratum. Colours outside sRGB count with their components as they are, but never below 0.
    public var relativeLuminance: Double {
        let light = TransferFunction.linearFromSRGB(components)
        let luminance = 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
        return luminance < 0 ? 0 : luminance
    }

    /// Returns the contrast ratio of WCAG 2.2.
    ///
    /// One translucent colour, of the two, is composited over the other first.
    ///
    /// - Parameter other: The colour to compare with; the order does not matter.
    /// - Returns: The ratio, 1 (alike) to 21 (black and white). NaN, with which every comparison fails, when both
    ///   colours are translucent or a component is not finite.
    public func contrastRatio(to other: Color) -> Double {
        if alpha >= 1, other.alpha >= 1 { return Self.contrastRatio(relativeLuminance, other.relativeLuminance) }
        if other.alpha >= 1, !alpha.isNaN {
            return Self.contrastRatio(over(other).relativeLuminance, other.relativeLuminance)
        }
        guard alpha >= 1, !other.alpha.isNaN else { return .nan }
        return Self.contrastRatio(relativeLuminance, other.over(self).relativeLuminance)
    }

    /// Tells whether the contrast meets a criterion of WCAG 2.2: at least its ratio, nothing rounded.
    ///
    /// - Parameters:
    ///   - other: The colour to compare with; the order does not matter.
    ///   - context: How the colours are used.
    ///   - level: AA or AAA.
    /// - Returns: Whether it does; false for two translucent colours, and for AAA of a part of the user interface.
    public func isSufficientContrast(
        to other: Color,
        context: WCAGContext = .normalText,
        level: WCAGLevel = .aa
    ) -> Bool {
        contrastRatio(to: other) >= context.threshold(for: level)
    }

    /// Compares two colours and says how the verdict came about.
    ///
    /// - Parameters:
    ///   - other: The colour to compare with; the order does not matter.
    ///   - context: How the colours are used.
    ///   - level: AA or AAA.
    /// - Returns: The ratio, the ratio needed, the composited colour, and why a verdict is impossible if it is.
    public func contrast(
        to other: Color,
        context: WCAGContext = .normalText,
        level: WCAGLevel = .aa
    ) -> ContrastResult {
        let ratio = contrastRatio(to: other)
        let needed = context.threshold(for: level)
        var impossibility: ContrastResult.Impossibility?
        var composited: Color?
        if alpha < 1, other.alpha < 1 {
            impossibility = .bothTranslucent
        } else if !ratio.isFinite || !alpha.isFinite || !other.alpha.isFinite {
            impossibility = .notFinite
        } else {
            if needed.isNaN { impossibility = .noCriterion }
            if alpha < 1 { composited = over(other) }
            if other.alpha < 1 { composited = other.over(self) }
        }
        return ContrastResult(ratio: ratio, needed: needed, composited: composited, impossibility: impossibility)
    }

    /// The ratio of two luminances, the lighter above the darker (WCAG 2.2, "contrast ratio").
    @inline(__always)
    static func contrastRatio(_ first: Double, _ second: Double) -> Double {
        let (lighter, darker) = first < second ? (second, first) : (first, second)
        let ratio = (lighter + 0.05) / (darker + 0.05)
        return ratio.isFinite ? ratio : .nan
    }

    /// This colour over an opaque one, component by component in encoded sRGB.
    @inline(__always)
    private func over(_ backdrop: Color) -> Color {
        backdrop.blended(by: alpha, with: withAlphaComponent(1))
    }
}

extension RGBA8 {
    /// Returns the contrast ratio of WCAG 2.2 of two colours of bytes, as if both were opaque.
    ///
    /// The result has the same bits as that of ``Color/contrastRatio(to:)`` for opaque colours, by a table of 256
    /// entries instead of powers.
    ///
    /// - Parameter other: The colour to compare with; the order does not matter.
    /// - Returns: The ratio, 1 (alike) to 21 (black and white).
    public func contrastRatio(to other: RGBA8) -> Double {
        Self.linear.withUnsafeBufferPointer { table in
            Color.contrastRatio(luminance(table), other.luminance(table))
        }
    }

    /// The relative luminance of WCAG 2.2, 0...1; alpha does not enter.
    public var relativeLuminance: Double {
        Self.linear.withUnsafeBufferPointer { luminance($0) }
    }

    @inline(__always)
    private func luminance(_ table: UnsafeBufferPointer<Double>) -> Double {
        0.2126 * table[Int(red)] + 0.7152 * table[Int(green)] + 0.0722 * table[Int(blue)]
    }

    /// The light of each code value.
    private static let linear: [Double] = (UInt8.min...UInt8.max).map { code in
        TransferFunction.linearFromSRGB(SIMD4(repeating: Double(code) / 255)).x
    }
}
