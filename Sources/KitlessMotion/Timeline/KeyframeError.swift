/// Why a track cannot be made of keyframes.
public enum KeyframeError: Error, Hashable, Sendable {
    /// There are no keyframes.
    case noKeyframes

    /// An offset outside 0...1, or NaN, with the position of its keyframe from 0.
    case offsetOutOfRange(index: Int, offset: Double)

    /// An offset below an earlier one, with the position of its keyframe from 0.
    case offsetOutOfOrder(index: Int, offset: Double)
}
