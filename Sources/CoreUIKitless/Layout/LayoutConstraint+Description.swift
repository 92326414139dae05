import Foundation
import KitlessSolver

extension LayoutConstraint: CustomStringConvertible {
    /// The relation between the items as an equation, without name and source.
    ///
    /// Such as `field.leading == label.trailing + 8 @750`.
    public var equation: String {
        var text = "\(first.name).\(firstAttribute) \(relation.symbol) "
        let number = Double(constant)
        if let second, secondAttribute != .notAnAttribute {
            if multiplier != 1 { text += "\(Self.format(Double(multiplier))) * " }
            text += "\(second.name).\(secondAttribute)"
            if systemSpacingMultiplier != 0 {
                text += " + \(Self.format(Double(systemSpacingMultiplier))) * system spacing"
            }
            if number != 0 { text += number < 0 ? " - \(Self.format(-number))" : " + \(Self.format(number))" }
        } else {
            text += Self.format(number)
        }
        if !priority.isRequired { text += " @\(Self.format(priority.rawValue))" }
        return text
    }

    /// Name, equation and source, such as `gap: field.leading == label.trailing + 8 (Form.swift:42)`.
    public var description: String {
        (identifier.map { "\($0): " } ?? "") + equation + " (\(file):\(line))"
    }

    /// The number without a fraction where it has none.
    static func format(_ number: Double) -> String {
        if let whole = Int(exactly: number) { "\(whole)" } else { "\(number)" }
    }
}

extension LayoutConstraint.Relation {
    /// The relation as it is written in equations.
    var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The relation with both sides negated.
    var inverse: LayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
