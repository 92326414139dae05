extension SymbolTemplate {
    /// Returns the height of a scale's baseline.
    ///
    /// - Parameter scale: The scale.
    /// - Returns: The line's y in user units; `nil` where the template lacks it.
    public func baseline(of scale: SymbolVariant.Scale) -> Double? {
        guide("Baseline-\(scale.rawValue)")?.y
    }

    /// Returns the height of a scale's cap line.
    ///
    /// - Parameter scale: The scale.
    /// - Returns: The line's y in user units; `nil` where the template lacks it.
    public func capline(of scale: SymbolVariant.Scale) -> Double? {
        guide("Capline-\(scale.rawValue)")?.y
    }

    /// Returns where a variant's left margin lies.
    ///
    /// - Parameter variant: The variant; templates of version 1 and 2 have one margin for all.
    /// - Returns: The line's x in user units; `nil` where the template lacks it.
    public func leftMargin(of variant: SymbolVariant = SymbolVariant(weight: .regular, scale: .small)) -> Double? {
        (guide("left-margin-\(variant.id)") ?? guide("left-margin"))?.x
    }

    /// Returns where a variant's right margin lies.
    ///
    /// - Parameter variant: The variant; templates of version 1 and 2 have one margin for all.
    /// - Returns: The line's x in user units; `nil` where the template lacks it.
    public func rightMargin(of variant: SymbolVariant = SymbolVariant(weight: .regular, scale: .small)) -> Double? {
        (guide("right-margin-\(variant.id)") ?? guide("right-margin"))?.x
    }

    /// The upper left corner of a guide.
    ///
    /// Drawing programs add numbers to the id and turn lines into paths or rectangles, so the beginning of the id
    /// counts and the box is taken.
    private func guide(_ id: String) -> (x: Double, y: Double)? {
        let found =
            structure.elements.first { $0["id"]?.value == id }
            ?? structure.elements.first { $0["id"]?.value.hasPrefix(id) ?? false }
        guard let element = found else { return nil }
        func number(_ name: String) -> Double? { element[name].flatMap { Double($0.value) } }
        switch element.name {
        case "line":
            guard let x1 = number("x1"), let x2 = number("x2"), let y1 = number("y1"), let y2 = number("y2") else {
                return nil
            }
            return (min(x1, x2), min(y1, y2))
        case "rect":
            guard let x = number("x"), let y = number("y") else { return nil }
            return (x, y)
        case "path":
            return element["d"].flatMap { SVGPathBox(path: $0.value) }.map { ($0.left, $0.top) }
        case "polyline", "polygon":
            return element["points"].flatMap { SVGPathBox(path: "M" + $0.value) }.map { ($0.left, $0.top) }
        default: return nil
        }
    }
}
