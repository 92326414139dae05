import AppFont

/// Makes the bytes of small fonts, right or wrong in one place.
struct FontBuilder {
    /// The tables by name; a test changes what it wants to be different.
    var tables: [String: [UInt8]]

    /// A font of three glyphs: missing, A and B, 500, 600 and 700 units wide; A before B is kerned by -50.
    init() {
        tables = [
            "head": Self.head(),
            "hhea": be16(1, 0, 800, -200, 90) + be16(repeating: 0, 12) + be16(3),
            "maxp": be32(0x0001_0000) + be16(3),
            "hmtx": be16(500, 0, 600, 0, 700, 0),
            "cmap": Self.cmap([(3, 1, Self.format4([(65, 66, 1 - 65, 0)]))]),
            "kern": be16(0, 1) + Self.kern([(1, 2, -50)], coverage: 1),
        ]
    }

    static func head(unitsPerEm: Int = 1000, magic: Int = 0x5F0F_3CF5, style: Int = 0) -> [UInt8] {
        be32(0x0001_0000, 0, 0, magic) + be16(0, unitsPerEm) + be16(repeating: 0, 12) + be16(style)
            + be16(repeating: 0, 4)
    }

    static func cmap(_ subtables: [(platform: Int, encoding: Int, bytes: [UInt8])]) -> [UInt8] {
        var offset = 4 + subtables.count * 8
        var header = be16(0, subtables.count)
        for subtable in subtables {
            header += be16(subtable.platform, subtable.encoding) + be32(offset)
            offset += subtable.bytes.count
        }
        return header + subtables.flatMap(\.bytes)
    }

    /// Segments of format 4: start, end, delta and range offset; `glyphs` lie after them.
    static func format4(_ segments: [(Int, Int, Int, Int)], glyphs: [Int] = []) -> [UInt8] {
        let all = segments + [(0xFFFF, 0xFFFF, 1, 0)]
        var bytes = be16(4, 16 + all.count * 8 + glyphs.count * 2, 0, all.count * 2, 0, 0, 0)
        for segment in all { bytes += be16(segment.1) }
        bytes += be16(0)
        for segment in all { bytes += be16(segment.0) }
        for segment in all { bytes += be16(segment.2) }
        for segment in all { bytes += be16(segment.3) }
        for glyph in glyphs { bytes += be16(glyph) }
        return bytes
    }

    static func format12(_ groups: [(Int, Int, Int)], count: Int? = nil) -> [UInt8] {
        be16(12, 0) + be32(16 + groups.count * 12, 0, count ?? groups.count)
            + groups.flatMap { be32($0.0, $0.1, $0.2) }
    }

    static func kern(_ pairs: [(Int, Int, Int)], coverage: Int, count: Int? = nil) -> [UInt8] {
        be16(0, 14 + pairs.count * 6, coverage) + pairList(pairs, count: count)
    }

    static func pairList(_ pairs: [(Int, Int, Int)], count: Int? = nil) -> [UInt8] {
        be16(count ?? pairs.count, 0, 0, 0) + pairs.flatMap { be16($0.0, $0.1, $0.2) }
    }

    static func names(_ records: [(platform: Int, encoding: Int, language: Int, id: Int, bytes: [UInt8])]) -> [UInt8] {
        var header = be16(0, records.count, 6 + records.count * 12)
        var offset = 0
        for record in records {
            header += be16(record.platform, record.encoding, record.language, record.id, record.bytes.count, offset)
            offset += record.bytes.count
        }
        return header + records.flatMap(\.bytes)
    }

    /// An `OS/2` table of 96 bytes.
    static func windows(version: Int = 4, weight: Int, selection: Int, typographic: [Int], windows: [Int]) -> [UInt8] {
        be16(version, 0, weight) + be16(repeating: 0, 28) + be16(selection, 0, 0)
            + typographic.flatMap { be16($0) } + windows.flatMap { be16($0) } + be16(repeating: 0, 4)
            + be16(480, 710, 0, 0, 0)
    }

    /// The file, its tables one after the other; `places` moves tables.
    func bytes(format: Int = 0x0001_0000, places: [String: (offset: Int, count: Int)] = [:]) -> [UInt8] {
        let names = tables.keys.sorted()
        var offset = 12 + names.count * 16
        var directory = be32(format) + be16(names.count, 0, 0, 0)
        var body: [UInt8] = []
        for name in names {
            let table = tables[name] ?? []
            let place = places[name] ?? (offset, table.count)
            directory += Array(name.utf8) + be32(0, place.offset, place.count)
            body += table
            offset += table.count
        }
        return directory + body
    }

    func font() throws -> OpenTypeFont {
        try OpenTypeFont(bytes: bytes())
    }
}

/// Big-endian 16-bit numbers, negative ones as two's complement.
func be16(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
}

func be16(repeating number: Int, _ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in be16(number) }
}

/// Big-endian 32-bit numbers.
func be32(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { be16($0 >> 16, $0) }
}
