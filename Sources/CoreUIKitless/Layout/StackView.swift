public import Foundation
import KitlessSolver

/// A view that arranges views in a row or a column.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [icon, title])
/// row.spacing = 8
/// row.alignment = .center
/// ```
///
/// The arrangement is made of constraints, listed in <doc:AutoLayoutWithoutUIKit>: so the stack takes the size that its
/// views need, and its views fill the size that other constraints give it. Hidden views and subviews that are not
/// arranged take no part. A stack has no intrinsic size of its own.
open class StackView: LayoutView {
    /// How the views share the stack along its axis.
    public enum Distribution: String, Hashable, Sendable, CaseIterable {
        /// The views fill the stack; hugging and compression resistance decide who gives way.
        case fill
        /// All views have the same length.
        case fillEqually
        /// The views fill the stack in proportion to their intrinsic lengths.
        case fillProportionally
        /// All gaps are equal, and at least the spacing.
        case equalSpacing
        /// All distances between middles are equal as far as the spacing allows.
        case equalCentering
    }

    /// How the views lie across the axis.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// The views fill the stack from side to side.
        case fill
        /// The views lie at the leading side of a column, or at the top of a row.
        case leading
        /// The views lie in the middle.
        case center
        /// The views lie at the trailing side of a column, or at the bottom of a row.
        case trailing
        /// The first baselines of the views in a row lie on one line, at the top; a column is as with `leading`.
        case firstBaseline
        /// The last baselines of the views in a row lie on one line, at the bottom; a column is as with `leading`.
        case lastBaseline

        /// The views lie at the top of a row.
        public static let top = Alignment.leading
        /// The views lie at the bottom of a row.
        public static let bottom = Alignment.trailing
    }

    /// The views in the order of the arrangement; all of them are subviews.
    public private(set) var arrangedSubviews: [LayoutView] = []

    /// The direction in which the views follow each other; a row follows the reading direction.
    public var axis = LayoutAxis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }

    /// How the views share the stack along its axis.
    public var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }

    /// How the views lie across the axis.
    public var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }

    /// The gap between views in points, or the least gap for the equal distributions; may be negative.
    ///
    /// A number that is not finite is refused: the spacing stays as it was.
    public var spacing: CGFloat = 0 {
        didSet {
            if !spacing.isFinite { spacing = oldValue }
            if spacing != oldValue { arrangementChanged() }
        }
    }

    /// Whether the views lie within the margins instead of the sides.
    public var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// The gaps set by hand, by the arranged views before them.
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// The rows of the arrangement that the engine has, and their handles; `nil` for those that are left out.
    var arrangement = Arrangement()

    struct Arrangement {
        var rows: [StackRows.Row] = []
        var handles: [ConstraintID?] = []
    }

    /// Whether the rows will be made anew with the next batch.
    var areRowsStale = false

    /// Whether the arrangement depends on intrinsic sizes.
    var dependsOnContents: Bool { distribution == .fillProportionally }

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - arrangedSubviews: The views to arrange.
    ///   - axis: The direction in which they follow each other.
    public convenience init(arrangedSubviews: [LayoutView], axis: LayoutAxis = .horizontal) {
        self.init()
        self.axis = axis
        for view in arrangedSubviews { addArrangedSubview(view) }
    }

    /// Creates an empty stack.
    ///
    /// - Parameter frame: Where the stack lies in its superview.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
    }

    /// Appends a view to the arrangement, making it a subview.
    ///
    /// The view stops making its frame into constraints.
    ///
    /// - Parameter view: The view; if it is arranged already, it moves to the end.
    public func addArrangedSubview(_ view: LayoutView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Puts a view into the arrangement, making it a subview.
    ///
    /// - Parameters:
    ///   - view: The view; if it is arranged already, it moves.
    ///   - index: How many of the other views come before it; a number out of range means the nearest one in range.
    public func insertArrangedSubview(_ view: LayoutView, at index: Int) {
        if view.superview !== self {
            addSubview(view)
            guard view.superview === self else { return }
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
        arrangementChanged()
    }

    /// Takes a view out of the arrangement; it stays a subview.
    ///
    /// - Parameter view: The view.
    public func removeArrangedSubview(_ view: LayoutView) {
        forgetArrangement(of: view)
    }

    /// Sets the gap after a view.
    ///
    /// There is none while the view is hidden or the last one, and it is forgotten when the view leaves the
    /// arrangement.
    ///
    /// - Parameters:
    ///   - spacing: The gap in points, or `nil` for that of the stack. A number that is not finite counts as `nil`.
    ///   - view: The arranged view before the gap; for another view nothing happens.
    public func setCustomSpacing(_ spacing: CGFloat?, after view: LayoutView) {
        // The key is valid only as long as the arrangement keeps the view alive.
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        customSpacings[ObjectIdentifier(view)] = spacing.flatMap { $0.isFinite ? $0 : nil }
        arrangementChanged()
    }

    /// Returns the gap after a view.
    ///
    /// - Parameter view: The view before the gap.
    /// - Returns: The gap set for it, or that of the stack.
    public func customSpacing(after view: LayoutView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? spacing
    }

    func forgetArrangement(of view: LayoutView) {
        customSpacings[ObjectIdentifier(view)] = nil
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        arrangementChanged()
    }

    func arrangementChanged() {
        guard item.slot >= 0 else { return }
        LayoutEngine.of(item)?.arrangementChanged(self)
    }
}
