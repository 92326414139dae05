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
                return PropertyListTable(try BinaryPropertyListReader.table(of: bytes, path: path))
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
