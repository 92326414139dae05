/// How stored pixels are to be turned and mirrored for display.
///
/// Names are those of Core Graphics, raw values those of Exif (JEITA CP-3451, tag 0x0112).
public enum ImageOrientation: UInt8, Hashable, Sendable, CaseIterable {
    /// As stored.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// Turned by 180 degrees.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Mirrored left to right, then turned by 90 degrees counter-clockwise.
    case leftMirrored = 5
    /// Turned by 90 degrees clockwise.
    case right = 6
    /// Mirrored left to right, then turned by 90 degrees clockwise.
    case rightMirrored = 7
    /// Turned by 90 degrees counter-clockwise.
    case left = 8

    /// Whether display swaps width and height.
    public var swapsAxes: Bool { rawValue >= 5 }
}

extension ImageOrientation {
    /// By quarter turns clockwise, unmirrored and mirrored before the turn.
    private static let plain: [ImageOrientation] = [.up, .right, .down, .left]
    private static let mirrored: [ImageOrientation] = [.upMirrored, .rightMirrored, .downMirrored, .leftMirrored]

    /// This orientation, then a turn.
    func turned(quartersClockwise quarters: Int) -> ImageOrientation {
        for circle in [Self.plain, Self.mirrored] {
            if let index = circle.firstIndex(of: self) { return circle[(index + quarters) & 3] }
        }
        return self
    }

    /// This orientation, then a mirroring left to right.
    ///
    /// A mirror after a turn is the opposite turn after the mirror.
    var flippedLeftToRight: ImageOrientation {
        if let index = Self.plain.firstIndex(of: self) { return Self.mirrored[-index & 3] }
        return Self.mirrored.firstIndex(of: self).map { Self.plain[-$0 & 3] } ?? self
    }

    /// This orientation, then a mirroring top to bottom.
    var flippedTopToBottom: ImageOrientation { flippedLeftToRight.turned(quartersClockwise: 2) }
}
