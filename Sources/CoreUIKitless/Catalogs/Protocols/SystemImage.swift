public import AppFont
public import Foundation

/// The name of a symbol, usually a case of an enumeration.
///
/// On Apple's systems such names are those of SF Symbols. Elsewhere a symbol of the name is read from a symbol set of
/// the bundle's catalogs, or from a source that ``CoreUI/registerSymbolSource(_:)`` was given.
///
/// ```swift
/// enum Symbol: String, SystemImage, CaseIterable {
///     case leaf
///     case arrow = "arrow.right"
///
///     static var bundle: Bundle { .module }
///     static var textStyle: TextStyle? { .headline }
/// }
/// ```
public protocol SystemImage: RawRepresentable where RawValue == String {
    /// The bundle that holds symbol sets; the main bundle unless you say otherwise.
    static var bundle: Bundle { get }

    /// What is shown where a symbol is missing: a pink square unless you say otherwise.
    static var fallbackImage: Image { get }

    /// The text that symbols stand beside; body text unless you say otherwise, `nil` for a fixed size.
    static var textStyle: TextStyle? { get }

    /// Size, weight, scale and colours; made from the text style unless you say otherwise, `nil` where that is `nil`.
    static var configuration: SymbolConfiguration? { get }

    /// Whether symbols are drawn with their own colours; `nil` as the catalog has it.
    static var renderingMode: ImageRenderingMode? { get }

    /// Loads the symbol.
    ///
    /// - Returns: The symbol; `nil` if there is none.
    func loadImage() -> Image?

    /// The symbol, or the fallback if there is none.
    var image: Image { get }
}

extension SystemImage {
    /// The main bundle.
    public static var bundle: Bundle { .main }

    /// A square of 16 by 16 pixels in the system's pink.
    public static var fallbackImage: Image { .missingImage }

    /// Body text.
    public static var textStyle: TextStyle? { .body }

    /// The configuration for the text style; `nil` without one.
    public static var configuration: SymbolConfiguration? { textStyle.map { SymbolConfiguration(textStyle: $0) } }

    /// As the catalog has it.
    public static var renderingMode: ImageRenderingMode? { nil }

    /// Loads the symbol for a place about which nothing is known.
    ///
    /// - Returns: The symbol; `nil` if there is none.
    public func loadImage() -> Image? { loadImage(for: TraitCollection()) }

    /// Loads the symbol as large and as heavy as some traits want it.
    ///
    /// - Parameter traits: Where the symbol is shown; Dynamic Type and Bold Text count.
    /// - Returns: The symbol; `nil` if there is none.
    public func loadImage(for traits: TraitCollection) -> Image? {
        let asset = try? AssetBundle.shared(for: Self.bundle).symbol(named: rawValue)
        guard let template = asset?.template ?? SymbolSources.shared.template(named: rawValue),
            let image = template.image(Self.configuration, traits: traits)
        else { return nil }
        return image.withRenderingMode(Self.renderingMode ?? asset?.renderingMode ?? .automatic)
    }

    /// The symbol, or, with a warning, the fallback if there is none.
    public var image: Image { image(for: TraitCollection()) }

    /// Returns the symbol as large and as heavy as some traits want it.
    ///
    /// - Parameter traits: Where the symbol is shown; Dynamic Type and Bold Text count.
    /// - Returns: The symbol, or, with a warning, the fallback if there is none.
    public func image(for traits: TraitCollection) -> Image {
        if let image = loadImage(for: traits) { return image }
        CoreUI.imageLogger.warning(AssetBundle.shared(for: Self.bundle).reason(.symbol, rawValue, traits: traits))
        return Self.fallbackImage
    }
}
