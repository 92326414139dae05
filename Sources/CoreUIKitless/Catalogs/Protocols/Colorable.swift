public import Foundation

/// The name of a colour of a catalog, usually a case of an enumeration.
///
/// ```swift
/// enum Brand: String, Colorable, CaseIterable {
///     case ink
///     case paper
///
///     static var bundle: Bundle { .module }
///     static var namespace: String? { "Brand" }
/// }
///
/// Brand.ink.color    // the color "Brand/ink"
/// ```
public protocol Colorable: RawRepresentable where RawValue == String {
    /// The bundle that holds the catalog; the main bundle unless you say otherwise.
    static var bundle: Bundle { get }

    /// What precedes the names in the catalog, without the slash; `nil` unless you say otherwise.
    static var namespace: String? { get }

    /// What is shown where a colour is missing: the system's pink unless you say otherwise.
    static var fallbackColor: Color { get }

    /// Loads the colour; `nil` if there is none.
    func loadColor() -> Color?

    /// The colour, or the fallback if there is none.
    var color: Color { get }
}

extension Colorable {
    /// The main bundle.
    public static var bundle: Bundle { .main }

    /// None.
    public static var namespace: String? { nil }

    /// The system's pink.
    public static var fallbackColor: Color { .missingAsset }

    /// Loads the colour for a place about which nothing is known.
    ///
    /// - Returns: The colour; `nil` if there is none.
    public func loadColor() -> Color? { loadColor(for: TraitCollection()) }

    /// Loads the colour that serves some traits best.
    ///
    /// - Parameter traits: Where the colour is shown.
    /// - Returns: The colour; `nil` if there is none.
    public func loadColor(for traits: TraitCollection) -> Color? {
        try? AssetBundle.shared(for: Self.bundle).color(named: calculateName(), traits: traits)
    }

    /// The colour, or, with a warning, the fallback if there is none.
    public var color: Color {
        loadColor() ?? fallback(for: TraitCollection())
    }

    /// Returns the colour that serves some traits best.
    ///
    /// - Parameter traits: Where the colour is shown.
    /// - Returns: The colour, or, with a warning, the fallback if there is none.
    public func color(for traits: TraitCollection) -> Color {
        loadColor(for: traits) ?? fallback(for: traits)
    }

    func calculateName() -> String { calculatedName(namespace: Self.namespace, name: rawValue) }

    private func fallback(for traits: TraitCollection) -> Color {
        CoreUI.colorLogger.warning(
            AssetBundle.shared(for: Self.bundle).reason(.color, calculateName(), traits: traits)
        )
        return Self.fallbackColor
    }
}
