import Foundation

/// Views without a frame of their own.
extension LayoutView {
    /// Creates a view that layout will give its frame.
    ///
    /// A subclass that overrides ``init(frame:)`` inherits it, as one of `UIView` does.
    public convenience init() {
        self.init(frame: .zero)
    }
}
