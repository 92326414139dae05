/// Which arguments a text takes, so that translations can be compared.
struct FormatSignature: Equatable {
    /// What kind of value an argument is read as.
    enum Kind: String {
        case object = "text"
        case integer = "whole number"
        case floating = "number"
        case character
    }

    /// The kinds by position, counted from 1.
    private(set) var arguments: [Int: Kind] = [:]
    /// Whether the text chooses among forms, which may leave arguments out.
    private(set) var isChoice = false

    private var next = 1
    /// How many more texts are looked at; forms that name each other several times would else multiply.
    private var budget = 4_096

    init(_ text: LocalizedText) {
        add(text, variables: [:], own: nil, depth: 0)
    }

    /// Why a translation does not fit the original, or `nil`.
    func mismatch(with original: FormatSignature) -> String? {
        if budget < 0 { return "has forms that name each other without end" }
        for (position, kind) in arguments.sorted(by: { $0.key < $1.key }) {
            guard let other = original.arguments[position] else {
                return "takes an argument \(position) that the original lacks"
            }
            if other != kind {
                return "reads argument \(position) as \(kind.rawValue), the original as \(other.rawValue)"
            }
        }
        if isChoice || original.isChoice { return nil }
        let missing = original.arguments.keys.filter { arguments[$0] == nil }.min()
        return missing.map { "leaves out argument \($0)" }
    }

    private mutating func add(
        _ text: LocalizedText,
        variables: [String: LocalizedText.Variable],
        own: Int?,
        depth: Int
    ) {
        budget -= 1
        guard depth <= TextResolver.depthLimit, budget >= 0 else { return }
        switch text {
        case .text(let format): add(format, variables, own, depth)
        case .template(let format, let inner): add(format, variables.merging(inner) { $1 }, own, depth)
        case .plural(let forms):
            isChoice = true
            addAll(forms.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value), variables, own ?? 1, depth)
        case .device(let texts):
            addAll(texts.sorted { $0.key < $1.key }.map(\.value), variables, own, depth)
        case .width(let variants):
            addAll(variants.map(\.text), variables, own, depth)
        }
    }

    /// Forms of one text all begin with the same argument.
    private mutating func addAll(
        _ forms: [LocalizedText],
        _ variables: [String: LocalizedText.Variable],
        _ own: Int?,
        _ depth: Int
    ) {
        let start = next
        var last = next
        for form in forms {
            next = start
            add(form, variables: variables, own: own, depth: depth + 1)
            last = max(last, next)
        }
        next = last
    }

    private mutating func add(
        _ format: String,
        _ variables: [String: LocalizedText.Variable],
        _ own: Int?,
        _ depth: Int
    ) {
        for specifier in FormatString(format).specifiers {
            switch specifier.conversion {
            case .percent, .ownArgument: continue
            case .variable(let name):
                guard let variable = variables[name] else { continue }
                let position = specifier.position ?? variable.position ?? next
                if specifier.position == nil { next = max(next, position + 1) }
                let type = FormatSpecifier(valueType: variable.valueType).flatMap(Self.kind)
                arguments[position] = type ?? .integer
                isChoice = true
                add(variable.forms, variables: variables, own: position, depth: depth + 1)
            case .value:
                // A space as a flag is nearly always a percent sign in prose: "100 % sure".
                guard !specifier.flags.contains(UInt8(ascii: " ")), let kind = Self.kind(specifier) else { continue }
                if let position = specifier.position ?? own {
                    arguments[position] = arguments[position] ?? kind
                } else {
                    arguments[next] = kind
                    next += 1
                }
            }
        }
    }

    private static func kind(_ specifier: FormatSpecifier) -> Kind? {
        guard case .value(let letter) = specifier.conversion else { return nil }
        switch letter {
        case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"): return .object
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"), UInt8(ascii: "u"), UInt8(ascii: "U"),
            UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
            return .integer
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            return .floating
        case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character
        default: return nil
        }
    }
}
