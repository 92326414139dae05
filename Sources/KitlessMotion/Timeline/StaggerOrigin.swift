/// Which of several elements starts first where each starts later than its neighbour.
public enum StaggerOrigin: Hashable, Sendable {
    /// The first element, and so on to the last.
    case first

    /// The last element, and so on to the first.
    case last

    /// The middle, and so on to both ends.
    case center

    /// Both ends, and so on to the middle.
    case edges

    /// The element at a position from 0, and so on to both sides.
    case index(Int)

    /// Returns how many intervals later than the origin an element starts.
    ///
    /// - Parameters:
    ///   - index: The position of the element.
    ///   - count: How many elements there are.
    /// - Returns: The number of intervals, at least 0.
    func distance(of index: Int, among count: Int) -> Double {
        let last = Double(count - 1)
        let position = Double(index)
        return switch self {
        case .first: position
        case .last: last - position
        case .center: (position - last / 2).magnitude
        case .edges: last / 2 - (position - last / 2).magnitude
        case .index(let origin): (position - Double(origin)).magnitude
        }
    }
}
