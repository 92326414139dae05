/// A way to combine the shapes of two layers, after Porter and Duff.
///
/// T. Porter and T. Duff, "Compositing digital images", SIGGRAPH 1984. Raw values are the names of W3C Compositing and
/// Blending Level 1, section 9.
public enum PorterDuffOperator: String, CaseIterable, Sendable {
    /// Nothing is left.
    case clear = "clear"

    /// The source alone.
    case copy = "copy"

    /// The destination alone.
    case destination = "destination"

    /// The source over the destination: the usual.
    case sourceOver = "source-over"

    /// The destination over the source.
    case destinationOver = "destination-over"

    /// The source where the destination is.
    case sourceIn = "source-in"

    /// The destination where the source is.
    case destinationIn = "destination-in"

    /// The source where the destination is not.
    case sourceOut = "source-out"

    /// The destination where the source is not.
    case destinationOut = "destination-out"

    /// The source where the destination is, the destination elsewhere.
    case sourceAtop = "source-atop"

    /// The destination where the source is, the source elsewhere.
    case destinationAtop = "destination-atop"

    /// Each where the other is not.
    case xor = "xor"

    /// The sum of both, at most 1.
    case lighter = "lighter"

    /// The shares of source and destination that are kept, given the alphas.
    @inline(__always)
    func shares(source: Double, destination: Double) -> (source: Double, destination: Double) {
        switch self {
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .destination: (0, 1)
        case .sourceOver: (1, 1 - source)
        case .destinationOver: (1 - destination, 1)
        case .sourceIn: (destination, 0)
        case .destinationIn: (0, source)
        case .sourceOut: (1 - destination, 0)
        case .destinationOut: (0, 1 - source)
        case .sourceAtop: (destination, 1 - source)
        case .destinationAtop: (1 - destination, source)
        case .xor: (1 - destination, 1 - source)
        case .lighter: (1, 1)
        }
    }
}
