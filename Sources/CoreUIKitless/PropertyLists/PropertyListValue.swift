/// A value of a property list, in any of its three spellings.
enum PropertyListValue: Sendable, Equatable {
    case string(String)
    case number(Double)
    case bool(Bool)
    /// Bytes, dates and whatever else no table of strings needs.
    case other
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var members: [String: PropertyListValue]? {
        if case .dictionary(let members) = self { members } else { nil }
    }
}

/// The top dictionary of a property list, and what is wrong with it though it could be read.
struct PropertyListTable: Sendable {
    /// The entries whose value is a text, kept apart because nearly all are.
    var texts: [String: String] = [:]
    /// All other entries.
    var others: [String: PropertyListValue] = [:]
    /// Where an old-style list ended before its file did.
    var ignoredRest: Int?
    /// What is wrong with the file.
    var remarks: [CatalogProblem] = []

    init() {}

    init(_ members: [String: PropertyListValue]) {
        for (key, value) in members { insert(value, for: key) }
    }

    /// Sets an entry; the last of a key counts.
    mutating func insert(_ value: PropertyListValue, for key: String) {
        if case .string(let text) = value {
            insert(text, for: key)
        } else {
            texts[key] = nil
            others[key] = value
        }
    }

    /// Sets a text; the last of a key counts.
    mutating func insert(_ text: consuming String, for key: consuming String) {
        if !others.isEmpty { others.removeValue(forKey: key) }
        texts.updateValue(text, forKey: key)
    }
}
