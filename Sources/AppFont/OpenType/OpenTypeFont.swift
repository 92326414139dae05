/// A font read from the bytes of a TrueType or OpenType file, as far as measuring text needs it.
///
/// Reads `head`, `hhea`, `maxp`, `hmtx`, `cmap` (formats 4 and 12), `kern`, `OS/2` and `name` as the OpenType
/// specification 1.9 describes them. Outlines, substitutions and `GPOS` are not read: an advance is that of each
/// character's own glyph plus the `kern` distance.
///
/// ```swift
/// let font = try OpenTypeFont(bytes: bytes)
/// let units = font.advance(of: "AVATAR")
/// let points = Double(units) * 17 / Double(font.metrics.unitsPerEm)
/// ```
public struct OpenTypeFont: Sendable {
    /// The measures that hold for all glyphs.
    public let metrics: FontMetrics

    /// The family, style and PostScript names; empty where the font has no name table.
    public let names: FontNames

    /// The weight (`OS/2`), regular where the font does not tell.
    public let weight: FontWeight

    /// Whether the font is italic or oblique.
    public let isItalic: Bool

    /// The advance widths of all glyphs in font units.
    let advances: [UInt16]
    let characterMap: CharacterMap
    let kerning: KerningTable
    /// The advance widths of U+0000...U+07FF, what UTF-8 writes in one or two bytes; 0 for what takes no room.
    let narrowAdvances: [UInt16]

    /// Reads a font.
    ///
    /// - Parameters:
    ///   - bytes: The contents of a `.ttf`, `.otf` or `.ttc` file.
    ///   - index: Which font of a collection.
    /// - Throws: ``OpenTypeError`` for anything that does not follow the specification; no input ends the process.
    /// - Complexity: Linear in the number of glyphs, mapped characters and kerning pairs; at most about three megabytes
    ///   are kept, whatever the file claims.
    public init(bytes: [UInt8], index: Int = 0) throws(OpenTypeError) {
        let directory = try FontTableDirectory(bytes: bytes, index: index)
        let head = try directory.required("head")
        guard try head.uint32(12) == 0x5F0F_3CF5 else { throw head.malformed("the magic number is wrong") }
        let unitsPerEm = try head.uint16(18)
        guard (16...16384).contains(unitsPerEm) else { throw head.malformed("\(unitsPerEm) units per em") }
        let glyphCount = try directory.required("maxp").uint16(4)
        let header = try directory.required("hhea")
        let windows: WindowsMetrics? =
            if let table = try directory.table("OS/2") { try WindowsMetrics(table) } else { nil }
        metrics = try FontMetrics(unitsPerEm: unitsPerEm, horizontalHeader: header, windows: windows)
        names = try FontNames(try directory.table("name"))
        let macintoshStyle = try head.uint16(44)
        weight = FontWeight(windows?.weight ?? (macintoshStyle & 1 != 0 ? 700 : 400))
        isItalic = windows?.isItalic ?? (macintoshStyle & 2 != 0)
        advances = try Self.advances(
            of: try directory.required("hmtx"),
            measured: try header.uint16(34),
            glyphCount: glyphCount
        )
        characterMap = try CharacterMap(try directory.required("cmap"), glyphCount: glyphCount)
        narrowAdvances = Self.narrowAdvances(characterMap, advances)
        kerning =
            if let table = try directory.table("kern") {
                try KerningTable(table, glyphCount: glyphCount)
            } else {
                KerningTable()
            }
    }

    private static func narrowAdvances(_ characterMap: CharacterMap, _ advances: [UInt16]) -> [UInt16] {
        takesRoom.enumerated().map { $0.element ? advances[characterMap[UInt32($0.offset)]] : 0 }
    }

    /// Whether U+0000...U+07FF take room, asked of Unicode's tables once.
    private static let takesRoom = (UInt32(0)...0x7FF).map { value in
        Unicode.Scalar(value).map { !$0.takesNoRoom } ?? false
    }

    /// Reads `hmtx`: glyphs after the last measured one have its advance.
    private static func advances(
        of table: FontTable,
        measured: Int,
        glyphCount: Int
    ) throws(OpenTypeError) -> [UInt16] {
        guard measured > 0, measured <= glyphCount else {
            throw .malformedTable("hhea", reason: "\(measured) advance widths for \(glyphCount) glyphs")
        }
        guard measured * 4 + (glyphCount - measured) * 2 <= table.count else { throw .truncated(table: "hmtx") }
        var advances: [UInt16] = []
        advances.reserveCapacity(glyphCount)
        for glyph in 0..<glyphCount {
            advances.append(UInt16(try table.uint16(min(glyph, measured - 1) * 4)))
        }
        return advances
    }
}
