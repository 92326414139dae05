/// How well an entry serves the traits at hand: the smaller, the better.
///
/// The criteria are packed into one number, the most important in the highest bits: hardware, idiom, subtype, locale,
/// luminosity, contrast, direction, gamut, size classes, screen width, scale.
struct AssetRank: Comparable {
    /// Whether the entry is meant for the other direction and is to be mirrored.
    private(set) var isMirrored = false

    private var bits: UInt64 = 0

    /// Ranks an entry; `nil` if it demands something else.
    ///
    /// The locale's rank is its place among those that serve the language, `nil` if it does not.
    init?(_ entry: AssetQualifiers, for traits: TraitCollection, localeRank: Int?) {
        append(entry.demandsHardware ? 1 : 0, bits: 1)
        guard append(entry.idiom, traits.userInterfaceIdiom),
            append(entry.subtype, traits.userInterfaceIdiomSubtype)
        else { return nil }
        if entry.locale != nil {
            guard let localeRank else { return nil }
            append(localeRank, bits: 8)
        } else {
            append(255, bits: 8)
        }
        let style: UserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
        let contrast: AccessibilityContrast = traits.accessibilityContrast == .high ? .high : .normal
        guard append(entry.style, style), append(entry.contrast, contrast) else { return nil }
        guard appendDirection(entry.direction, traits.layoutDirection) else { return nil }
        guard appendGamut(entry.gamut, traits.displayGamut) else { return nil }
        guard append(entry.widthClass, traits.horizontalSizeClass), append(entry.heightClass, traits.verticalSizeClass),
            appendScreenWidth(entry, traits.screenWidth)
        else { return nil }
        appendScale(entry.scale, traits.displayScale > 0 ? traits.displayScale : 1)
    }

    static func < (left: AssetRank, right: AssetRank) -> Bool { left.bits < right.bits }

    private mutating func append(_ value: Int, bits count: UInt64) {
        bits = bits << count | UInt64(max(0, min(value, 1 << Int(count) - 1)))
    }

    /// Exact before any.
    private mutating func append<Value: Equatable>(_ wanted: Value?, _ actual: Value) -> Bool {
        guard let wanted else {
            append(1, bits: 1)
            return true
        }
        append(0, bits: 1)
        return wanted == actual
    }

    /// An entry for left-to-right alone also serves right-to-left, mirrored, after all others.
    private mutating func appendDirection(
        _ wanted: TraitEnvironmentLayoutDirection?,
        _ actual: TraitEnvironmentLayoutDirection
    ) -> Bool {
        let actual: TraitEnvironmentLayoutDirection = actual == .rightToLeft ? .rightToLeft : .leftToRight
        isMirrored = wanted == .leftToRight && actual == .rightToLeft
        append(isMirrored ? 2 : wanted == nil ? 1 : 0, bits: 2)
        return wanted == nil || wanted == actual || isMirrored
    }

    /// A display with the wider gamut shows everything.
    private mutating func appendGamut(_ wanted: DisplayGamut?, _ actual: DisplayGamut) -> Bool {
        let actual: DisplayGamut = actual == .displayP3 ? .displayP3 : .sRGB
        append(wanted == actual ? 0 : wanted == .sRGB ? 1 : 2, bits: 2)
        return wanted != .displayP3 || actual == .displayP3
    }

    /// The tightest range first.
    private mutating func appendScreenWidth(_ entry: AssetQualifiers, _ width: Double) -> Bool {
        guard entry.maximumScreenWidth != nil || entry.exceededScreenWidth != nil else {
            append(.max, bits: 14)
            return true
        }
        let lowest = entry.exceededScreenWidth ?? 0
        let highest = entry.maximumScreenWidth ?? 10_000
        append(Int(exactly: (highest - lowest).rounded()) ?? 0, bits: 14)
        return width > 0 && width > lowest && width <= highest
    }

    /// The same scale, then one for all scales, then the next larger, then the next smaller.
    private mutating func appendScale(_ scale: Double?, _ wanted: Double) {
        guard let scale else {
            append(1, bits: 2)
            append(0, bits: 14)
            return
        }
        append(scale == wanted ? 0 : scale > wanted ? 2 : 3, bits: 2)
        append(Int((min(abs(scale - wanted), 100) * 100).rounded()), bits: 14)
    }
}
