/// Which parts of an image stretch when it is drawn larger.
public struct ImageResizing: Sendable, Hashable {
    /// How many parts there are.
    public enum Mode: String, Sendable, Hashable {
        /// Left cap, centre, right cap.
        case threePartHorizontal = "3-part-horizontal"
        /// Top cap, centre, bottom cap.
        case threePartVertical = "3-part-vertical"
        /// Four corners, four edges, centre.
        case ninePart = "9-part"
    }

    /// How the centre fills its room.
    public enum CenterMode: String, Sendable, Hashable {
        /// Stretched.
        case stretch
        /// Repeated.
        case tile
    }

    /// How many parts there are.
    public var mode: Mode
    /// The caps, in pixels of the file.
    public var capInsets: ImageInsets
    /// How the centre fills its room.
    public var centerMode: CenterMode
    /// The width of the centre in pixels of the file, if it is given.
    public var centerWidth: Double?
    /// The height of the centre in pixels of the file, if it is given.
    public var centerHeight: Double?
}

/// Distances from the four sides of an image, in pixels of its file.
public struct ImageInsets: Sendable, Hashable {
    /// From the top.
    public var top: Double
    /// From the left.
    public var left: Double
    /// From the bottom.
    public var bottom: Double
    /// From the right.
    public var right: Double

    /// Makes insets.
    ///
    /// - Parameters:
    ///   - top: From the top.
    ///   - left: From the left.
    ///   - bottom: From the bottom.
    ///   - right: From the right.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension ImageInsets {
    init?(_ node: JSONNode?) {
        guard let node, node.members != nil else { return nil }
        self.init(
            top: node["top"]?.number ?? 0,
            left: node["left"]?.number ?? 0,
            bottom: node["bottom"]?.number ?? 0,
            right: node["right"]?.number ?? 0
        )
    }
}

extension ImageResizing {
    init?(_ node: JSONNode?) {
        guard let node, let mode = node["mode"]?.text.flatMap(Mode.init(rawValue:)) else { return nil }
        self.mode = mode
        capInsets = ImageInsets(node["cap-insets"]) ?? ImageInsets()
        let center = node["center"]
        centerMode = center?["mode"]?.text.flatMap(CenterMode.init(rawValue:)) ?? .stretch
        centerWidth = center?["width"]?.number
        centerHeight = center?["height"]?.number
    }
}
