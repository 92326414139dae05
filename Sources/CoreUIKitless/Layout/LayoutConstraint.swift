public import Foundation
public import KitlessSolver

/// A linear relation between two attributes of views or guides:
/// `item1.attribute1 = multiplier * item2.attribute2 + constant`, or with "at most" or "at least".
///
/// ```swift
/// let gap = try LayoutConstraint(
///     item: field, attribute: .leading, relatedBy: .equal,
///     toItem: label, attribute: .trailing, constant: 8
/// )
/// gap.isActive = true
/// gap.constant = 12
/// root.layoutIfNeeded()
/// ```
///
/// Anchors and the `constrain` family of ``LayoutView`` say the same in fewer words. The multiplier and the constant
/// are on the second item's side for every relation. With a multiplier other than 1 a position is measured in the
/// nearest common ancestor of the items. A constraint that compares leading or trailing edges mirrors with the reading
/// direction, its constant and its relation included; one that compares left, right or centres does not.
///
/// Active constraints are owned by the tree. A constraint does not keep its items alive; it ends when one of them is
/// gone, and leaves the layout when a view is removed in such a way that its items are no longer in one tree.
public final class LayoutConstraint {
    let first: LayoutItem
    let second: LayoutItem?

    /// What is constrained of the first item.
    public let firstAttribute: Attribute

    /// What it is compared with of the second item; `notAnAttribute` for a size that is compared with the constant.
    public let secondAttribute: Attribute

    /// How the sides compare.
    public let relation: Relation

    /// What the second attribute is multiplied with.
    public let multiplier: CGFloat

    /// How many units of system spacing are added to the constant.
    public let systemSpacingMultiplier: CGFloat

    /// A name for messages and debugging.
    public var identifier: String?

    /// The file in which the constraint was made, as `#fileID` spells it.
    public var file: String { source.description }

    private let source: StaticString

    /// The line on which the constraint was made.
    public let line: UInt

    /// What is wrong with the constraint, so that it cannot become active; `nil` for nothing.
    ///
    /// A constraint whose maker cannot throw carries its mistake along: it stays inactive, and the mistake is logged
    /// when it is to become active, or thrown by ``activate(_:)``.
    @exclusivity(unchecked) public internal(set) var fault: LayoutError?

    // Without run-time checks of exclusivity, as `fault`: each access is over before anything else runs, and there are
    // several for each constraint when a layout is built.

    @exclusivity(unchecked) var state = State.inactive

    /// The place in the order of activation.
    @exclusivity(unchecked) var order = 0

    /// The handle in the engine's solver while the state is `installed`.
    @exclusivity(unchecked) var row: ConstraintID?

    /// Whether the row has to be made anew from the current numbers before the next solve.
    @exclusivity(unchecked) var isStale = false

    @exclusivity(unchecked) private var storedConstant: Double
    @exclusivity(unchecked) private var storedPriority: LayoutPriority

    enum State: UInt8 {
        case inactive
        /// Active, and to be handed to the solver with the next pass.
        case pending
        case installed
        /// Active, but left out because it contradicts constraints that came before it.
        case broken
    }

    init(
        _ first: LayoutItem,
        _ firstAttribute: Attribute,
        _ relation: Relation,
        _ second: LayoutItem?,
        _ secondAttribute: Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        systemSpacing: CGFloat = 0,
        priority: LayoutPriority = .required,
        file: StaticString,
        line: UInt
    ) {
        self.first = first
        self.second = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        systemSpacingMultiplier = systemSpacing
        storedConstant = Double(constant)
        storedPriority = priority
        source = file
        self.line = line
        fault = mistake()
    }

    /// Creates a constraint from attributes, inactive.
    ///
    /// - Parameters:
    ///   - item: The view or guide to constrain.
    ///   - attribute: What to constrain of it.
    ///   - relation: How the sides compare.
    ///   - otherItem: The view or guide to compare with, or `nil` for a size.
    ///   - otherAttribute: What to compare with of the other item.
    ///   - multiplier: What the other attribute is multiplied with.
    ///   - constant: What is added, in points.
    ///   - priority: How important the constraint is.
    ///   - file: Where the constraint was made; leave it to the compiler.
    ///   - line: Where the constraint was made; leave it to the compiler.
    /// - Throws: ``LayoutError`` with `firstAttributeMissing`, `illegalPair`, `locationNeedsSecondItem`, `nonFinite`
    ///   or `priorityOutOfRange`.
    public convenience init(
        item: any Anchorable,
        attribute: Attribute,
        relatedBy relation: Relation = .equal,
        toItem otherItem: (any Anchorable)? = nil,
        attribute otherAttribute: Attribute = .notAnAttribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: LayoutPriority = .required,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(LayoutError) {
        self.init(
            item.anchorItem.layoutItem,
            attribute,
            relation,
            otherItem?.anchorItem.layoutItem,
            otherAttribute,
            multiplier: multiplier,
            constant: constant,
            priority: priority,
            file: file,
            line: line
        )
        if let fault { throw fault }
    }

    /// The number that is added on the second item's side, in points; may be changed at any time.
    ///
    /// The layout follows with the next pass. A number that is not finite is refused: the constant stays as it was, and
    /// the mistake is logged. ``setConstant(_:)`` throws it instead.
    public var constant: CGFloat {
        get { CGFloat(storedConstant) }
        set { report { () throws(LayoutError) in try setConstant(newValue) } }
    }

    /// How important the constraint is; may be changed at any time, also between required and optional.
    ///
    /// A priority out of range is refused: it stays as it was, and the mistake is logged. ``setPriority(_:)`` throws it
    /// instead.
    public var priority: LayoutPriority {
        get { storedPriority }
        set { report { () throws(LayoutError) in try setPriority(newValue) } }
    }

    /// Changes the constant.
    ///
    /// - Parameter constant: The new constant, in points.
    /// - Throws: ``LayoutError`` with `nonFinite`; nothing has changed then.
    public func setConstant(_ constant: CGFloat) throws(LayoutError) {
        guard constant.isFinite else { throw LayoutError(.nonFinite, "constant \(constant) of \(self)") }
        guard storedConstant != Double(constant) else { return }
        storedConstant = Double(constant)
        touch()
    }

    /// Changes the priority.
    ///
    /// - Parameter priority: The new priority.
    /// - Throws: ``LayoutError`` with `priorityOutOfRange`; nothing has changed then.
    public func setPriority(_ priority: LayoutPriority) throws(LayoutError) {
        guard priority.isValid else {
            throw LayoutError(.priorityOutOfRange, "priority \(priority.rawValue) of \(self)")
        }
        guard storedPriority != priority else { return }
        storedPriority = priority
        touch()
    }

    /// The view or guide that is constrained, or `nil` if it is gone.
    public var firstItem: (any Anchorable)? { first.anchorable }

    /// The view or guide that it is compared with, or `nil` if there is none or it is gone.
    public var secondItem: (any Anchorable)? { second?.anchorable }

    /// Whether the constraint takes part in layout.
    ///
    /// Setting it to what it is has no effect. If the constraint has a ``fault``, or its items have no common ancestor,
    /// it stays inactive and the mistake is logged; ``activate(_:)`` throws it instead. A constraint that contradicts
    /// constraints activated before it is active all the same: see <doc:WhenConstraintsConflict>.
    public var isActive: Bool {
        get { state != .inactive }
        set {
            if newValue {
                report { () throws(LayoutError) in try activate() }
            } else {
                deactivate()
            }
        }
    }

    /// Whether the constraint is active but left out, because it contradicts constraints activated before it.
    ///
    /// Up to date after a layout pass.
    public var isBroken: Bool { state == .broken }

    /// Tells the engine, if one has the constraint in force, that a number has changed.
    private func touch() {
        guard state != .inactive else { return }
        LayoutEngine.of(first)?.constraintChanged(self)
    }

    private func mistake() -> LayoutError? {
        if let kind = firstAttribute.mistake(
            comparedWith: secondAttribute,
            hasItem: second != nil,
            multiplier: Double(multiplier)
        ) {
            return LayoutError(kind, "\(self)")
        }
        guard multiplier.isFinite, storedConstant.isFinite, systemSpacingMultiplier.isFinite else {
            return LayoutError(.nonFinite, "\(self)")
        }
        guard storedPriority.isValid else {
            return LayoutError(.priorityOutOfRange, "priority \(storedPriority.rawValue) of \(self)")
        }
        return nil
    }
}
