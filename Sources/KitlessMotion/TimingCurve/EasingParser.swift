import KitlessMath

/// Reads an `<easing-function>` of CSS Easing Functions Level 2, byte by byte.
///
/// Words are compared without regard to ASCII case.
struct EasingParser {
    private var scanner: CSSScanner

    /// Parses a whole text.
    ///
    /// - Parameter text: One easing function, with white space and comments around it.
    /// - Returns: The curve.
    /// - Throws: ``TimingCurveError``.
    static func parse(_ text: String) throws(TimingCurveError) -> TimingCurve {
        try text.parseUTF8 { bytes throws(TimingCurveError) in
            var parser = EasingParser(scanner: CSSScanner(bytes))
            return try parser.wholeText()
        }
    }

    private mutating func wholeText() throws(TimingCurveError) -> TimingCurve {
        scanner.skipSpace()
        guard scanner.next != nil else { throw error(.empty) }
        let curve = try easingFunction()
        scanner.skipSpace()
        guard scanner.next == nil else { throw error(.trailingText) }
        return curve
    }

    private mutating func easingFunction() throws(TimingCurveError) -> TimingCurve {
        let start = scanner.offset
        let word = takeWord()
        guard scanner.take(UInt8(ascii: "(")) else {
            if let curve = TimingCurve(keyword: word) { return curve }
            throw error(.unknownKeyword(word), at: start)
        }
        let curve: TimingCurve
        switch word {
        case "cubic-bezier": curve = try cubicBezier()
        case "steps": curve = try steps()
        case "linear": curve = .piecewiseLinear(try piecewiseLinear())
        default: throw error(.unknownFunction(word), at: start)
        }
        try expect(")")
        return curve
    }

    private mutating func cubicBezier() throws(TimingCurveError) -> TimingCurve {
        let x1 = try takeNumber()
        try expect(",")
        let y1 = try takeNumber()
        try expect(",")
        let x2 = try takeNumber()
        try expect(",")
        return try .cubicBezier(x1, y1, x2, try takeNumber())
    }

    private mutating func steps() throws(TimingCurveError) -> TimingCurve {
        scanner.skipSpace()
        let start = scanner.offset
        _ = try takeLiteral()
        guard let count = Int(String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)) else {
            throw error(.expectedInteger, at: start)
        }
        guard accept(",") else { return try .steps(count) }
        scanner.skipSpace()
        let place = scanner.offset
        let word = takeWord()
        guard let jump = StepCurve.Jump(keyword: word) else { throw error(.unknownStepPosition(word), at: place) }
        return try .steps(count, jump: jump)
    }

    private mutating func piecewiseLinear() throws(TimingCurveError) -> PiecewiseLinearCurve {
        var stops: [PiecewiseLinearCurve.Stop] = []
        repeat {
            try appendStop(to: &stops)
        } while accept(",")
        return try PiecewiseLinearCurve(stops: stops)
    }

    /// Reads `<number> && <percentage>{0,2}`: percentages stand together, before or after the number.
    ///
    /// A stop with two of them is two stops.
    private mutating func appendStop(to stops: inout [PiecewiseLinearCurve.Stop]) throws(TimingCurveError) {
        scanner.skipSpace()
        let start = scanner.offset
        var output: Double?
        var inputs: [Double] = []
        var numberFollowsInputs = false
        while true {
            scanner.skipSpace()
            guard let byte = scanner.next, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") else { break }
            let place = scanner.offset
            let literal = try takeLiteral()
            let isPercentage = scanner.take(UInt8(ascii: "%"))
            let value = try value(of: literal, tenthPower: isPercentage ? -2 : 0, at: place)
            if isPercentage {
                // Percentages on both sides of the number, or a third one.
                if inputs.count == 2 || numberFollowsInputs { throw error(.invalidStop, at: place) }
                inputs.append(value)
            } else {
                if output != nil { throw error(.invalidStop, at: place) }
                output = value
                numberFollowsInputs = !inputs.isEmpty
            }
        }
        guard let output else { throw error(.invalidStop, at: start) }
        if inputs.isEmpty { stops.append(.init(output: output)) }
        for input in inputs { stops.append(.init(output: output, input: input)) }
    }
}

extension EasingParser {
    /// An error at the place reached, or at an earlier one.
    private func error(_ reason: TimingCurveError.TextReason, at offset: Int? = nil) -> TimingCurveError {
        .invalidText(reason: reason, offset: offset ?? scanner.offset)
    }

    private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
        scanner.skipSpace()
        return scanner.take(UInt8(ascii: scalar))
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(TimingCurveError) {
        guard accept(scalar) else { throw error(.expectedCharacter(scalar)) }
    }

    /// Takes a word, and gives it in lower case; empty when there is none.
    private mutating func takeWord() -> String {
        String(decoding: scanner.takeWord().lazy.map { ASCII.lowercase($0) }, as: UTF8.self)
    }

    private mutating func takeNumber() throws(TimingCurveError) -> Double {
        scanner.skipSpace()
        let start = scanner.offset
        return try value(of: takeLiteral(), at: start)
    }

    private mutating func takeLiteral() throws(TimingCurveError) -> DecimalLiteral {
        guard let literal = scanner.takeNumber() else { throw error(.expectedNumber) }
        return literal
    }

    private func value(
        of literal: DecimalLiteral,
        tenthPower: Int = 0,
        at start: Int
    ) throws(TimingCurveError) -> Double {
        let value = literal.value(in: scanner.bytes, tenthPower: tenthPower)
        guard value.isFinite else { throw error(.numberTooLarge, at: start) }
        return value
    }
}
