/// What a place in a user interface is like: appearance, contrast, device, text size, language and so on.
///
/// It is UIKit's `UITraitCollection` as a value. A trait that nothing is said about is `.unspecified` (0 for numbers,
/// `nil` for the language). Colours, images, strings and themes are chosen by it without any global state, so a test
/// can ask for every combination:
///
/// ```swift
/// for traits in TraitCollection.allColorSpaces {
///     XCTAssertTrue(label.resolved(for: traits).isSufficientContrast(to: background.resolved(for: traits)))
/// }
/// let night = TraitCollection { $0.userInterfaceStyle = .dark }
/// ```
public struct TraitCollection: Hashable, Codable, Sendable {
    /// Light or dark appearance.
    public var userInterfaceStyle = UserInterfaceStyle.unspecified

    /// The contrast asked for.
    public var accessibilityContrast = AccessibilityContrast.unspecified

    /// The range of colours that the display shows.
    public var displayGamut = DisplayGamut.unspecified

    /// Whether content lies on the base of a window or above it.
    public var userInterfaceLevel = UserInterfaceLevel.unspecified

    /// The kind of device.
    public var userInterfaceIdiom = UserInterfaceIdiom.unspecified

    /// The refinement of the kind of device.
    public var userInterfaceIdiomSubtype = UserInterfaceIdiomSubtype.unspecified

    /// How much room there is across.
    public var horizontalSizeClass = UserInterfaceSizeClass.unspecified

    /// How much room there is from top to bottom.
    public var verticalSizeClass = UserInterfaceSizeClass.unspecified

    /// The direction in which content runs.
    public var layoutDirection = TraitEnvironmentLayoutDirection.unspecified

    /// The text size chosen.
    public var preferredContentSizeCategory = ContentSizeCategory.unspecified

    /// Whether text is drawn heavier.
    public var legibilityWeight = LegibilityWeight.unspecified

    /// Pixels for each point; 0 says nothing.
    public var displayScale: Double = 0

    /// The width of the screen in points, by which assets for watches are chosen; 0 says nothing.
    public var screenWidth: Double = 0

    /// The language as a BCP 47 tag, such as `fr-CA`; `nil` says nothing.
    public var language: String?

    /// Makes a collection that says nothing.
    public init() {}

    /// Makes a collection by saying what it is to hold.
    ///
    /// - Parameter mutations: Sets traits of a collection that says nothing yet.
    public init(mutations: (inout TraitCollection) -> Void) {
        mutations(&self)
    }

    /// Joins collections; of two that say something about a trait, the later wins.
    ///
    /// - Parameter collections: The collections, the strongest last.
    public init(traitsFrom collections: [TraitCollection]) {
        for collection in collections { take(from: collection) }
    }

    /// Makes a collection that says one thing.
    ///
    /// - Parameter userInterfaceStyle: Light or dark appearance.
    public init(userInterfaceStyle: UserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Makes a collection that says one thing.
    ///
    /// - Parameter accessibilityContrast: The contrast asked for.
    public init(accessibilityContrast: AccessibilityContrast) {
        self.accessibilityContrast = accessibilityContrast
    }

    /// Makes a collection that says one thing.
    ///
    /// - Parameter displayGamut: The range of colours that the display shows.
    public init(displayGamut: DisplayGamut) {
        self.displayGamut = displayGamut
    }

    /// Returns a changed copy.
    ///
    /// - Parameter mutations: Sets traits of the copy.
    /// - Returns: The copy.
    public func modifyingTraits(_ mutations: (inout TraitCollection) -> Void) -> TraitCollection {
        var copy = self
        mutations(&copy)
        return copy
    }

    /// Tells whether everything that another collection says holds here as well.
    ///
    /// - Parameter other: A collection; where it says nothing, anything will do.
    /// - Returns: Whether joining it to this one changes nothing.
    public func containsTraits(in other: TraitCollection) -> Bool {
        TraitCollection(traitsFrom: [self, other]) == self
    }

    /// The four combinations that a colour may depend on, in this order: light, light with high contrast, dark, dark
    /// with high contrast.
    ///
    /// Iterate over it to test a palette.
    public static let allColorSpaces = [UserInterfaceStyle.light, .dark].flatMap { style in
        [AccessibilityContrast.normal, .high].map { contrast in
            TraitCollection {
                $0.userInterfaceStyle = style
                $0.accessibilityContrast = contrast
            }
        }
    }

    /// What colours depend on in words, such as `dark, high contrast`.
    var appearanceName: String {
        (userInterfaceStyle == .dark ? "dark" : "light")
            + (accessibilityContrast == .high ? ", high contrast" : "")
            + (displayGamut == .displayP3 ? ", Display P3" : "")
    }

    private mutating func take(from other: TraitCollection) {
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceIdiomSubtype != .unspecified {
            userInterfaceIdiomSubtype = other.userInterfaceIdiomSubtype
        }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.screenWidth != 0 { screenWidth = other.screenWidth }
        if let tag = other.language { language = tag }
    }
}
