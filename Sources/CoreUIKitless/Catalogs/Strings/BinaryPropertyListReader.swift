/// Reads binary property lists (`bplist00`), within the bytes at hand whatever they claim.
///
/// Format: the comment at the head of Foundation's `CFBinaryPList.c`. An object that contains itself is refused by the
/// depth limit; one that is shared so often that it unfolds to more values than the file has bytes, by a budget.
struct BinaryPropertyListReader {
    private let bytes: [UInt8]
    private var offsets: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private var objectCount: Int
    private var budget: Int
    /// Longer texts by their offset, so that those referred to from everywhere are in memory once.
    private var texts: [Int: String] = [:]

    /// The entries of the top dictionary; none if the top is something else.
    static func table(of bytes: [UInt8]) throws(ParseFault) -> [String: PropertyListValue] {
        var reader = try BinaryPropertyListReader(bytes: bytes)
        let top = try reader.integer(at: bytes.count - 16, size: 8)
        return try reader.object(top, depth: 0).members ?? [:]
    }

    private init(bytes: [UInt8]) throws(ParseFault) {
        self.bytes = bytes
        guard bytes.count >= 40 else { throw Self.fault(0, "the file ends too early") }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        budget = bytes.count
        objectCount = 0
        offsets = 0
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
            throw Self.fault(trailer, "the trailer is broken")
        }
        let count = try integer(at: trailer + 8, size: 8)
        let table = try integer(at: trailer + 24, size: 8)
        guard count > 0, count <= bytes.count, table >= 8, table <= trailer,
            count <= (trailer - table) / offsetSize
        else { throw Self.fault(trailer, "the trailer is broken") }
        objectCount = count
        offsets = table
    }

    private static func fault(_ offset: Int, _ what: String) -> ParseFault {
        ParseFault(offset: offset, reason: .syntax(what))
    }

    /// An unsigned big-endian integer; one beyond `Int.max` is refused as no count or offset can be that large.
    private func integer(at offset: Int, size: Int) throws(ParseFault) -> Int {
        guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else {
            throw Self.fault(offset, "an offset leaves the file")
        }
        var value: UInt64 = 0
        for byte in bytes[offset..<(offset + size)] { value = value << 8 | UInt64(byte) }
        guard let integer = Int(exactly: value) else { throw Self.fault(offset, "a number is too large") }
        return integer
    }

    private mutating func object(_ reference: Int, depth: Int) throws(ParseFault) -> PropertyListValue {
        guard reference < objectCount else { throw Self.fault(offsets, "a reference leads nowhere") }
        let limit = PropertyListReader.depthLimit
        let offset = try integer(at: offsets + reference * offsetSize, size: offsetSize)
        if depth > limit { throw ParseFault(offset: offset, reason: .tooDeep(limit: limit)) }
        budget -= 1
        if budget < 0 { throw Self.fault(offset, "shared objects unfold to more than the file holds") }
        guard offset >= 8, offset < offsets else { throw Self.fault(offset, "an offset leaves the file") }
        let marker = bytes[offset]
        switch marker >> 4 {
        case 0x0: return marker == 0x09 ? .bool(true) : marker == 0x08 ? .bool(false) : .other
        case 0x1: return try number(at: offset + 1, size: 1 << Int(marker & 0x0F))
        case 0x2: return try real(at: offset + 1, size: 1 << Int(marker & 0x0F))
        case 0x3, 0x4, 0x8: return .other
        case 0x5: return .string(try string(marker, at: offset, unitSize: 1))
        case 0x6: return .string(try string(marker, at: offset, unitSize: 2))
        case 0xA, 0xC: return .array(try array(marker, at: offset, depth: depth))
        case 0xD: return .dictionary(try dictionary(marker, at: offset, depth: depth))
        default: throw Self.fault(offset, "unknown object type")
        }
    }

    /// The count that a marker carries, in itself or in the integer object that follows, and where the contents start.
    private func count(_ marker: UInt8, at offset: Int) throws(ParseFault) -> (count: Int, start: Int) {
        let short = Int(marker & 0x0F)
        if short < 15 { return (short, offset + 1) }
        guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0x0F <= 3 else {
            throw Self.fault(offset, "a count is broken")
        }
        let size = 1 << Int(bytes[offset + 1] & 0x0F)
        return (try integer(at: offset + 2, size: size), offset + 2 + size)
    }

    private func number(at offset: Int, size: Int) throws(ParseFault) -> PropertyListValue {
        guard size <= 16, offset + size <= bytes.count else { throw Self.fault(offset, "a number is broken") }
        var value: UInt64 = 0
        for byte in bytes[offset..<(offset + size)] { value = value << 8 | UInt64(byte) }
        return .number(size >= 8 ? Double(Int64(bitPattern: value)) : Double(value))
    }

    private func real(at offset: Int, size: Int) throws(ParseFault) -> PropertyListValue {
        guard size == 4 || size == 8, offset + size <= bytes.count else {
            throw Self.fault(offset, "a number is broken")
        }
        var value: UInt64 = 0
        for byte in bytes[offset..<(offset + size)] { value = value << 8 | UInt64(byte) }
        return .number(
            size == 8 ? Double(bitPattern: value) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: value)))
        )
    }

    private mutating func string(_ marker: UInt8, at offset: Int, unitSize: Int) throws(ParseFault) -> String {
        let (count, start) = try count(marker, at: offset)
        guard count <= (bytes.count - start) / unitSize else { throw Self.fault(offset, "a string leaves the file") }
        if let text = texts[offset] { return text }
        // Texts of a file that means well do not overlap.
        budget -= count / 8
        let text = try string(unitSize: unitSize, count: count, at: start)
        if count > 15 { texts[offset] = text }
        return text
    }

    private func string(unitSize: Int, count: Int, at start: Int) throws(ParseFault) -> String {
        if unitSize == 1 {
            let text = bytes[start..<(start + count)]
            guard text.allSatisfy({ $0 < 0x80 }) else { throw Self.fault(start, "a string is not ASCII") }
            return String(decoding: text, as: UTF8.self)
        }
        var units: [UInt16] = []
        units.reserveCapacity(count)
        for unit in stride(from: start, to: start + 2 * count, by: 2) {
            units.append(UInt16(bytes[unit]) << 8 | UInt16(bytes[unit + 1]))
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func array(_ marker: UInt8, at offset: Int, depth: Int) throws(ParseFault) -> [PropertyListValue] {
        let (count, start) = try count(marker, at: offset)
        guard count <= (bytes.count - start) / referenceSize else {
            throw Self.fault(offset, "an array leaves the file")
        }
        var elements: [PropertyListValue] = []
        for position in 0..<count {
            let reference = try integer(at: start + position * referenceSize, size: referenceSize)
            elements.append(try object(reference, depth: depth + 1))
        }
        return elements
    }

    private mutating func dictionary(
        _ marker: UInt8,
        at offset: Int,
        depth: Int
    ) throws(ParseFault) -> [String: PropertyListValue] {
        let (count, start) = try count(marker, at: offset)
        guard count <= (bytes.count - start) / referenceSize / 2 else {
            throw Self.fault(offset, "a dictionary leaves the file")
        }
        var members: [String: PropertyListValue] = [:]
        members.reserveCapacity(count)
        for position in 0..<count {
            let key = try integer(at: start + position * referenceSize, size: referenceSize)
            let value = try integer(at: start + (count + position) * referenceSize, size: referenceSize)
            guard case .string(let name) = try object(key, depth: depth + 1) else {
                throw Self.fault(offset, "a key is no string")
            }
            // A long key that stands there over and over would make reading quadratic.
            budget -= name.utf8.count / 64
            members[name] = try object(value, depth: depth + 1)
        }
        return members
    }
}
