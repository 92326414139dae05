extension TimingCurve {
    /// Reads an easing function of CSS Easing Functions Level 2.
    ///
    /// The keywords (`linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`, `step-start`, `step-end`) and the
    /// functions `cubic-bezier()`, `steps()` and `linear()`, with CSS's white space, comments and numbers, in any case
    /// of letters. Mathematical functions such as `calc()` are not read.
    ///
    /// - Parameter text: The text.
    /// - Throws: ``TimingCurveError``; for text that is no easing function, with the place where it goes wrong.
    /// - Complexity: O(*n*) for a text of *n* bytes.
    public init(css text: String) throws(TimingCurveError) {
        self = try EasingParser.parse(text)
    }

    /// The curve as CSS text, which ``init(css:)`` reads back to an equal curve.
    ///
    /// The shortest form: a keyword where there is one, numbers with as many digits as a double needs. The stops of
    /// `linear()` have their inputs written as percentages.
    public var cssText: String {
        switch self {
        case .linear: "linear"
        case .cubicBezier(let curve): curve.cssText
        case .steps(let curve): curve.cssText
        case .piecewiseLinear(let curve): curve.cssText
        }
    }

    /// The curve of a CSS keyword in lower case.
    init?(keyword: String) {
        switch keyword {
        case "linear": self = .linear
        case "ease": self = .ease
        case "ease-in": self = .easeIn
        case "ease-out": self = .easeOut
        case "ease-in-out": self = .easeInOut
        case "step-start": self = .stepStart
        case "step-end": self = .stepEnd
        default: return nil
        }
    }
}

extension CubicBezier {
    fileprivate var cssText: String {
        if self == .ease { return "ease" }
        if self == .easeIn { return "ease-in" }
        if self == .easeOut { return "ease-out" }
        if self == .easeInOut { return "ease-in-out" }
        return "cubic-bezier(\(x1.cssText), \(y1.cssText), \(x2.cssText), \(y2.cssText))"
    }
}

extension StepCurve {
    fileprivate var cssText: String {
        switch jump {
        case .end: "steps(\(count))"
        case .start: "steps(\(count), start)"
        case .none, .both: "steps(\(count), \(jump.rawValue))"
        }
    }
}

extension StepCurve.Jump {
    /// The jump of a CSS keyword in lower case, old or new.
    init?(keyword: String) {
        switch keyword {
        case "start": self = .start
        case "end": self = .end
        default: self.init(rawValue: keyword)
        }
    }
}

extension PiecewiseLinearCurve {
    fileprivate var cssText: String {
        var text = "linear("
        for (index, point) in points.enumerated() {
            if index > 0 { text += ", " }
            text += "\(point.output.cssText) \(point.input.cssPercentage)"
        }
        return text + ")"
    }
}

extension Double {
    /// The number as CSS writes it: no decimal point without decimals.
    fileprivate var cssText: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The number as a CSS percentage.
    ///
    /// The decimal point is moved, as a product with 100 is rounded and would not always be read back as this number.
    fileprivate var cssPercentage: String {
        let parts = description.split(separator: "e")
        if parts.count == 2, let exponent = Int(parts[1]) { return "\(parts[0])e\(exponent + 2)%" }
        let halves = (magnitude.description + "00").split(separator: ".")
        guard halves.count == 2 else { return "\(cssText)%" }
        let whole = (halves[0] + halves[1].prefix(2)).drop { $0 == "0" }
        var decimals = halves[1].dropFirst(2)
        while decimals.last == "0" { decimals.removeLast() }
        return (self < 0 ? "-" : "") + (whole.isEmpty ? "0" : whole) + (decimals.isEmpty ? "" : "." + decimals) + "%"
    }
}
