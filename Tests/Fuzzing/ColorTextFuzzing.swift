import CoreUIKitless
import Foundation

extension KitlessFuzz {
    /// Every reader of colour text; what one of them accepts must be written back and read again as the same colour.
    static let colorText: Body = { data in
        let text = String(decoding: data, as: UTF8.self)
        _ = try? Color(lenientHex: text)
        if let color = try? Color(hex: text) {
            let again = try? Color(hex: color.rgbaDisplayString(prefix: "#"))
            precondition(again == color, "\(text) reads as \(color), and once more as \(String(describing: again))")
        }
        do throws(ColorTextError) {
            let color = try CSSColor(css: text)
            guard let written = color.cssText() else { return }
            let again = try? CSSColor(css: written)
            precondition(again?.space == color.space, "\(text) is written as \(written)")
            for index in 0..<4 {
                // A component too large for a double is written as missing; percentages are a hundred times as large.
                guard let value = color[index], let other = again?[index], value.isFinite else { continue }
                precondition(abs(value - other) <= 4e-16 * abs(value), "\(text) is written as \(written)")
            }
            _ = Color(color).cssText(in: .oklch, fractionDigits: 4)
        } catch {
            precondition(error.offset >= 0 && error.offset <= text.utf8.count, "\(text): \(error)")
        }
    }
}
