public import Foundation

/// The name of an image of a catalog, usually a case of an enumeration.
///
/// ```swift
/// enum Icon: String, ImageAsset, CaseIterable {
///     case arrow
///     case leaf
///
///     static var bundle: Bundle { .module }
///     static var namespace: String? { "Icons" }
/// }
///
/// Icon.arrow.image.size    // of the image "Icons/arrow"
/// ```
public protocol ImageAsset: RawRepresentable where RawValue == String {
    /// The bundle that holds the catalog; the main bundle unless you say otherwise.
    static var bundle: Bundle { get }

    /// What precedes the names in the catalog, without the slash; `nil` unless you say otherwise.
    static var namespace: String? { get }

    /// What is shown where an image is missing: a pink square unless you say otherwise.
    static var fallbackImage: Image { get }

    /// Loads the image.
    ///
    /// - Returns: The image; `nil` if there is none.
    func loadImage() -> Image?

    /// The image, or the fallback if there is none.
    var image: Image { get }
}

extension ImageAsset {
    /// The main bundle.
    public static var bundle: Bundle { .main }

    /// None.
    public static var namespace: String? { nil }

    /// A square of 16 by 16 pixels in the system's pink.
    public static var fallbackImage: Image { .missingImage }

    /// Loads the image for a place about which nothing is known.
    ///
    /// - Returns: The image; `nil` if there is none.
    public func loadImage() -> Image? { loadImage(for: TraitCollection()) }

    /// Loads the image that serves some traits best.
    ///
    /// - Parameter traits: Where the image is shown.
    /// - Returns: The image; `nil` if there is none.
    public func loadImage(for traits: TraitCollection) -> Image? {
        try? AssetBundle.shared(for: Self.bundle).image(named: fullName, traits: traits)
    }

    /// The image, or, with a warning, the fallback if there is none.
    public var image: Image {
        loadImage() ?? fallback(for: TraitCollection())
    }

    /// Returns the image that serves some traits best.
    ///
    /// - Parameter traits: Where the image is shown.
    /// - Returns: The image, or, with a warning, the fallback if there is none.
    public func image(for traits: TraitCollection) -> Image {
        loadImage(for: traits) ?? fallback(for: traits)
    }

    private var fullName: String { assetName(rawValue, in: Self.namespace) }

    private func fallback(for traits: TraitCollection) -> Image {
        CoreUI.imageLogger.warning(
            AssetBundle.shared(for: Self.bundle).reason(.image, fullName, traits: traits)
        )
        return Self.fallbackImage
    }
}

extension Image {
    /// The square that stands for an image that is missing.
    static let missingImage: Image = {
        let pink = RGBA8(Color.systemPink)
        let pixel = [pink.red, pink.green, pink.blue, pink.alpha]
        return Image(bitmap: Bitmap(width: 16, height: 16, pixels: Array(repeatElement(pixel, count: 256).joined())))
    }()
}
