/// Reads a table out of a binary property list.
///
/// An object that contains itself is refused by the depth limit; one that is shared so often that it unfolds to more
/// values than the file has bytes, by a budget.
struct BinaryPropertyListReader {
    private let list: BinaryPropertyList
    private var budget: Int
    /// Longer texts by their object, so that those referred to from everywhere are in memory once.
    private var texts: [Int: String] = [:]

    /// The entries of the top dictionary; none if the top is something else.
    static func table(of bytes: [UInt8], path: String) throws(CatalogProblem) -> [String: PropertyListValue] {
        do throws(BinaryPropertyList.Fault) {
            let list = try BinaryPropertyList(bytes)
            var reader = BinaryPropertyListReader(list: list, budget: bytes.count)
            return try reader.value(list.top, depth: 0).members ?? [:]
        } catch {
            let what = "the binary property list cannot be read: \(error.reason)"
            throw CatalogProblem(path: path, reason: .syntax(what))
        }
    }

    private init(list: BinaryPropertyList, budget: Int) {
        self.list = list
        self.budget = budget
    }

    private mutating func value(_ index: Int, depth: Int) throws(BinaryPropertyList.Fault) -> PropertyListValue {
        let limit = PropertyListReader.depthLimit
        if depth > limit { throw BinaryPropertyList.Fault(reason: "it nests deeper than \(limit)") }
        try spend(1)
        if let text = texts[index] { return .string(text) }
        switch try list.object(index) {
        case .bool(let flag): return .bool(flag)
        case .integer(let number): return .number(Double(number))
        case .real(let number): return .number(number)
        case .text(let text):
            // Texts of a file that means well do not overlap.
            try spend(text.utf8.count / 8)
            if text.utf8.count > 15 { texts[index] = text }
            return .string(text)
        case .array(let elements):
            var values: [PropertyListValue] = []
            for element in elements { values.append(try value(element, depth: depth + 1)) }
            return .array(values)
        case .dictionary(let keys, let values):
            return .dictionary(try members(keys, values, depth: depth))
        case .uid, .other: return .other
        }
    }

    private mutating func members(
        _ keys: [Int],
        _ values: [Int],
        depth: Int
    ) throws(BinaryPropertyList.Fault) -> [String: PropertyListValue] {
        var members: [String: PropertyListValue] = [:]
        members.reserveCapacity(keys.count)
        for (key, index) in zip(keys, values) {
            guard case .string(let name) = try value(key, depth: depth + 1) else {
                throw BinaryPropertyList.Fault(reason: "a key is no text")
            }
            // A long key that stands there over and over would make reading quadratic.
            try spend(name.utf8.count / 64)
            members[name] = try value(index, depth: depth + 1)
        }
        return members
    }

    private mutating func spend(_ count: Int) throws(BinaryPropertyList.Fault) {
        budget -= count
        if budget < 0 { throw BinaryPropertyList.Fault(reason: "shared objects unfold to more than the file holds") }
    }
}
