/// A value of a JSON file, as catalogs read it: a value of another type is `nil`, never a trap.
enum JSONNode: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the file; of two with the same key the last counts.
    case object([Member])

    struct Member: Sendable {
        var key: String
        var value: JSONNode
    }

    subscript(key: String) -> JSONNode? {
        members?.last { $0.key == key }?.value
    }

    var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    var elements: [JSONNode]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    var flag: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }
}
