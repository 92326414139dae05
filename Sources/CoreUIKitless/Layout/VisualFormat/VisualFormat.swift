import KitlessSolver

/// The syntax tree of one string of the Visual Format Language.
///
/// Names are kept as written: whether one is a view or a metric is decided when constraints are made of it. The
/// grammar is that of Apple's *Auto Layout Guide*, appendix "Visual Format Language".
struct VisualFormat: Hashable, Sendable {
    /// The axis along which the views follow each other.
    enum Orientation: Hashable, Sendable {
        case horizontal
        case vertical
    }

    /// What stands between two views, or between a view and the superview's edge.
    enum Connection: Hashable, Sendable {
        /// Nothing: the edges touch.
        case flush
        /// A hyphen: the standard spacing.
        case standard
        /// Distances, each of which holds.
        case predicates([Predicate])
    }

    /// A view and what is asked of its size along the axis.
    struct View: Hashable, Sendable {
        var name: String
        var column: Int
        var predicates: [Predicate]
    }

    /// `[relation] operand [@priority]`.
    struct Predicate: Hashable, Sendable {
        var relation: LayoutConstraint.Relation
        var operand: Operand
        var priority: Operand?
    }

    /// A number, or a name that stands for one or for a view.
    struct Operand: Hashable, Sendable {
        enum Value: Hashable, Sendable {
            case number(Double)
            case name(String)
        }

        var value: Value
        var column: Int
    }

    var orientation: Orientation
    /// The connection from the superview to the first view; `nil` where they are not tied.
    var leading: Connection?
    var views: [View]
    /// The connections between neighbours: one fewer than views.
    var connections: [Connection]
    /// The connection from the last view to the superview; `nil` where they are not tied.
    var trailing: Connection?

    /// Parses a visual format string in time proportional to its length.
    ///
    /// - Parameter format: Such as `H:|-[name(>=80)]-8-[field]-|`.
    /// - Throws: `VisualFormatError` that points at the column.
    init(parsing format: String) throws(VisualFormatError) {
        var parser = VisualFormatParser(format)
        self = try parser.parse()
    }

    init(
        orientation: Orientation,
        leading: Connection?,
        views: [View],
        connections: [Connection],
        trailing: Connection?
    ) {
        self.orientation = orientation
        self.leading = leading
        self.views = views
        self.connections = connections
        self.trailing = trailing
    }
}
