import KitlessMath
import KitlessSolver

/// Recursive descent over the bytes of a visual format string; the grammar is regular, so nothing recurs.
struct VisualFormatParser {
    private let format: String
    private let bytes: [UInt8]
    private var position = 0

    init(_ format: String) {
        self.format = format
        bytes = Array(format.utf8)
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        let orientation = try parseOrientation()
        var leading: VisualFormat.Connection?
        if take("|") { leading = try parseConnection() }
        var views = [try parseView()]
        var connections: [VisualFormat.Connection] = []
        var trailing: VisualFormat.Connection?
        while peek() != nil {
            let connection = try parseConnection()
            if take("|") {
                trailing = connection
                guard peek() == nil else { throw error(.expected("the end")) }
            } else {
                connections.append(connection)
                views.append(try parseView())
            }
        }
        return VisualFormat(
            orientation: orientation,
            leading: leading,
            views: views,
            connections: connections,
            trailing: trailing
        )
    }

    private mutating func parseOrientation() throws(VisualFormatError) -> VisualFormat.Orientation {
        let vertical = take("V")
        guard vertical || take("H") else { return .horizontal }
        try expect(":")
        return vertical ? .vertical : .horizontal
    }

    private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else {
            guard peek() == UInt8(ascii: "[") || peek() == UInt8(ascii: "|") else {
                throw error(.expected("-, [ or |"))
            }
            return .flush
        }
        if peek() == UInt8(ascii: "[") || peek() == UInt8(ascii: "|") { return .standard }
        let predicates: [VisualFormat.Predicate]
        if peek() == UInt8(ascii: "(") {
            predicates = try parsePredicates(operand: "a number or a metric")
        } else {
            let operand = try parseOperand("a number, a metric, ( or [")
            predicates = [VisualFormat.Predicate(relation: .equal, operand: operand)]
        }
        try expect("-")
        guard peek() == UInt8(ascii: "[") || peek() == UInt8(ascii: "|") else { throw error(.expected("[ or |")) }
        return .predicates(predicates)
    }

    private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
        try expect("[")
        let column = self.column
        guard let name = takeName() else { throw error(.expected("the name of a view")) }
        var predicates: [VisualFormat.Predicate] = []
        if peek() == UInt8(ascii: "(") {
            predicates = try parsePredicates(operand: "a number, a metric or a view")
        }
        try expect("]")
        return VisualFormat.View(name: name, column: column, predicates: predicates)
    }

    private mutating func parsePredicates(
        operand: String
    ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        try expect("(")
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            var predicate = VisualFormat.Predicate(
                relation: try parseRelation(),
                operand: try parseOperand(operand)
            )
            if take("@") { predicate.priority = try parseOperand("a priority") }
            predicates.append(predicate)
        } while take(",")
        try expect(")")
        return predicates
    }

    private mutating func parseRelation() throws(VisualFormatError) -> LayoutConstraint.Relation {
        let relation: LayoutConstraint.Relation
        switch peek() {
        case UInt8(ascii: "="): relation = .equal
        case UInt8(ascii: "<"): relation = .lessThanOrEqual
        case UInt8(ascii: ">"): relation = .greaterThanOrEqual
        default: return .equal
        }
        position += 1
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { throw error(.expected("=")) }
        position += 1
        return relation
    }

    private mutating func parseOperand(_ what: String) throws(VisualFormatError) -> VisualFormat.Operand {
        _ = peek()
        let column = self.column
        if let name = takeName() { return VisualFormat.Operand(value: .name(name), column: column) }
        let text = takeNumber()
        guard let number = Double(text) else { throw error(.expected(what), at: column) }
        guard number.isFinite else { throw error(.notFinite(text), at: column) }
        return VisualFormat.Operand(value: .number(number), column: column)
    }

    /// The longest run that may be a decimal number: a sign, digits, a point, an exponent.
    private mutating func takeNumber() -> String {
        let start = position
        if matches("+-") { position += 1 }
        while matches("0123456789.") { position += 1 }
        if position > start, matches("eE") {
            let exponent = position
            position += 1
            if matches("+-") { position += 1 }
            if matches("0123456789") {
                while matches("0123456789") { position += 1 }
            } else {
                position = exponent
            }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A C identifier.
    private mutating func takeName() -> String? {
        func isLetter(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || ASCII.isLetter(byte)
        }
        guard let first = peek(), isLetter(first) else { return nil }
        let start = position
        while position < bytes.count, isLetter(bytes[position]) || matches("0123456789") { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func matches(_ set: StaticString) -> Bool {
        guard position < bytes.count else { return false }
        return set.withUTF8Buffer { $0.contains(bytes[position]) }
    }

    /// The next byte that is no space.
    private mutating func peek() -> UInt8? {
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        return position < bytes.count ? bytes[position] : nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(VisualFormatError) {
        guard take(character) else { throw error(.expected(String(character))) }
    }

    /// Where the parser stands, in characters from 1.
    private var column: Int {
        String(decoding: bytes[..<position], as: UTF8.self).count + 1
    }

    private func error(_ reason: VisualFormatError.Reason, at place: Int? = nil) -> VisualFormatError {
        VisualFormatError(format: format, column: place ?? column, reason: reason)
    }
}
