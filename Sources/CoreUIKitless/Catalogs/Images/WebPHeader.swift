/// The header of a WebP file (RFC 9649): the canvas size of the first chunk.
enum WebPHeader {
    static func read(_ bytes: [UInt8]) throws(ImageFault) -> ImageHeader {
        var reader = ByteReader(bytes, at: 12)
        let tag = try reader.tag()
        let size = try reader.little(4)
        switch tag {
        case "VP8 ":
            try reader.skip(3)
            guard try reader.big(3) == 0x9D012A else { throw ImageFault("the WebP frame has no start code") }
            return header(try reader.little(2) & 0x3FFF, try reader.little(2) & 0x3FFF)
        case "VP8L":
            guard try reader.big(1) == 0x2F else { throw ImageFault("the WebP frame has no signature") }
            let bits = try reader.little(4)
            return header(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case "VP8X":
            guard size >= 10 else { throw ImageFault("the WebP header is too short") }
            try reader.skip(4)
            return header(try reader.little(3) + 1, try reader.little(3) + 1)
        default:
            throw ImageFault("the WebP has no frame")
        }
    }

    private static func header(_ width: Int, _ height: Int) -> ImageHeader {
        ImageHeader(format: .webp, width: Double(width), height: Double(height))
    }
}
