/// What one entry of an asset is meant for; `nil` fits everything.
public struct AssetQualifiers: Sendable, Hashable {
    /// The kind of device.
    public var idiom: UserInterfaceIdiom?
    /// The refinement of the kind of device.
    public var subtype: UserInterfaceIdiomSubtype?
    /// Light or dark appearance.
    public var style: UserInterfaceStyle?
    /// The contrast.
    public var contrast: AccessibilityContrast?
    /// The range of colours.
    public var gamut: DisplayGamut?
    /// Pixels for each point.
    public var scale: Double?
    /// The direction in which content runs.
    public var direction: TraitEnvironmentLayoutDirection?
    /// A language tag, as it is written.
    public var locale: String?
    /// The room across.
    public var widthClass: UserInterfaceSizeClass?
    /// The room from top to bottom.
    public var heightClass: UserInterfaceSizeClass?
    /// The widest screen that is served, in points.
    public var maximumScreenWidth: Double?
    /// A width in points that the screen must exceed.
    public var exceededScreenWidth: Double?
    /// Whether a certain hardware is demanded, which is no trait off Apple's systems.
    public var demandsHardware = false

    /// Makes qualifiers that fit everything.
    public init() {}
}

extension AssetQualifiers {
    /// Whether appearance and contrast are all that decides.
    var concernsAppearanceAlone: Bool {
        var plain = AssetQualifiers()
        plain.style = style
        plain.contrast = contrast
        return self == plain
    }

    /// Reads the qualifiers of an entry.
    ///
    /// - Returns: `nil` if the entry demands something that no trait can be, such as an icon's role.
    init?(_ entry: JSONNode) {
        if let text = entry["idiom"]?.text, text != "universal" {
            guard let known = Self.idioms[text] else { return nil }
            idiom = known
        }
        if let text = entry["subtype"]?.text {
            guard text == "mac-catalyst" else { return nil }
            subtype = .macCatalyst
        }
        for appearance in entry["appearances"]?.elements ?? [] {
            guard read(appearance: appearance) else { return nil }
        }
        guard Self.read(entry["display-gamut"], ["sRGB": .sRGB, "display-P3": .displayP3], into: &gamut),
            Self.read(
                entry["language-direction"],
                ["left-to-right": .leftToRight, "right-to-left": .rightToLeft],
                into: &direction
            ),
            Self.read(entry["width-class"], Self.sizeClasses, into: &widthClass),
            Self.read(entry["height-class"], Self.sizeClasses, into: &heightClass),
            read(scale: entry["scale"]?.text),
            read(screenWidth: entry["screen-width"]?.text)
        else { return nil }
        locale = entry["locale"]?.text
        demandsHardware = entry["memory"] != nil || entry["graphics-feature-set"] != nil
    }

    private static let idioms: [String: UserInterfaceIdiom] = [
        "iphone": .phone, "ipad": .pad, "mac": .mac, "tv": .tv, "watch": .watch, "car": .carPlay, "vision": .vision,
        "reality": .vision,
    ]

    private static let sizeClasses: [String: UserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]

    private mutating func read(appearance: JSONNode) -> Bool {
        switch (appearance["appearance"]?.text, appearance["value"]?.text) {
        case ("luminosity", "dark"): style = .dark
        case ("luminosity", "light"): style = .light
        case ("contrast", "high"): contrast = .high
        case ("contrast", "normal"): contrast = .normal
        default: return false
        }
        return true
    }

    private static func read<Value>(_ node: JSONNode?, _ values: [String: Value], into value: inout Value?) -> Bool {
        guard let node else { return true }
        value = node.text.flatMap { values[$0] }
        return value != nil
    }

    private mutating func read(scale text: String?) -> Bool {
        guard let text else { return true }
        guard text.hasSuffix("x"), let number = Double(text.dropLast()), number > 0, number.isFinite else {
            return false
        }
        scale = number
        return true
    }

    private mutating func read(screenWidth text: String?) -> Bool {
        guard let text else { return true }
        if text.hasPrefix("<="), let width = Double(text.dropFirst(2)) {
            maximumScreenWidth = width
        } else if text.hasPrefix(">"), let width = Double(text.dropFirst()) {
            exceededScreenWidth = width
        } else {
            return false
        }
        return true
    }
}
