/// A colour in CIE L\*a\*b\*, for whichever white: what the colour-difference formulas are defined on.
public protocol LabCoordinates: ColorCoordinates {}

extension LabD50: LabCoordinates {}

extension LabD65: LabCoordinates {}

extension LabCoordinates {
    /// Returns the CIE 1976 difference: the distance in L\*a\*b\*, where about 2.3 is just noticeable.
    ///
    /// - Parameter sample: The colour to compare with, relative to the same white.
    /// - Returns: The difference, at least 0.
    public func deltaE76(to sample: Self) -> Double {
        ColorDifference.euclidean(components, sample.components)
    }

    /// Returns the CIE 1994 difference for graphic arts (CIE 116): kL 1, K1 0.045, K2 0.015.
    ///
    /// It is not symmetric: this colour is the standard.
    ///
    /// - Parameter sample: The colour to compare with, relative to the same white.
    /// - Returns: The difference, at least 0.
    public func deltaE94(to sample: Self) -> Double {
        ColorDifference.cie94(components, sample.components)
    }

    /// Returns the CMC l:c difference.
    ///
    /// F. J. J. Clarke, R. McDonald, B. Rigg 1984; ISO 105-J03. It is not symmetric: this colour is the standard.
    ///
    /// - Parameters:
    ///   - sample: The colour to compare with, relative to the same white.
    ///   - lightness: The weight l: 2 for acceptability, 1 for perceptibility.
    ///   - chroma: The weight c, usually 1.
    /// - Returns: The difference, at least 0.
    public func deltaECMC(to sample: Self, lightness: Double = 2, chroma: Double = 1) -> Double {
        ColorDifference.cmc(components, sample.components, lightness: lightness, chroma: chroma)
    }

    /// Returns the CIEDE2000 difference, all weights 1.
    ///
    /// ISO/CIE 11664-6; G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 color-difference formula: implementation notes,
    /// supplementary test data, and mathematical observations", Color Research and Application 30 (2005).
    ///
    /// - Parameter sample: The colour to compare with, relative to the same white.
    /// - Returns: The difference, at least 0; about 1 is just noticeable.
    public func deltaE2000(to sample: Self) -> Double {
        ColorDifference.ciede2000(components, sample.components)
    }
}

extension OKLab {
    /// Returns the distance in OKLab, CSS Color 4's delta E OK, where about 0.02 is just noticeable.
    ///
    /// - Parameter sample: The colour to compare with.
    /// - Returns: The difference, at least 0.
    public func deltaEOK(to sample: OKLab) -> Double {
        ColorDifference.euclidean(components, sample.components)
    }
}

extension Color {
    /// Returns the CIEDE2000 difference of two colours, in L\*a\*b\* relative to D65; alpha does not enter.
    ///
    /// - Parameter other: The colour to compare with.
    /// - Returns: The difference, at least 0; about 1 is just noticeable.
    public func difference(from other: Color) -> Double {
        LabD65(self).deltaE2000(to: LabD65(other))
    }
}
