extension ImageHeader {
    /// Runs a reader whose end of bytes means that the file is cut.
    private static func read(
        _ format: ImageFormat,
        _ reader: ByteReader,
        _ body: (inout ByteReader) throws -> ImageHeader
    ) throws(ImageHeaderError) -> ImageHeader {
        var reader = reader
        do {
            return try body(&reader)
        } catch let error as ImageHeaderError {
            throw error
        } catch {
            throw .truncated(format)
        }
    }

    /// PNG specification, section 11.2.1; Apple's variant has a chunk `CgBI` before `IHDR`.
    static func png(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
        try read(.png, reader) { reader in
            while true {
                let length = try reader.big(4)
                let type = try reader.code()
                if type == "IHDR" {
                    guard length == 13 else { throw ImageHeaderError.malformed(.png, "IHDR of \(length) bytes") }
                    let (width, height) = (try reader.big(4), try reader.big(4))
                    guard width <= Int32.max, height <= Int32.max else { throw ImageHeaderError.noSize(.png) }
                    return try ImageHeader(format: .png, width: Double(width), height: Double(height))
                }
                guard type == "CgBI" else { throw ImageHeaderError.malformed(.png, "no IHDR at the start") }
                reader.skip(length + 4)
            }
        }
    }

    /// GIF89a specification, section 18: the logical screen.
    static func gif(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
        try read(.gif, reader) { reader in
            try ImageHeader(format: .gif, width: Double(try reader.little(2)), height: Double(try reader.little(2)))
        }
    }

    /// WebP container specification and RFC 6386, section 9.1; RFC 9649, section 3.4, for the lossless header.
    static func webp(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
        try read(.webp, reader) { reader in
            let type = try reader.code()
            reader.skip(4)
            switch type {
            case "VP8 ":
                reader.skip(3)
                guard try reader.take(3).elementsEqual([0x9D, 0x01, 0x2A]) else {
                    throw ImageHeaderError.malformed(.webp, "no key frame")
                }
                let (width, height) = (try reader.little(2), try reader.little(2))
                return try ImageHeader(format: .webp, width: Double(width & 0x3FFF), height: Double(height & 0x3FFF))
            case "VP8L":
                guard try reader.big(1) == 0x2F else { throw ImageHeaderError.malformed(.webp, "no VP8L signature") }
                let bits = try reader.little(4)
                return try ImageHeader(
                    format: .webp,
                    width: Double(bits & 0x3FFF + 1),
                    height: Double(bits >> 14 & 0x3FFF + 1)
                )
            case "VP8X":
                reader.skip(4)
                let (width, height) = (try reader.little(3), try reader.little(3))
                return try ImageHeader(format: .webp, width: Double(width + 1), height: Double(height + 1))
            default:
                throw ImageHeaderError.malformed(.webp, "unknown first chunk")
            }
        }
    }

    /// ITU-T T.81, annex B; orientation from the Exif segment before the frame header.
    static func jpeg(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
        try read(.jpeg, reader) { reader in
            var orientation = ImageOrientation.up
            while true {
                guard try reader.big(1) == 0xFF else { throw ImageHeaderError.malformed(.jpeg, "no marker") }
                var marker = try reader.big(1)
                while marker == 0xFF { marker = try reader.big(1) }
                switch marker {
                case 0x01, 0xD0...0xD8: continue
                case 0xD9, 0xDA: throw ImageHeaderError.malformed(.jpeg, "no frame header before the scan")
                default: break
                }
                let length = try reader.big(2)
                guard length >= 2 else { throw ImageHeaderError.malformed(.jpeg, "a segment of \(length) bytes") }
                if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
                    reader.skip(1)
                    let (height, width) = (try reader.big(2), try reader.big(2))
                    return try ImageHeader(
                        format: .jpeg,
                        width: Double(width),
                        height: Double(height),
                        orientation: orientation
                    )
                }
                let segment = try reader.take(length - 2)
                if marker == 0xE1, segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
                    orientation = exifOrientation(segment.dropFirst(6)) ?? orientation
                }
            }
        }
    }

    /// The orientation tag of the first image file directory (TIFF 6.0, section 2); `nil` where there is none.
    private static func exifOrientation(_ tiff: ArraySlice<UInt8>) -> ImageOrientation? {
        let isLittle = tiff.starts(with: [0x49, 0x49, 42, 0])
        guard isLittle || tiff.starts(with: [0x4D, 0x4D, 0, 42]) else { return nil }
        var reader = ByteReader(tiff, from: tiff.startIndex + 4)
        func number(_ width: Int) throws -> Int { isLittle ? try reader.little(width) : try reader.big(width) }
        do {
            reader.position = tiff.startIndex + (try number(4))
            for _ in 0..<(try number(2)) {
                let tag = try number(2)
                let type = try number(2)
                let count = try number(4)
                if tag == 0x0112, type == 3, count == 1 {
                    return UInt8(exactly: try number(2)).flatMap(ImageOrientation.init(rawValue:))
                }
                reader.skip(4)
            }
        } catch {
            return nil
        }
        return nil
    }
}
