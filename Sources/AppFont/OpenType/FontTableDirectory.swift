/// Where the tables of a font file lie (OpenType specification 1.9, "Organization of an OpenType Font").
struct FontTableDirectory {
    private let file: FontTable
    private var ranges: [String: Range<Int>] = [:]

    /// Reads the directory of a font, or of one font of a collection.
    init(bytes: [UInt8], index: Int) throws(OpenTypeError) {
        file = FontTable(name: "header", bytes: bytes[...])
        let start = try Self.offset(of: index, in: file)
        let format = try file.uint32(start)
        // 1.0, "OTTO" and "true": TrueType outlines, PostScript outlines, and Apple's spelling of the first.
        guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(format) else {
            throw .unknownFormat(UInt32(format))
        }
        for record in 0..<(try file.uint16(start + 4)) {
            try readRecord(at: start + 12 + record * 16)
        }
        try checkOverlaps()
    }

    /// The table of a name; `nil` where the font has none.
    func table(_ name: String) throws(OpenTypeError) -> FontTable? {
        guard let range = ranges[name] else { return nil }
        let part = try file.part(at: range.lowerBound, count: range.count)
        return FontTable(name: name, bytes: part.bytes)
    }

    /// The table of a name, an error where the font has none.
    func required(_ name: String) throws(OpenTypeError) -> FontTable {
        guard let table = try table(name) else { throw .missingTable(name) }
        return table
    }

    private static func offset(of index: Int, in file: FontTable) throws(OpenTypeError) -> Int {
        // "ttcf" begins a collection.
        guard try file.uint32(0) == 0x7474_6366 else {
            guard index == 0 else { throw .noFont(index: index, count: 1) }
            return 0
        }
        let count = try file.uint32(8)
        guard index >= 0, index < count else { throw .noFont(index: index, count: count) }
        return try file.uint32(12 + index * 4)
    }

    private mutating func readRecord(at offset: Int) throws(OpenTypeError) {
        let name = try file.part(at: offset, count: 4).asciiText
        let start = try file.uint32(offset + 8)
        let length = try file.uint32(offset + 12)
        guard start + length <= file.count else { throw .truncated(table: name) }
        guard ranges.updateValue(start..<start + length, forKey: name) == nil else {
            throw file.malformed("two tables are named \(name)")
        }
    }

    /// Refuses tables that share bytes, but for the bitmap tables that Apple and Microsoft name differently.
    private func checkOverlaps() throws(OpenTypeError) {
        let sorted = ranges.filter { !$0.value.isEmpty }.sorted { left, right in
            (left.value.lowerBound, left.key) < (right.value.lowerBound, right.key)
        }
        for (first, second) in zip(sorted, sorted.dropFirst()) where first.value.overlaps(second.value) {
            let isAlias = [["EBDT", "bdat"], ["EBLC", "bloc"]].contains([first.key, second.key])
            guard isAlias, first.value == second.value else { throw .overlappingTables(first.key, second.key) }
        }
    }
}
