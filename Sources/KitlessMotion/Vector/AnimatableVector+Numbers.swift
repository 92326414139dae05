/// Numbers are animated as they are.
extension Double: AnimatableVector {
    /// Returns the product with a factor.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    @inlinable
    public func scaled(by factor: Double) -> Double { self * factor }

    /// The square.
    @inlinable public var magnitudeSquared: Double { self * self }
}

/// Numbers of single precision are animated as doubles and rounded.
extension Float: AnimatableVector {
    /// Returns the product with a factor, multiplied as doubles and rounded once.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    @inlinable
    public func scaled(by factor: Double) -> Float { Float(Double(self) * factor) }

    /// The square.
    @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// Points, offsets and sizes of two components.
extension SIMD2<Double>: AnimatableVector {}

/// Vectors of three components.
extension SIMD3<Double>: AnimatableVector {}

/// Rectangles, colours with opacity, and other vectors of four components.
extension SIMD4<Double>: AnimatableVector {}

/// What vectors of doubles need to be animated.
extension SIMD where Scalar == Double {
    /// Returns the product with a factor.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    @inlinable
    public func scaled(by factor: Double) -> Self { self * factor }

    /// The sum of the squares of the components.
    @inlinable public var magnitudeSquared: Double { (self * self).sum() }
}
