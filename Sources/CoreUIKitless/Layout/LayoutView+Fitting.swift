public import Foundation
public import KitlessSolver

/// The size that fits best.
extension LayoutView {
    /// The target for the smallest size that fits: (0, 0).
    public static let layoutFittingCompressedSize = CGSize.zero

    /// The target for the largest size that fits: (10000, 10000).
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the size that the constraints within the view give it, as near as possible to a target.
    ///
    /// Only constraints wholly inside the view count, and its safe area does not; constraints of a higher priority than
    /// the target's win. The layout itself does not change.
    ///
    /// ```swift
    /// let height = cell.systemLayoutSizeFitting(
    ///     CGSize(width: 320, height: 0),
    ///     horizontalFittingPriority: .required,
    ///     verticalFittingPriority: .fittingSizeLevel
    /// ).height
    /// ```
    ///
    /// - Parameters:
    ///   - targetSize: The wish, such as ``layoutFittingCompressedSize``.
    ///   - horizontalFittingPriority: How much the width of the target counts.
    ///   - verticalFittingPriority: How much the height of the target counts.
    /// - Returns: The size, in points.
    /// - Complexity: That of building and solving a layout of the view alone.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
        verticalFittingPriority: LayoutPriority = .fittingSizeLevel
    ) -> CGSize {
        FittingSolver(self).size(
            fitting: targetSize,
            horizontalFittingPriority,
            verticalFittingPriority
        )
    }

    /// Returns the smallest size that fits, within the room there is.
    func fittingSize(within room: CGSize) -> CGSize {
        func isLimit(_ length: CGFloat) -> Bool { length > 0 && length.isFinite }
        let natural = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
        guard isLimit(room.width), natural.width > room.width else { return natural }
        return systemLayoutSizeFitting(
            CGSize(width: room.width, height: 0),
            horizontalFittingPriority: LayoutPriority(999)
        )
    }
}
