import Foundation
import KitlessSolver

/// What constraints and the engine know of a view or guide.
///
/// Constraints hold items, not views, and an item does not own its view. So a view goes when its last owner lets go
/// of it, and takes its constraints along, without weak references, which would slow down every use of a view.
final class LayoutItem {
    /// What rectangle the item stands for.
    enum Kind: UInt8 {
        case view
        case guide
        /// The content of a scroll view: starts where the scroll view does, has a size of its own.
        case content
        /// The frame of a scroll view, the same rectangle as the scroll view's.
        case scrollFrame
        case margins
        case safeArea
        case readable

        /// Whether the rectangle is that of a view, moved inwards by insets.
        var isInset: Bool {
            switch self {
            case .margins, .safeArea, .readable: true
            default: false
            }
        }
    }

    let kind: Kind

    // Building a layout reads the following once or more for each constraint, so they do without run-time checks of
    // exclusivity: each access is over before anything else runs.

    /// The view, or the view that owns the guide; `nil` once it is gone.
    ///
    /// Safe although unchecked: the view sets it to `nil` in all its items when it goes.
    @exclusivity(unchecked) unowned(unsafe) var view: LayoutView?

    /// The engine of the tree; it may have been merged into another one, see ``LayoutEngine/of(_:)``.
    @exclusivity(unchecked) var engine: LayoutEngine?

    /// The place in the engine's tables, -1 while the engine does not know the item.
    @exclusivity(unchecked) var slot: Int32 = -1

    /// The active constraints that mention the item.
    @exclusivity(unchecked) private(set) var constraints: [LayoutConstraint] = []

    /// What the engine has in force for the item besides constraints.
    @exclusivity(unchecked) var rows = ImplicitRows()

    /// The guide; `nil` for a view, and once the guide is gone.
    unowned var guide: LayoutGuide?

    /// Whether the view scrolls, so that its edges may mean those of its content.
    var hasContent = false

    /// The frame while no engine knows the item; for a root or a view with an autoresizing mask, the one it was given.
    var frame = CGRect.zero

    /// The size of the superview to which the given frame belongs.
    var referenceSize = CGSize.zero

    /// Size of the content, -1 for none, and how strongly it is kept.
    var content = ContentSize()

    /// Creates an item; its view is set afterwards.
    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The item whose variables describe this one: a view's for the guides that are insets of it.
    @inline(__always)
    var base: LayoutItem {
        switch kind {
        case .view, .guide, .content: self
        case .scrollFrame, .margins, .safeArea, .readable: view?.item ?? self
        }
    }

    /// Whether the item is a view whose content has a size along an axis.
    func hasContentSize(along axis: LayoutAxis) -> Bool { kind == .view && content.length(axis) >= 0 }

    /// The name for messages.
    var name: String {
        guard let view else { return "a removed item" }
        switch kind {
        case .view: return view.displayName
        case .guide: return guide?.identifier ?? "guide of \(view.displayName)"
        case .content: return "\(view.displayName).content"
        case .scrollFrame: return "\(view.displayName).frame"
        case .margins: return "\(view.displayName).margins"
        case .safeArea: return "\(view.displayName).safeArea"
        case .readable: return "\(view.displayName).readable"
        }
    }

    /// Ends the item: nothing refers to its view any more.
    func end() {
        var ended: [LayoutConstraint] = []
        swap(&ended, &constraints)
        for constraint in ended { constraint.deactivate(leaving: self) }
        LayoutEngine.of(self)?.forget(self)
        engine = nil
        view = nil
        guide = nil
    }

    func attach(_ constraint: LayoutConstraint) {
        // Few views have less, and growing an array step by step costs more than a constraint.
        if constraints.isEmpty { constraints.reserveCapacity(8) }
        constraints.append(constraint)
    }

    func detach(_ constraint: LayoutConstraint) {
        // Constraints mostly go in the order opposite to how they came.
        if let index = constraints.lastIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
    }
}

/// The size of the content of a view, and how strongly the view keeps it.
struct ContentSize: Equatable {
    var width = -1.0
    var height = -1.0
    var huggingX = LayoutPriority.defaultLow
    var huggingY = LayoutPriority.defaultLow
    var compressionX = LayoutPriority.defaultHigh
    var compressionY = LayoutPriority.defaultHigh

    func length(_ axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
    func hugging(_ axis: LayoutAxis) -> LayoutPriority { axis == .horizontal ? huggingX : huggingY }
    func compression(_ axis: LayoutAxis) -> LayoutPriority { axis == .horizontal ? compressionX : compressionY }

    /// Takes over a size; a length that is negative or not finite counts as none.
    mutating func setSize(_ size: CGSize) {
        func length(_ value: CGFloat) -> Double { value >= 0 && value.isFinite ? Double(value) : -1 }
        width = length(size.width)
        height = length(size.height)
    }
}
