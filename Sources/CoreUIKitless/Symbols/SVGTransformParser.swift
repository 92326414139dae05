import Foundation
import KitlessMath

/// Reads a list of SVG transform functions.
struct SVGTransformParser {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Reads all functions; `nil` where the text is not a transform list.
    mutating func parse() -> SVGTransform? {
        var result = SVGTransform.identity
        skipSpace()
        while position < bytes.count {
            guard let name = scanName(), let arguments = scanArguments(),
                let transform = Self.transform(name, arguments)
            else { return nil }
            result = result.concatenating(inner: transform)
            guard skipSeparator() else { return nil }
        }
        return result
    }

    private static func transform(_ name: String, _ numbers: [Double]) -> SVGTransform? {
        switch (name, numbers.count) {
        case ("matrix", 6):
            SVGTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
        case ("translate", 1): SVGTransform(1, 0, 0, 1, numbers[0], 0)
        case ("translate", 2): SVGTransform(1, 0, 0, 1, numbers[0], numbers[1])
        case ("scale", 1): SVGTransform(numbers[0], 0, 0, numbers[0], 0, 0)
        case ("scale", 2): SVGTransform(numbers[0], 0, 0, numbers[1], 0, 0)
        case ("rotate", 1): rotation(numbers[0])
        case ("rotate", 3):
            SVGTransform(1, 0, 0, 1, numbers[1], numbers[2])
                .concatenating(inner: rotation(numbers[0]))
                .concatenating(inner: SVGTransform(1, 0, 0, 1, -numbers[1], -numbers[2]))
        case ("skewX", 1): SVGTransform(1, 0, tan(numbers[0] * .pi / 180), 1, 0, 0)
        case ("skewY", 1): SVGTransform(1, tan(numbers[0] * .pi / 180), 0, 1, 0, 0)
        default: nil
        }
    }

    /// A rotation whose quarter turns are exact.
    private static func rotation(_ degrees: Double) -> SVGTransform {
        let turn = degrees.truncatingRemainder(dividingBy: 360)
        let (sine, cosine): (Double, Double) =
            switch turn {
            case 0: (0, 1)
            case 90, -270: (1, 0)
            case 180, -180: (0, -1)
            case 270, -90: (-1, 0)
            default: (sin(turn * .pi / 180), cos(turn * .pi / 180))
            }
        return SVGTransform(cosine, sine, -sine, cosine, 0, 0)
    }

    private mutating func scanName() -> String? {
        let start = position
        while position < bytes.count, ASCII.isLetter(bytes[position]) { position += 1 }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func scanArguments() -> [Double]? {
        skipSpace()
        guard take("(") else { return nil }
        skipSpace()
        var numbers: [Double] = []
        while !take(")") {
            guard let number = scanNumber(), numbers.count < 6 else { return nil }
            numbers.append(number)
            skipSpace()
            if take(",") {
                skipSpace()
                if position < bytes.count, bytes[position] == UInt8(ascii: ")") { return nil }
            }
        }
        return numbers
    }

    /// Reads a number as SVG writes it: `-1.5e3`, `.5`, `5.`; two may touch where a sign or second point parts them.
    private mutating func scanNumber() -> Double? {
        let start = position
        if !take("-") { _ = take("+") }
        var digits = scanDigits()
        if take(".") { digits += scanDigits() }
        guard digits > 0 else { return nil }
        let mantissaEnd = position
        if take("e") || take("E") {
            if !take("-") { _ = take("+") }
            if scanDigits() == 0 { position = mantissaEnd }
        }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func scanDigits() -> Int {
        let start = position
        while position < bytes.count, ASCII.isDigit(bytes[position]) { position += 1 }
        return position - start
    }

    /// Skips white space and at most one comma; a comma must have something after it.
    private mutating func skipSeparator() -> Bool {
        skipSpace()
        guard take(",") else { return true }
        skipSpace()
        return position < bytes.count
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, ASCII.isSpace(bytes[position]) { position += 1 }
    }
}
