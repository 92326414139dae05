/// A transform as SVG writes it: `matrix(a b c d e f)` maps (x, y) to (a x + c y + e, b x + d y + f).
public struct SVGTransform: Hashable, Sendable {
    /// The six numbers a, b, c, d, e and f.
    public let matrix: [Double]

    /// The transform that changes nothing.
    public static let identity = SVGTransform(1, 0, 0, 1, 0, 0)

    /// Creates a transform from the numbers of its matrix.
    ///
    /// - Parameters:
    ///   - a: How much of x goes into x.
    ///   - b: How much of x goes into y.
    ///   - c: How much of y goes into x.
    ///   - d: How much of y goes into y.
    ///   - e: The shift of x.
    ///   - f: The shift of y.
    public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
        // Adding 0 turns a negative zero into a plain one.
        matrix = [a, b, c, d, e, f].map { $0 + 0 }
    }

    /// Reads the value of a `transform` attribute (SVG 1.1, section 7.6).
    ///
    /// Is `nil` where the text does not follow the grammar or a number of the product is not finite.
    ///
    /// - Parameter text: Any number of `matrix`, `translate`, `scale`, `rotate`, `skewX` and `skewY`, separated by
    ///   white space or a comma; the first is the outermost. Empty text is the identity.
    public init?(_ text: String) {
        var parser = SVGTransformParser(text)
        guard let parsed = parser.parse(), parsed.isFinite else { return nil }
        self = parsed
    }

    /// Whether no number is infinite or NaN.
    var isFinite: Bool { matrix.allSatisfy(\.isFinite) }

    /// The value of a `transform` attribute, such as `matrix(2,0,0,2,5,0)`.
    public var text: String {
        "matrix(" + matrix.map(Self.text(of:)).joined(separator: ",") + ")"
    }

    /// Returns the transform that applies another one first.
    ///
    /// - Parameter inner: The transform applied first, that of an element inside.
    /// - Returns: The product of this and `inner`.
    public func concatenating(inner: SVGTransform) -> SVGTransform {
        let (p, q) = (matrix, inner.matrix)
        return SVGTransform(
            p[0] * q[0] + p[2] * q[1],
            p[1] * q[0] + p[3] * q[1],
            p[0] * q[2] + p[2] * q[3],
            p[1] * q[2] + p[3] * q[3],
            p[0] * q[4] + p[2] * q[5] + p[4],
            p[1] * q[4] + p[3] * q[5] + p[5]
        )
    }

    /// Whole numbers without a fraction, others in the shortest form that reads back as the same number.
    private static func text(of number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
