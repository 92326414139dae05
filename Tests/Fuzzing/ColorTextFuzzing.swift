import CoreUIKitless
import Foundation

extension KitlessFuzz {
    /// Every reader of colour text; what one of them accepts must be written back and read again as the same colour.
    static let colorText: Body = { data in
        let text = String(decoding: data, as: UTF8.self)
        _ = try? Color(lenientHex: text)
        guard let color = try? Color(hex: text) else { return }
        let again = try? Color(hex: color.rgbaDisplayString(prefix: "#"))
        precondition(again == color, "\(text) reads as \(color), and once more as \(String(describing: again))")
    }
}
