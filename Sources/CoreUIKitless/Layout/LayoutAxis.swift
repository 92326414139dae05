/// One of the two directions in which layouts extend.
public enum LayoutAxis: String, Hashable, Sendable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The other direction.
    public var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

    /// 0 for horizontal, 1 for vertical.
    var index: Int { self == .horizontal ? 0 : 1 }
}
