import KitlessColor

/// Why a colour cannot be read.
struct ColorFault: Error {
    var reason: CatalogProblem.Reason
}

/// Reads the components of a colour in any of their notations and spaces.
enum ColorComponents {
    /// The colour of a `color` object.
    static func color(_ node: JSONNode) throws(ColorFault) -> Color {
        guard node.members != nil, let components = node["components"], components.members != nil else {
            throw ColorFault(reason: .invalidValue("a color has no components"))
        }
        let space = node["color-space"]?.text ?? "srgb"
        let alpha = components["alpha"] == nil ? 1 : try component("alpha", components)
        switch space {
        case "srgb", "extended-srgb":
            let (red, green, blue) = try rgb(components)
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        case "display-p3":
            let (red, green, blue) = try rgb(components)
            return Color(DisplayP3(red: red, green: green, blue: blue, alpha: alpha))
        case "extended-linear-srgb", "extended-linear":
            let (red, green, blue) = try rgb(components)
            return Color(LinearSRGB(red: red, green: green, blue: blue, alpha: alpha))
        case "gray-gamma-22", "extended-gray":
            return Color(white: try component("white", components), alpha: alpha)
        default:
            throw ColorFault(reason: .unknownColorSpace(space))
        }
    }

    private static func rgb(_ components: JSONNode) throws(ColorFault) -> (Double, Double, Double) {
        (try component("red", components), try component("green", components), try component("blue", components))
    }

    private static func component(_ name: String, _ components: JSONNode) throws(ColorFault) -> Double {
        let value: Double?
        switch components[name] {
        case .number(let number)?: value = number
        case .string(let text)?: value = self.value(of: text, isAlpha: name == "alpha")
        case nil: throw ColorFault(reason: .invalidValue("the component '\(name)' is missing"))
        default: value = nil
        }
        guard let value, value.isFinite else {
            throw ColorFault(reason: .invalidValue("the component '\(name)' is not a number"))
        }
        return value
    }

    /// The value of a text.
    ///
    /// `0x94` and `148` are of 255, `0.58` is of 1; an alpha of `0` or `1` is what it says.
    static func value(of text: String, isAlpha: Bool) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            let digits = text.dropFirst(2)
            guard !digits.isEmpty, digits.utf8.allSatisfy({ $0.hexDigitValue != nil }) else { return nil }
            return UInt32(digits, radix: 16).map { Double($0) / 255 }
        }
        if let integer = Int32(text) {
            return isAlpha && (integer == 0 || integer == 1) ? Double(integer) : Double(integer) / 255
        }
        return Double(decimal: text)
    }
}
