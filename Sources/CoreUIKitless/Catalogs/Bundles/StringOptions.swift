public import Foundation

/// What decides between the texts of a key, beside the arguments.
public struct StringOptions: Sendable, Hashable {
    /// The languages wanted, best first; `nil` for those of the environment (``LanguagePreferences/current``).
    public var languages: [String]?
    /// The kind of device, for texts that differ by it.
    public var idiom: UserInterfaceIdiom
    /// The width at hand, for texts that differ by it; `nil` takes the widest.
    public var width: Int?
    /// Writes numbers by its customs, such as `1,000`; `nil` writes plain digits.
    public var numberLocale: Locale?
    /// Whether a key that the language lacks is looked up in the development language.
    ///
    /// Apple's systems answer with the key instead, which is why this is off at first.
    public var fallsBackToDevelopmentLanguage: Bool

    /// Creates options.
    ///
    /// - Parameters:
    ///   - languages: The languages wanted, best first; `nil` for those of the environment.
    ///   - idiom: The kind of device.
    ///   - width: The width at hand.
    ///   - numberLocale: Writes numbers by its customs.
    ///   - fallsBackToDevelopmentLanguage: Whether a key that the language lacks is looked up in the development
    ///     language.
    public init(
        languages: [String]? = nil,
        idiom: UserInterfaceIdiom = .unspecified,
        width: Int? = nil,
        numberLocale: Locale? = nil,
        fallsBackToDevelopmentLanguage: Bool = false
    ) {
        self.languages = languages
        self.idiom = idiom
        self.width = width
        self.numberLocale = numberLocale
        self.fallsBackToDevelopmentLanguage = fallsBackToDevelopmentLanguage
    }

    /// The names that string files have for the device, best first.
    var devices: [String] {
        switch idiom {
        case .phone: ["iphone", "ipod"]
        case .pad: ["ipad"]
        case .mac: ["mac"]
        case .tv: ["appletv"]
        case .watch: ["applewatch"]
        case .vision: ["applevision"]
        default: []
        }
    }
}
