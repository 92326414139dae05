/// A value of a property list, in any of its three spellings.
enum PropertyListValue: Sendable, Equatable {
    case string(String)
    case number(Double)
    case bool(Bool)
    /// Bytes, dates and whatever else no table of strings needs.
    case other
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var members: [String: PropertyListValue]? {
        if case .dictionary(let members) = self { members } else { nil }
    }
}

/// The top dictionary of a property list, and what is wrong with it though it could be read.
struct PropertyListTable: Sendable {
    /// The entries whose value is a text, kept apart because nearly all are.
    var texts: [String: String] = [:]
    /// All other entries.
    var others: [String: PropertyListValue] = [:]
    /// Where an old-style list ended before its file did.
    var ignoredRest: Int?
    /// What is wrong with the file.
    var remarks: [CatalogProblem] = []

    init() {}

    init(_ members: [String: PropertyListValue]) {
        for (key, value) in members { insert(value, for: key) }
    }

    /// Sets an entry; the last of a key counts.
    mutating func insert(_ value: PropertyListValue, for key: String) {
        if case .string(let text) = value {
            insert(text, for: key)
        } else {
            texts[key] = nil
            others[key] = value
        }
    }

    /// Sets a text; the last of a key counts.
    mutating func insert(_ text: consuming String, for key: consuming String) {
        if !others.isEmpty { others.removeValue(forKey: key) }
        texts.updateValue(text, forKey: key)
    }
}

/// Reads a property list whose top level is a dictionary: old-style, XML or binary.
enum PropertyListReader {
    /// How deep values may nest.
    static let depthLimit = 512

    /// Reads a table; an empty file and a top-level array are an empty one, as for the system's bundles.
    ///
    /// - Throws: A problem with the line, where the format has lines.
    static func read(_ bytes: [UInt8], path: String) throws(CatalogProblem) -> PropertyListTable {
        if bytes.isEmpty { return PropertyListTable() }
        var text = bytes
        do {
            if bytes.starts(with: "bplist".utf8) {
                return PropertyListTable(try BinaryPropertyListReader.table(of: bytes))
            }
            text = try TextBytes.utf8(of: bytes)
            if isMarkup(text) { return try markupTable(text, path: path) }
            var table = try OldStylePropertyListReader.table(of: text)
            if let rest = table.ignoredRest {
                let fault = ParseFault(offset: rest, reason: .ignoredRest)
                table.remarks.append(fault.problem(path: path, bytes: text))
            }
            return table
        } catch let fault as ParseFault {
            throw fault.problem(path: path, bytes: text)
        } catch let problem as CatalogProblem {
            throw problem
        } catch {
            throw CatalogProblem(path: path, reason: .syntax("\(error)"))
        }
    }

    private static func markupTable(_ text: [UInt8], path: String) throws(CatalogProblem) -> PropertyListTable {
        do {
            return PropertyListTable(try XMLPropertyListReader.table(of: text))
        } catch {
            throw error.problem(path: path)
        }
    }

    private static func isMarkup(_ text: [UInt8]) -> Bool {
        let start = text.drop { $0 <= 0x20 }
        return start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8)
            || start.starts(with: "<plist".utf8) || start.starts(with: "<!--".utf8)
    }
}
