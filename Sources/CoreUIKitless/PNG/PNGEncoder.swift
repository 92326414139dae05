/// Writes PNG files, uncompressed: for small pictures that are made, not for photographs.
enum PNGEncoder {
    /// The file for some pixels.
    static func encode(_ bitmap: Bitmap) -> [UInt8] {
        var raw: [UInt8] = []
        raw.reserveCapacity(bitmap.pixels.count + bitmap.height)
        for row in 0..<bitmap.height {
            raw.append(0)
            raw += bitmap.pixels[(4 * row * bitmap.width)..<(4 * (row + 1) * bitmap.width)]
        }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", big(UInt32(bitmap.width)) + big(UInt32(bitmap.height)) + [8, 6, 0, 0, 0])
        file += chunk("IDAT", zlib(raw))
        file += chunk("IEND", [])
        return file
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// Stored blocks (RFC 1951, section 3.2.4) in a zlib wrapper.
    private static func zlib(_ raw: [UInt8]) -> [UInt8] {
        var data: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 0xFFFF, raw.count)
            let length = UInt16(end - start)
            data.append(end == raw.count ? 1 : 0)
            for value in [length, ~length] {
                data += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
            }
            data += raw[start..<end]
            start = end
        } while start < raw.count
        return data + big(Adler32.checksum(of: raw))
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return big(UInt32(data.count)) + body + big(CRC32.checksum(of: body))
    }
}
