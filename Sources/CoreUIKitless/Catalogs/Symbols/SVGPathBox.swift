/// The upper left corner of a path of straight lines (SVG 2, section 9.3), which guides are.
struct SVGPathBox {
    private(set) var left = Double.infinity
    private(set) var top = Double.infinity

    private var x = 0.0
    private var y = 0.0
    private var start = (x: 0.0, y: 0.0)

    /// Walks along a path; `nil` if it has curves or makes no sense.
    init?(path: String) {
        var command: UInt8 = 0
        var operands: [Double] = []
        for token in Self.tokens(path) {
            switch token {
            case .command(let letter):
                guard operands.isEmpty else { return nil }
                command = letter
                if letter | 0x20 == UInt8(ascii: "z") { (x, y) = start }
            case .number(let number):
                operands.append(number)
                guard let isDone = move(command, operands) else { return nil }
                if isDone {
                    operands = []
                    // Further pairs behind a moveto are lines.
                    if command | 0x20 == UInt8(ascii: "m") { command = command == UInt8(ascii: "M") ? 0x4C : 0x6C }
                }
            }
        }
        guard left.isFinite, top.isFinite else { return nil }
    }

    private enum Token {
        case command(UInt8)
        case number(Double)
    }

    private static func tokens(_ path: String) -> [Token] {
        var tokens: [Token] = []
        var number: [UInt8] = []
        func flush() {
            if let value = Double(String(decoding: number, as: UTF8.self)), value.isFinite {
                tokens.append(.number(value))
            }
            number = []
        }
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number.append(byte)
            case UInt8(ascii: "."):
                if number.contains(byte) { flush() }
                number.append(byte)
            case UInt8(ascii: "e"), UInt8(ascii: "E"): number.append(byte)
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                if let last = number.last, last | 0x20 != UInt8(ascii: "e") { flush() }
                number.append(byte)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
                flush()
                tokens.append(.command(byte))
            default: flush()
            }
        }
        flush()
        return tokens
    }

    /// Takes a step if the operands are complete; `nil` if the command is not a straight line.
    private mutating func move(_ command: UInt8, _ operands: [Double]) -> Bool? {
        let isRelative = command >= UInt8(ascii: "a")
        let (baseX, baseY) = isRelative ? (x, y) : (0, 0)
        switch command | 0x20 {
        case UInt8(ascii: "m"), UInt8(ascii: "l"):
            guard operands.count == 2 else { return false }
            (x, y) = (baseX + operands[0], baseY + operands[1])
            if command | 0x20 == UInt8(ascii: "m") { start = (x, y) }
        case UInt8(ascii: "h"): x = baseX + operands[0]
        case UInt8(ascii: "v"): y = baseY + operands[0]
        default: return nil
        }
        left = min(left, x)
        top = min(top, y)
        return true
    }
}
