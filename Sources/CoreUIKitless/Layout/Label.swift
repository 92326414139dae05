public import Foundation

/// A view that shows text, on one or more lines.
///
/// Its intrinsic size is that of the text. Text of more than one line is laid out in two steps: first with the width of
/// the whole text on one line, then with the height of the text in the width that the first step gave.
open class Label: LayoutView {
    /// The text; line feeds start new lines.
    public var text: String {
        didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the font in points; a number that is not positive and finite is refused, and the old one stays.
    public var fontSize: CGFloat = 17 {
        didSet {
            if !(fontSize > 0 && fontSize.isFinite) { fontSize = oldValue }
            if fontSize != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The largest number of lines, 0 for no limit; 1 unless set.
    public var numberOfLines = 1 {
        didSet {
            numberOfLines = max(numberOfLines, 0)
            if numberOfLines != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The width at which text wraps, whatever the layout gives; 0 means the width of the layout.
    public var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            let isLegal = preferredMaxLayoutWidth >= 0 && preferredMaxLayoutWidth.isFinite
            if !isLegal { preferredMaxLayoutWidth = oldValue }
            if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// What measures the text.
    public var measurer: any TextMeasuring = SimpleTextMeasurer() {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Creates a label.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - frame: Where the label lies in its superview.
    public init(text: String = "", frame: CGRect = .zero) {
        self.text = text
        super.init(frame: frame)
    }

    /// The size of the text on one line, or wrapped at ``preferredMaxLayoutWidth``.
    open override var intrinsicContentSize: CGSize {
        measure(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity).size
    }

    /// Whether the text wraps at the width of the layout.
    open override var contentWraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    /// Returns the height of the text in a width.
    ///
    /// - Parameter width: The width in points.
    /// - Returns: The height in points.
    open override func contentHeight(forWidth width: CGFloat) -> CGFloat { measure(width: width).size.height }

    /// The distance of the first baseline from the top, in points.
    open override var firstBaselineOffsetFromTop: CGFloat { measure(width: .infinity).firstBaseline }

    /// The distance of the last baseline from the bottom, in points.
    open override var lastBaselineOffsetFromBottom: CGFloat { measure(width: .infinity).lastBaseline }

    private func measure(width: CGFloat) -> TextMeasurement {
        measurer.measure(text, fontSize: fontSize, width: width, lineLimit: numberOfLines)
    }
}
