/// One entry of an asset: a value and what it is meant for.
public struct AssetEntry<Value: Sendable & Hashable>: Sendable, Hashable {
    /// What the entry is meant for.
    public var qualifiers: AssetQualifiers
    /// The value.
    public var value: Value
}

extension Array {
    /// The entries that serve some traits, best first; of equal ones the order of the file decides.
    func ranked<Value>(
        for traits: TraitCollection
    ) -> [(entry: AssetEntry<Value>, isMirrored: Bool)] where Element == AssetEntry<Value> {
        var locales: [String] = []
        if let language = traits.language, contains(where: { $0.qualifiers.locale != nil }) {
            locales = LanguageNegotiation.ranking(
                of: compactMap(\.qualifiers.locale),
                preferences: [language],
                developmentLanguage: ""
            )
        }
        var ranked: [(offset: Int, rank: AssetRank)] = []
        for (offset, entry) in enumerated() {
            let localeRank = entry.qualifiers.locale.flatMap { locales.firstIndex(of: $0) }
            if let rank = AssetRank(entry.qualifiers, for: traits, localeRank: localeRank) {
                ranked.append((offset, rank))
            }
        }
        return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
            .map { (self[$0.offset], $0.rank.isMirrored) }
    }
}
