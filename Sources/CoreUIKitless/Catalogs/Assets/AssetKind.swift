/// The kinds of assets that are read; raw values are the folders' extensions.
public enum AssetKind: String, Sendable, Hashable, CaseIterable, Codable {
    /// A colour.
    case color = "colorset"
    /// An image.
    case image = "imageset"
    /// A symbol.
    case symbol = "symbolset"
    /// A file of any kind.
    case data = "dataset"

    /// The kind in words.
    var noun: String {
        switch self {
        case .color: "color"
        case .image: "image"
        case .symbol: "symbol"
        case .data: "data"
        }
    }

    /// The key of the entries in `Contents.json`.
    var entriesKey: String {
        switch self {
        case .color: "colors"
        case .image: "images"
        case .symbol: "symbols"
        case .data: "data"
        }
    }
}
