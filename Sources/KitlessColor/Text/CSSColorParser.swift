import KitlessMath

/// The grammar of `<color>` in CSS Color 4, on one text.
struct CSSColorParser {
    private var scanner: CSSScanner

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        scanner = CSSScanner(bytes)
    }

    /// Reads the whole text.
    mutating func parse() throws(ColorTextError) -> CSSColor {
        scanner.skipSpace()
        guard let first = scanner.next else { throw scanner.error(.empty) }
        let color = first == UInt8(ascii: "#") ? try hex() : try nameOrFunction()
        scanner.skipSpace()
        guard scanner.next == nil else { throw scanner.error(.trailingText) }
        return color
    }

    private mutating func hex() throws(ColorTextError) -> CSSColor {
        _ = scanner.take(UInt8(ascii: "#"))
        let rest = scanner.rest
        let length = rest.firstIndex { ASCII.isSpace($0) || $0 == UInt8(ascii: "/") } ?? rest.count
        let bytes = try HexDigits.color(UnsafeBufferPointer(rebasing: rest[..<length]), at: scanner.offset)
        scanner.offset += length
        return CSSColor(Color(bytes))
    }

    private mutating func nameOrFunction() throws(ColorTextError) -> CSSColor {
        let start = scanner
        let word = scanner.takeWord()
        guard !word.isEmpty else { throw start.error(.unknownName) }
        if scanner.take(UInt8(ascii: "(")) {
            guard let function = CSSColorFunction(word) else { throw start.error(.unknownFunction) }
            return try arguments(of: function)
        }
        if let rgb = NamedColors.value(of: word) { return CSSColor(Color(rgb: UInt(rgb))) }
        if CSSKeyword.equals(word, "transparent") { return CSSColor(Color.clear) }
        throw start.error(CSSKeyword.dependsOnContext(word) ? .dependsOnContext : .unknownName)
    }

    private mutating func arguments(of function: CSSColorFunction) throws(ColorTextError) -> CSSColor {
        scanner.skipSpace()
        let space = try spaceName(for: function)
        let start = scanner.offset
        let first = try scanner.takeComponent()
        scanner.skipSpace()
        let isLegacy = scanner.next == UInt8(ascii: ",")
        guard !isLegacy || function.hasLegacySyntax else { throw scanner.error(.wrongSeparator) }

        var arguments = CSSArguments(function: function, legacyFirst: isLegacy ? first : nil)
        try arguments.set(first, at: 0, offset: start)
        for index in 1...2 {
            try separate(isLegacy)
            let offset = scanner.offset
            try arguments.set(try scanner.takeComponent(), at: index, offset: offset)
            scanner.skipSpace()
        }
        if scanner.take(isLegacy ? UInt8(ascii: ",") : UInt8(ascii: "/")) {
            scanner.skipSpace()
            let offset = scanner.offset
            try arguments.setAlpha(try scanner.takeComponent(), offset: offset)
            scanner.skipSpace()
        }
        guard scanner.take(UInt8(ascii: ")")) else {
            throw scanner.error(scanner.next == nil ? .missingParenthesis : .trailingText)
        }
        return CSSColor(space: space, values: arguments.values, missing: arguments.missing)
    }

    /// Reads the space that `color()` begins with; other functions have theirs.
    private mutating func spaceName(for function: CSSColorFunction) throws(ColorTextError) -> ColorSpace {
        if let space = function.space { return space }
        let start = scanner
        guard let named = CSSKeyword.space(scanner.takeWord()) else { throw start.error(.unknownColorSpace) }
        scanner.skipSpace()
        return named
    }

    /// Reads what stands between two components.
    private mutating func separate(_ isLegacy: Bool) throws(ColorTextError) {
        let isComma = scanner.take(UInt8(ascii: ","))
        guard isComma == isLegacy else {
            if scanner.next == nil { throw scanner.error(.missingParenthesis) }
            throw scanner.error(scanner.next == UInt8(ascii: ")") ? .expectedComponent : .wrongSeparator)
        }
        scanner.skipSpace()
    }
}
