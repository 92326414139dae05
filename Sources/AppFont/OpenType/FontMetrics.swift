/// The measures of a font that hold for all its glyphs, in font units.
public struct FontMetrics: Sendable, Hashable {
    /// How many font units make the point size (`head`), 16 to 16384.
    public let unitsPerEm: Int

    /// How far lines reach above the baseline.
    public let ascender: Int

    /// How far lines reach below the baseline; negative.
    public let descender: Int

    /// The space that a line has in addition to ascender and descender.
    public let lineGap: Int

    /// The height of a capital letter; `nil` where the font does not tell.
    public let capHeight: Int?

    /// The height of a small x; `nil` where the font does not tell.
    public let xHeight: Int?

    /// The natural distance of two baselines: ascender, descender and line gap together.
    public var lineHeight: Int { ascender - descender + lineGap }
}

/// What the `OS/2` table tells.
struct WindowsMetrics {
    var weight = 400
    var isItalic = false
    var usesTypographicMetrics = false
    var typographic = (ascender: 0, descender: 0, lineGap: 0)
    var windows = (ascender: 0, descender: 0)
    var capHeight: Int?
    var xHeight: Int?

    init(_ table: FontTable) throws(OpenTypeError) {
        weight = try table.uint16(4)
        let selection = try table.uint16(62)
        isItalic = selection & 1 != 0
        usesTypographicMetrics = selection & 0x80 != 0
        typographic = (try table.int16(68), try table.int16(70), try table.int16(72))
        windows = (try table.uint16(74), try table.uint16(76))
        if try table.uint16(0) >= 2 {
            xHeight = try table.int16(86)
            capHeight = try table.int16(88)
        }
    }
}

extension FontMetrics {
    /// Chooses as FreeType and browsers do: the typographic measures if the font says so, else those of `hhea`, else
    /// the typographic, else the Windows ones.
    init(unitsPerEm: Int, horizontalHeader table: FontTable, windows: WindowsMetrics?) throws(OpenTypeError) {
        self.unitsPerEm = unitsPerEm
        var measures = (ascender: try table.int16(4), descender: try table.int16(6), lineGap: try table.int16(8))
        if let windows {
            let isEmpty = measures.ascender == 0 && measures.descender == 0
            if windows.usesTypographicMetrics || isEmpty { measures = windows.typographic }
            if measures.ascender == 0, measures.descender == 0 {
                measures = (windows.windows.ascender, -windows.windows.descender, 0)
            }
        }
        (ascender, descender, lineGap) = measures
        capHeight = windows?.capHeight
        xHeight = windows?.xHeight
    }
}
