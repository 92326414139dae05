/// A format cut into its parts.
struct FormatString: Sendable {
    enum Part: Sendable {
        case literal(String)
        case specifier(FormatSpecifier)
    }

    let parts: [Part]

    /// Reads a format; a percent sign at its very end stands for itself.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        var parts: [Part] = []
        var index = 0
        var start = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            let percent = index
            index += 1
            guard let specifier = FormatSpecifier(bytes, at: &index) else { break }
            if percent > start { parts.append(.literal(String(decoding: bytes[start..<percent], as: UTF8.self))) }
            parts.append(.specifier(specifier))
            start = index
        }
        if start < bytes.count { parts.append(.literal(String(decoding: bytes[start...], as: UTF8.self))) }
        self.parts = parts
    }

    /// The specifiers alone.
    var specifiers: [FormatSpecifier] {
        parts.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
    }
}
