/// From characters to glyphs (`cmap`, formats 4 and 12).
///
/// Pages of 256 characters, so that a lookup is two array reads; a page that maps nothing is shared.
struct CharacterMap: Sendable {
    /// For each 256 characters of Unicode the place of their glyphs in `glyphs`; 0 is a page that maps nothing.
    private var pages = [UInt32](repeating: 0, count: 0x1100)
    private var glyphs = [UInt16](repeating: 0, count: 256)

    private let glyphCount: Int

    /// How many characters have a glyph.
    private(set) var count = 0

    /// Reads the best subtable: all of Unicode before the basic plane before symbols.
    init(_ table: FontTable, glyphCount: Int) throws(OpenTypeError) {
        guard let (subtable, isSymbol) = try Self.bestSubtable(of: table) else {
            throw table.malformed("no subtable of format 4 or 12")
        }
        self.glyphCount = glyphCount
        if try subtable.uint16(0) == 12 {
            try read12(subtable)
        } else {
            try read4(subtable)
        }
        if isSymbol { mirrorSymbols() }
    }

    /// The glyph of a character, 0 for none.
    @inline(__always)
    subscript(_ scalar: UInt32) -> Int {
        let page = Int(scalar >> 8)
        guard page < pages.count else { return 0 }
        return Int(glyphs[Int(pages[page]) + Int(scalar & 0xFF)])
    }

    private static func bestSubtable(of table: FontTable) throws(OpenTypeError) -> (FontTable, isSymbol: Bool)? {
        var best: (rank: Int, table: FontTable, isSymbol: Bool)?
        for record in 0..<(try table.uint16(2)) {
            let platform = try table.uint16(4 + record * 8)
            let encoding = try table.uint16(6 + record * 8)
            let part = try table.part(at: try table.uint32(8 + record * 8))
            guard let rank = rank(platform, encoding, format: try part.uint16(0)) else { continue }
            if rank > best?.rank ?? 0 { best = (rank, part, platform == 3 && encoding == 0) }
        }
        return best.map { ($0.table, $0.isSymbol) }
    }

    /// How good a subtable is; `nil` for one that is not read.
    private static func rank(_ platform: Int, _ encoding: Int, format: Int) -> Int? {
        switch (platform, encoding, format) {
        case (3, 10, 12): 5
        case (0, _, 12): 4
        case (3, 1, 4): 3
        case (0, _, 4): 2
        case (3, 0, 4): 1
        default: nil
        }
    }

    private mutating func read4(_ table: FontTable) throws(OpenTypeError) {
        let segments = try table.uint16(6) / 2
        var next = 0
        for segment in 0..<segments {
            let end = try table.uint16(14 + segment * 2)
            let start = try table.uint16(16 + (segments + segment) * 2)
            let delta = try table.uint16(16 + (2 * segments + segment) * 2)
            let place = 16 + (3 * segments + segment) * 2
            let offset = try table.uint16(place)
            guard end >= next - 1 else { throw table.malformed("segments are not in order") }
            // What an earlier segment has claimed is its own, so that no file makes more than 65,536 steps.
            for character in stride(from: max(start, next), through: end, by: 1) where character < 0xFFFF {
                if offset == 0 || offset == 0xFFFF {
                    map(character, (character + delta) & 0xFFFF)
                    continue
                }
                let glyph = try table.uint16(place + offset + (character - start) * 2)
                if glyph > 0 { map(character, (glyph + delta) & 0xFFFF) }
            }
            next = end + 1
        }
    }

    private mutating func read12(_ table: FontTable) throws(OpenTypeError) {
        let groups = try table.uint32(12)
        guard groups <= (table.count - 16) / 12 else { throw .truncated(table: table.name) }
        var next = 0
        for group in 0..<groups {
            let start = try table.uint32(16 + group * 12)
            let end = try table.uint32(20 + group * 12)
            let glyph = try table.uint32(24 + group * 12)
            guard start >= next, end >= start, end <= 0x10FFFF else {
                throw table.malformed("groups are not in order")
            }
            // Glyphs beyond 65,535 do not exist, so a group's rest maps nothing.
            for character in start...min(end, start + 0xFFFF) { map(character, glyph + character - start) }
            next = end + 1
        }
    }

    /// Symbol fonts map U+F000...U+F0FF, and are asked for U+0000...U+00FF as well.
    private mutating func mirrorSymbols() {
        for character in 0...0xFF where self[UInt32(character)] == 0 {
            let glyph = self[UInt32(0xF000 + character)]
            map(character, glyph)
        }
    }

    /// Gives a character a glyph; the glyph for missing ones, and glyphs that the font lacks, map nothing.
    private mutating func map(_ character: Int, _ glyph: Int) {
        guard glyph > 0, glyph < glyphCount else { return }
        let page = character >> 8
        if pages[page] == 0 {
            pages[page] = UInt32(glyphs.count)
            glyphs += [UInt16](repeating: 0, count: 256)
        }
        glyphs[Int(pages[page]) + character & 0xFF] = UInt16(glyph)
        count += 1
    }
}
