/// A value that can be animated: something to add and to scale, like a vector.
///
/// Numbers conform, SIMD vectors of doubles, and pairs of conforming values (``AnimatablePair``), out of which a type of
/// several components is made.
public protocol AnimatableVector: Equatable, Sendable {
    /// The value that changes nothing when added.
    static var zero: Self { get }

    /// Returns the sum of two values, component by component.
    ///
    /// - Parameters:
    ///   - lhs: A value.
    ///   - rhs: Another value.
    /// - Returns: The sum.
    static func + (lhs: Self, rhs: Self) -> Self

    /// Returns the difference of two values, component by component.
    ///
    /// - Parameters:
    ///   - lhs: A value.
    ///   - rhs: The value to subtract.
    /// - Returns: The difference.
    static func - (lhs: Self, rhs: Self) -> Self

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
    ///   - progress: How far: 0 is this value and 1 exactly `end`; other numbers go beyond.
    /// - Returns: The value there.
    @inlinable
    public func interpolated(to end: Self, progress: Double) -> Self {
        progress == 1 ? end : self + (end - self).scaled(by: progress)
    }
}
