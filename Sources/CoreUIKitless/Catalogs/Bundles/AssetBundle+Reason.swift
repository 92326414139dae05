import Foundation

extension AssetBundle {
    /// Why an asset cannot be had, in words.
    func reason(_ kind: AssetKind, _ name: String, traits: TraitCollection) -> String {
        do throws(AssetError) {
            switch kind {
            case .color: _ = try dynamicColor(named: name, traits: traits)
            case .image: _ = try image(named: name, traits: traits)
            case .symbol: _ = try symbol(named: name)
            case .data: _ = try data(named: name, traits: traits)
            }
        } catch {
            return "\(error) in \(url.lastPathComponent)"
        }
        return "\(kind.noun) '\(CatalogProblem.Reason.printable(name))' was not loaded by the type that names it"
    }
}
