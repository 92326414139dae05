import KitlessMath

/// Words of CSS, compared without regard to the case of ASCII letters.
enum CSSKeyword {
    /// Whether a word is a keyword.
    ///
    /// - Parameters:
    ///   - word: The word as written.
    ///   - keyword: Small letters.
    /// - Returns: Whether they are alike.
    static func equals(_ word: UnsafeBufferPointer<UInt8>, _ keyword: StaticString) -> Bool {
        // The length alone tells most words apart.
        guard word.count == keyword.utf8CodeUnitCount else { return false }
        return keyword.withUTF8Buffer { letters in zip(word, letters).allSatisfy { ASCII.lowercase($0) == $1 } }
    }

    /// Degrees of one unit of angle (CSS Values 4, section 7.1), `nil` for another unit.
    static func degrees(ofUnit word: UnsafeBufferPointer<UInt8>) -> Double? {
        if equals(word, "deg") { return 1 }
        if equals(word, "rad") { return 180 / Double.pi }
        if equals(word, "grad") { return 0.9 }
        if equals(word, "turn") { return 360 }
        return nil
    }

    /// The space that `color()` knows by this name, `nil` for none (CSS Color 4, section 10).
    static func space(_ word: UnsafeBufferPointer<UInt8>) -> ColorSpace? {
        if equals(word, "xyz") { return .xyzD65 }
        let spaces: [ColorSpace] = [
            .srgb, .linearSRGB, .displayP3, .linearDisplayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD50, .xyzD65,
        ]
        return spaces.first { space in
            let name = space.rawValue.utf8
            return name.count == word.count && zip(word, name).allSatisfy { ASCII.lowercase($0) == $1 }
        }
    }

    /// Whether the word is a colour that only the surroundings define: `currentcolor` and system colours (CSS Color 4,
    /// sections 6.2 and 6.4).
    static func dependsOnContext(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let words: [StaticString] = [
            "currentcolor", "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
            "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark",
            "marktext", "selecteditem", "selecteditemtext", "visitedtext",
        ]
        return words.contains { equals(word, $0) }
    }
}
