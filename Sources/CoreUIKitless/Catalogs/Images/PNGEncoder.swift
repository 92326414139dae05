/// Writes PNG files, uncompressed: for small pictures that are made, not for photographs.
enum PNGEncoder {
    /// The file for some pixels.
    static func encode(_ pixels: PixelBuffer) -> [UInt8] {
        var raw: [UInt8] = []
        raw.reserveCapacity(pixels.bytes.count + pixels.height)
        for row in 0..<pixels.height {
            raw.append(0)
            raw += pixels.bytes[(4 * row * pixels.width)..<(4 * (row + 1) * pixels.width)]
        }
        var file = PNGHeader.signature
        file += chunk("IHDR", big(UInt32(pixels.width)) + big(UInt32(pixels.height)) + [8, 6, 0, 0, 0])
        file += chunk("IDAT", zlib(raw))
        file += chunk("IEND", [])
        return file
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

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
        return data + big(adler(raw))
    }

    /// The checksum of RFC 1950.
    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    private static func chunk(_ tag: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(tag.utf8) + data
        return big(UInt32(data.count)) + body + big(crc(body))
    }

    /// The checksum of ISO/IEC 15948, annex D.
    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
        }
        return ~crc
    }
}
