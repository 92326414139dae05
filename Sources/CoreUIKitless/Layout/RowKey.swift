import KitlessSolver

/// What a row of the solver says, and of whom.
enum RowKey {
    case constraint(LayoutConstraint)
    case implicit(LayoutItem, ImplicitRow)
    case stack(StackView, index: Int)

    func isConstraint(_ constraint: LayoutConstraint) -> Bool {
        if case .constraint(let other) = self { other === constraint } else { false }
    }

    func isImplicit(of item: LayoutItem) -> Bool {
        if case .implicit(let other, _) = self { other === item } else { false }
    }

    func isStack(_ stack: StackView) -> Bool {
        if case .stack(let other, _) = self { other === stack } else { false }
    }

    /// The place in the order in which contradictions are judged: the later row loses.
    ///
    /// What nobody asked for by a constraint comes first, then required content sizes, then constraints in the order of
    /// activation.
    var order: RowOrder {
        switch self {
        case .constraint(let constraint): RowOrder(rank: 4, number: constraint.order)
        case .implicit(let item, let row):
            RowOrder(
                rank: row.isContent ? 3 : row == .nonNegativeWidth || row == .nonNegativeHeight ? 0 : 1,
                number: Int(item.slot)
            )
        case .stack(_, let index): RowOrder(rank: 2, number: index)
        }
    }

    /// Whether a conflict names the row; other rows are background, and not to blame.
    var isNamed: Bool {
        switch self {
        case .constraint: true
        case .implicit(_, let row): row.isContent
        case .stack: false
        }
    }
}

extension RowKey: Hashable {
    static func == (lhs: RowKey, rhs: RowKey) -> Bool {
        switch (lhs, rhs) {
        case (.constraint(let one), .constraint(let two)): one === two
        case (.implicit(let one, let row), .implicit(let two, let other)): one === two && row == other
        case (.stack(let one, let index), .stack(let two, let other)): one === two && index == other
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .constraint(let constraint): hasher.combine(ObjectIdentifier(constraint))
        case .implicit(let item, let row):
            hasher.combine(ObjectIdentifier(item))
            hasher.combine(row)
        case .stack(let stack, let index):
            hasher.combine(ObjectIdentifier(stack))
            hasher.combine(index)
        }
    }
}

/// A place in the order in which contradictions are judged.
struct RowOrder: Comparable {
    let rank: UInt8
    let number: Int

    static func < (lhs: RowOrder, rhs: RowOrder) -> Bool {
        (lhs.rank, lhs.number) < (rhs.rank, rhs.number)
    }
}

/// A row that is not in the solver: terms relation constant, at a priority.
struct LoweredRow {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: LayoutPriority
}

/// A required row that is left out because it contradicts earlier ones; it is tried again when anything changes.
struct BrokenRow {
    let key: RowKey
    /// The row itself, if it cannot be made anew from its key.
    var row: LoweredRow?
}

/// How an engine hands rows to the solver.
enum Admission {
    /// All at once; if they contradict each other, nothing happens.
    case batch
    /// Required ones one after the other, each left out or replacing later ones if it contradicts what is there.
    case required
    /// Optional ones, after the required ones.
    case optional

    func admits(_ priority: LayoutPriority) -> Bool {
        switch self {
        case .batch: true
        case .required: priority.isRequired
        case .optional: !priority.isRequired
        }
    }
}
