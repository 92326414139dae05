/// The texts of one table in one language.
struct StringTable: Sendable {
    /// What `.strings` files hold.
    var texts: [String: String] = [:]
    /// What `.stringsdict` and `.xcstrings` files hold; it goes before the plain texts.
    var rules: [String: LocalizedText] = [:]
    /// What is wrong with the files.
    var problems: [CatalogProblem] = []

    /// The text of a key.
    func text(for key: String) -> LocalizedText? {
        if !rules.isEmpty, let text = rules[key] { return text }
        return texts[key].map { .text($0) }
    }
}
