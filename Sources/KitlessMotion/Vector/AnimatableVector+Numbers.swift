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

extension SIMD2<Double>: AnimatableVector {}

extension SIMD3<Double>: AnimatableVector {}

extension SIMD4<Double>: AnimatableVector {}

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
