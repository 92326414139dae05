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
        let numbers = text.split { $0 == "," || $0.isWhitespace }.compactMap { Double(decimal: $0) }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { throw .malformed(.svg, "viewBox \(text)") }
        return (numbers[2], numbers[3])
    }

    /// A length in CSS pixels; `nil` for a percentage or a unit that depends on a font.
    private static func pixels(of text: String) -> Double? {
        let length = text.drop(while: \.isWhitespace)
        let end = length.lastIndex { $0.isASCII && $0.isNumber || $0 == "." }.map { length.index(after: $0) }
        guard let end, let value = Double(decimal: length[..<end]) else { return nil }
        let unit = length[end...].lowercased().trimmingSuffix(while: \.isWhitespace)
        return unit.isEmpty ? value : CSSLengthUnit.pixels[unit].map { value * $0 }
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        String(self[..<(lastIndex { !predicate($0) }.map { index(after: $0) } ?? startIndex)])
    }
}
