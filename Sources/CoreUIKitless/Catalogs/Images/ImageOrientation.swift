/// How stored rows and columns lie in the picture that is meant; raw values are those of EXIF (tag 0x0112).
public enum ImageOrientation: Int, Sendable, Hashable, CaseIterable, Codable {
    /// As stored.
    case up = 1
    /// Left and right swapped.
    case upMirrored
    /// Turned by half a turn.
    case down
    /// Top and bottom swapped.
    case downMirrored
    /// Rows and columns swapped.
    case leftMirrored
    /// To be turned by a quarter turn clockwise.
    case right
    /// Rows and columns swapped, then turned by half a turn.
    case rightMirrored
    /// To be turned by a quarter turn counterclockwise.
    case left

    /// Whether width and height change places.
    public var swapsSides: Bool { rawValue >= 5 }
}
