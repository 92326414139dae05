/// What the first bytes of an image file say, whatever its name claims.
struct ImageHeader: Sendable, Hashable {
    var format: ImageFormat
    /// Stored width: pixels, or points for PDF, or user units for SVG.
    var width: Double
    /// Stored height.
    var height: Double
    var orientation: ImageOrientation = .up

    /// Recognises the format and reads the size.
    ///
    /// - Throws: Why the bytes are no image, or none of a usable size.
    init(_ bytes: [UInt8]) throws(ImageFault) {
        let header: ImageHeader
        if bytes.starts(with: PNGHeader.signature) {
            header = try PNGHeader.read(bytes)
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            header = try JPEGHeader.read(bytes)
        } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
            header = try Self.gif(bytes)
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            header = try WebPHeader.read(bytes)
        } else if bytes.prefix(1_024).firstRange(of: "%PDF-") != nil {
            header = try PDFHeader.read(bytes)
        } else if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
            header = try HEIFHeader.read(bytes)
        } else if let svg = try SVGHeader.read(bytes) {
            header = svg
        } else {
            throw ImageFault(bytes.isEmpty ? "the file is empty" : "not an image of a known format")
        }
        guard header.width > 0, header.height > 0, header.width <= 0x7FFF_FFFF, header.height <= 0x7FFF_FFFF else {
            throw ImageFault("the size \(header.width) x \(header.height) is out of range")
        }
        self = header
    }

    init(format: ImageFormat, width: Double, height: Double, orientation: ImageOrientation = .up) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    private static func gif(_ bytes: [UInt8]) throws(ImageFault) -> ImageHeader {
        var reader = ByteReader(bytes, at: 6)
        let width = try reader.little(2)
        return ImageHeader(format: .gif, width: Double(width), height: Double(try reader.little(2)))
    }
}

/// Why bytes are no usable image.
struct ImageFault: Error, Hashable {
    var what: String

    init(_ what: String) {
        self.what = what
    }
}

extension Collection where Element == UInt8 {
    /// Where a text stands in the bytes.
    func firstRange(of text: StaticString) -> Range<Index>? {
        guard let first = text.withUTF8Buffer({ $0.first }) else { return nil }
        var start = startIndex
        while let index = self[start...].firstIndex(of: first) {
            let found = text.withUTF8Buffer { self[index...].starts(with: $0) }
            if found { return index..<self.index(index, offsetBy: text.utf8CodeUnitCount) }
            start = self.index(after: index)
        }
        return nil
    }
}
