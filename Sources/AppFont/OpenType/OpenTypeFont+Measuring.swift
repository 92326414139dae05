extension OpenTypeFont {
    /// The number of glyphs.
    public var glyphCount: Int { advances.count }

    /// The number of characters that have a glyph.
    public var characterCount: Int { characterMap.count }

    /// The number of glyph pairs with a kerning distance.
    public var kerningPairCount: Int { kerning.count }

    /// Returns the glyph of a character.
    ///
    /// - Parameter scalar: The character.
    /// - Returns: The glyph's index; 0, the glyph for missing characters, where the font has none.
    /// - Complexity: Constant.
    public func glyph(for scalar: Unicode.Scalar) -> Int { characterMap[scalar.value] }

    /// Returns the advance width of a glyph.
    ///
    /// - Parameter glyph: The glyph's index.
    /// - Returns: The width in font units; 0 for a glyph that the font does not have.
    /// - Complexity: Constant.
    public func advance(ofGlyph glyph: Int) -> Int { advances.indices.contains(glyph) ? Int(advances[glyph]) : 0 }

    /// Returns the kerning between two glyphs.
    ///
    /// - Parameters:
    ///   - left: The glyph that comes first.
    ///   - right: The glyph after it.
    /// - Returns: What to add to the first glyph's advance, in font units.
    /// - Complexity: Logarithmic in the number of pairs of the first glyph.
    public func kerning(_ left: Int, _ right: Int) -> Int { left >= 0 ? kerning.value(left, right) : 0 }

    /// Returns all pairs of glyphs that are kerned.
    ///
    /// - Returns: The pairs with what to add to the left glyph's advance, sorted by the left and then the right glyph.
    /// - Complexity: Linear in the number of pairs and glyphs.
    public func kerningPairs() -> [(left: Int, right: Int, value: Int)] { kerning.pairs }

    /// Returns the width of a text on one line.
    ///
    /// The sum of the advances of the characters' glyphs, and of the kerning between neighbours. Control characters
    /// and default-ignorable ones, such as a soft hyphen or a joiner, take no room.
    ///
    /// - Parameters:
    ///   - text: The text; line breaks in it take no room.
    ///   - usesKerning: Whether to add the kerning.
    /// - Returns: The width in font units.
    /// - Complexity: Linear in the length of the text; allocates nothing.
    public func advance(of text: some StringProtocol, usesKerning: Bool = true) -> Int {
        guard usesKerning, !kerning.isEmpty else { return plainAdvance(of: text) }
        var run = AdvanceRun(usesKerning: true)
        for scalar in text.unicodeScalars { run.append(scalar, of: self) }
        return run.width
    }

    private func plainAdvance(of text: some StringProtocol) -> Int {
        if let width = text.utf8.withContiguousStorageIfAvailable({ plainAdvance(ofUTF8: $0) }) { return width }
        var run = AdvanceRun(usesKerning: false)
        for scalar in text.unicodeScalars { run.append(scalar, of: self) }
        return run.width
    }

    /// The sum of the advances alone; what takes one or two bytes is looked up without a detour over glyphs.
    private func plainAdvance(ofUTF8 bytes: UnsafeBufferPointer<UInt8>) -> Int {
        narrowAdvances.withUnsafeBufferPointer { narrow in
            var width = 0
            var index = 0
            while index < bytes.count {
                let lead = Int(bytes[index])
                if lead < 0x80 {
                    width += Int(narrow[lead])
                    index += 1
                } else if lead < 0xE0, index + 1 < bytes.count {
                    width += Int(narrow[(lead & 0x1F) << 6 | Int(bytes[index + 1] & 0x3F)])
                    index += 2
                } else {
                    let length = lead < 0xF0 ? 3 : 4
                    let sequence = bytes[index..<min(index + length, bytes.count)]
                    width += advance(ofLong: sequence)
                    index += length
                }
            }
            return width
        }
    }

    private func advance(ofLong sequence: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var decoder = UTF8()
        var bytes = sequence.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes), !scalar.takesNoRoom else { return 0 }
        return Int(advances[characterMap[scalar.value]])
    }
}

/// The width of a text so far.
struct AdvanceRun {
    let usesKerning: Bool
    private(set) var width = 0
    /// The glyph before, -1 for none.
    private var previous = -1

    init(usesKerning: Bool) {
        self.usesKerning = usesKerning
    }

    @inline(__always)
    mutating func append(_ scalar: Unicode.Scalar, of font: OpenTypeFont) {
        if scalar.takesNoRoom { return }
        let glyph = font.characterMap[scalar.value]
        width += Int(font.advances[glyph])
        if usesKerning, previous >= 0 { width += font.kerning.value(previous, glyph) }
        previous = glyph
    }
}

extension Unicode.Scalar {
    /// Whether the character is a control or default-ignorable (Unicode Standard, section 5.21).
    @inline(__always)
    var takesNoRoom: Bool {
        if value < 0x7F { return value < 0x20 }
        if value < 0xAE { return value < 0xA0 || value == 0xAD }
        return value >= 0x300 && properties.isDefaultIgnorableCodePoint
    }
}
