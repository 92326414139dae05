import Foundation

/// The size of an SVG file: `width` and `height`, else the view box, else one of both by the ratio of the box.
///
/// Only the root's tag is read, and no entity is expanded.
enum SVGHeader {
    /// The header; `nil` if the bytes are no SVG at all.
    static func read(_ bytes: [UInt8]) throws(ImageFault) -> ImageHeader? {
        let start = bytes.prefix(64).drop {
            $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 >= 0xFE || $0 == 0
        }
        guard start.first == UInt8(ascii: "<"), let text = try? TextBytes.utf8(of: bytes, guessesUTF16: true) else {
            return nil
        }
        var reader = MarkupReader(bytes: text)
        do {
            while let event = try reader.next() {
                guard case .start(let name, let attributes) = event else { continue }
                guard name == "svg" || name.hasSuffix(":svg") else { return nil }
                return try header(attributes)
            }
        } catch let fault as ParseFault {
            throw ImageFault("the SVG cannot be read: \(fault.reason)")
        } catch let fault as ImageFault {
            throw fault
        } catch {
            return nil
        }
        return nil
    }

    private static func header(_ attributes: [MarkupReader.Attribute]) throws(ImageFault) -> ImageHeader {
        func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
        let width = value("width").flatMap(length)
        let height = value("height").flatMap(length)
        let box = value("viewBox").flatMap(viewBox)
        switch (width, height, box) {
        case (let width?, let height?, _): return ImageHeader(format: .svg, width: width, height: height)
        case (let width?, nil, let box?):
            return ImageHeader(format: .svg, width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?):
            return ImageHeader(format: .svg, width: height * box.width / box.height, height: height)
        case (nil, nil, let box?): return ImageHeader(format: .svg, width: box.width, height: box.height)
        default: throw ImageFault("the SVG has no size")
        }
    }

    /// A length in user units (CSS Values 4, section 6.2); `nil` for percentages and font-relative units.
    static func length(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces)
        let digits = text.prefix { "+-.0123456789".contains($0) }
        var number = String(digits)
        var unit = text.dropFirst(digits.count)
        if let mark = unit.first, mark == "e" || mark == "E" {
            let exponent = unit.dropFirst().prefix { "+-0123456789".contains($0) }
            if !exponent.isEmpty {
                number += "e" + exponent
                unit = unit.dropFirst(exponent.count + 1)
            }
        }
        guard let value = Double(number), value.isFinite, let factor = factors[unit.lowercased()] else { return nil }
        return value * factor
    }

    private static let factors: [String: Double] = [
        "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
    ]

    private static func viewBox(_ text: String) -> (width: Double, height: Double)? {
        let numbers = text.split { $0 == "," || $0.isWhitespace }.map { Double($0) }
        guard numbers.count == 4, let width = numbers[2], let height = numbers[3],
            numbers[0]?.isFinite == true, numbers[1]?.isFinite == true, width > 0, height > 0,
            width.isFinite, height.isFinite
        else { return nil }
        return (width, height)
    }
}
