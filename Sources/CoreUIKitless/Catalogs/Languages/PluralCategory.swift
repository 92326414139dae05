/// The forms that languages distinguish by number (CLDR cardinal plurals).
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Codable {
    /// Used by Arabic, Latvian and Welsh among others.
    case zero
    /// The singular of many languages.
    case one
    /// The dual.
    case two
    /// The paucal of Slavic languages among others.
    case few
    /// Used by Polish, Arabic and for millions in French among others.
    case many
    /// What remains; every language has it.
    case other
}
