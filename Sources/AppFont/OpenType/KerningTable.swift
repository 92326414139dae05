/// Distances between pairs of glyphs (`kern`, horizontal subtables of format 0).
///
/// Reads the OpenType form (version 0) and Apple's (version 1). The pairs of a left glyph lie together, sorted by the
/// right one.
struct KerningTable: Sendable {
    private var starts: [UInt32] = []
    private var rights: [UInt16] = []
    private var values: [Int16] = []

    /// How many pairs have a distance.
    var count: Int { rights.count }

    var isEmpty: Bool { rights.isEmpty }

    /// A table without pairs.
    init() {}

    init(_ table: FontTable, glyphCount: Int) throws(OpenTypeError) {
        var pairs: [UInt32: Int] = [:]
        if try table.uint16(0) == 0 {
            try Self.readVersion0(table, into: &pairs)
        } else if try table.uint32(0) == 0x0001_0000 {
            try Self.readVersion1(table, into: &pairs)
        } else {
            throw table.malformed("unknown version")
        }
        let sorted = pairs.filter {
            Int($0.key >> 16) < glyphCount && Int($0.key & 0xFFFF) < glyphCount && $0.value != 0
        }
        .sorted { $0.key < $1.key }
        starts = [UInt32](repeating: 0, count: glyphCount + 1)
        for (pair, _) in sorted { starts[Int(pair >> 16) + 1] += 1 }
        for glyph in 0..<glyphCount { starts[glyph + 1] += starts[glyph] }
        rights = sorted.map { UInt16(truncatingIfNeeded: $0.key) }
        values = sorted.map { Int16(clamping: $0.value) }
    }

    /// What to add to the advance of a glyph that another one follows.
    @inline(__always)
    func value(_ left: Int, _ right: Int) -> Int {
        guard left + 1 < starts.count else { return 0 }
        var low = Int(starts[left])
        var high = Int(starts[left + 1])
        while low < high {
            let middle = (low + high) / 2
            let candidate = Int(rights[middle])
            if candidate == right { return Int(values[middle]) }
            if candidate < right { low = middle + 1 } else { high = middle }
        }
        return 0
    }

    /// All pairs, by the left glyph and then the right one.
    var pairs: [(left: Int, right: Int, value: Int)] {
        starts.indices.dropLast().flatMap { left in
            (Int(starts[left])..<Int(starts[left + 1])).map { (left, Int(rights[$0]), Int(values[$0])) }
        }
    }

    private static func readVersion0(_ table: FontTable, into pairs: inout [UInt32: Int]) throws(OpenTypeError) {
        let count = try table.uint16(2)
        var offset = 4
        for index in 0..<count {
            let length = try table.uint16(offset + 2)
            let coverage = try table.uint16(offset + 4)
            // Horizontal, without minimum values or cross-stream; the format is the high byte.
            if coverage & 0xFF07 == 1 {
                // A length of 16 bits is too short for many pairs, so the last subtable goes to the end of the table.
                let part = try table.part(at: offset + 6, count: index == count - 1 ? nil : length - 6)
                try readPairs(part, replaces: coverage & 8 != 0, into: &pairs)
            }
            guard length >= 6 else { throw table.malformed("a subtable is shorter than its header") }
            offset += length
        }
    }

    private static func readVersion1(_ table: FontTable, into pairs: inout [UInt32: Int]) throws(OpenTypeError) {
        var offset = 8
        for _ in 0..<(try table.uint32(4)) {
            let length = try table.uint32(offset)
            guard length >= 8 else { throw table.malformed("a subtable is shorter than its header") }
            // Neither vertical, cross-stream nor variation; the format is the low byte.
            if try table.uint16(offset + 4) & 0xE0FF == 0 {
                try readPairs(try table.part(at: offset + 8, count: length - 8), replaces: false, into: &pairs)
            }
            offset += length
        }
    }

    private static func readPairs(
        _ table: FontTable,
        replaces: Bool,
        into pairs: inout [UInt32: Int]
    ) throws(OpenTypeError) {
        let count = try table.uint16(0)
        guard count <= (table.count - 8) / 6 else { throw .truncated(table: table.name) }
        for index in 0..<count {
            let key = UInt32(try table.uint32(8 + index * 6))
            let value = try table.int16(12 + index * 6)
            pairs[key] = replaces ? value : (pairs[key] ?? 0) + value
        }
    }
}
