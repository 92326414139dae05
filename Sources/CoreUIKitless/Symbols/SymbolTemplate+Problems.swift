extension SymbolTemplate {
    /// What keeps the template from being used as it is: the problems of the file as a whole first; empty for a
    /// template that is ready.
    ///
    /// Checked are the groups, the version, the variants and where they stand, every transform, guides and margins (by
    /// the beginning of their ids, since drawing programs add numbers), and for templates of version 3 on the three
    /// masters and the structure of their outlines.
    ///
    /// - Complexity: Linear in the length of the file.
    public var problems: [SymbolTemplateProblem] {
        let drawn = variantElements
        return groupProblems() + (drawn.isEmpty ? [.noVariants] : []) + placeProblems(drawn) + transformProblems()
            + masterProblems(drawn) + guideProblems(drawn)
    }

    private func groupProblems() -> [SymbolTemplateProblem] {
        ["Notes", "Guides", "Symbols"].filter { !groups.contains($0) }.map { .missingGroup($0) }
            + (version == nil ? [.missingVersion] : [])
    }

    private func placeProblems(_ drawn: [(variant: SymbolVariant, index: Int)]) -> [SymbolTemplateProblem] {
        let wrappers = Set(wrappers())
        var seen: Set<SymbolVariant> = []
        return drawn.flatMap { variant, index -> [SymbolTemplateProblem] in
            var problems: [SymbolTemplateProblem] = []
            if !seen.insert(variant).inserted { problems.append(.duplicateVariant(variant)) }
            var place = structure.elements[index].parent
            var isWrapped = false
            while let parent = place, structure.elements[parent]["id"] == nil, !isWrapped {
                isWrapped = wrappers.contains(parent)
                place = structure.elements[parent].parent
            }
            if isWrapped {
                problems.append(.wrappedVariant(variant))
            } else if structure.elements[index].parent.map({ structure.elements[$0]["id"]?.value }) != "Symbols" {
                problems.append(.misplacedVariant(variant))
            }
            return problems
        }
    }

    private func transformProblems() -> [SymbolTemplateProblem] {
        structure.elements.compactMap { element in
            guard let text = element["transform"]?.value, SVGTransform(text) == nil else { return nil }
            return .unreadableTransform(text)
        }
    }

    private func masterProblems(_ drawn: [(variant: SymbolVariant, index: Int)]) -> [SymbolTemplateProblem] {
        guard let version, version >= 3, !drawn.isEmpty, Set(drawn.map(\.variant)).count < 27 else { return [] }
        let indices = Dictionary(drawn.map { ($0.variant, $0.index) }, uniquingKeysWith: { first, _ in first })
        let regular = indices[SymbolVariant(weight: .regular, scale: .small)].map(outline(of:))
        return SymbolVariant.masters.compactMap { master in
            guard let index = indices[master] else { return .missingMaster(master) }
            return regular.map { outline(of: index) == $0 } ?? true ? nil : .incompatibleMaster(master)
        }
    }

    private func guideProblems(_ drawn: [(variant: SymbolVariant, index: Int)]) -> [SymbolTemplateProblem] {
        let ids = structure.elements.compactMap { $0["id"]?.value }
        func isMissing(_ prefix: String) -> Bool { !ids.contains { $0.hasPrefix(prefix) } }
        let scales = Set(drawn.map(\.variant.scale))
        let guides = SymbolVariant.Scale.allCases.filter(scales.contains).flatMap { scale in
            ["Baseline-\(scale.rawValue)", "Capline-\(scale.rawValue)"]
        }
        return guides.filter(isMissing).map { .missingGuide($0) }
            + ["left-margin", "right-margin"].filter(isMissing).map { .missingMargin($0) }
    }

    /// The structure of the shapes in a variant: element names, and for each path its commands with the number of
    /// their operands.
    private func outline(of index: Int) -> [String] {
        let range = structure.content(of: structure.elements[index])
        return structure.elements.lazy
            .filter { range.contains($0.startTag.lowerBound) && $0.name != "g" }
            .map { element in element.name + (element["d"].map { ":" + Self.commands(of: $0.value) } ?? "") }
    }

    /// The commands of path data without their coordinates; letters stand for commands, digits count operands.
    private static func commands(of path: String) -> String {
        var result = ""
        var operands = 0
        var isInNumber = false
        var hasPoint = false
        var previous: Character = " "
        for character in path {
            switch character {
            case "e", "E": break
            case _ where character.isLetter:
                result += operands > 0 ? "\(operands)" : ""
                result.append(character)
                (operands, isInNumber) = (0, false)
            case "0"..."9", ".", "-", "+":
                let isExponentSign = (character == "-" || character == "+") && (previous == "e" || previous == "E")
                let startsNumber =
                    !isExponentSign && (character == "-" || character == "+" || character == "." && hasPoint)
                if !isInNumber || startsNumber { (operands, hasPoint) = (operands + 1, false) }
                if character == "." { hasPoint = true }
                isInNumber = true
            default: (isInNumber, hasPoint) = (false, false)
            }
            previous = character
        }
        return result + (operands > 0 ? "\(operands)" : "")
    }
}
