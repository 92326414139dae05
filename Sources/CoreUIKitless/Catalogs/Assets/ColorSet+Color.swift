extension AssetCatalog {
    /// Returns the colour that serves some traits best.
    ///
    /// - Parameters:
    ///   - name: The full name, namespaces included.
    ///   - traits: Where the colour is shown.
    /// - Returns: The colour; a colour of the system is looked up in the table of system colours.
    /// - Throws: ``AssetError`` if there is none, none that fits, or its contents are broken.
    public func color(named name: String, traits: TraitCollection = TraitCollection()) throws(AssetError) -> Color {
        switch cachedColorSet(named: name).result {
        case .success(let set): try set.color(for: traits)
        case .failure(let error): throw error
        }
    }
}

extension AssetBundle {
    /// Returns the colour that serves some traits best, from the first catalog that has it.
    ///
    /// - Parameters:
    ///   - name: The full name, namespaces included.
    ///   - traits: Where the colour is shown.
    /// - Returns: The colour; a colour of the system is looked up in the table of system colours.
    /// - Throws: ``AssetError`` if there is none, none that fits, or its contents are broken.
    public func color(named name: String, traits: TraitCollection = TraitCollection()) throws(AssetError) -> Color {
        try colorSet(named: name).color(for: traits)
    }
}

extension ColorSet {
    /// Returns the colour that serves some traits best.
    ///
    /// - Parameter traits: Where the colour is shown.
    /// - Returns: The colour; a colour of the system is looked up in the table of system colours.
    /// - Throws: ``AssetError`` if none of the entries is meant for such a place, or the table lacks the colour.
    public func color(for traits: TraitCollection = TraitCollection()) throws(AssetError) -> Color {
        switch value(for: traits) {
        case .color(let color)?: return color
        case .systemColor(_, let system)?:
            let problem = CatalogProblem(path: path, reason: .unresolvedReference(system))
            throw AssetError(kind: .color, name: name, problems: [problem], exists: true)
        case nil: throw AssetError(kind: .color, name: name, problems: problems, exists: true)
        }
    }
}
