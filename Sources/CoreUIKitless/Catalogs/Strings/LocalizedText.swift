import Foundation

/// What a table holds for a key: a text, or a choice of texts by number, device or width.
indirect enum LocalizedText: Sendable, Equatable {
    /// A text, taken as it is when no argument is given and else as a format.
    case text(String)
    /// A format with `%#@name@` variables.
    case template(String, variables: [String: Variable])
    /// Forms of which the first number among the arguments chooses.
    case plural([PluralCategory: LocalizedText])
    /// Texts by device, as string files name it; `other` for the rest.
    case device([String: LocalizedText])
    /// Texts by the width that they need, narrowest first.
    case width([WidthVariant])

    struct WidthVariant: Sendable, Equatable {
        var width: Int
        var text: LocalizedText
    }

    /// What a `%#@name@` stands for.
    struct Variable: Sendable, Equatable {
        /// The argument's number, counted from 1; absent for the next one.
        var position: Int?
        /// How the argument is written, such as `lld`.
        var valueType: String
        /// The forms.
        var forms: LocalizedText
    }
}

/// What decides between the texts of a key.
struct LocalizationContext: Sendable {
    /// The rules of the language whose table answered.
    var plurals: PluralRules
    /// The device's names in string files, the first that is there is used before `other`.
    var devices: [String]
    /// The width at hand; `nil` takes the widest text.
    var width: Int?
    /// Groups digits, if given.
    var numberLocale: Locale?
}

/// Why a key's text cannot be put together.
enum LocalizationFault: Error, Equatable {
    case undefinedVariable(String)
    case missingForm(PluralCategory)
    case missingArgument
    case missingDevice
    case tooDeep

    var reason: String {
        switch self {
        case .undefinedVariable(let name): "the variable '\(name)' is not defined"
        case .missingForm(let category): "the form '\(category.rawValue)' is missing, and so is 'other'"
        case .missingArgument: "a number that decides between the forms is not given"
        case .missingDevice: "there is neither a text for the device nor for 'other'"
        case .tooDeep: "variables nest deeper than \(TextResolver.depthLimit)"
        }
    }
}
