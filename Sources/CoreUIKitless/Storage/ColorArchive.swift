/// Reads the values of a `SerializableColor` out of a keyed archive, without Foundation's unarchiver.
///
/// On Linux that one ends the process where an archive holds an object of another class, whatever the failure policy;
/// and a number stored as text reads as 0. Here both are errors.
struct ColorArchive {
    private let list: BinaryPropertyList
    private let values: [String: Int]

    init(_ bytes: [UInt8]) throws(SerializableColorError) {
        do throws(BinaryPropertyList.Fault) {
            list = try BinaryPropertyList(bytes)
            values = try Self.rootValues(of: list)
        } catch {
            throw .notAnArchive(reason: error.reason)
        }
        try checkClass()
    }

    /// Whether there is a value for the key.
    func contains(_ key: String) -> Bool { values[key] != nil }

    /// The whole number of a key.
    func integer(_ key: String) throws(SerializableColorError) -> Int {
        switch try object(key) {
        case .integer(let value): return Int(truncatingIfNeeded: value)
        case .real(let value):
            guard let whole = Int(exactly: value) else { throw .invalidValue(key: key) }
            return whole
        default: throw .invalidValue(key: key)
        }
    }

    /// The number of a key.
    func double(_ key: String) throws(SerializableColorError) -> Double {
        switch try object(key) {
        case .integer(let value): return Double(value)
        case .real(let value): return value
        default: throw .invalidValue(key: key)
        }
    }

    /// An object of the archive's own list is named by a reference; numbers stand in the object itself.
    private func object(_ key: String) throws(SerializableColorError) -> BinaryPropertyList.Object {
        guard let index = values[key] else { throw .missingValue(key: key) }
        do throws(BinaryPropertyList.Fault) {
            return try list.object(index)
        } catch {
            throw .notAnArchive(reason: error.reason)
        }
    }

    private func checkClass() throws(SerializableColorError) {
        let name: String
        do throws(BinaryPropertyList.Fault) {
            guard let index = values["$class"] else {
                throw BinaryPropertyList.Fault(reason: "its root object has no class")
            }
            name = try Self.className(at: index, in: list)
        } catch {
            throw .notAnArchive(reason: error.reason)
        }
        // The part before the dot is the module, which changes when a class moves.
        guard name.split(separator: ".", omittingEmptySubsequences: false).last == "SerializableColor" else {
            throw .foreignClass(name)
        }
    }

    private static func rootValues(of list: BinaryPropertyList) throws(BinaryPropertyList.Fault) -> [String: Int] {
        let top = try list.dictionary(list.top)
        guard let archiver = top["$archiver"], try list.object(archiver) == .text("NSKeyedArchiver"),
            let entries = top["$top"], let root = try list.dictionary(entries)["root"]
        else { throw BinaryPropertyList.Fault(reason: "it is a property list of another kind") }
        return try list.dictionary(try archived(root, in: list))
    }

    private static func className(
        at reference: Int,
        in list: BinaryPropertyList
    ) throws(BinaryPropertyList.Fault) -> String {
        guard let index = try list.dictionary(try archived(reference, in: list))["$classname"],
            case .text(let name) = try list.object(index)
        else { throw BinaryPropertyList.Fault(reason: "a class has no name") }
        return name
    }

    /// Follows a reference into the list of archived objects.
    private static func archived(
        _ reference: Int,
        in list: BinaryPropertyList
    ) throws(BinaryPropertyList.Fault) -> Int {
        guard case .uid(let place) = try list.object(reference), let index = try list.dictionary(list.top)["$objects"],
            case .array(let objects) = try list.object(index), place < objects.count
        else { throw BinaryPropertyList.Fault(reason: "a reference leads nowhere") }
        return objects[place]
    }
}
