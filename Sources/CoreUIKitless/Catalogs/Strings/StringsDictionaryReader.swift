/// Turns the entries of a `.stringsdict` file into texts.
struct StringsDictionaryReader {
    private(set) var texts: [String: LocalizedText] = [:]
    private(set) var problems: [CatalogProblem] = []
    private let path: String

    /// Reads every entry; one that makes no sense is reported and left out.
    init(_ table: PropertyListTable, path: String) {
        self.path = path
        texts = table.texts.mapValues { .text($0) }
        for (key, value) in table.others {
            if let text = Self.text(value, depth: 0) {
                texts[key] = text
            } else {
                let reason = CatalogProblem.Reason.invalidValue("the entry '\(key)' is neither a text nor a rule")
                problems.append(CatalogProblem(path: path, reason: reason))
            }
        }
    }

    private static func text(_ value: PropertyListValue, depth: Int) -> LocalizedText? {
        guard depth <= TextResolver.depthLimit else { return nil }
        if let text = value.text { return .text(text) }
        guard let members = value.members else { return nil }
        if let format = members["NSStringLocalizedFormatKey"]?.text {
            var variables: [String: LocalizedText.Variable] = [:]
            for (name, member) in members {
                if let inner = member.members { variables[name] = variable(inner, depth: depth + 1) }
            }
            return variables.isEmpty && !hasVariable(format) ? .text(format) : .template(format, variables: variables)
        }
        return choice(members, depth: depth)
    }

    private static func hasVariable(_ format: String) -> Bool {
        FormatString(format).specifiers.contains { if case .variable = $0.conversion { true } else { false } }
    }

    private static func choice(_ members: [String: PropertyListValue], depth: Int) -> LocalizedText? {
        if let widths = members["NSStringVariableWidthRuleType"]?.members {
            let variants = widths.compactMap { key, value -> LocalizedText.WidthVariant? in
                guard let width = Int(key), let text = text(value, depth: depth + 1) else { return nil }
                return LocalizedText.WidthVariant(width: width, text: text)
            }
            return variants.isEmpty ? nil : .width(variants.sorted { $0.width < $1.width })
        }
        if let devices = members["NSStringDeviceSpecificRuleType"]?.members {
            let texts = devices.compactMapValues { text($0, depth: depth + 1) }
            return texts.isEmpty ? nil : .device(texts)
        }
        return nil
    }

    private static func variable(_ members: [String: PropertyListValue], depth: Int) -> LocalizedText.Variable? {
        let type = members["NSStringFormatValueTypeKey"]?.text ?? "d"
        if let choice = choice(members, depth: depth) {
            return LocalizedText.Variable(valueType: type, forms: choice)
        }
        var forms: [PluralCategory: LocalizedText] = [:]
        for category in PluralCategory.allCases {
            if let value = members[category.rawValue] { forms[category] = text(value, depth: depth + 1) }
        }
        return LocalizedText.Variable(valueType: type, forms: .plural(forms))
    }
}
