/// Writes XML: elements in order, text escaped, always well-formed.
///
/// It appends to one buffer and keeps only the names of the open elements, so the depth of a document is limited by
/// memory alone.
package struct XMLWriter {
    /// The document so far.
    package private(set) var text = ""

    private var open: [String] = []
    private var isStartTagOpen = false

    /// Begins an empty document.
    package init() {}

    /// Begins an element; attributes may follow.
    ///
    /// - Parameter name: The element's name.
    package mutating func begin(_ name: String) {
        finishStartTag()
        text += "<"
        text += name
        open.append(name)
        isStartTagOpen = true
    }

    /// Adds an attribute to the element that was just begun.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - value: Its value, any text.
    package mutating func attribute(_ name: String, _ value: String) {
        assert(isStartTagOpen, "an attribute belongs to an element that was just begun")
        text += " "
        text += name
        text += "=\""
        append(escaping: value, inAttribute: true)
        text += "\""
    }

    /// Adds an attribute that is a number.
    ///
    /// - Parameters:
    ///   - name: The attribute's name.
    ///   - value: The number; one that is not finite becomes 0.
    package mutating func attribute(_ name: String, _ value: Double) {
        attribute(name, Self.number(value))
    }

    /// Adds text to the open element.
    ///
    /// - Parameter content: Any text. Characters that XML forbids become U+FFFD.
    package mutating func content(_ content: String) {
        finishStartTag()
        append(escaping: content, inAttribute: false)
    }

    /// Adds a line break between elements, for people who read the file.
    package mutating func newline() {
        finishStartTag()
        text += "\n"
    }

    /// Ends the element that was begun last.
    package mutating func end() {
        guard let name = open.popLast() else { return }
        if isStartTagOpen {
            text += "/>"
            isStartTagOpen = false
        } else {
            text += "</"
            text += name
            text += ">"
        }
    }

    private mutating func finishStartTag() {
        if isStartTagOpen {
            text += ">"
            isStartTagOpen = false
        }
    }

    private mutating func append(escaping content: String, inAttribute: Bool) {
        for scalar in content.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            // A parser turns a bare line break or tab of an attribute into a space (XML 1.0, section 3.3.3).
            case "\n" where inAttribute: text += "&#10;"
            case "\t" where inAttribute: text += "&#9;"
            // A parser would read a bare carriage return as a line feed (XML 1.0, section 2.11).
            case "\r": text += "&#13;"
            case "\n", "\t": text.unicodeScalars.append(scalar)
            // The characters XML 1.0 (section 2.2) leaves out.
            case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns text as it may stand in an element or, if it has no line breaks, between double quotes.
    ///
    /// - Parameter content: Any text. Characters that XML forbids become U+FFFD.
    /// - Returns: The text with references for what is markup.
    package static func escaped(_ content: String) -> String {
        var writer = XMLWriter()
        writer.append(escaping: content, inAttribute: false)
        return writer.text
    }

    /// Formats a number with at most three decimals, the same on every platform and in every locale.
    ///
    /// - Parameter value: The number; one that is not finite becomes 0.
    /// - Returns: The text, such as `12`, `-0.5` or `1e+300`.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let thousandths = (value * 1000).rounded(.toNearestOrAwayFromZero)
        guard thousandths.magnitude < 1e15 else { return "\(value)" }
        let whole = Int(thousandths)
        let fraction = whole.magnitude % 1000
        let sign = whole < 0 ? "-" : ""
        guard fraction != 0 else { return "\(sign)\(whole.magnitude / 1000)" }
        var digits = "\(fraction + 1000)".dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole.magnitude / 1000).\(digits)"
    }
}
