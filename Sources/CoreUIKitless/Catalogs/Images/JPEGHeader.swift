/// The frame header of a JPEG file (ITU-T T.81, B.2.2) and its EXIF orientation (CIPA DC-008, tag 0x0112).
///
/// Segments are stepped over by their lengths, so that the frame of an embedded thumbnail is not mistaken for the
/// picture's.
enum JPEGHeader {
    static func read(_ bytes: [UInt8]) throws(ImageFault) -> ImageHeader {
        var reader = ByteReader(bytes, at: 2)
        var orientation = ImageOrientation.up
        while true {
            guard try reader.big(1) == 0xFF else { throw ImageFault("a JPEG marker is missing") }
            var marker = 0xFF
            while marker == 0xFF { marker = try reader.big(1) }
            switch marker {
            case 0x01, 0xD0...0xD8: continue
            case 0xD9, 0xDA: throw ImageFault("the JPEG has no frame header")
            default: break
            }
            let start = reader.index
            let length = try reader.big(2)
            guard length >= 2 else { throw ImageFault("a JPEG segment has no length") }
            switch marker {
            case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
                try reader.skip(1)
                let height = try reader.big(2)
                let width = try reader.big(2)
                return ImageHeader(
                    format: .jpeg,
                    width: Double(width),
                    height: Double(height),
                    orientation: orientation
                )
            case 0xE1:
                let end = min(start + length, bytes.count)
                orientation = exifOrientation(bytes[reader.index..<max(reader.index, end)]) ?? orientation
            default: break
            }
            reader.index = start
            try reader.skip(length)
        }
    }

    /// The orientation in an APP1 segment; a broken one says nothing.
    private static func exifOrientation(_ segment: ArraySlice<UInt8>) -> ImageOrientation? {
        guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        return try? TIFFDirectory(Array(segment.dropFirst(6))).orientation()
    }
}

/// The first directory of a TIFF structure, as EXIF uses it.
struct TIFFDirectory {
    private let bytes: [UInt8]
    private let isBigEndian: Bool

    init(_ bytes: [UInt8]) throws(ImageFault) {
        self.bytes = bytes
        if bytes.starts(with: [0x4D, 0x4D]) {
            isBigEndian = true
        } else if bytes.starts(with: [0x49, 0x49]) {
            isBigEndian = false
        } else {
            throw ImageFault("EXIF data has no byte order")
        }
    }

    func orientation() throws(ImageFault) -> ImageOrientation? {
        var reader = ByteReader(bytes, at: 2)
        guard try number(&reader, 2) == 42 else { return nil }
        reader.index = try number(&reader, 4)
        for _ in 0..<(try number(&reader, 2)) {
            let tag = try number(&reader, 2)
            let type = try number(&reader, 2)
            let count = try number(&reader, 4)
            if tag == 0x0112, count == 1, type == 3 || type == 4 {
                return ImageOrientation(rawValue: try number(&reader, type == 3 ? 2 : 4))
            }
            try reader.skip(4)
        }
        return nil
    }

    private func number(_ reader: inout ByteReader, _ count: Int) throws(ImageFault) -> Int {
        isBigEndian ? try reader.big(count) : try reader.little(count)
    }
}
