import CoreUIKitless
import Foundation

extension KitlessFuzz {
    /// Design tokens; what is accepted is written, and read again as the same tokens.
    static let designTokens: Body = { data in
        guard let tokens = try? DesignTokens(json: data), let written = try? tokens.json() else { return }
        // Groups come together when written, so the order may change.
        let sorted = tokens.tokens.sorted { $0.path < $1.path }
        let again = try? DesignTokens(json: written).tokens.sorted { $0.path < $1.path }
        precondition(again == sorted, "the tokens are written \(String(decoding: written, as: UTF8.self))")
    }
}
