/// Compares the languages of one table.
struct TableCheck {
    let name: String
    let home: String
    let folder: CatalogFolder
    let developmentLanguage: String
    /// The languages that must be there; empty for those that are.
    let languages: [String]

    /// Adds what is wrong with a table to a report.
    mutating func look(at table: ProjectFiles.Table, _ report: inout AuditReport) {
        for path in table.files.values.compactMap(\.catalog).sorted() { lookAtCatalog(path, &report) }
        let folders = table.files.filter { $0.value.strings != nil || $0.value.stringsDictionary != nil }
        let present = folders.keys.filter { !$0.isEmpty }.sorted()
        for folder in folders.keys.sorted() {
            guard let files = folders[folder] else { continue }
            report.stringFiles += [files.strings, files.stringsDictionary].compactMap(\.self).count
        }
        guard let reference = reference(among: present) ?? folders.keys.first, let files = folders[reference] else {
            return
        }
        let original = read(files, &report)
        report.strings += original.count
        check(original, language: reference, path: path(files), &report)
        for language in present where language != reference {
            guard let files = folders[language] else { continue }
            let translation = read(files, &report)
            report.strings += translation.count
            check(translation, language: language, path: path(files), &report)
            compare(translation, with: original, language: language, path: path(files), &report)
        }
        for language in languages
        where LanguageNegotiation.choose(
            from: present,
            preferences: [language],
            developmentLanguage: ""
        ) == nil {
            let message = "the table '\(name)' is missing in \(language)"
            report.add(
                AuditFinding(.error, .missingTable, path: path(files), language: language, name: name, message: message)
            )
        }
    }

    private func path(_ files: BundleContents.TableFiles) -> String {
        files.strings ?? files.stringsDictionary ?? files.catalog ?? home
    }

    private func reference(among languages: [String]) -> String? {
        LanguageNegotiation.choose(
            from: languages,
            preferences: [developmentLanguage],
            developmentLanguage: developmentLanguage
        ) ?? languages.first
    }

    private func read(_ files: BundleContents.TableFiles, _ report: inout AuditReport) -> [String: LocalizedText] {
        let table = StringTable(files, folder)
        report.add(table.problems.map { AuditFinding($0, in: "", isAsset: false) })
        return table.rules.merging(table.texts.mapValues { .text($0) }) { rule, _ in rule }
    }

    private func lookAtCatalog(_ path: String, _ report: inout AuditReport) {
        report.stringFiles += 1
        let catalog: StringCatalog
        do {
            catalog = try StringCatalog.read(path, folder, developmentLanguage: developmentLanguage).get()
        } catch {
            report.add(AuditFinding(error, in: "", isAsset: false))
            return
        }
        report.add(catalog.problems.map { AuditFinding($0, in: "", isAsset: false) })
        let original = catalog.texts(in: catalog.sourceLanguage)
        report.strings += original.count
        check(original, language: catalog.sourceLanguage, path: path, &report)
        let fixed = Set(catalog.entries.filter(\.value.isUntranslatable).keys)
        for language in languages.isEmpty ? catalog.languages : languages where language != catalog.sourceLanguage {
            let found = LanguageNegotiation.choose(
                from: catalog.languages,
                preferences: [language],
                developmentLanguage: ""
            )
            let texts = found.map { catalog.texts(in: $0) } ?? [:]
            report.strings += texts.count
            let translated = texts.merging(original.filter { fixed.contains($0.key) }) { own, _ in own }
            check(texts, language: language, path: path, &report)
            compare(translated, with: original, language: language, path: path, &report)
        }
    }

    /// Reports missing plural forms.
    private func check(
        _ texts: [String: LocalizedText],
        language: String,
        path: String,
        _ report: inout AuditReport
    ) {
        let tag = LanguageNegotiation.tag(ofFolder: language, developmentLanguage: developmentLanguage)?.text
        let forms = PluralFormCheck(language: tag ?? developmentLanguage)
        for (key, text) in texts {
            if case .text = text { continue }
            let missing = forms.missing(in: text)
            for (severity, categories) in [
                (AuditFinding.Severity.error, missing.everyday), (.note, missing.rare),
            ] where !categories.isEmpty {
                let names = categories.map(\.rawValue).sorted().joined(separator: ", ")
                let message = "'\(key)' lacks the form \(names)"
                report.add(
                    AuditFinding(severity, .missingPlural, path: path, language: language, name: key, message: message)
                )
            }
        }
    }

    private func compare(
        _ translation: [String: LocalizedText],
        with original: [String: LocalizedText],
        language: String,
        path: String,
        _ report: inout AuditReport
    ) {
        func add(_ severity: AuditFinding.Severity, _ kind: AuditFinding.Kind, _ key: String, _ message: String) {
            report.add(
                AuditFinding(severity, kind, path: path, language: language, name: key, message: message)
            )
        }
        for (key, text) in original {
            guard let other = translation[key] else {
                add(.warning, .missingKey, key, "'\(key)' is missing in \(language)")
                continue
            }
            if case .text(let first) = text, case .text(let second) = other, !first.utf8.contains(0x25),
                !second.utf8.contains(0x25)
            {
                continue
            }
            if let mismatch = FormatSignature(other).mismatch(with: FormatSignature(text)) {
                add(.error, .formatMismatch, key, "'\(key)' in \(language) \(mismatch)")
            }
        }
        for key in translation.keys where original[key] == nil {
            add(.warning, .extraKey, key, "'\(key)' is in \(language) alone")
        }
    }
}
