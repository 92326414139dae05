extension AssetCatalog {
    /// Returns the colour that serves some traits best.
    ///
    /// - Parameters:
    ///   - name: The full name, namespaces included.
    ///   - traits: Where the colour is shown.
    /// - Returns: The colour; a colour of the system is looked up in the table of system colours.
    /// - Throws: ``AssetError`` if there is none, none that fits, or its contents are broken.
    public func color(named name: String, traits: TraitCollection = TraitCollection()) throws(AssetError) -> Color {
        switch try cachedColorSet(named: name).result {
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
            if let known = DynamicColor.System(name: system) { return known.color.resolved(for: traits) }
            let problem = CatalogProblem(path: path, reason: .unresolvedReference(system))
            throw AssetError(kind: .color, name: name, problems: [problem], exists: true)
        case nil: throw AssetError(kind: .color, name: name, problems: problems, exists: true)
        }
    }
}

extension ColorSet {
    /// Returns the values for both appearances, contrasts and gamuts together.
    ///
    /// - Parameter traits: Where the colour is shown, appearance and contrast aside; if it says a gamut, the values are
    ///   those for it alone.
    /// - Returns: The colour.
    /// - Throws: ``AssetError`` if there is no value for one of them.
    public func dynamicColor(for traits: TraitCollection = TraitCollection()) throws(AssetError) -> DynamicColor {
        try DynamicColor { (place: TraitCollection) throws(AssetError) in
            var place = TraitCollection(traitsFrom: [traits, place])
            if traits.displayGamut != .unspecified { place.displayGamut = traits.displayGamut }
            return try color(for: place)
        }
    }
}

extension AssetBundle {
    /// Returns the values of a colour for both appearances, contrasts and gamuts together, from the first catalog that
    /// has it.
    ///
    /// - Parameters:
    ///   - name: The full name, namespaces included.
    ///   - traits: Where the colour is shown, appearance and contrast aside; if it says a gamut, the values are those
    ///     for it alone.
    /// - Returns: The colour.
    /// - Throws: ``AssetError`` if there is none, or no value for one of them.
    public func dynamicColor(
        named name: String,
        traits: TraitCollection = TraitCollection()
    ) throws(AssetError) -> DynamicColor {
        try colorSet(named: name).dynamicColor(for: traits)
    }
}
