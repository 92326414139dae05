public import AppFont
import Foundation

/// Labels by typography.
extension Label {
    /// Gives the label the size and the weight of a typography.
    ///
    /// Families and line heights are the measurer's matter: see ``FontTextMeasurer``.
    ///
    /// - Parameter typography: The typography, resolved for the surroundings.
    public func apply(_ typography: ResolvedTypography) {
        fontSize = typography.size
        fontWeight = typography.weight.value
    }
}
