import Foundation

@testable import CoreUIKitless

extension KitlessFuzz {
    /// The XML reader: it ends, and every token lies inside the bytes.
    static let xml: Body = { data in
        let bytes = [UInt8](data)
        var reader = XMLReader(bytes)
        var tokens = 0
        while let token = try? reader.next() {
            tokens += 1
            precondition(tokens <= bytes.count, "more tokens than bytes, the last is \(token)")
        }
    }
}
