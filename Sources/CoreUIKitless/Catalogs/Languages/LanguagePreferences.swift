import Foundation

/// The languages that the user of this process wants.
public enum LanguagePreferences {
    /// The languages of the environment, best first.
    ///
    /// Foundation answers `en-001` on Linux whatever the environment says, so its variables are read here; on Apple
    /// systems this is `Locale.preferredLanguages` unless a variable is set.
    public static var current: [String] {
        let languages = languages(of: ProcessInfo.processInfo.environment)
        #if canImport(Darwin)
            return languages.isEmpty ? Locale.preferredLanguages : languages
        #else
            return languages
        #endif
    }

    /// Reads the languages of an environment as GNU gettext does.
    ///
    /// - Parameter environment: The variables: the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set gives the
    ///   language, and unless that is `C` or `POSIX`, the colon-separated list `LANGUAGE` goes before it.
    /// - Returns: The tags with hyphens, best first; empty for `C` and `POSIX`.
    public static func languages(of environment: [String: String]) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let list = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
        if let locale, tag(of: locale) == nil { return [] }
        var languages: [String] = []
        for name in list + [locale].compactMap(\.self) {
            if let tag = tag(of: name), !languages.contains(tag) { languages.append(tag) }
        }
        return languages
    }

    /// `pt_BR.UTF-8@euro` as `pt-BR`; `nil` for `C` and `POSIX`.
    private static func tag(of locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        if name.isEmpty || name == "C" || name == "POSIX" { return nil }
        return name.replacingOccurrences(of: "_", with: "-")
    }
}
