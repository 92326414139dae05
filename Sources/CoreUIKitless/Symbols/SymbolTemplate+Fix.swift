extension SymbolTemplate {
    /// Returns the template with the transforms of groups around variants moved into the variants.
    ///
    /// A group that carries nothing but a transform, and whose child elements are variant groups (or such groups
    /// again), loses its tags; its transform goes to each variant inside. A variant that has a transform of its own
    /// gets the product, outer before inner. All other bytes stay as they are, and a second run changes nothing.
    ///
    /// A group is left alone where moving its transform would change the picture: it has further attributes, or holds
    /// an element that is no variant, a transform cannot be read, or a variant sets `transform` in its `style` or has a
    /// `transform-origin`.
    ///
    /// - Returns: The mended template.
    /// - Complexity: Linear in the length of the file.
    public func fixingTransforms() -> SymbolTemplate {
        let edits = wrappers().flatMap(edits(unwrapping:)).sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard !edits.isEmpty else { return self }
        var bytes: [UInt8] = []
        var position = 0
        for edit in edits {
            bytes += structure.bytes[position..<edit.range.lowerBound]
            bytes += edit.replacement
            position = edit.range.upperBound
        }
        bytes += structure.bytes[position...]
        // Tags are removed in pairs and attributes added once, so the result is as well-formed as the original.
        guard let fixed = try? XMLStructure(bytes) else { return self }
        return SymbolTemplate(structure: fixed)
    }

    /// The outermost groups that can be merged into the variants inside.
    func wrappers() -> [Int] {
        let elements = structure.elements
        // Children come after their parents, so going backwards sees them first.
        var isMergeable = Array(repeating: false, count: elements.count)
        var hasTransform = isMergeable
        for index in elements.indices.reversed() where isPlainGroup(index) && !elements[index].children.isEmpty {
            let children = elements[index].children
            isMergeable[index] = children.allSatisfy { isMergeable[$0] || takesTransform($0) }
            hasTransform[index] = elements[index]["transform"] != nil || children.contains { hasTransform[$0] }
        }
        return elements.indices.filter { index in
            isMergeable[index] && hasTransform[index] && elements[index].parent.map { !isMergeable[$0] } ?? true
        }
    }

    /// Whether the element is a group with no attribute but a readable transform.
    private func isPlainGroup(_ index: Int) -> Bool {
        let element = structure.elements[index]
        return element.name == "g" && structure.variant(at: index) == nil
            && element.attributes.allSatisfy { $0.name == "transform" && SVGTransform($0.value) != nil }
    }

    /// Whether a transform around the variant can become part of its own.
    private func takesTransform(_ index: Int) -> Bool {
        let element = structure.elements[index]
        return structure.variant(at: index) != nil
            && element["transform"].map { SVGTransform($0.value) != nil } ?? true
            && element["style"].map { !$0.value.contains("transform") } ?? true
            && element["transform-origin"] == nil
    }

    private struct Edit {
        let range: Range<Int>
        let replacement: [UInt8]
    }

    /// The changes that take the tags of a wrapper away and give its transform to the variants inside; none where a
    /// product is not finite.
    private func edits(unwrapping wrapper: Int) -> [Edit] {
        var edits: [Edit] = []
        var pending: [(index: Int, outer: [XMLStructure.Attribute])] = [(wrapper, [])]
        while let (index, outer) = pending.popLast() {
            let element = structure.elements[index]
            if structure.variant(at: index) != nil {
                guard let edit = edit(of: element, outer: outer) else { return [] }
                edits.append(edit)
                continue
            }
            edits.append(Edit(range: element.startTag, replacement: []))
            edits.append(Edit(range: element.endTag, replacement: []))
            let transforms = outer + element.attributes
            pending += element.children.map { ($0, transforms) }
        }
        return edits
    }

    /// The change of a variant's start tag; a lone transform keeps its spelling.
    private func edit(of variant: XMLStructure.Element, outer: [XMLStructure.Attribute]) -> Edit? {
        guard let id = variant["id"] else { return nil }
        let afterID = id.valueRange.upperBound + 1
        if outer.isEmpty { return Edit(range: afterID..<afterID, replacement: []) }
        let inner = variant["transform"]
        if outer.count == 1, inner == nil {
            let value = outer[0].valueRange
            // The quotes are the bytes beside the value.
            let quoted = structure.bytes[value.lowerBound - 1...value.upperBound]
            return Edit(range: afterID..<afterID, replacement: Array(" transform=".utf8) + quoted)
        }
        let product = (outer + (inner.map { [$0] } ?? []))
            .compactMap { SVGTransform($0.value) }
            .reduce(SVGTransform.identity) { $0.concatenating(inner: $1) }
        guard product.isFinite else { return nil }
        if let inner { return Edit(range: inner.valueRange, replacement: Array(product.text.utf8)) }
        return Edit(range: afterID..<afterID, replacement: Array(" transform=\"\(product.text)\"".utf8))
    }
}
