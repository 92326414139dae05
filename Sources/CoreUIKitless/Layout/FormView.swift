public import Foundation
public import KitlessSolver

/// A view whose content scrolls, and gets out of the way of the keyboard: a good start for views with inputs.
///
/// ```swift
/// let form = FormView()
/// form.contentView.addSubview(fields)
/// fields.constrainEdges()
/// form.fitContentToScreen()
/// form.keyboardWillShow(height: 301)
/// ```
open class FormView: LayoutView {
    /// The vertical spacing of the default ``contentInsets``: 16 points.
    public static let defaultVerticalSpacing: CGFloat = 16

    /// The scroll view, which fills the form; add subviews to ``contentView`` instead.
    public let scrollView = ScrollView()

    /// The view for the content: as high as its constraints make it, and as wide as the form's margins.
    public let contentView = LayoutView()

    /// How far inside the content view lies.
    ///
    /// Vertically from the ends of the scrolled content, horizontally from the margins of the form; 16 at top and
    /// bottom and 0 at the sides, unless overridden.
    open var contentInsets: DirectionalEdgeInsets {
        DirectionalEdgeInsets(topAndBottom: Self.defaultVerticalSpacing)
    }

    /// Creates a form.
    ///
    /// - Parameter frame: Where it lies in its superview; for a root, its size.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        scrollView.identifier = "form.scroll"
        contentView.identifier = "form.content"
        addSubview(scrollView)
        scrollView.constrainEdges()
        scrollView.addSubview(contentView)
        contentView.constrainEdgesToMargins(.horizontal, to: self, with: contentInsets)
        contentView.constrainEdges(.vertical, to: scrollView.contentLayoutGuide, with: contentInsets)
        scrollView.contentLayoutGuide.widthAnchor
            .constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
            .isActive = true
        // The content is no higher than it has to be.
        contentView.constrain(.heightAnchor, constant: 0, priority: 1)
    }

    /// Stretches the content to the height of the screen, unless it is higher anyway.
    ///
    /// Use it to put a button at the bottom of the screen: constrain the button below the last field with "at least".
    ///
    /// - Returns: The constraint, which is active.
    @discardableResult
    public func fitContentToScreen() -> LayoutConstraint {
        contentView.constrain(
            .heightAnchor,
            to: safeAreaLayoutGuide.heightAnchor,
            relatedBy: .greaterThanOrEqual,
            constant: -contentInsets.vertical
        )
    }

    /// Compresses the content to the height of the screen, as far as constraints of a higher priority let it.
    ///
    /// - Parameter priority: How important it is.
    /// - Returns: The constraint, which is active.
    @discardableResult
    public func compressContentToScreen(priority: LayoutPriority) -> LayoutConstraint {
        contentView.constrain(
            .heightAnchor,
            to: safeAreaLayoutGuide.heightAnchor,
            constant: -contentInsets.vertical,
            priority: priority
        )
    }

    /// Makes room for the keyboard, see ``ScrollView/keyboardWillShow(height:duration:)``.
    ///
    /// - Parameters:
    ///   - height: The height of the keyboard from the bottom of the screen, in points.
    ///   - duration: How long the keyboard takes to come, in seconds; for overrides that animate.
    open func keyboardWillShow(height: CGFloat, duration: TimeInterval = 0.25) {
        scrollView.keyboardWillShow(height: height, duration: duration)
    }

    /// Takes the room for the keyboard back.
    ///
    /// - Parameter duration: How long the keyboard takes to go, in seconds; for overrides that animate.
    open func keyboardWillHide(duration: TimeInterval = 0.25) {
        scrollView.keyboardWillHide(duration: duration)
    }
}

/// Room for the keyboard.
extension ScrollView {
    /// Makes room for the keyboard at the bottom of the content: its height less the bottom safe area inset, which the
    /// content keeps free already.
    ///
    /// A keyboard of 301 points above a safe area inset of 34 points makes a content inset of 267 points.
    ///
    /// - Parameters:
    ///   - height: The height of the keyboard from the bottom of the screen, in points.
    ///   - duration: How long the keyboard takes to come, in seconds.
    public func keyboardWillShow(height: CGFloat, duration: TimeInterval = 0.25) {
        let insets = EdgeInsets(bottom: max(height.isFinite ? height - safeAreaInsets.bottom : 0, 0))
        contentInset = insets
        scrollIndicatorInsets = insets
    }

    /// Takes the room for the keyboard back.
    ///
    /// - Parameter duration: How long the keyboard takes to go, in seconds.
    public func keyboardWillHide(duration: TimeInterval = 0.25) {
        contentInset = .zero
        scrollIndicatorInsets = .zero
    }
}
