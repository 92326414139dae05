/// Two values animated as one; pairs of pairs make values of more components.
public struct AnimatablePair<First: AnimatableVector, Second: AnimatableVector>: AnimatableVector {
    /// One value.
    public var first: First

    /// The other value.
    public var second: Second

    /// Makes a pair.
    ///
    /// - Parameters:
    ///   - first: One value.
    ///   - second: The other value.
    @inlinable
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The pair that changes nothing when added.
    @inlinable public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    /// Returns the sum with another pair, component by component.
    ///
    /// - Parameter other: Another pair.
    /// - Returns: The sum.
    @inlinable
    public func adding(_ other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(first.adding(other.first), second.adding(other.second))
    }

    /// Returns the difference to another pair, component by component.
    ///
    /// - Parameter other: The pair to subtract.
    /// - Returns: The difference.
    @inlinable
    public func subtracting(_ other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(first.subtracting(other.first), second.subtracting(other.second))
    }

    /// Returns the pair with each component multiplied by a factor.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    @inlinable
    public func scaled(by factor: Double) -> AnimatablePair {
        AnimatablePair(first.scaled(by: factor), second.scaled(by: factor))
    }

    /// The sum of the squares of the components.
    @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
