/// The contents of one `.xcstrings` file.
struct StringCatalog: Sendable {
    /// The language that the keys are written in.
    var sourceLanguage: String
    /// The languages that any entry has a text in, and the source language.
    var languages: [String]
    /// The entries by key.
    var entries: [String: Entry]
    /// What is wrong with single entries.
    var problems: [CatalogProblem] = []

    struct Entry: Sendable {
        /// Texts by language.
        var texts: [String: LocalizedText] = [:]
        /// Languages whose text makes no sense.
        var broken: Set<String> = []
        /// Whether the key is the text in every language.
        var isUntranslatable = false
        /// Xcode found the key no longer in the source.
        var isStale = false
    }

    /// The texts of one language, as Xcode would compile them: in the source language a key without a text is its own.
    func texts(in language: String) -> [String: LocalizedText] {
        let isSource = language == sourceLanguage
        var texts: [String: LocalizedText] = [:]
        texts.reserveCapacity(entries.count)
        for (key, entry) in entries {
            if let text = entry.texts[language] {
                texts[key] = text
            } else if isSource || entry.isUntranslatable, !entry.broken.contains(language) {
                texts[key] = .text(key)
            }
        }
        return texts
    }
}

extension StringCatalog {
    /// More than CLDR knows; an entry for each language in each of as many languages would be looked at by the audit.
    private static let languageLimit = 1_000

    /// More than any sentence has; each form of an entry carries all of its variables.
    private static let variableLimit = 64

    /// Reads a file entry by entry, so that an odd one does not lose the rest.
    ///
    /// - Throws: A problem if the file is not JSON or has no strings at all.
    init(_ bytes: [UInt8], path: String, developmentLanguage: String) throws(CatalogProblem) {
        let root = try JSONReader.read(bytes, path: path)
        guard let strings = root["strings"]?.members else {
            throw CatalogProblem(path: path, reason: .invalidValue("there is no object 'strings'"))
        }
        sourceLanguage = root["sourceLanguage"]?.text ?? developmentLanguage
        entries = [:]
        entries.reserveCapacity(strings.count)
        var languages: Set<String> = [sourceLanguage]
        for member in strings {
            let entry = Self.entry(member, path: path, problems: &problems)
            languages.formUnion(entry.texts.keys)
            entries[member.key] = entry
            guard languages.count <= Self.languageLimit else {
                let what = "there are more than \(Self.languageLimit) languages"
                throw CatalogProblem(path: path, reason: .invalidValue(what))
            }
        }
        self.languages = languages.sorted()
    }

    private init(sourceLanguage: String, languages: [String], entries: [String: Entry]) {
        self.sourceLanguage = sourceLanguage
        self.languages = languages
        self.entries = entries
    }

    private static func entry(
        _ member: JSONNode.Member,
        path: String,
        problems: inout [CatalogProblem]
    ) -> Entry {
        var entry = Entry()
        entry.isUntranslatable = member.value["shouldTranslate"]?.flag == false
        entry.isStale = member.value["extractionState"]?.text == "stale"
        for localization in member.value["localizations"]?.members ?? [] {
            switch text(localization.value, variables: [:], depth: 0) {
            case .found(let text): entry.texts[localization.key] = text
            case .absent: break
            case .invalid:
                entry.broken.insert(localization.key)
                let what = "the entry '\(member.key)' makes no sense in \(localization.key)"
                problems.append(CatalogProblem(path: path, reason: .invalidValue(what)))
            }
        }
        return entry
    }

    private enum Reading {
        case found(LocalizedText)
        /// There is no text yet.
        case absent
        case invalid

        var text: LocalizedText? {
            if case .found(let text) = self { text } else { nil }
        }
    }

    private static func text(
        _ node: JSONNode,
        variables outer: [String: LocalizedText.Variable],
        depth: Int
    ) -> Reading {
        guard depth <= TextResolver.depthLimit, node.members != nil else { return .invalid }
        var variables = outer
        for member in node["substitutions"]?.members ?? [] {
            if let variable = variable(member.value, depth: depth + 1) { variables[member.key] = variable }
            guard variables.count <= variableLimit else { return .invalid }
        }
        if let unit = node["stringUnit"] {
            guard let value = unit["value"]?.text else { return .invalid }
            if value.isEmpty, unit["state"]?.text == "new" { return .absent }
            return .found(variables.isEmpty ? .text(value) : .template(value, variables: variables))
        }
        if let values = node["stringSet"]?["values"]?.elements {
            return values.first?.text.map { .found(.text($0)) } ?? .absent
        }
        guard let variations = node["variations"] else { return node.members?.isEmpty == true ? .absent : .invalid }
        return choice(variations, variables: variables, depth: depth)
    }

    private static func choice(
        _ variations: JSONNode,
        variables: [String: LocalizedText.Variable],
        depth: Int
    ) -> Reading {
        if let devices = variations["device"]?.members {
            var texts: [String: LocalizedText] = [:]
            for device in devices {
                texts[device.key] = text(device.value, variables: variables, depth: depth + 1).text
            }
            return texts.isEmpty ? .invalid : .found(.device(texts))
        }
        if let widths = variations["width"]?.members {
            let variants = widths.compactMap { member -> LocalizedText.WidthVariant? in
                guard let width = Int(member.key),
                    let text = text(member.value, variables: variables, depth: depth + 1).text
                else { return nil }
                return LocalizedText.WidthVariant(width: width, text: text)
            }
            return variants.isEmpty ? .invalid : .found(.width(variants.sorted { $0.width < $1.width }))
        }
        guard let plurals = variations["plural"]?.members else { return .invalid }
        var forms: [PluralCategory: LocalizedText] = [:]
        for member in plurals {
            guard let category = PluralCategory(rawValue: member.key) else { continue }
            forms[category] = text(member.value, variables: variables, depth: depth + 1).text
        }
        return forms.isEmpty ? .invalid : .found(.plural(forms))
    }

    private static func variable(_ node: JSONNode, depth: Int) -> LocalizedText.Variable? {
        guard let variations = node["variations"], let forms = choice(variations, variables: [:], depth: depth).text
        else { return nil }
        let position = node["argNum"]?.number.flatMap { Int(exactly: $0) }
        return LocalizedText.Variable(
            position: position,
            valueType: node["formatSpecifier"]?.text ?? "@",
            forms: forms
        )
    }
}
