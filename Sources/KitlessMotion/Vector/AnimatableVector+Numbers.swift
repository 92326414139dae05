/// Numbers are animated as they are.
extension Double: AnimatableVector {}

/// Numbers of single precision are multiplied as doubles and rounded once.
extension Float: AnimatableVector {}

/// What numbers need to be animated.
extension AnimatableVector where Self: BinaryFloatingPoint {
    /// Returns the sum with another number.
    ///
    /// - Parameter other: Another number.
    /// - Returns: The sum.
    @inlinable
    public func adding(_ other: Self) -> Self { self + other }

    /// Returns the difference to another number.
    ///
    /// - Parameter other: The number to subtract.
    /// - Returns: The difference.
    @inlinable
    public func subtracting(_ other: Self) -> Self { self - other }

    /// Returns the product with a factor.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    @inlinable
    public func scaled(by factor: Double) -> Self { Self(Double(self) * factor) }

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
    /// Returns the sum with another vector.
    ///
    /// - Parameter other: Another vector.
    /// - Returns: The sum.
    @inlinable
    public func adding(_ other: Self) -> Self { self + other }

    /// Returns the difference to another vector.
    ///
    /// - Parameter other: The vector to subtract.
    /// - Returns: The difference.
    @inlinable
    public func subtracting(_ other: Self) -> Self { self - other }

    /// Returns the product with a factor.
    ///
    /// - Parameter factor: The factor.
    /// - Returns: The product.
    @inlinable
    public func scaled(by factor: Double) -> Self { self * factor }

    /// The sum of the squares of the components.
    @inlinable public var magnitudeSquared: Double { (self * self).sum() }
}
