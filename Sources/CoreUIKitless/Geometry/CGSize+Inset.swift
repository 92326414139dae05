public import Foundation

/// Sizes with insets.
extension CGSize {
    /// Returns the size less the insets on both axes.
    ///
    /// - Parameter insets: What to take away; the result may be negative.
    /// - Returns: The smaller size.
    public func inset(by insets: DirectionalEdgeInsets) -> CGSize {
        CGSize(width: width - insets.horizontal, height: height - insets.vertical)
    }

    /// Returns the size less the insets on both axes.
    ///
    /// - Parameter insets: What to take away; the result may be negative.
    /// - Returns: The smaller size.
    public func inset(by insets: EdgeInsets) -> CGSize {
        CGSize(width: width - insets.horizontal, height: height - insets.vertical)
    }

    /// Returns the size plus the insets on both axes.
    ///
    /// - Parameter insets: What to add.
    /// - Returns: The larger size.
    public func outset(by insets: DirectionalEdgeInsets) -> CGSize {
        CGSize(width: width + insets.horizontal, height: height + insets.vertical)
    }

    /// Returns the size plus the insets on both axes.
    ///
    /// - Parameter insets: What to add.
    /// - Returns: The larger size.
    public func outset(by insets: EdgeInsets) -> CGSize {
        CGSize(width: width + insets.horizontal, height: height + insets.vertical)
    }
}
