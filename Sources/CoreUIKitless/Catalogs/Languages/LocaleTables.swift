import Foundation

/// ``LocaleData`` unpacked, once, at the first use.
struct LocaleTables: Sendable {
    static let shared = LocaleTables()

    /// Likely script and region by tag (`zh-TW` or `zh`).
    let likely: [String: (script: String, region: String)]
    /// Parents that are not what dropping the last subtag gives.
    let parents: [LanguageTag: LanguageTag]
    /// Replacements of old language codes.
    let aliases: [String: LanguageTag]

    private init() {
        var likely: [String: (script: String, region: String)] = [:]
        var script = ""
        for word in LocaleData.likelySubtags.split(separator: " ") {
            if word.hasSuffix(":") {
                script = String(word.dropLast())
            } else if let (tag, region) = Self.pair(word) {
                likely[tag] = (script, region)
            }
        }
        self.likely = likely
        var parents: [LanguageTag: LanguageTag] = [:]
        for word in LocaleData.parents.split(separator: " ") {
            guard let (child, parent) = Self.pair(word) else { continue }
            parents[Self.plainTag(child)] = Self.plainTag(parent)
        }
        self.parents = parents
        var aliases = ["no": LanguageTag(language: "nb")]
        for word in LocaleData.aliases.split(separator: " ") {
            guard let (old, new) = Self.pair(word) else { continue }
            aliases[old] = Self.plainTag(new)
        }
        self.aliases = aliases
    }

    private static func pair(_ word: Substring) -> (String, String)? {
        guard let mark = word.firstIndex(of: "=") else { return nil }
        return (String(word[..<mark]), String(word[word.index(after: mark)...]))
    }

    /// Takes a well-formed tag apart without looking for aliases, which are not there yet.
    private static func plainTag(_ text: String) -> LanguageTag {
        let parts = text.split(separator: "-").map(String.init)
        let script = parts.dropFirst().first { $0.count == 4 }
        let region = parts.dropFirst().first { $0.count != 4 }
        let language = parts.first == "no" ? "nb" : parts.first ?? ""
        return LanguageTag(language: language, script: script, region: region)
    }
}
