import KitlessMath

/// Reads an `<easing-function>` of CSS Easing Functions Level 2, byte by byte.
///
/// White space, comments and numbers are those of CSS Syntax Level 3; words are compared without regard to ASCII case.
struct EasingParser {
    private typealias Fault = TimingCurveError.TextFault

    private let bytes: [UInt8]
    private var offset = 0

    /// Parses a whole text.
    ///
    /// - Parameter text: One easing function, with white space and comments around it.
    /// - Returns: The curve.
    /// - Throws: ``TimingCurveError``.
    static func parse(_ text: String) throws(TimingCurveError) -> TimingCurve {
        var parser = EasingParser(bytes: Array(text.utf8))
        try parser.skipSpace()
        guard parser.peek != nil else { throw parser.fault(.empty) }
        let curve = try parser.easingFunction()
        try parser.skipSpace()
        guard parser.peek == nil else { throw parser.fault(.unexpectedText) }
        return curve
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func easingFunction() throws(TimingCurveError) -> TimingCurve {
        let start = offset
        let word = self.word()
        guard peek == UInt8(ascii: "(") else {
            if let curve = TimingCurve(keyword: word) { return curve }
            throw .invalidText(reason: .unknownKeyword(word), offset: start)
        }
        offset += 1
        let curve: TimingCurve
        switch word {
        case "cubic-bezier": curve = try cubicBezier()
        case "steps": curve = try steps()
        case "linear": curve = .piecewiseLinear(try piecewiseLinear())
        default: throw .invalidText(reason: .unknownFunction(word), offset: start)
        }
        try expect(")")
        return curve
    }

    private mutating func cubicBezier() throws(TimingCurveError) -> TimingCurve {
        let x1 = try number()
        try expect(",")
        let y1 = try number()
        try expect(",")
        let x2 = try number()
        try expect(",")
        return try .cubicBezier(x1, y1, x2, try number())
    }

    private mutating func steps() throws(TimingCurveError) -> TimingCurve {
        try skipSpace()
        let start = offset
        _ = try literal()
        guard let count = Int(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
            throw .invalidText(reason: .integerExpected, offset: start)
        }
        try skipSpace()
        guard peek == UInt8(ascii: ",") else { return try .steps(count) }
        offset += 1
        try skipSpace()
        let place = offset
        let word = self.word()
        guard let jump = StepCurve.Jump(keyword: word) else {
            throw .invalidText(reason: .unknownStepPosition(word), offset: place)
        }
        return try .steps(count, jump: jump)
    }

    private mutating func piecewiseLinear() throws(TimingCurveError) -> PiecewiseLinearCurve {
        var stops: [PiecewiseLinearCurve.Stop] = []
        repeat {
            try appendStop(to: &stops)
        } while try accept(",")
        return try PiecewiseLinearCurve(stops: stops)
    }

    /// Reads `<number> && <percentage>{0,2}`: percentages stand together, before or after the number.
    ///
    /// A stop with two of them is two stops.
    private mutating func appendStop(to stops: inout [PiecewiseLinearCurve.Stop]) throws(TimingCurveError) {
        try skipSpace()
        let start = offset
        var output: Double?
        var inputs: [Double] = []
        var numberFollowsInputs = false
        while true {
            try skipSpace()
            guard let byte = peek, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") else { break }
            let place = offset
            let literal = try literal()
            let isPercentage = peek == UInt8(ascii: "%")
            let value = try value(of: literal, tenthPower: isPercentage ? -2 : 0, at: place)
            if isPercentage {
                offset += 1
                // Percentages on both sides of the number, or a third one.
                if inputs.count == 2 || numberFollowsInputs { throw .invalidText(reason: .invalidStop, offset: place) }
                inputs.append(value)
            } else {
                if output != nil { throw .invalidText(reason: .invalidStop, offset: place) }
                output = value
                numberFollowsInputs = !inputs.isEmpty
            }
        }
        guard let output else { throw .invalidText(reason: .invalidStop, offset: start) }
        if inputs.isEmpty { stops.append(.init(output: output)) }
        for input in inputs { stops.append(.init(output: output, input: input)) }
    }
}

extension EasingParser {
    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func byte(after distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    private func fault(_ reason: Fault) -> TimingCurveError { .invalidText(reason: reason, offset: offset) }

    /// Skips white space and comments.
    private mutating func skipSpace() throws(TimingCurveError) {
        while let byte = peek {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
                offset += 1
            case UInt8(ascii: "/") where self.byte(after: 1) == UInt8(ascii: "*"):
                try skipComment()
            default:
                return
            }
        }
    }

    private mutating func skipComment() throws(TimingCurveError) {
        let start = offset
        offset += 2
        while let byte = peek {
            offset += 1
            if byte == UInt8(ascii: "*"), peek == UInt8(ascii: "/") {
                offset += 1
                return
            }
        }
        throw .invalidText(reason: .unfinishedComment, offset: start)
    }

    private mutating func accept(_ scalar: Unicode.Scalar) throws(TimingCurveError) -> Bool {
        try skipSpace()
        guard peek == UInt8(ascii: scalar) else { return false }
        offset += 1
        return true
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(TimingCurveError) {
        guard try accept(scalar) else { throw fault(.characterExpected(scalar)) }
    }

    /// Reads letters, digits and hyphens, and gives them in lower case.
    private mutating func word() -> String {
        var letters: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), 0x30...0x39: letters.append(byte)
            default: return String(decoding: letters, as: UTF8.self)
            }
            offset += 1
        }
        return String(decoding: letters, as: UTF8.self)
    }

    private mutating func number() throws(TimingCurveError) -> Double {
        try skipSpace()
        let start = offset
        return try value(of: literal(), at: start)
    }

    private mutating func literal() throws(TimingCurveError) -> DecimalLiteral {
        let start = offset
        guard let literal = bytes.withUnsafeBufferPointer({ DecimalLiteral($0, at: start) }) else {
            throw fault(.numberExpected)
        }
        offset = literal.end
        return literal
    }

    private func value(
        of literal: DecimalLiteral,
        tenthPower: Int = 0,
        at start: Int
    ) throws(TimingCurveError) -> Double {
        let value = bytes.withUnsafeBufferPointer { literal.value(in: $0, tenthPower: tenthPower) }
        guard value.isFinite else { throw .invalidText(reason: .numberTooLarge, offset: start) }
        return value
    }
}
