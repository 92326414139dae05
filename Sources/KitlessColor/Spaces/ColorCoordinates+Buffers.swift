extension ColorCoordinates {
    /// Converts many colours; the results have the same bits as one by one.
    ///
    /// - Parameters:
    ///   - source: The colours to convert.
    ///   - target: Where the results go, from its start; further elements stay. Elements of the source beyond its count
    ///     are left out.
    /// - Returns: How many were converted.
    @discardableResult
    public static func convert<Source: ColorCoordinates>(_ source: [Source], into target: inout [Self]) -> Int {
        source.withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { convert(source, into: $0) }
        }
    }

    /// Converts many colours in memory of the caller's, without allocating; the results have the same bits as one by
    /// one.
    ///
    /// - Parameters:
    ///   - source: The colours to convert.
    ///   - target: Where the results go, from its start; further elements stay. Elements of the source beyond its count
    ///     are left out.
    /// - Returns: How many were converted.
    @discardableResult
    @inlinable
    public static func convert<Source: ColorCoordinates>(
        _ source: UnsafeBufferPointer<Source>,
        into target: UnsafeMutableBufferPointer<Self>
    ) -> Int {
        let count = min(source.count, target.count)
        var index = 0
        if Source.space == .srgb, Self.space.takesFourFromSRGB {
            while index + 4 <= count {
                let four = Self.space.fourFromSRGB(
                    (
                        source[index].components, source[index + 1].components, source[index + 2].components,
                        source[index + 3].components
                    )
                )
                target[index] = Self(components: four.0)
                target[index + 1] = Self(components: four.1)
                target[index + 2] = Self(components: four.2)
                target[index + 3] = Self(components: four.3)
                index += 4
            }
        }
        while index < count {
            target[index] = Self(source[index])
            index += 1
        }
        return count
    }
}
