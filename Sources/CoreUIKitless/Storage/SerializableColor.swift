public import Foundation
public import KitlessColor

/// A colour that can be stored: a class for keyed archives and Core Data, `Codable` for everything else.
///
/// Components stay as they are, to the last bit, and so does their space: sRGB (extended) or Display P3. A colour of
/// any other space becomes sRGB on the way in. What is stored has a version; the older form of this class, which wrote
/// single-precision components without a version, is still read.
///
/// ```swift
/// let stored = try SerializableColor(Color(rgb: 0x0078D7)).archivedData()
/// let color = try SerializableColor(archivedData: stored).color
/// ```
///
/// Read data that others could have written with ``init(archivedData:)``, not with `NSKeyedUnarchiver`: on Linux that
/// one ends the process where the archive holds an object of another class.
#if canImport(ObjectiveC)
    @objc(SerializableColor)
#endif
public final class SerializableColor: NSObject, NSSecureCoding, Codable, Sendable {
    /// The space of the components: `.srgb` or `.displayP3`.
    public let colorSpace: ColorSpace

    /// The red component, gamma-encoded; 0...1 inside the space's gamut.
    public let red: Double

    /// The green component, gamma-encoded; 0...1 inside the space's gamut.
    public let green: Double

    /// The blue component, gamma-encoded; 0...1 inside the space's gamut.
    public let blue: Double

    /// The opacity, 0...1.
    public let alpha: Double

    private init(colorSpace: ColorSpace, components: SIMD4<Double>) {
        self.colorSpace = colorSpace
        (red, green, blue, alpha) = (components.x, components.y, components.z, components.w)
    }

    /// Creates a storable colour.
    ///
    /// - Parameter color: A colour in any space; sRGB and Display P3 keep theirs, all others are converted to extended
    ///   sRGB.
    public convenience init<Coordinates: ColorCoordinates>(_ color: Coordinates) {
        if Coordinates.space == .displayP3 {
            self.init(colorSpace: .displayP3, components: color.components)
        } else {
            self.init(colorSpace: .srgb, components: Color(color).components)
        }
    }

    /// Reads a colour from an archive that may come from anywhere.
    ///
    /// Reads what ``archivedData()`` and `NSKeyedArchiver` write, in the present and the older form, whatever module
    /// the class was in; without Foundation's unarchiver, so that no data can end the process.
    ///
    /// - Parameter data: A keyed archive in binary form.
    /// - Throws: ``SerializableColorError`` for garbage, truncated data, objects of another class, missing or mistyped
    ///   values, unknown spaces and later versions.
    /// - Complexity: Linear in the length of the data.
    public convenience init(archivedData data: Data) throws(SerializableColorError) {
        let archive = try ColorArchive(Array(data))
        let version = archive.contains(Key.version) ? try archive.integer(Key.version) : 1
        let space = try Self.space(number: try archive.integer(Key.colorSpace), version: version)
        let red = try archive.double(Key.red)
        let green = try archive.double(Key.green)
        let blue = try archive.double(Key.blue)
        self.init(colorSpace: space, components: SIMD4(red, green, blue, try archive.double(Key.alpha)))
    }

    /// Reads a colour that an unarchiver has found.
    ///
    /// Is `nil` where a value is missing, or the space or the version is unknown.
    ///
    /// - Parameter coder: A keyed unarchiver.
    public required init?(coder: NSCoder) {
        let keys = [Key.colorSpace, Key.red, Key.green, Key.blue, Key.alpha]
        guard keys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
        let version = coder.containsValue(forKey: Key.version) ? coder.decodeInteger(forKey: Key.version) : 1
        guard let space = try? Self.space(number: coder.decodeInteger(forKey: Key.colorSpace), version: version) else {
            return nil
        }
        colorSpace = space
        red = coder.decodeDouble(forKey: Key.red)
        green = coder.decodeDouble(forKey: Key.green)
        blue = coder.decodeDouble(forKey: Key.blue)
        alpha = coder.decodeDouble(forKey: Key.alpha)
    }

    /// Reads a colour from a decoder.
    ///
    /// - Parameter decoder: Any decoder of keyed values.
    /// - Throws: ``SerializableColorError`` for an unknown space or a later version, `DecodingError` for anything else.
    public required init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let version = try values.decodeIfPresent(Int.self, forKey: .version) ?? 1
        guard (1...Self.currentVersion).contains(version) else { throw SerializableColorError.unknownVersion(version) }
        let name = try values.decode(String.self, forKey: .colorSpace)
        guard let space = Self.spaces.first(where: { $0.rawValue == name }) else {
            throw SerializableColorError.unknownColorSpace(name)
        }
        colorSpace = space
        red = try values.decode(Double.self, forKey: .red)
        green = try values.decode(Double.self, forKey: .green)
        blue = try values.decode(Double.self, forKey: .blue)
        alpha = try values.decode(Double.self, forKey: .alpha)
    }

    /// Writes the colour into an archive.
    ///
    /// - Parameter coder: A keyed archiver.
    public func encode(with coder: NSCoder) {
        coder.encode(Self.currentVersion, forKey: Key.version)
        coder.encode(Self.spaces.firstIndex(of: colorSpace) ?? 0, forKey: Key.colorSpace)
        coder.encode(red, forKey: Key.red)
        coder.encode(green, forKey: Key.green)
        coder.encode(blue, forKey: Key.blue)
        coder.encode(alpha, forKey: Key.alpha)
    }

    /// Whether another object is the same colour in the same space.
    ///
    /// - Parameter object: Any object.
    /// - Returns: Whether it is a `SerializableColor` with equal components and the same space.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SerializableColor else { return false }
        return other.colorSpace == colorSpace && other.components == components
    }

    /// A number that is equal for equal colours.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(colorSpace)
        hasher.combine(components)
        return hasher.finalize()
    }

    /// The colour with its space, for people.
    public override var description: String {
        "\(colorSpace.rawValue) \(red) \(green) \(blue) / \(alpha)"
    }
}

extension SerializableColor {
    /// `true`: unarchiving checks the class.
    public static var supportsSecureCoding: Bool { true }

    /// The colour in extended sRGB.
    public var color: Color {
        colorSpace == .displayP3 ? Color(DisplayP3(components: components)) : Color(components: components)
    }

    /// The colour in Display P3.
    public var displayP3: DisplayP3 {
        colorSpace == .displayP3 ? DisplayP3(components: components) : DisplayP3(color)
    }

    /// Returns the colour as a keyed archive.
    ///
    /// - Returns: Data that ``init(archivedData:)`` reads.
    /// - Throws: ``SerializableColorError/notArchived(reason:)`` if `NSKeyedArchiver` fails, which it has no reason to.
    public func archivedData() throws(SerializableColorError) -> Data {
        do {
            return try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true)
        } catch {
            throw .notArchived(reason: "\(error)")
        }
    }

    /// Writes the colour to an encoder, the space by its name.
    ///
    /// - Parameter encoder: Any encoder of keyed values.
    /// - Throws: What the encoder throws, such as for a number that is not finite in JSON.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(Self.currentVersion, forKey: .version)
        try values.encode(colorSpace.rawValue, forKey: .colorSpace)
        try values.encode(red, forKey: .red)
        try values.encode(green, forKey: .green)
        try values.encode(blue, forKey: .blue)
        try values.encode(alpha, forKey: .alpha)
    }

    private enum CodingKeys: String, CodingKey {
        case version
        case colorSpace
        case red
        case green
        case blue
        case alpha
    }

    /// The keys of an archive; all but the version are those of the older form.
    private enum Key {
        static let version = "version"
        static let colorSpace = "colorSpace"
        static let red = "red"
        static let green = "green"
        static let blue = "blue"
        static let alpha = "alpha"
    }

    /// The older form is version 1 and does not say so.
    private static let currentVersion = 2

    /// The spaces by the numbers that stand for them in an archive.
    private static let spaces: [ColorSpace] = [.srgb, .displayP3]

    private var components: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

    private static func space(number: Int, version: Int) throws(SerializableColorError) -> ColorSpace {
        guard (1...currentVersion).contains(version) else { throw .unknownVersion(version) }
        guard spaces.indices.contains(number) else { throw .unknownColorSpace("\(number)") }
        return spaces[number]
    }
}
