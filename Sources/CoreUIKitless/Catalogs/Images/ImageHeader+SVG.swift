/// The size of an SVG picture: `width` and `height` of the root element, a missing one from the `viewBox`
/// (SVG 2, sections 7.2 and 7.12).
extension ImageHeader {
    static func svg(_ bytes: [UInt8]) throws(ImageHeaderError) -> ImageHeader {
        var reader = XMLReader(bytes)
        do {
            while let token = try reader.next() {
                guard case .start(let tag) = token else { continue }
                guard tag.name == "svg" || tag.name.hasSuffix(":svg") else { throw ImageHeaderError.unknownFormat }
                func text(_ name: String) throws -> String? {
                    try tag.attribute(name).map { try reader.text(of: $0.value) }
                }
                return try svg(width: text("width"), height: text("height"), viewBox: text("viewBox"))
            }
        } catch let error as ImageHeaderError {
            throw error
        } catch {
            throw .malformed(.svg, "\(error)")
        }
        throw .noSize(.svg)
    }

    private static func svg(width: String?, height: String?, viewBox: String?) throws(ImageHeaderError) -> ImageHeader {
        let box = try viewBox.map { (text) throws(ImageHeaderError) in try boxSize(text) }
        let size: (width: Double, height: Double)
        switch (width.flatMap(pixels(of:)), height.flatMap(pixels(of:)), box) {
        case (let width?, let height?, _): size = (width, height)
        case (let width?, nil, let box?): size = (width, width * box.height / box.width)
        case (nil, let height?, let box?): size = (height * box.width / box.height, height)
        case (nil, nil, let box?): size = box
        default: throw .noSize(.svg)
        }
        return try ImageHeader(format: .svg, width: size.width, height: size.height)
    }

    private static func boxSize(_ text: String) throws(ImageHeaderError) -> (width: Double, height: Double) {
        let numbers = text.split { $0 == "," || $0.isWhitespace }.compactMap { number($0) }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { throw .malformed(.svg, "viewBox \(text)") }
        return (numbers[2], numbers[3])
    }

    /// A length in CSS pixels; `nil` for a percentage or a unit that depends on a font.
    private static func pixels(of text: String) -> Double? {
        let length = text.drop(while: \.isWhitespace)
        let end = length.lastIndex { $0.isASCII && $0.isNumber || $0 == "." }.map { length.index(after: $0) }
        guard let end, let value = number(length[..<end]) else { return nil }
        switch length[end...].lowercased().trimmingSuffix(while: \.isWhitespace) {
        case "", "px": return value
        case "in": return value * 96
        case "cm": return value / 2.54 * 96
        case "mm": return value / 25.4 * 96
        case "q": return value / 101.6 * 96
        case "pt": return value / 72 * 96
        case "pc": return value * 16
        default: return nil
        }
    }

    /// A decimal number, without the words and hexadecimal forms that Swift takes as well.
    private static func number(_ text: Substring) -> Double? {
        text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } ? Double(text) : nil
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        String(self[..<(lastIndex { !predicate($0) }.map { index(after: $0) } ?? startIndex)])
    }
}
