/// Reads old-style property lists, which `.strings` files are, as Foundation's `CFOldStylePList.c` does.
///
/// Strict where Foundation is strict (every entry needs its semicolon) and silent where it is silent: a stray
/// character where a key should start ends the table. Unlike there, the place is kept.
struct OldStylePropertyListReader {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    /// One buffer for all strings with escapes.
    private var text = EscapedText()

    /// Reads valid UTF-8.
    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The entries of the file, or of its one dictionary in braces.
    mutating func table() throws(ParseFault) -> PropertyListTable {
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
        if depth == 0 { table.texts.reserveCapacity(bytes.count / 64) }
        while true {
            skipSpace()
            guard index < bytes.count, let key = try string() else { return table }
            skipSpace()
            guard index < bytes.count else { throw fault("';' is missing") }
            if bytes[index] == UInt8(ascii: ";") {
                table.insert(.string(key), for: key)
            } else if bytes[index] == UInt8(ascii: "=") {
                index += 1
                table.insert(try value(), for: key)
                skipSpace()
            } else {
                throw fault("'=' is missing")
            }
            guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else { throw fault("';' is missing") }
            index += 1
        }
    }

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
            guard hexDigit(bytes[index]) != nil || bytes[index] <= 0x20 else { throw fault("not a hex digit") }
            index += 1
        }
        guard index < bytes.count else { throw fault("'>' is missing") }
        index += 1
    }

    /// A quoted or bare string, or `nil` if something else starts here.
    private mutating func string() throws(ParseFault) -> String? {
        let first = bytes[index]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
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

    private mutating func quoted(_ quote: UInt8) throws(ParseFault) -> String {
        // Local copies let the compiler keep them in registers in the loop that nearly all time is spent in.
        let bytes = bytes
        let start = index + 1
        var end = start
        while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "\\") { end += 1 }
        guard end < bytes.count else { throw ParseFault(offset: index, reason: .syntax("a quote is not closed")) }
        let opening = index
        index = end
        if bytes[end] != quote { return try escaped(quote, from: start, opening: opening) }
        index = end + 1
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private mutating func escaped(_ quote: UInt8, from start: Int, opening: Int) throws(ParseFault) -> String {
        var start = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == quote {
                text.append(bytes[start..<index])
                index += 1
                return text.takeText()
            }
            if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
                text.append(bytes[start..<index])
                index += 1
                text.appendEscape(in: bytes, at: &index)
                start = index
            } else {
                index += 1
            }
        }
        throw ParseFault(offset: opening, reason: .syntax("a quote is not closed"))
    }

    /// Steps over white space and comments; the end of the file closes a comment.
    private mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09...0x0D: index += 1
            case UInt8(ascii: "/"):
                guard index + 1 < bytes.count, skipComment() else { return }
            case 0xE2:
                guard
                    bytes[index...].starts(with: [0xE2, 0x80, 0xA8])
                        || bytes[index...].starts(with: [0xE2, 0x80, 0xA9])
                else { return }
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
            let bytes = bytes
            var end = index + 3
            while end < bytes.count, bytes[end] != UInt8(ascii: "/") || bytes[end - 1] != UInt8(ascii: "*") { end += 1 }
            index = min(end + 1, bytes.count)
            return true
        default: return false
        }
    }

    private func isLineEnd() -> Bool {
        switch bytes[index] {
        case 0x0A, 0x0D: true
        case 0xE2:
            bytes[index...].starts(with: [0xE2, 0x80, 0xA8]) || bytes[index...].starts(with: [0xE2, 0x80, 0xA9])
        default: false
        }
    }
}
