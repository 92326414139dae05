/// Why a track cannot be made of keyframes.
public enum KeyframeError: Error, Hashable, Sendable {
    /// There are no keyframes.
    case noKeyframes

    /// An offset outside 0...1, or NaN, with the position of its keyframe from 0.
    case offsetOutOfRange(index: Int, offset: Double)

    /// An offset below an earlier one, with the position of its keyframe from 0.
    case offsetOutOfOrder(index: Int, offset: Double)
}

extension KeyframeError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .noKeyframes: "a keyframe is expected at least"
        case .offsetOutOfRange(let index, let offset): "the offset of keyframe \(index) is out of range: \(offset)"
        case .offsetOutOfOrder(let index, let offset):
            "the offset of keyframe \(index) is below an earlier one: \(offset)"
        }
    }
}
