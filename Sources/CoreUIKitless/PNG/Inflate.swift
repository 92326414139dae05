/// Decompression of DEFLATE data (RFC 1951), bare or in a zlib wrapper (RFC 1950).
enum Inflate {
    /// Why data cannot be decompressed.
    enum Fault: Error, Hashable, Sendable {
        /// The data ends before the last block does.
        case truncated
        /// A code, a length or a header that the format does not allow.
        case malformed
        /// The result would be larger than allowed.
        case tooLarge
        /// The checksum is not that of the result.
        case checksum
    }

    /// Decompresses a zlib stream and checks its checksum.
    ///
    /// - Parameters:
    ///   - data: The stream; bytes after its end are ignored.
    ///   - limit: The largest result allowed, in bytes.
    /// - Returns: The uncompressed bytes.
    /// - Throws: `Fault`.
    static func zlib(_ data: ArraySlice<UInt8>, limit: Int) throws(Fault) -> [UInt8] {
        guard data.count >= 2 else { throw .truncated }
        let header = (data[data.startIndex], data[data.startIndex + 1])
        guard header.0 & 0x0F == 8, (Int(header.0) * 256 + Int(header.1)) % 31 == 0, header.1 & 0x20 == 0 else {
            throw .malformed
        }
        var stream = BitStream(data.dropFirst(2))
        let result = try inflate(&stream, limit: limit)
        stream.alignToByte()
        var checksum: UInt32 = 0
        for _ in 0..<4 { checksum = checksum << 8 | UInt32(try stream.bits(8)) }
        guard checksum == Adler32.checksum(of: result) else { throw .checksum }
        return result
    }

    /// Decompresses bare DEFLATE data.
    ///
    /// - Parameters:
    ///   - data: The data; bytes after its end are ignored.
    ///   - limit: The largest result allowed, in bytes.
    /// - Returns: The uncompressed bytes.
    /// - Throws: `Fault`.
    static func raw(_ data: ArraySlice<UInt8>, limit: Int) throws(Fault) -> [UInt8] {
        var stream = BitStream(data)
        return try inflate(&stream, limit: limit)
    }

    private static func inflate(_ stream: inout BitStream, limit: Int) throws(Fault) -> [UInt8] {
        var output: [UInt8] = []
        var isLast = false
        while !isLast {
            isLast = try stream.bits(1) == 1
            switch try stream.bits(2) {
            case 0: try copyStored(&stream, into: &output, limit: limit)
            case 1: try decode(&stream, into: &output, limit: limit, codes: fixedCodes)
            case 2: try decode(&stream, into: &output, limit: limit, codes: readCodes(&stream))
            default: throw .malformed
            }
        }
        return output
    }

    private static func copyStored(
        _ stream: inout BitStream,
        into output: inout [UInt8],
        limit: Int
    ) throws(Fault) {
        stream.alignToByte()
        let length = try stream.bits(16)
        guard try stream.bits(16) == length ^ 0xFFFF else { throw .malformed }
        guard output.count + length <= limit else { throw .tooLarge }
        for _ in 0..<length { output.append(UInt8(try stream.bits(8))) }
    }

    private struct Codes {
        var literals: HuffmanCode
        var distances: HuffmanCode
    }

    /// RFC 1951, section 3.2.6.
    private static let fixedCodes = Codes(
        literals: HuffmanCode(
            lengths: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
                + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)
        ),
        distances: HuffmanCode(lengths: Array(repeating: 5, count: 30))
    )

    /// RFC 1951, section 3.2.7.
    private static func readCodes(_ stream: inout BitStream) throws(Fault) -> Codes {
        let literalCount = try stream.bits(5) + 257
        let distanceCount = try stream.bits(5) + 1
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        var lengths = [UInt8](repeating: 0, count: 19)
        for index in order.prefix(try stream.bits(4) + 4) { lengths[index] = UInt8(try stream.bits(3)) }
        let lengthCode = HuffmanCode(lengths: lengths)
        guard lengthCode.isValid else { throw .malformed }

        var all: [UInt8] = []
        while all.count < literalCount + distanceCount {
            switch try lengthCode.decode(&stream) {
            case let length where length < 16: all.append(UInt8(length))
            case 16:
                guard let last = all.last else { throw .malformed }
                all += repeatElement(last, count: try stream.bits(2) + 3)
            case 17: all += repeatElement(0, count: try stream.bits(3) + 3)
            default: all += repeatElement(0, count: try stream.bits(7) + 11)
            }
        }
        let codes = Codes(
            literals: HuffmanCode(lengths: Array(all.prefix(literalCount))),
            distances: HuffmanCode(lengths: Array(all.dropFirst(literalCount)))
        )
        guard all.count == literalCount + distanceCount, codes.literals.isValid, codes.distances.isValid else {
            throw .malformed
        }
        return codes
    }

    private static func decode(
        _ stream: inout BitStream,
        into output: inout [UInt8],
        limit: Int,
        codes: Codes
    ) throws(Fault) {
        while true {
            let symbol = try codes.literals.decode(&stream)
            if symbol < 256 {
                guard output.count < limit else { throw .tooLarge }
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol < 286 else { throw .malformed }
            let length =
                DeflateCodes.lengthBases[symbol - 257]
                + (try stream.bits(DeflateCodes.lengthExtraBits[symbol - 257]))
            let distanceSymbol = try codes.distances.decode(&stream)
            guard distanceSymbol < 30 else { throw .malformed }
            let distance =
                DeflateCodes.distanceBases[distanceSymbol]
                + (try stream.bits(DeflateCodes.distanceExtraBits(of: distanceSymbol)))
            guard distance <= output.count else { throw .malformed }
            guard output.count + length <= limit else { throw .tooLarge }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }
}
