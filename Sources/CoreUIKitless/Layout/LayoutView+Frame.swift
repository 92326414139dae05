public import Foundation

/// Frames, and how they follow the superview without constraints.
extension LayoutView {
    /// Where the view lies in its superview, in points; for a root, where it lies in its surroundings.
    ///
    /// Where constraints place the view, it is what the last pass gave. Setting it resizes a root, and moves a view
    /// that keeps ``translatesAutoresizingMaskIntoConstraints``; for others the next pass sets what constraints say. A
    /// number that is not finite is refused: the frame stays as it was, and the mistake is logged. Children of a
    /// ``ScrollView`` lie in its content.
    public var frame: CGRect {
        get { item.currentFrame }
        set {
            guard accepts(newValue.isFinite, "frame \(newValue)") else { return }
            item.frame = newValue.withSizeAboveZero
            if let superview { item.referenceSize = superview.frame.size }
            LayoutEngine.of(item)?.frameWasSet(item)
        }
    }

    /// The view's own rectangle: its size at the origin.
    public var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame = CGRect(origin: frame.origin, size: newValue.size) }
    }

    /// The middle of the frame.
    public var center: CGPoint {
        let frame = frame
        return CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }

    /// Returns the frame in the coordinates of the root.
    ///
    /// What a ``ScrollView`` on the way shows is not taken into account: content counts as not scrolled.
    ///
    /// - Returns: The rectangle in points, relative to the root's own origin.
    /// - Complexity: O(depth).
    public func frameInRoot() -> CGRect {
        var rectangle = bounds
        var current = self
        while let parent = current.superview {
            let frame = current.frame
            rectangle.origin.x += frame.origin.x
            rectangle.origin.y += frame.origin.y
            current = parent
        }
        return rectangle
    }

    /// Returns the frame with every edge rounded to the pixel grid of the root, relative to the superview.
    ///
    /// Layout itself stays exact: rounding comes last, so that errors do not add up and edges that coincide still do.
    ///
    /// - Parameter scale: How many pixels make a point; with one that is not above 0 and finite, nothing is rounded.
    /// - Returns: The rounded frame.
    /// - Complexity: O(depth).
    public func pixelFrame(scale: CGFloat) -> CGRect {
        var rectangle = frameInRoot().pixelAligned(scale: scale)
        if let superview {
            let origin = superview.frameInRoot().pixelAligned(scale: scale).origin
            rectangle.origin.x -= origin.x
            rectangle.origin.y -= origin.y
        }
        return rectangle
    }

    /// Whether the frame is made into required constraints with the help of the ``autoresizingMask``.
    ///
    /// `true` for views made in code, as in UIKit. For a root it means that the size of its frame is required; if it is
    /// `false`, constraints have to give the root its size.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { flags.contains(.translatesAutoresizingMask) }
        set {
            guard newValue != flags.contains(.translatesAutoresizingMask) else { return }
            if newValue {
                flags.insert(.translatesAutoresizingMask)
                item.frame = item.currentFrame
                if let superview { item.referenceSize = superview.frame.size }
            } else {
                flags.remove(.translatesAutoresizingMask)
            }
            LayoutEngine.of(item)?.frameWasSet(item)
        }
    }

    /// Which parts give way when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The parts as bits, those of UIKit.
        public let rawValue: UInt

        /// Creates a mask from bits.
        ///
        /// - Parameter rawValue: The bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the superview's left side.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the superview's right side.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the superview's top side.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the superview's bottom side.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How the frame follows the superview's size, while ``translatesAutoresizingMaskIntoConstraints`` holds.
    ///
    /// The growth of the superview is shared by the flexible parts of an axis in proportion to their lengths when the
    /// frame was set. With none flexible, the near margin and the size stay.
    public var autoresizingMask: AutoresizingMask {
        get { extras?.autoresizingMask ?? [] }
        set {
            makeExtras().autoresizingMask = newValue
            item.frame = item.currentFrame
            if item.slot >= 0, let superview { item.referenceSize = superview.frame.size }
            LayoutEngine.of(item)?.frameWasSet(item)
        }
    }

    /// Sets the frame that the autoresizing mask starts from.
    package func setAutoresizingReference(frame: CGRect, in size: CGSize) {
        self.frame = frame
        item.referenceSize = size
    }

    func makeExtras() -> ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }
}

extension LayoutItem {
    /// The frame of the last pass, or the one that was set.
    var currentFrame: CGRect {
        if slot >= 0, let engine = LayoutEngine.of(self) { engine.frame(of: slot) } else { frame }
    }
}
