import KitlessColor
import KitlessTestSupport

extension ColorJudge {
    /// Three or four numbers as components; `null` counts as 0, a missing alpha as 1.
    static func components(_ value: JSONValue, alpha: Double = 1) -> SIMD4<Double>? {
        guard let array = value.array, array.count == 3 || array.count == 4 else { return nil }
        var result = SIMD4(0, 0, 0, alpha)
        for (index, element) in array.enumerated() {
            guard element.isNull || element.double != nil else { return nil }
            result[index] = element.double ?? 0
        }
        return result
    }

    /// A colour from an array of components or from `#RRGGBB`.
    static func color(_ value: JSONValue) -> Color? {
        if let text = value.string { return try? Color(hex: text) }
        return components(value).map(Color.init(components:))
    }

    /// The first difference beyond the case's tolerance; `null` is not compared, a hue on its circle.
    static func difference(
        _ actual: SIMD4<Double>,
        from line: JSONValue,
        key: String = "out",
        hue: (index: Int, turn: Double)? = nil
    ) -> String? {
        guard let tolerance = line["tolerance"].double, let expected = line[key].array else { return "no expectation" }
        for (index, element) in expected.enumerated() where !element.isNull {
            guard let number = element.double else { return "an expectation that is no number" }
            var value = actual[index]
            if let hue, hue.index == index {
                let distance = abs(value - number).truncatingRemainder(dividingBy: hue.turn)
                value = number + min(distance, hue.turn - distance)
            }
            if let text = KitlessTestSupport.difference(value, from: number, tolerance: tolerance, "\(key)[\(index)]") {
                return text
            }
        }
        return nil
    }

    static func hue(of space: ColorSpace) -> (index: Int, turn: Double)? {
        space.hueIndex.map { ($0, 360) }
    }
}
