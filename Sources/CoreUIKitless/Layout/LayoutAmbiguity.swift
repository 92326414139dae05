/// A view whose place or size constraints leave open.
public struct LayoutAmbiguity {
    /// A part of a frame.
    public enum Component: String, Hashable, Sendable, CaseIterable {
        /// The left side, relative to the superview.
        case x
        /// The top side, relative to the superview.
        case y
        /// The width.
        case width
        /// The height.
        case height
    }

    /// The view or guide; for the content of a scroll view, its content guide.
    public let item: any Anchorable

    /// The name of the view or guide.
    public let name: String

    /// The parts of the frame that can have other values in a layout that is as good.
    public let components: [Component]

    /// The names of the views and guides that move together with this one.
    public let movesWith: [String]
}

extension LayoutAmbiguity: CustomStringConvertible {
    /// The ambiguity in one line.
    public var description: String {
        let parts = components.map(\.rawValue).joined(separator: ", ")
        let others = movesWith.isEmpty ? "" : "; moves together with \(movesWith.joined(separator: ", "))"
        return "\(name): \(parts) can have other values\(others)"
    }
}
