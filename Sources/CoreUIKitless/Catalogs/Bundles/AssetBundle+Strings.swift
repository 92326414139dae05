/// Which table is asked for, in which languages.
struct TableRequest: Hashable, Sendable {
    var table: String
    var languages: [String]
}

/// The table that answers a request, in the language that was chosen.
///
/// A class, so that a lookup need not count the references of everything in it.
final class TableAnswer: Sendable {
    let table: StringTable
    /// `nil` if there is no such table in any language that will do.
    let language: String?
    let plurals: PluralRules

    init(table: StringTable, language: String?, plurals: PluralRules) {
        self.table = table
        self.language = language
        self.plurals = plurals
    }
}

extension AssetBundle {
    /// The name of the table that `nil` stands for.
    public static let defaultTable = "Localizable"

    /// Returns a localised text.
    ///
    /// The language is chosen among all that the bundle has texts in; a table that it lacks is looked up in its
    /// relatives, in the further languages wanted, and at last in the development language. With arguments, or with
    /// forms that depend on them, the text is a format, in which positions (`%2$@`) choose among the arguments.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - table: The table's name without an extension; `nil` or nothing for `Localizable`.
    ///   - arguments: Numbers and texts for the specifiers of the format; numbers choose plural forms.
    ///   - options: Languages, device, width.
    /// - Returns: The text.
    /// - Throws: ``StringLookupError`` if there is no such text, or none that can be put together.
    public func string(
        forKey key: String,
        table: String? = nil,
        arguments: [any FormatArgumentConvertible] = [],
        options: StringOptions = StringOptions()
    ) throws(StringLookupError) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? Self.defaultTable
        let answer = self.table(name, languages: options.languages)
        if arguments.isEmpty, answer.table.rules.isEmpty, let text = answer.table.texts[key] { return text }
        if let text = answer.table.text(for: key) {
            return try resolve(text, answer, key, name, arguments, options)
        }
        if options.fallsBackToDevelopmentLanguage, answer.language != nil {
            let source = self.table(name, languages: [])
            if let text = source.table.text(for: key) {
                return try resolve(text, source, key, name, arguments, options)
            }
        }
        let reason: String
        if let language = answer.language {
            reason = "the key is missing in \(language)"
        } else {
            reason = "there is no such table"
        }
        throw StringLookupError(key: key, table: name, reason: reason, problems: answer.table.problems)
    }

    private func resolve(
        _ text: LocalizedText,
        _ answer: TableAnswer,
        _ key: String,
        _ table: String,
        _ arguments: [any FormatArgumentConvertible],
        _ options: StringOptions
    ) throws(StringLookupError) -> String {
        let context = LocalizationContext(
            plurals: answer.plurals,
            devices: options.devices,
            width: options.width,
            numberLocale: options.numberLocale
        )
        var resolver = TextResolver(arguments: arguments.map(\.formatArgument), context: context)
        do throws(LocalizationFault) {
            return try resolver.resolve(text)
        } catch {
            throw StringLookupError(key: key, table: table, reason: error.reason)
        }
    }

    /// The table that answers in some languages.
    func table(_ name: String, languages: [String]?) -> TableAnswer {
        guard let languages else {
            return defaultTables.value(for: name) { makeAnswer(name, languages: LanguagePreferences.current) }
        }
        let request = TableRequest(table: name, languages: languages)
        return tables.value(for: request) { makeAnswer(name, languages: languages) }
    }

    private func makeAnswer(_ name: String, languages: [String]) -> TableAnswer {
        let listing = self.listing
        let ranking = LanguageNegotiation.ranking(
            of: listing.languages,
            preferences: languages,
            developmentLanguage: developmentLanguage
        )
        var problems: [CatalogProblem] = []
        if let files = listing.tables[name] {
            let groups = Self.groups(ranking, developmentLanguage)
            // Files outside of language folders serve where there is no language at all.
            for group in groups.isEmpty ? [[]] : groups {
                guard var table = self.table(files, group) else { continue }
                problems += table.problems
                table.problems = problems
                let language = group.first ?? developmentLanguage
                return TableAnswer(table: table, language: language, plurals: PluralRules(language: plural(language)))
            }
        }
        let empty = StringTable(problems: problems)
        return TableAnswer(table: empty, language: nil, plurals: PluralRules(language: developmentLanguage))
    }

    /// The tag that decides about plurals, for folders with old names too.
    private func plural(_ language: String) -> String {
        LanguageNegotiation.tag(ofFolder: language, developmentLanguage: developmentLanguage)?.text ?? language
    }

    /// Folders that spell the same language differently (`zh-Hans` and `zh-hans`), together.
    private static func groups(_ ranking: [String], _ developmentLanguage: String) -> [[String]] {
        var groups: [[String]] = []
        var tags: [LanguageTag?] = []
        for name in ranking {
            let tag = LanguageNegotiation.tag(ofFolder: name, developmentLanguage: developmentLanguage)
            if let tag, let index = tags.firstIndex(of: tag) {
                groups[index].append(name)
            } else {
                groups.append([name])
                tags.append(tag)
            }
        }
        return groups
    }

    /// One table in one language: its files in the bundle's root and in the language's folders, joined.
    ///
    /// - Returns: `nil` if the table has no file in that language.
    private func table(_ files: [String: BundleContents.TableFiles], _ languages: [String]) -> StringTable? {
        var joined: StringTable?
        for language in [""] + languages {
            guard let found = files[language] else { continue }
            if let path = found.strings ?? found.stringsDictionary {
                joined = Self.join(joined, stringFiles.value(for: path) { StringTable(found, folder) })
            }
            if let path = found.catalog, let table = catalogTable(path, languages) { joined = Self.join(joined, table) }
        }
        return joined
    }

    /// The earlier table's texts count.
    private static func join(_ first: StringTable?, _ second: StringTable) -> StringTable {
        guard var table = first else { return second }
        let covered = second.rules.filter { table.texts[$0.key] == nil }
        table.texts.merge(second.texts.filter { table.rules[$0.key] == nil }) { first, _ in first }
        table.rules.merge(covered) { first, _ in first }
        table.problems += second.problems
        return table
    }

    private func catalogTable(_ path: String, _ languages: [String]) -> StringTable? {
        switch stringCatalog(path) {
        case .success(let catalog):
            guard let language = languages.first(where: { catalog.languages.contains($0) }) else { return nil }
            return catalogTables.value(for: TableRequest(table: path, languages: [language])) {
                StringTable(rules: catalog.texts(in: language), problems: catalog.problems)
            }
        case .failure(let problem):
            return StringTable(problems: [problem])
        }
    }

    private func stringCatalog(_ path: String) -> Result<StringCatalog, CatalogProblem> {
        stringCatalogs.value(for: path) {
            StringCatalog.read(path, folder, developmentLanguage: developmentLanguage)
        }
    }

    /// What is wrong with the string files; reads all of them.
    var stringProblems: [CatalogProblem] {
        var problems: [CatalogProblem] = []
        for (_, folders) in listing.tables.sorted(by: { $0.key < $1.key }) {
            for (_, files) in folders.sorted(by: { $0.key < $1.key }) {
                if let path = files.strings ?? files.stringsDictionary {
                    problems += stringFiles.value(for: path) { StringTable(files, folder) }.problems
                }
                guard let path = files.catalog else { continue }
                switch stringCatalog(path) {
                case .success(let catalog): problems += catalog.problems
                case .failure(let problem): problems.append(problem)
                }
            }
        }
        return problems
    }
}
