/// Anything with anchors: a view or a guide.
///
/// It lets the `constrain` family take either. Only ``LayoutView`` and ``LayoutGuide`` conform to it.
public protocol Anchorable {
    /// What constraints know of the view or guide.
    var anchorItem: AnchorItem { get }
}

/// What constraints know of a view or guide; opaque.
public struct AnchorItem {
    let layoutItem: LayoutItem

    init(_ item: LayoutItem) {
        layoutItem = item
    }
}

/// The anchors that views and guides have.
extension Anchorable {
    /// The side where reading starts.
    public var leadingAnchor: LayoutXAxisAnchor<DirectionalSide> { LayoutXAxisAnchor(anchorItem, .leading) }
    /// The side where reading ends.
    public var trailingAnchor: LayoutXAxisAnchor<DirectionalSide> { LayoutXAxisAnchor(anchorItem, .trailing) }
    /// The left side; mostly ``leadingAnchor`` is what you want.
    public var leftAnchor: LayoutXAxisAnchor<PhysicalSide> { LayoutXAxisAnchor(anchorItem, .left) }
    /// The right side; mostly ``trailingAnchor`` is what you want.
    public var rightAnchor: LayoutXAxisAnchor<PhysicalSide> { LayoutXAxisAnchor(anchorItem, .right) }
    /// The middle between the sides.
    public var centerXAnchor: LayoutXAxisAnchor<HorizontalCenter> { LayoutXAxisAnchor(anchorItem, .centerX) }
    /// The top side.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(anchorItem, .top) }
    /// The bottom side.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(anchorItem, .bottom) }
    /// The middle between top and bottom.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(anchorItem, .centerY) }
    /// The extent from side to side.
    public var widthAnchor: LayoutDimension { LayoutDimension(anchorItem, .width) }
    /// The extent from top to bottom.
    public var heightAnchor: LayoutDimension { LayoutDimension(anchorItem, .height) }
}

/// The anchors that only views have.
extension LayoutView {
    /// The baseline of the first line of text; the top side of a view without text.
    public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(anchorItem, .firstBaseline) }
    /// The baseline of the last line of text; the bottom side of a view without text.
    public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(anchorItem, .lastBaseline) }
}

extension LayoutItem {
    /// The view or guide that the item belongs to.
    var anchorable: (any Anchorable)? {
        if let guide { return guide }
        return kind == .view ? view : nil
    }
}
