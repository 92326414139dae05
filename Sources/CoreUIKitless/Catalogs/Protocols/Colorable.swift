public import Foundation
public import KitlessColor

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
    static var fallbackColor: DynamicColor { get }

    /// Loads the colour with its values for all appearances.
    ///
    /// - Returns: The colour; `nil` if there is none.
    func loadColor() -> DynamicColor?

    /// The colour with its values for all appearances, or the fallback if there is none.
    var color: DynamicColor { get }
}

extension Colorable {
    /// The main bundle.
    public static var bundle: Bundle { .main }

    /// None.
    public static var namespace: String? { nil }

    /// The system's pink.
    public static var fallbackColor: DynamicColor { .system(.pink) }

    /// Loads the colour with its values for both appearances and contrasts, in a place about which nothing else is
    /// known.
    ///
    /// - Returns: The colour; `nil` if there is none, or none for one of the appearances.
    public func loadColor() -> DynamicColor? {
        try? AssetBundle.shared(for: Self.bundle).dynamicColor(named: fullName)
    }

    /// Loads the colour that serves some traits best.
    ///
    /// - Parameter traits: Where the colour is shown.
    /// - Returns: The colour; `nil` if there is none.
    public func loadColor(for traits: TraitCollection) -> Color? {
        try? AssetBundle.shared(for: Self.bundle).color(named: fullName, traits: traits)
    }

    /// The colour with its values for all appearances, or, with a warning, the fallback if there is none.
    public var color: DynamicColor {
        if let color = loadColor() { return color }
        warn(for: TraitCollection())
        return Self.fallbackColor
    }

    /// Returns the colour that serves some traits best.
    ///
    /// - Parameter traits: Where the colour is shown.
    /// - Returns: The colour, or, with a warning, the fallback if there is none.
    public func color(for traits: TraitCollection) -> Color {
        if let color = loadColor(for: traits) { return color }
        warn(for: traits)
        return Self.fallbackColor.resolved(for: traits)
    }

    private var fullName: String { assetName(rawValue, in: Self.namespace) }

    private func warn(for traits: TraitCollection) {
        CoreUI.colorLogger.warning(
            AssetBundle.shared(for: Self.bundle).reason(.color, fullName, traits: traits)
        )
    }
}
