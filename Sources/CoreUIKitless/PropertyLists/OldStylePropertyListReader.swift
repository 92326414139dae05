/// Reads old-style property lists, which `.strings` files are, as Foundation's `CFOldStylePList.c` does.
///
/// Strict where Foundation is strict (every entry needs its semicolon) and silent where it is silent: a stray
/// character where a key should start ends the table. Unlike there, the place is kept.
struct OldStylePropertyListReader {
    /// Lives as long as the call of ``table(of:)`` does.
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var depth = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The entries of a file of valid UTF-8, or of its one dictionary in braces.
    static func table(of bytes: [UInt8]) throws(ParseFault) -> PropertyListTable {
        try bytes.withUnsafeBufferPointer { (buffer) throws(ParseFault) in
            var reader = OldStylePropertyListReader(buffer)
            return try reader.table()
        }
    }

    private mutating func table() throws(ParseFault) -> PropertyListTable {
        skipSpace()
        guard index < bytes.count else { return PropertyListTable() }
        switch bytes[index] {
        case UInt8(ascii: "{"):
            try enter()
            let table = try entries()
            try leave(UInt8(ascii: "}"))
            skipSpace()
            if index < bytes.count { throw fault("text after the dictionary") }
            return table
        case UInt8(ascii: "("):
            _ = try value()
            return PropertyListTable()
        default:
            var table = try entries()
            if index < bytes.count {
                if table.texts.isEmpty, table.others.isEmpty { throw fault("a key is missing") }
                table.ignoredRest = index
            }
            return table
        }
    }

    private func fault(_ what: String) -> ParseFault {
        ParseFault(offset: index, reason: .syntax(what))
    }

    private mutating func entries() throws(ParseFault) -> PropertyListTable {
        var table = PropertyListTable()
        var count = 0
        while true {
            skipSpace()
            count += 1
            if count == Self.sampleSize, depth == 0 {
                // The rest is taken to be like the start, but a long comment after short entries must not cost memory.
                table.texts.reserveCapacity(min(count * bytes.count / index, bytes.count / 48))
            }
            guard index < bytes.count, let key = try string() else { return table }
            skipSpace()
            guard index < bytes.count else { throw fault("';' is missing") }
            if bytes[index] == UInt8(ascii: ";") {
                table.insert(.string(key), for: key)
            } else if bytes[index] == UInt8(ascii: "=") {
                index += 1
                skipSpace()
                if let text = try quoted() {
                    table.insert(text, for: key)
                } else {
                    table.insert(try value(), for: key)
                }
                skipSpace()
            } else {
                throw fault("'=' is missing")
            }
            guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else { throw fault("';' is missing") }
            index += 1
        }
    }

    /// After how many entries it is estimated how many there will be.
    private static let sampleSize = 32

    private mutating func value() throws(ParseFault) -> PropertyListValue {
        skipSpace()
        guard index < bytes.count else { throw fault("a value is missing") }
        switch bytes[index] {
        case UInt8(ascii: "{"):
            try enter()
            let table = try entries()
            try leave(UInt8(ascii: "}"))
            return .dictionary(table.others.merging(table.texts.mapValues { .string($0) }) { _, text in text })
        case UInt8(ascii: "("):
            return .array(try elements())
        case UInt8(ascii: "<"):
            try skipData()
            return .other
        default:
            guard let text = try string() else { throw fault("a value is missing") }
            return .string(text)
        }
    }

    private mutating func enter() throws(ParseFault) {
        depth += 1
        let limit = PropertyListReader.depthLimit
        if depth > limit { throw ParseFault(offset: index, reason: .tooDeep(limit: limit)) }
        index += 1
    }

    private mutating func leave(_ bracket: UInt8) throws(ParseFault) {
        skipSpace()
        guard index < bytes.count, bytes[index] == bracket else {
            throw fault("'\(Character(Unicode.Scalar(bracket)))' is missing")
        }
        index += 1
        depth -= 1
    }

    private mutating func elements() throws(ParseFault) -> [PropertyListValue] {
        try enter()
        var elements: [PropertyListValue] = []
        while true {
            skipSpace()
            if index < bytes.count, bytes[index] == UInt8(ascii: ")") { break }
            elements.append(try value())
            skipSpace()
            guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { break }
            index += 1
        }
        try leave(UInt8(ascii: ")"))
        return elements
    }

    private mutating func skipData() throws(ParseFault) {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            guard bytes[index].hexDigitValue != nil || bytes[index] <= 0x20 else { throw fault("not a hex digit") }
            index += 1
        }
        guard index < bytes.count else { throw fault("'>' is missing") }
        index += 1
    }

    /// A quoted or bare string, or `nil` if something else starts here.
    private mutating func string() throws(ParseFault) -> String? {
        if let text = try quoted() { return text }
        let start = index
        while index < bytes.count, Self.isBare(bytes[index]) { index += 1 }
        return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    /// A quoted string, or `nil` if something else starts here.
    private mutating func quoted() throws(ParseFault) -> String? {
        guard index < bytes.count else { return nil }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let start = index + 1
        var hasEscapes = false
        var end = bytes.firstIndex(of: quote, or: UInt8(ascii: "\\"), from: start)
        while end < bytes.count, bytes[end] != quote {
            hasEscapes = true
            end = bytes.firstIndex(of: quote, or: UInt8(ascii: "\\"), from: end + 2)
        }
        guard end < bytes.count else { throw fault("a quote is not closed") }
        index = end + 1
        let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
        return hasEscapes ? EscapedText.text(of: text) : String(decoding: text, as: UTF8.self)
    }

    /// Steps over white space and comments; the end of the file closes a comment.
    private mutating func skipSpace() {
        while true {
            var place = index
            while place < bytes.count, bytes[place] == 0x20 || (0x09...0x0D).contains(bytes[place]) { place += 1 }
            index = place
            guard place < bytes.count else { return }
            switch bytes[place] {
            case UInt8(ascii: "/"):
                guard place + 1 < bytes.count, skipComment() else { return }
            case 0xE2:
                guard isLineOrParagraphSeparator() else { return }
                index += 3
            default: return
            }
        }
    }

    private mutating func skipComment() -> Bool {
        switch bytes[index + 1] {
        case UInt8(ascii: "/"):
            while index < bytes.count, !isLineEnd() { index += 1 }
            return true
        case UInt8(ascii: "*"):
            let star = UInt8(ascii: "*")
            var end = index + 2
            repeat {
                end = bytes.firstIndex(of: star, or: star, from: end) + 1
            } while end < bytes.count && bytes[end] != UInt8(ascii: "/")
            index = min(end + 1, bytes.count)
            return true
        default: return false
        }
    }

    private func isLineEnd() -> Bool {
        switch bytes[index] {
        case 0x0A, 0x0D: true
        case 0xE2: isLineOrParagraphSeparator()
        default: false
        }
    }

    /// Whether U+2028 or U+2029 starts here.
    private func isLineOrParagraphSeparator() -> Bool {
        index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
    }
}
