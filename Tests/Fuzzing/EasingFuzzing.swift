import CoreUIKitless
import Foundation

extension KitlessFuzz {
    /// The reader of CSS easing functions; what it accepts is written back, read again as the same curve, and
    /// evaluated.
    static let easingText: Body = { data in
        let text = String(decoding: data, as: UTF8.self)
        guard let curve = try? TimingCurve(css: text) else { return }
        let written = curve.cssText
        let again = try? TimingCurve(css: written)
        precondition(again == curve, "\(text) reads as \(written), and once more as \(again?.cssText ?? "nothing")")
        for x in [-1e300, -0.5, 0, 0.3, 0.5, 1, 1.5, 1e300] {
            let value = curve.value(at: x)
            precondition(x.magnitude > 2 || !value.isNaN, "\(text) is not a number at \(x)")
        }
    }
}
