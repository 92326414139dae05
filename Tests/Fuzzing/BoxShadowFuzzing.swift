import CoreUIKitless
import Foundation

extension KitlessFuzz {
    /// The reader of CSS's `box-shadow`; what it accepts is written and read again as the same shadows.
    static let boxShadow: Body = { data in
        guard let layers = try? Elevation.layers(css: String(decoding: data, as: UTF8.self)) else { return }
        for layer in layers {
            precondition(layer.blur >= 0 && (0...1).contains(layer.opacity), "\(layer) is out of its limits")
        }
        let text = Elevation.cssText(of: layers)
        let again = try? Elevation.layers(css: text)
        precondition(again == layers, "\(layers) is written \(text), which reads \(String(describing: again))")
    }
}
