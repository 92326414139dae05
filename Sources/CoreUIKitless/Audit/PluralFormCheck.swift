/// Finds plural forms that a language needs and a text lacks.
struct PluralFormCheck {
    private let everyday: [PluralCategory]
    private let rare: [PluralCategory]

    /// Prepares the check for a language.
    init(language: String) {
        let rules = PluralRules(language: language)
        func categories(_ numbers: some Sequence<Int>) -> Set<PluralCategory> {
            Set(numbers.map { rules.category(for: $0) })
        }
        let everyday = categories(0...1_000)
        self.everyday = PluralCategory.allCases.filter { everyday.contains($0) }
        let rare = categories([1_000_000, 2_000_000, 1_000_000_000]).subtracting(everyday)
        self.rare = PluralCategory.allCases.filter { rare.contains($0) }
    }

    /// The forms that are missing: those for numbers up to a thousand, and those for millions.
    func missing(in text: LocalizedText, depth: Int = 0) -> (everyday: Set<PluralCategory>, rare: Set<PluralCategory>) {
        var missing: (everyday: Set<PluralCategory>, rare: Set<PluralCategory>) = ([], [])
        guard depth <= TextResolver.depthLimit else { return missing }
        func add(_ texts: some Sequence<LocalizedText>) {
            for text in texts {
                let inner = self.missing(in: text, depth: depth + 1)
                missing.everyday.formUnion(inner.everyday)
                missing.rare.formUnion(inner.rare)
            }
        }
        switch text {
        case .text: break
        case .template(_, let variables): add(variables.values.map(\.forms))
        case .device(let texts): add(texts.values)
        case .width(let variants): add(variants.map(\.text))
        case .plural(let forms):
            missing = (Set(everyday.filter { forms[$0] == nil }), Set(rare.filter { forms[$0] == nil }))
            add(forms.values)
        }
        return missing
    }
}
