/// What is wrong with a file or an asset: where, and why.
///
/// Catalogs never stop at a problem: they list it under `problems` and go on with the rest. What reads one file alone
/// throws it where there is no rest. Three words say three things: a *problem* is what is wrong with a file; an
/// *error*, such as ``AssetError``, why a request could not be met, with the problems that are to blame; a *finding*,
/// such as ``AuditFinding``, what an audit makes of it, with a severity.
public struct CatalogProblem: Error, Sendable, Hashable {
    /// The file or folder, relative to the folder that was opened; empty for bytes without a file.
    public var path: String
    /// The line in the file, counted from 1, where it makes sense.
    public var line: Int?
    /// Why.
    public var reason: Reason

    /// Creates a problem.
    ///
    /// - Parameters:
    ///   - path: The file or folder.
    ///   - line: The line in the file, counted from 1.
    ///   - reason: Why.
    public init(path: String, line: Int? = nil, reason: Reason) {
        self.path = path
        self.line = line
        self.reason = reason
    }
}

extension CatalogProblem {
    /// Why a file or an asset cannot be used, or not in full.
    public enum Reason: Sendable, Hashable {
        /// The file does not exist.
        case missing
        /// It is a folder, a pipe, a device: anything but a file.
        case notAFile
        /// The system refused to read it; its own words.
        case unreadable(String)
        /// The file is larger than the limit, in bytes.
        case tooLarge(limit: Int)
        /// The contents nest deeper than the limit.
        case tooDeep(limit: Int)
        /// A file name or a link leads out of the folder; nothing there was opened.
        case leavesFolder(String)
        /// It is a link where none is followed: only links to files of an asset are.
        case link
        /// The bytes are not text of the named encoding.
        case notText(encoding: String)
        /// The grammar of the format is broken.
        case syntax(String)
        /// Reading stopped here as the system's own reader does; what follows is lost.
        case ignoredRest
        /// A value has the wrong type, is missing or out of range.
        case invalidValue(String)
        /// A colour space that nobody has documented.
        case unknownColorSpace(String)
        /// A reference to a system colour that is not in the table.
        case unresolvedReference(String)
        /// The bytes are no image of a known format, or are cut short.
        case unreadableImage(String)
        /// Another asset has the same name and comes first; its path.
        case duplicateName(of: String)
    }
}

extension CatalogProblem: CustomStringConvertible {
    /// One line: path, line, reason.
    public var description: String {
        let place = Reason.printable(path, limit: .max) + (line.map { ":\($0)" } ?? "")
        return place.isEmpty ? "\(reason)" : "\(place): \(reason)"
    }
}

extension CatalogProblem.Reason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .missing: "does not exist"
        case .notAFile: "is not a file"
        case .unreadable(let words): "cannot be read: \(Self.printable(words, limit: Self.messageLimit))"
        case .tooLarge(let limit): "is larger than \(limit) bytes"
        case .tooDeep(let limit): "nests deeper than \(limit)"
        case .leavesFolder(let name): "'\(Self.printable(name))' leaves the folder"
        case .link: "is a link, and not followed here"
        case .notText(let encoding): "is not \(encoding) text"
        case .syntax(let what): Self.printable(what, limit: Self.messageLimit)
        case .ignoredRest: "a stray character ends the table here; the rest is ignored"
        case .invalidValue(let what): Self.printable(what, limit: Self.messageLimit)
        case .unknownColorSpace(let name): "unknown color space '\(Self.printable(name))'"
        case .unresolvedReference(let name): "refers to the unknown system color '\(Self.printable(name))'"
        case .unreadableImage(let what): Self.printable(what, limit: Self.messageLimit)
        case .duplicateName(let first): "has the same name as \(Self.printable(first, limit: .max)), which is used"
        }
    }

    /// How much is shown of a sentence that quotes a file.
    static let messageLimit = 400

    /// Foreign text, shortened and without control characters, so that it cannot disturb a terminal or a log; paths are
    /// shown whole, as nobody finds half a file.
    static func printable(_ text: String, limit: Int = 80) -> String {
        if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var result = ""
        for scalar in text.unicodeScalars.prefix(limit) {
            let category = scalar.properties.generalCategory
            let isHidden = [.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
            result += isHidden ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return text.unicodeScalars.dropFirst(limit).isEmpty ? result : result + "…"
    }
}
