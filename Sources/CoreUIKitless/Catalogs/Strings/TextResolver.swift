/// Puts the text of one key together.
struct TextResolver {
    /// How deep variables and choices may nest.
    static let depthLimit = 16
    /// Longer results are cut; forms that contain each other could else grow without bound.
    static let lengthLimit = 1 << 20

    private let arguments: [FormatArgument]
    private let context: LocalizationContext
    private let formatter: ValueFormatter
    /// The number of the argument that an unnumbered specifier took last.
    private var lastPosition = 0
    private var length = 0
    /// How many more choices may be made; forms that name each other several times would else multiply.
    private var budget = 4_096
    /// How many bytes of formats are read at most, those read again counted again.
    private var readingBudget = 4 * TextResolver.lengthLimit

    init(arguments: [FormatArgument], context: LocalizationContext) {
        self.arguments = arguments
        self.context = context
        formatter = ValueFormatter(locale: context.numberLocale)
    }

    /// The text for the arguments.
    mutating func resolve(_ text: LocalizedText) throws(LocalizationFault) -> String {
        try resolve(text, scope: Scope(), depth: 0)
    }

    /// What is known inside the form of a variable.
    private struct Scope {
        var variables: [String: LocalizedText.Variable] = [:]
        /// The variable's own argument.
        var position: Int?
        var valueType: String?
        /// Whether unnumbered specifiers mean the own argument.
        var isForm = false
    }

    private mutating func resolve(_ text: LocalizedText, scope: Scope, depth: Int) throws(LocalizationFault) -> String {
        budget -= 1
        if depth > Self.depthLimit || budget < 0 { throw .tooDeep }
        switch text {
        case .text(let format):
            if arguments.isEmpty, !scope.isForm { return format }
            return try expand(format, scope: scope, depth: depth)
        case .template(let format, let variables):
            var inner = scope
            inner.variables.merge(variables) { $1 }
            return try expand(format, scope: inner, depth: depth)
        case .plural(let forms):
            return try resolvePlural(forms, scope: scope, depth: depth)
        case .device(let texts):
            guard let name = (context.devices + ["other"]).first(where: { texts[$0] != nil }), let text = texts[name]
            else { throw .missingDevice }
            return try resolve(text, scope: scope, depth: depth + 1)
        case .width(let variants):
            let fitting = variants.last { $0.width <= context.width ?? .max }
            guard let variant = fitting ?? variants.first else { throw .missingDevice }
            return try resolve(variant.text, scope: scope, depth: depth + 1)
        }
    }

    private mutating func resolvePlural(
        _ forms: [PluralCategory: LocalizedText],
        scope: Scope,
        depth: Int
    ) throws(LocalizationFault) -> String {
        var inner = scope
        if !scope.isForm {
            inner.position = arguments.firstIndex { $0.isNumber }.map { $0 + 1 }
        }
        inner.isForm = true
        guard let position = inner.position, position >= 1, position <= arguments.count else { throw .missingArgument }
        let operands = operands(of: arguments[position - 1], valueType: scope.valueType)
        let category = context.plurals.category(for: operands)
        let zero = operands.number == 0 ? forms[.zero] : nil
        guard let form = zero ?? forms[category] ?? forms[.other] else { throw .missingForm(category) }
        return try resolve(form, scope: inner, depth: depth + 1)
    }

    /// The number as its specifier shows it: fraction digits count if the specifier says how many there are.
    private func operands(of argument: FormatArgument, valueType: String?) -> PluralOperands {
        switch argument {
        case .integer(let value): return PluralOperands(value)
        case .unsigned(let value): return PluralOperands(value)
        case .double(let value):
            if let valueType, let specifier = FormatSpecifier(valueType: valueType),
                case .number(let precision)? = specifier.precision, case .value(let letter) = specifier.conversion
            {
                let plain = ValueFormatter()
                let text = plain.text(of: argument, letter: letter, flags: [], width: 0, precision: precision)
                if let operands = PluralOperands(decimal: text) { return operands }
            }
            return PluralOperands(value)
        case .text(let text): return PluralOperands(decimal: text) ?? PluralOperands(Double.nan)
        }
    }

    private mutating func expand(_ format: String, scope: Scope, depth: Int) throws(LocalizationFault) -> String {
        readingBudget -= format.utf8.count
        if depth > 0, readingBudget < 0 { throw .tooDeep }
        var result = ""
        for part in FormatString(format).parts {
            switch part {
            case .literal(let literal): append(literal, to: &result)
            case .specifier(let specifier): append(try text(of: specifier, scope: scope, depth: depth), to: &result)
            }
        }
        return result
    }

    private mutating func append(_ text: String, to result: inout String) {
        length += text.utf8.count
        if length <= Self.lengthLimit { result += text }
    }

    private mutating func text(
        of specifier: FormatSpecifier,
        scope: Scope,
        depth: Int
    ) throws(LocalizationFault) -> String {
        switch specifier.conversion {
        case .percent:
            return "%"
        case .ownArgument:
            guard scope.isForm else { return specifier.text }
            let type = FormatSpecifier(valueType: scope.valueType ?? "@")
            guard var own = type, case .value(let letter) = own.conversion else { return specifier.text }
            own.position = scope.position
            own.text = specifier.text
            return format(own, letter: letter, scope: scope)
        case .value(let letter):
            return format(specifier, letter: letter, scope: scope)
        case .variable(let name):
            guard let variable = scope.variables[name] else { throw .undefinedVariable(name) }
            var inner = scope
            inner.position = position(of: specifier, variable)
            inner.valueType = variable.valueType
            inner.isForm = true
            return try resolve(variable.forms, scope: inner, depth: depth + 1)
        }
    }

    private mutating func position(of specifier: FormatSpecifier, _ variable: LocalizedText.Variable) -> Int {
        if let position = specifier.position { return position }
        lastPosition = variable.position.map { max(lastPosition, $0) } ?? lastPosition + 1
        return variable.position ?? lastPosition
    }

    /// The next argument, or the own one inside a form.
    private mutating func unnumbered(_ scope: Scope) -> Int {
        if scope.isForm, let position = scope.position { return position }
        lastPosition += 1
        return lastPosition
    }

    private func argument(_ position: Int) -> FormatArgument? {
        position >= 1 && position <= arguments.count ? arguments[position - 1] : nil
    }

    private mutating func measure(_ measure: FormatSpecifier.Measure?) -> Int? {
        switch measure {
        case nil: return nil
        case .number(let number)?: return number
        case .argument(let position)?:
            if position == nil { lastPosition += 1 }
            guard let (isNegative, magnitude) = argument(position ?? lastPosition)?.whole, !isNegative else {
                return nil
            }
            return Int(min(magnitude, UInt64(FormatScanner.measureLimit)))
        }
    }

    /// A missing argument shows as the specifier itself.
    private mutating func format(_ specifier: FormatSpecifier, letter: UInt8, scope: Scope) -> String {
        if letter == UInt8(ascii: "n") { return "" }
        let width = measure(specifier.width)
        let precision = measure(specifier.precision)
        guard let argument = argument(specifier.position ?? unnumbered(scope)) else { return specifier.text }
        return formatter.text(
            of: argument,
            letter: letter,
            flags: specifier.flags,
            width: width ?? 0,
            precision: precision
        )
    }
}
