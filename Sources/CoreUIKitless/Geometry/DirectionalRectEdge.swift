/// Edges of a rectangle, named in reading direction.
///
/// ```swift
/// banner.constrainEdges(.notBottom)
/// ```
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: UInt

    /// Creates a set of edges from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = DirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where reading starts.
    public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where reading ends.
    public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)

    /// All four edges.
    public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: DirectionalRectEdge = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: DirectionalRectEdge = [.top, .bottom]
    /// All edges except the top one.
    public static let notTop: DirectionalRectEdge = [.leading, .bottom, .trailing]
    /// All edges except the leading one.
    public static let notLeading: DirectionalRectEdge = [.top, .bottom, .trailing]
    /// All edges except the bottom one.
    public static let notBottom: DirectionalRectEdge = [.top, .leading, .trailing]
    /// All edges except the trailing one.
    public static let notTrailing: DirectionalRectEdge = [.top, .leading, .bottom]
}
