import KitlessMath

/// A language tag taken apart (BCP 47), in canonical spelling.
///
/// Extensions and variants are read over: no resource is chosen by them.
struct LanguageTag: Sendable, Hashable {
    var language: String
    var script: String?
    var region: String?

    init(language: String, script: String? = nil, region: String? = nil) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// Reads a tag with hyphens or underscores in any case; `nil` for a malformed one.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 64 else { return nil }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard parts.allSatisfy({ Self.isSubtag($0) }), let first = parts.first, (2...3).contains(first.utf8.count),
            first.utf8.allSatisfy(ASCII.isLetter)
        else { return nil }
        language = first.lowercased()
        for part in parts.dropFirst() {
            if part.utf8.count == 1 { break }
            if script == nil, region == nil, part.utf8.count == 4, part.utf8.allSatisfy(ASCII.isLetter) {
                script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            } else if region == nil, Self.isRegion(part) {
                region = part.uppercased()
            }
        }
        replaceAlias()
    }

    /// The tag with hyphens, such as `zh-Hant-HK`.
    var text: String {
        [language, script, region].compactMap(\.self).joined(separator: "-")
    }

    private static func isSubtag(_ part: some StringProtocol) -> Bool {
        (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) }
    }

    private static func isRegion(_ part: some StringProtocol) -> Bool {
        part.utf8.count == 2 && part.utf8.allSatisfy(ASCII.isLetter)
            || part.utf8.count == 3 && part.utf8.allSatisfy(ASCII.isDigit)
    }

    /// Replaces an old code by the one in use; `no` by `nb`, which stands for it.
    private mutating func replaceAlias() {
        guard let alias = LocaleTables.shared.aliases[language] else { return }
        language = alias.language
        script = script ?? alias.script
        region = region ?? alias.region
    }
}

extension LanguageTag {
    /// The script that the tag names or, by CLDR's likely subtags, means.
    var likelyScript: String? {
        let tables = LocaleTables.shared
        if let script { return script }
        if let region, let likely = tables.likely["\(language)-\(region)"] { return likely.script }
        return tables.likely[language]?.script
    }

    /// The region that the tag names or, by CLDR's likely subtags, means.
    var likelyRegion: String? {
        let tables = LocaleTables.shared
        if let region { return region }
        if let script, let likely = tables.likely["\(language)-\(script)"] { return likely.region }
        return tables.likely[language]?.region
    }

    /// The same with its script spelled out only where it is not the language's usual one: `zh-TW` is `zh-Hant-TW`.
    var withNeededScript: LanguageTag {
        let likely = likelyScript
        let usual = LocaleTables.shared.likely[language]?.script
        return LanguageTag(language: language, script: likely == usual ? nil : likely, region: region)
    }

    /// What to fall back to, as CLDR has it: `pt-AO` to `pt-PT`, `zh-Hant-HK` to `zh-Hant`; `nil` at the end.
    ///
    /// A tag with an unusual script does not fall back to one that means another script.
    var parent: LanguageTag? {
        if let parent = LocaleTables.shared.parents[self] { return parent.withNeededScript }
        if region != nil { return LanguageTag(language: language, script: script) }
        return nil
    }

    /// Whether language and script are the same, whatever the region.
    func isSibling(of other: LanguageTag) -> Bool {
        language == other.language && script == other.script
    }

    /// The tag itself and all that it falls back to, nearest first.
    var lineage: [LanguageTag] {
        var lineage = [withNeededScript]
        while let next = lineage.last?.parent, !lineage.contains(next) { lineage.append(next) }
        return lineage
    }
}
