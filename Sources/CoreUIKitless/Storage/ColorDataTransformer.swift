public import Foundation

/// Turns stored data into a colour and a colour into data, on every platform.
///
/// Where Core Data exists, `SerializableColorTransformer` does the same for attributes of a model.
public struct ColorDataTransformer: Sendable {
    /// Creates a transformer.
    public init() {}

    /// Reads a colour from data.
    ///
    /// - Parameter data: What ``reverseTransformedValue(_:)`` returned, or any other bytes.
    /// - Returns: The colour.
    /// - Throws: ``SerializableColorError`` for bytes that are no archived colour; no bytes can end the process.
    public func transformedValue(_ data: Data) throws(SerializableColorError) -> SerializableColor {
        try SerializableColor(archivedData: data)
    }

    /// Returns a colour as data.
    ///
    /// - Parameter color: The colour.
    /// - Returns: A keyed archive.
    /// - Throws: ``SerializableColorError/notArchived(reason:)`` if `NSKeyedArchiver` fails, which it has no reason to.
    public func reverseTransformedValue(_ color: SerializableColor) throws(SerializableColorError) -> Data {
        try color.archivedData()
    }
}
