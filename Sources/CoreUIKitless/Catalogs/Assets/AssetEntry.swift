/// One entry of an asset: a value and what it is meant for.
public struct AssetEntry<Value: Sendable & Hashable>: Sendable, Hashable {
    /// What the entry is meant for.
    public var qualifiers: AssetQualifiers
    /// The value.
    public var value: Value
}

extension Array {
    /// The entries that serve some traits, best first; of equal ones the order of the file decides.
    ///
    /// The last are those for the other direction, which only a picture serves, by being mirrored.
    func ranked<Value>(
        for traits: TraitCollection
    ) -> [(entry: AssetEntry<Value>, isMirrored: Bool)] where Element == AssetEntry<Value> {
        let locales = locales(for: traits)
        var ranked: [(offset: Int, rank: AssetRank)] = []
        for offset in indices {
            if let rank = rank(offset, traits, locales) { ranked.append((offset, rank)) }
        }
        return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
            .map { (self[$0.offset], $0.rank.isMirrored) }
    }

    /// The place of the entry that serves some traits best: the first of ``ranked(for:)`` that needs no mirror.
    func bestIndex<Value>(for traits: TraitCollection) -> Int? where Element == AssetEntry<Value> {
        let locales = locales(for: traits)
        var best: (offset: Int, rank: AssetRank)?
        for offset in indices {
            guard let rank = rank(offset, traits, locales), !rank.isMirrored else { continue }
            if let current = best, current.rank <= rank { continue }
            best = (offset, rank)
        }
        return best?.offset
    }

    private func rank<Value>(
        _ offset: Int,
        _ traits: TraitCollection,
        _ locales: [String: Int]
    ) -> AssetRank? where Element == AssetEntry<Value> {
        let localeRank = self[offset].qualifiers.locale.flatMap { locales[$0] }
        return AssetRank(self[offset].qualifiers, for: traits, localeRank: localeRank)
    }

    /// The places of the entries' locales that serve the language, the best being 0.
    private func locales<Value>(for traits: TraitCollection) -> [String: Int] where Element == AssetEntry<Value> {
        guard let language = traits.language, contains(where: { $0.qualifiers.locale != nil }) else { return [:] }
        let ranking = LanguageNegotiation.ranking(
            of: compactMap(\.qualifiers.locale),
            preferences: [language],
            developmentLanguage: ""
        )
        return Dictionary(zip(ranking, ranking.indices)) { first, _ in first }
    }
}
