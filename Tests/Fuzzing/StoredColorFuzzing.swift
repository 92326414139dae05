import CoreUIKitless
import Foundation

extension KitlessFuzz {
    /// Archived colours as bytes and by the value transformer, and as JSON; what is accepted is stored and read again,
    /// bit for bit, but for the payload of a NaN.
    static let storedColor: Body = { data in
        let archived = try? SerializableColor(archivedData: data)
        let transformed = try? ColorDataTransformer().transformedValue(data)
        precondition(bits(archived) == bits(transformed), "the transformer reads something else")
        if let archived, let stored = try? archived.archivedData() {
            precondition(
                bits(try? SerializableColor(archivedData: stored)) == bits(archived),
                "an archive does not keep it"
            )
        }
        if data.first == UInt8(ascii: "{"), let decoded = try? JSONDecoder().decode(SerializableColor.self, from: data)
        {
            let stored = try? JSONEncoder().encode(decoded)
            let again = stored.flatMap { try? JSONDecoder().decode(SerializableColor.self, from: $0) }
            precondition(bits(again) == bits(decoded), "JSON does not keep it")
        }
    }

    private static func bits(_ color: SerializableColor?) -> [UInt64]? {
        color.map { color in
            let components = [color.red, color.green, color.blue, color.alpha]
            return components.map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern } + [
                color.colorSpace == .srgb ? 0 : 1
            ]
        }
    }
}
