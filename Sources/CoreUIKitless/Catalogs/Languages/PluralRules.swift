import Foundation

/// The plural rules of one language, from CLDR.
///
/// ```swift
/// PluralRules(language: "pl").category(for: 3)  // few
/// ```
public struct PluralRules: Sendable {
    /// The categories that the language distinguishes, `other` last.
    public let categories: [PluralCategory]

    private let rules: [Rule]

    /// Finds the rules of a language.
    ///
    /// - Parameter language: A language tag such as `pt-PT`; one without rules of its own takes its language's, and an
    ///   unknown one has `other` alone.
    public init(language: String) {
        self = LanguageTag(language).flatMap(Self.rules(for:)) ?? Self.onlyOther
    }

    /// Returns the category of a whole number.
    ///
    /// - Parameter value: The number; its sign does not matter.
    /// - Returns: The first category whose rule holds, else `other`.
    public func category(for value: some BinaryInteger) -> PluralCategory {
        category(for: PluralOperands(value))
    }

    /// Returns the category of a number as its shortest decimal spelling shows it.
    ///
    /// - Parameter value: The number; for trailing zeros, as in "1.0 miles", take ``PluralOperands/init(decimal:)``.
    /// - Returns: The first category whose rule holds, else `other`.
    public func category(for value: Double) -> PluralCategory {
        category(for: PluralOperands(value))
    }

    /// Returns the category of a number as it is written.
    ///
    /// - Parameter operands: What rules look at in the number.
    /// - Returns: The first category whose rule holds, else `other`.
    /// - Complexity: Linear in the number of conditions, which is at most 20.
    public func category(for operands: PluralOperands) -> PluralCategory {
        for rule in rules where rule.holds(for: operands) { return rule.category }
        return .other
    }

    private static let onlyOther = PluralRules(rules: [])

    /// The rules by locale, all parsed at the first use: that takes less time than a lock at every use.
    private static let all: [String: PluralRules] = {
        var all: [String: PluralRules] = [:]
        for entry in LocaleData.pluralRules {
            let rules = PluralRules(rules: entry.rules.components(separatedBy: "; ").compactMap(Rule.init(parsing:)))
            for locale in entry.locales.split(separator: " ") { all[String(locale)] = rules }
        }
        return all
    }()

    private static func rules(for tag: LanguageTag) -> PluralRules? {
        if let region = tag.region, let rules = all["\(tag.language)-\(region)"] { return rules }
        return all[tag.language]
    }

    private init(rules: [Rule]) {
        self.rules = rules
        categories = rules.map(\.category) + [.other]
    }
}

extension PluralRules {
    /// One category's condition: any of some groups of relations, all of which hold.
    private struct Rule: Sendable {
        let category: PluralCategory
        let alternatives: [[Relation]]

        /// Reads `one: i in 1 and v in 0 or n in 2`.
        init?(parsing text: String) {
            guard let colon = text.firstIndex(of: ":"), let category = PluralCategory(rawValue: String(text[..<colon]))
            else { return nil }
            self.category = category
            alternatives = text[text.index(after: colon)...].components(separatedBy: " or ").map { group in
                group.components(separatedBy: " and ").compactMap(Relation.init(parsing:))
            }
        }

        func holds(for operands: PluralOperands) -> Bool {
            alternatives.contains { group in group.allSatisfy { $0.holds(for: operands) } }
        }
    }

    /// `i mod 10 not in 2..4,9`.
    private struct Relation: Sendable {
        let operand: Character
        let modulus: Double?
        let isNegated: Bool
        let ranges: [ClosedRange<Double>]

        init?(parsing text: String) {
            var words = text.split(separator: " ")[...]
            guard let operand = words.popFirst()?.first else { return nil }
            self.operand = operand
            if words.first == "mod" {
                modulus = words.dropFirst().first.flatMap { Double($0) }
                words = words.dropFirst(2)
            } else {
                modulus = nil
            }
            isNegated = words.first == "not"
            if isNegated { words = words.dropFirst() }
            guard words.popFirst() == "in", let list = words.first else { return nil }
            ranges = list.split(separator: ",").compactMap { item in
                let ends = item.components(separatedBy: "..").compactMap { Double($0) }
                guard let first = ends.first, let last = ends.last, first <= last else { return nil }
                return first...last
            }
        }

        func holds(for operands: PluralOperands) -> Bool {
            var value: Double
            switch operand {
            case "n": value = operands.number
            case "i": value = operands.number.isFinite ? operands.number.rounded(.down) : operands.number
            case "v": value = Double(operands.visibleFractionDigits)
            case "f": value = Double(operands.fraction)
            case "t": value = Double(operands.trimmedFraction)
            default: value = 0  // The compact exponent, which plain numbers lack.
            }
            if let modulus {
                value =
                    operand == "i" || value >= 0x1p53
                    ? Double(operands.integer % UInt64(modulus))
                    : value.truncatingRemainder(dividingBy: modulus)
            }
            let isWhole = value == value.rounded(.down)
            return (isWhole && ranges.contains { $0.contains(value) }) != isNegated
        }
    }
}
