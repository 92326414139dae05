extension XMLReaderError {
    /// The same as a problem of a file.
    func problem(path: String) -> CatalogProblem {
        let problem: CatalogProblem.Reason
        switch reason {
        case .unexpectedEnd: problem = .syntax("the document ends too early")
        case .expected(let what): problem = .syntax("expected \(what)")
        case .mismatchedEndTag(let name): problem = .syntax("</\(name)> closes no open element")
        case .duplicateAttribute(let name): problem = .syntax("the attribute \(name) stands twice")
        case .unknownEntity(let name): problem = .syntax("the entity &\(name); is not expanded")
        case .notUTF8: problem = .notText(encoding: "UTF-8")
        case .tooDeep(let limit): problem = .tooDeep(limit: limit)
        }
        return CatalogProblem(path: path, line: line, reason: problem)
    }
}
