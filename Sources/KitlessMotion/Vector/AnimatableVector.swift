/// A value that can be animated: something to add and to scale, like a vector.
///
/// Numbers conform, SIMD vectors of doubles, and pairs of conforming values (``AnimatablePair``), out of which a type
/// of several components is made. The operations are methods rather than operators, so that types such as points can
/// conform without meeting the operators that a program may have for them already.
public protocol AnimatableVector: Equatable, Sendable {
    /// The value that changes nothing when added.
    static var zero: Self { get }

    /// Returns the sum with another value, component by component.
    ///
    /// - Parameter other: Another value.
    /// - Returns: The sum.
    func adding(_ other: Self) -> Self

    /// Returns the difference to another value, component by component.
    ///
    /// - Parameter other: The value to subtract.
    /// - Returns: The difference.
    func subtracting(_ other: Self) -> Self

    /// Returns the value with each component multiplied by a factor.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    func scaled(by factor: Double) -> Self

    /// The sum of the squares of the components.
    var magnitudeSquared: Double { get }
}

extension AnimatableVector {
    /// Returns the value on the straight way to another.
    ///
    /// - Parameters:
    ///   - end: Where the way ends.
    ///   - progress: How far: 0 is exactly this value and 1 exactly `end`; other numbers go beyond.
    /// - Returns: The value there.
    @inlinable
    public func interpolated(to end: Self, progress: Double) -> Self {
        if progress == 0 { return self }
        return progress == 1 ? end : adding(end.subtracting(self).scaled(by: progress))
    }
}
