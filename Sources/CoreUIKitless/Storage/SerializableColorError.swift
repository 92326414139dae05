/// Why a stored colour cannot be read, or a colour not be stored.
public enum SerializableColorError: Error, Hashable, Sendable {
    /// The data is not a keyed archive in binary property list form; the reason is for people.
    case notAnArchive(reason: String)

    /// The archive holds an object of another class.
    case foreignClass(String)

    /// A value is missing.
    case missingValue(key: String)

    /// A value is of another type than a number.
    case invalidValue(key: String)

    /// The colour is in a space that cannot be stored: its number or name as it stands in the data.
    case unknownColorSpace(String)

    /// The data was written by a later version of this library, in a form that this one does not know.
    case unknownVersion(Int)

    /// The system's archiver failed; its own words.
    case notArchived(reason: String)
}

extension SerializableColorError: CustomStringConvertible {
    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .notAnArchive(let reason): "the data is not a keyed archive: \(reason)"
        case .foreignClass(let name): "the archive holds a \(name), not a SerializableColor"
        case .missingValue(let key): "the value \(key) is missing"
        case .invalidValue(let key): "the value \(key) is not a number"
        case .unknownColorSpace(let name): "the colour space \(name) is unknown"
        case .notArchived(let reason): "the colour cannot be archived: \(reason)"
        case .unknownVersion(let version): "version \(version) of the stored form is unknown"
        }
    }
}
