/// The objects of a binary property list, read one at a time.
///
/// The form is Apple's `CFBinaryPList.c`: `bplist00`, objects, a table of their offsets, and a trailer of 32 bytes.
/// Nothing is read ahead and containers hold only the numbers of their elements, so that neither cycles nor depth nor
/// huge counts in hostile data can do harm.
struct BinaryPropertyList {
    enum Object: Equatable {
        case bool(Bool)
        case integer(Int64)
        case real(Double)
        case text(String)
        /// A reference to an object of a keyed archive.
        case uid(Int)
        /// The numbers of the elements of an array or a set.
        case array([Int])
        /// The numbers of the keys and values.
        case dictionary(keys: [Int], values: [Int])
        /// A kind that neither tables of strings nor archives of colours need: nothing, a date, data.
        case other
    }

    /// Why data is not a binary property list.
    struct Fault: Error, Equatable {
        let reason: String
    }

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let offsetTable: Int

    /// The number of the outermost object.
    let top: Int

    init(_ bytes: [UInt8]) throws(Fault) {
        guard bytes.starts(with: Array("bplist00".utf8)), bytes.count >= 40 else {
            throw Fault(reason: "it is no binary property list")
        }
        self.bytes = bytes
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        func number(_ offset: Int) -> Int? {
            Int(exactly: bytes[trailer + offset..<trailer + offset + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = number(8), let top = number(16), let table = number(24),
            top < count, table >= 8, table <= trailer, count <= (trailer - table) / offsetSize
        else { throw Fault(reason: "its trailer is damaged") }
        objectCount = count
        offsetTable = table
        self.top = top
    }

    /// Reads an object by its number.
    func object(_ index: Int) throws(Fault) -> Object {
        guard index >= 0, index < objectCount else { throw Fault(reason: "there is no object \(index)") }
        let offset = try unsigned(at: offsetTable + index * offsetSize, size: offsetSize)
        guard offset >= 8, offset < offsetTable else { throw Fault(reason: "object \(index) lies outside") }
        let low = Int(bytes[offset] & 0x0F)
        switch bytes[offset] >> 4 {
        case 0x0: return low == 8 || low == 9 ? .bool(low == 9) : .other
        case 0x1: return .integer(try integer(at: offset + 1, size: 1 << low))
        case 0x2: return try real(at: offset + 1, size: 1 << low)
        case 0x5, 0x6: return try text(at: offset, isWide: bytes[offset] >> 4 == 6)
        case 0x8: return .uid(try unsigned(at: offset + 1, size: low + 1))
        case 0xA, 0xC:
            let (count, start) = try count(at: offset)
            return .array(try references(at: start, count: count))
        case 0xD:
            let (count, start) = try count(at: offset)
            let keys = try references(at: start, count: count)
            return .dictionary(keys: keys, values: try references(at: start + count * referenceSize, count: count))
        case 0x3, 0x4: return .other
        default: throw Fault(reason: "object \(index) is of an unknown type")
        }
    }

    /// Reads a dictionary with text as keys; the values stay numbers of objects.
    func dictionary(_ index: Int) throws(Fault) -> [String: Int] {
        guard case .dictionary(let keys, let values) = try object(index) else {
            throw Fault(reason: "object \(index) is no dictionary")
        }
        var result: [String: Int] = [:]
        // A long key that stands there over and over would make reading quadratic.
        var budget = bytes.count
        for (key, value) in zip(keys, values) {
            guard case .text(let name) = try object(key) else { throw Fault(reason: "a key is no text") }
            budget -= name.utf8.count
            guard budget >= 0 else { throw Fault(reason: "its keys are longer than the data") }
            result[name] = value
        }
        return result
    }

    /// The count of a text or container, and where its contents begin.
    private func count(at offset: Int) throws(Fault) -> (count: Int, start: Int) {
        let low = Int(bytes[offset] & 0x0F)
        guard low == 0x0F else { return (low, offset + 1) }
        let marker = try unsigned(at: offset + 1, size: 1)
        guard marker >> 4 == 1, marker & 0x0F <= 3 else { throw Fault(reason: "a count is no integer") }
        let size = 1 << (marker & 0x0F)
        let count = try unsigned(at: offset + 2, size: size)
        guard count <= bytes.count else { throw Fault(reason: "a count is larger than the data") }
        return (count, offset + 2 + size)
    }

    private func references(at start: Int, count: Int) throws(Fault) -> [Int] {
        guard start + count * referenceSize <= offsetTable else {
            throw Fault(reason: "a container reaches outside")
        }
        var result: [Int] = []
        for index in 0..<count {
            result.append(try unsigned(at: start + index * referenceSize, size: referenceSize))
        }
        return result
    }

    private func text(at offset: Int, isWide: Bool) throws(Fault) -> Object {
        let (count, start) = try count(at: offset)
        let length = isWide ? count * 2 : count
        guard start + length <= offsetTable else { throw Fault(reason: "a text reaches outside") }
        let slice = bytes[start..<start + length]
        guard isWide else {
            guard slice.allSatisfy({ $0 < 0x80 }) else { throw Fault(reason: "a text is not ASCII") }
            return .text(String(decoding: slice, as: UTF8.self))
        }
        let units = stride(from: start, to: start + length, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return .text(String(decoding: units, as: UTF16.self))
    }

    private func integer(at offset: Int, size: Int) throws(Fault) -> Int64 {
        guard size <= 16, offset + size <= offsetTable else { throw Fault(reason: "an integer is too long") }
        let bits = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // Only eight bytes and more carry a sign; of sixteen the upper eight say nothing new.
        return Int64(bitPattern: bits)
    }

    private func real(at offset: Int, size: Int) throws(Fault) -> Object {
        guard size == 4 || size == 8, offset + size <= offsetTable else {
            throw Fault(reason: "a number is neither of 4 nor 8 bytes")
        }
        let bits = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return .real(size == 8 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(bits))))
    }

    private func unsigned(at offset: Int, size: Int) throws(Fault) -> Int {
        guard offset + size <= bytes.count - 32 else { throw Fault(reason: "the data ends too early") }
        let bits = bytes[offset..<offset + size].reduce(UInt64(0)) { ($0 & 0x00FF_FFFF_FFFF_FFFF) << 8 | UInt64($1) }
        guard let value = Int(exactly: bits), value <= Int.max / 16 else {
            throw Fault(reason: "a number is too large")
        }
        return value
    }
}
