/// Chooses among the languages that resources exist in.
///
/// Follows CLDR: the same tag, then its parents (`es-MX`, `es-419`, `es`), on the way the nearest relatives
/// (`en-AU` takes `en-GB` before `en` because both are children of `en-001`), then another region in the same script.
/// Another script is no match, except that Serbian readers read both of theirs.
public enum LanguageNegotiation {
    /// Chooses the language to use.
    ///
    /// - Parameters:
    ///   - available: The languages there are, as folder names spell them: `fr`, `fr_CA`, `zh-hans`, `French`, `Base`.
    ///   - preferences: What the user wants, best first. Malformed tags are passed over.
    ///   - developmentLanguage: The language that the project is written in, which `Base` stands for.
    /// - Returns: One of the available languages as it is listed: the best for the first preference that has any, else
    ///   the development language, else `nil`.
    /// - Complexity: *n* log *n* for *n* languages, times the number of preferences.
    public static func choose(
        from available: [String],
        preferences: [String],
        developmentLanguage: String = "en"
    ) -> String? {
        ranking(of: available, preferences: preferences, developmentLanguage: developmentLanguage).first
    }

    /// All available languages that serve the preferences, best first, the development language last.
    static func ranking(
        of available: [String],
        preferences: [String],
        developmentLanguage: String
    ) -> [String] {
        let candidates = available.compactMap { name in
            tag(ofFolder: name, developmentLanguage: developmentLanguage).map { Candidate(name: name, tag: $0) }
        }
        var ranking: [String] = []
        var seen: Set<String> = []
        for preference in preferences + [developmentLanguage] {
            guard let wanted = LanguageTag(preference) else { continue }
            for candidate in ranked(candidates, for: wanted) where seen.insert(candidate.name).inserted {
                ranking.append(candidate.name)
            }
        }
        return ranking
    }

    /// The tag that a folder's name stands for; the names that Xcode once gave its folders count.
    static func tag(ofFolder name: String, developmentLanguage: String) -> LanguageTag? {
        if name.lowercased() == "base" { return LanguageTag(developmentLanguage)?.withNeededScript }
        return (oldNames[name.lowercased()] ?? LanguageTag(name))?.withNeededScript
    }

    private struct Candidate {
        let name: String
        let tag: LanguageTag
    }

    private static let oldNames: [String: LanguageTag] = [
        "english": LanguageTag(language: "en"), "french": LanguageTag(language: "fr"),
        "german": LanguageTag(language: "de"), "spanish": LanguageTag(language: "es"),
        "italian": LanguageTag(language: "it"), "dutch": LanguageTag(language: "nl"),
        "japanese": LanguageTag(language: "ja"),
    ]

    /// Languages that CLDR prefers among equally near ones ("paradigm locales").
    private static let paradigms: Set<LanguageTag> = [
        LanguageTag(language: "en"), LanguageTag(language: "en", region: "GB"), LanguageTag(language: "es"),
        LanguageTag(language: "es", region: "419"), LanguageTag(language: "pt"),
        LanguageTag(language: "pt", region: "PT"),
    ]

    private static func ranked(_ candidates: [Candidate], for wanted: LanguageTag) -> [Candidate] {
        let lineage = wanted.lineage
        // Who reads Bokmål reads Nynorsk rather than something foreign.
        let languages = Set(lineage.map(\.language) + (wanted.language == "nb" ? ["nn"] : []))
        var left = candidates.filter { languages.contains($0.tag.language) }
        var ranked: [Candidate] = []
        func take(_ isNext: (Candidate) -> Bool) {
            ranked += left.filter(isNext)
            left.removeAll(where: isNext)
        }
        for ancestor in lineage {
            take { $0.tag == ancestor }
            if ancestor.region == nil, wanted.region == nil {
                take { $0.tag.isSibling(of: ancestor) && $0.tag.region == ancestor.likelyRegion }
            }
            let relatives = left.filter { candidate in
                ancestor.region == nil
                    ? candidate.tag.isSibling(of: ancestor) : candidate.tag.lineage.contains(ancestor)
            }
            ranked += sorted(relatives, for: wanted)
            let names = Set(relatives.map(\.name))
            left.removeAll { names.contains($0.name) }
        }
        if wanted.language == "sr" || wanted.language == "nb" { ranked += left }
        return ranked
    }

    /// The nearest region first, by CLDR's clusters; among equals a paradigm, then the usual region, then the order
    /// given.
    private static func sorted(_ candidates: [Candidate], for wanted: LanguageTag) -> [Candidate] {
        func rank(_ candidate: Candidate) -> Int {
            let isNear = cluster(of: candidate.tag) == cluster(of: wanted)
            let isUsual = candidate.tag.region == wanted.lineage.last?.likelyRegion
            return (isNear ? 0 : 4) + (paradigms.contains(candidate.tag) ? 0 : 2) + (isUsual ? 0 : 1)
        }
        return candidates.enumerated()
            .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }

    /// Regions whose usage agrees (CLDR `languageInfo.xml`, `matchVariable`).
    private static func cluster(of tag: LanguageTag) -> Int {
        guard let region = tag.likelyRegion else { return 0 }
        switch tag.language {
        case "en": return ["AS", "CA", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI"].contains(region) ? 1 : 0
        case "es": return ["ES", "GQ", "PH", "EA", "IC"].contains(region) ? 0 : 1
        case "pt": return ["BR", "US", "419"].contains(region) ? 1 : 0
        case "ar": return ["MA", "DZ", "TN", "LY", "MR", "EH"].contains(region) ? 1 : 0
        case "zh": return ["HK", "MO"].contains(region) ? 1 : 0
        default: return 0
        }
    }
}
