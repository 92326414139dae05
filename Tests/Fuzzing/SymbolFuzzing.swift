import CoreUIKitless
import Foundation

extension KitlessFuzz {
    /// The symbol fixer: a second run changes nothing.
    static let symbol: Body = { data in
        guard let fixed = try? SymbolTemplate(data: data).fixingTransforms() else { return }
        precondition(fixed.fixingTransforms().data == fixed.data)
        _ = fixed.problems
    }
}
