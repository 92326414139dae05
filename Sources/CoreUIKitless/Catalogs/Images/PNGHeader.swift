/// The header of a PNG file (ISO/IEC 15948): the first chunk, or the one behind Apple's `CgBI`.
enum PNGHeader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func read(_ bytes: [UInt8]) throws(ImageFault) -> ImageHeader {
        var reader = ByteReader(bytes, at: signature.count)
        var length = try reader.big(4)
        var tag = try reader.tag()
        if tag == "CgBI" {
            try reader.skip(length + 4)
            length = try reader.big(4)
            tag = try reader.tag()
        }
        guard tag == "IHDR", length == 13 else { throw ImageFault("the PNG does not begin with its header") }
        let width = try reader.big(4)
        let height = try reader.big(4)
        try reader.skip(5)
        return ImageHeader(format: .png, width: Double(width), height: Double(height))
    }
}
