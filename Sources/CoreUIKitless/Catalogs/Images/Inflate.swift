/// Decompresses DEFLATE data (RFC 1951), bare or with the zlib wrapper (RFC 1950).
///
/// The result never grows beyond the limit that the caller sets, whatever the data claims.
struct Inflate {
    private let bytes: [UInt8]
    private var index: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// Decompresses.
    ///
    /// - Parameters:
    ///   - bytes: The compressed data.
    ///   - hasWrapper: Whether the two bytes of zlib's header come first.
    ///   - limit: The most bytes that are written.
    ///   - isLenient: Whether data that is cut short gives what there is of it.
    /// - Throws: A fault if the data is broken or the limit is passed.
    static func expand(
        _ bytes: [UInt8],
        hasWrapper: Bool = true,
        limit: Int,
        isLenient: Bool = false
    ) throws(ImageFault) -> [UInt8] {
        var inflate = Inflate(bytes: bytes, index: hasWrapper ? 2 : 0, limit: limit)
        if hasWrapper {
            guard bytes.count >= 2, bytes[0] & 0x0F == 8, (Int(bytes[0]) << 8 | Int(bytes[1])).isMultiple(of: 31),
                bytes[1] & 0x20 == 0
            else { throw ImageFault("the compressed data has no header") }
        }
        do {
            try inflate.blocks()
        } catch {
            if !isLenient || inflate.output.isEmpty { throw error }
        }
        return inflate.output
    }

    private init(bytes: [UInt8], index: Int, limit: Int) {
        self.bytes = bytes
        self.index = index
        self.limit = limit
        output.reserveCapacity(min(limit, bytes.count * 4))
    }

    private mutating func take(_ count: Int) throws(ImageFault) -> Int {
        while bitCount < count {
            guard index < bytes.count else { throw ImageFault("the compressed data is cut short") }
            bits |= UInt32(bytes[index]) << UInt32(bitCount)
            index += 1
            bitCount += 8
        }
        let value = bits & (1 << UInt32(count) - 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func blocks() throws(ImageFault) {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try stored()
            case 1: try coded(literals: Self.fixedLiterals, distances: Self.fixedDistances)
            case 2:
                let codes = try dynamicCodes()
                try coded(literals: codes.literals, distances: codes.distances)
            default: throw ImageFault("the compressed data is broken")
            }
        }
    }

    private mutating func stored() throws(ImageFault) {
        bits = 0
        bitCount = 0
        guard index + 4 <= bytes.count else { throw ImageFault("the compressed data is cut short") }
        let length = Int(bytes[index]) | Int(bytes[index + 1]) << 8
        let check = Int(bytes[index + 2]) | Int(bytes[index + 3]) << 8
        index += 4
        guard length == ~check & 0xFFFF else { throw ImageFault("the compressed data is broken") }
        guard index + length <= bytes.count else { throw ImageFault("the compressed data is cut short") }
        try checkRoom(length)
        output.append(contentsOf: bytes[index..<(index + length)])
        index += length
    }

    private func checkRoom(_ count: Int) throws(ImageFault) {
        if count > limit - output.count { throw ImageFault("the compressed data unfolds to more than expected") }
    }

    private mutating func coded(literals: Code, distances: Code) throws(ImageFault) {
        while true {
            let symbol = try decode(literals)
            if symbol < 256 {
                try checkRoom(1)
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol <= 285 else { throw ImageFault("the compressed data is broken") }
            let length = Self.lengthBases[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
            let code = try decode(distances)
            guard code < 30 else { throw ImageFault("the compressed data is broken") }
            let distance = Self.distanceBases[code] + (try take(Self.distanceBits[code]))
            guard distance <= output.count else { throw ImageFault("the compressed data is broken") }
            try checkRoom(length)
            var source = output.count - distance
            for _ in 0..<length {
                output.append(output[source])
                source += 1
            }
        }
    }

    private mutating func decode(_ code: Code) throws(ImageFault) -> Int {
        var value = 0
        var first = 0
        var position = 0
        for length in 1...15 {
            value |= try take(1)
            let count = code.counts[length]
            if value - first < count { return code.symbols[position + value - first] }
            position += count
            first = (first + count) << 1
            value <<= 1
        }
        throw ImageFault("the compressed data is broken")
    }

    private mutating func dynamicCodes() throws(ImageFault) -> (literals: Code, distances: Code) {
        let literalCount = try take(5) + 257
        let distanceCount = try take(5) + 1
        let lengthCount = try take(4) + 4
        var lengths = [Int](repeating: 0, count: 19)
        for position in 0..<lengthCount { lengths[Self.lengthOrder[position]] = try take(3) }
        let code = Code(lengths: lengths)
        var all: [Int] = []
        while all.count < literalCount + distanceCount {
            let symbol = try decode(code)
            switch symbol {
            case 0...15: all.append(symbol)
            case 16:
                guard let last = all.last else { throw ImageFault("the compressed data is broken") }
                all.append(contentsOf: repeatElement(last, count: 3 + (try take(2))))
            case 17: all.append(contentsOf: repeatElement(0, count: 3 + (try take(3))))
            default: all.append(contentsOf: repeatElement(0, count: 11 + (try take(7))))
            }
        }
        guard all.count == literalCount + distanceCount else { throw ImageFault("the compressed data is broken") }
        return (Code(lengths: Array(all[..<literalCount])), Code(lengths: Array(all[literalCount...])))
    }

    /// A canonical Huffman code: how many symbols have each length, and the symbols in order.
    private struct Code: Sendable {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(lengths: [Int]) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            for length in 1...15 {
                symbols += lengths.indices.filter { lengths[$0] == length }
            }
        }
    }

    private static let fixedLiterals = Code(
        lengths: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
            + Array(repeating: 8, count: 8)
    )
    private static let fixedDistances = Code(lengths: Array(repeating: 5, count: 30))
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537, 2_049, 3_073,
        4_097,
        6_145, 8_193, 12_289, 16_385, 24_577,
    ]
    private static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
}
