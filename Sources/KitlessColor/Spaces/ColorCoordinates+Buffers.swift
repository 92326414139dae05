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

    /// Converts many colours in memory of the caller's, without allocating; the results have the same bits as one by one.
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
        for index in 0..<count { target[index] = Self(source[index]) }
        return count
    }
}
