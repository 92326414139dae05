/// Encodes PNG pictures of 8 bits a sample (PNG Specification, third edition, W3C, 2025).
///
/// Each row gets the filter with the smallest sum of differences, the heuristic of section 12.7.
enum PNGEncoder {
    /// Encodes samples.
    ///
    /// - Parameters:
    ///   - samples: The samples, pixel by pixel and row by row from the top.
    ///   - width: How many pixels a row has, from 1 to 2^31 - 1.
    ///   - colorType: What the samples of a pixel mean.
    /// - Returns: The file; `nil` when the samples do not make whole rows or there are none, for PNG has no empty
    ///   picture.
    static func encode(_ samples: [UInt8], width: Int, colorType: PNGFrameHeader.ColorType) -> [UInt8]? {
        let channels = colorType.channels
        guard width > 0, width <= Int(Int32.max), !samples.isEmpty, samples.count.isMultiple(of: width * channels)
        else {
            return nil
        }
        let height = samples.count / (width * channels)
        guard height <= Int(Int32.max) else { return nil }
        let header = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, colorType.rawValue, 0, 0, 0]
        return PNGChunks.signature + chunk("IHDR", header)
            + chunk("IDAT", Deflate.zlib(filtered(samples, rowLength: width * channels, step: channels)))
            + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return UInt32(data.count).bigEndianBytes + content + CRC32.checksum(of: content).bigEndianBytes
    }

    /// The rows, each after the number of its filter.
    private static func filtered(_ samples: [UInt8], rowLength: Int, step: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(samples.count + samples.count / rowLength)
        var previous = [UInt8](repeating: 0, count: rowLength)
        for start in stride(from: 0, to: samples.count, by: rowLength) {
            let row = Array(samples[start..<(start + rowLength)])
            var best: (cost: Int, line: [UInt8]) = (.max, [])
            for filter in UInt8(0)...4 {
                let line = difference(row, previous, filter: filter, step: step)
                let cost = line.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
                if cost < best.cost { best = (cost, [filter] + line) }
            }
            result += best.line
            previous = row
        }
        return result
    }

    /// A row less what a filter (section 9) expects it to be.
    private static func difference(_ row: [UInt8], _ previous: [UInt8], filter: UInt8, step: Int) -> [UInt8] {
        row.indices.map { index in
            let left = index >= step ? row[index - step] : 0
            let above = previous[index]
            let corner = index >= step ? previous[index - step] : 0
            switch filter {
            case 1: return row[index] &- left
            case 2: return row[index] &- above
            case 3: return row[index] &- UInt8((Int(left) + Int(above)) / 2)
            case 4: return row[index] &- PNGDecoder.paeth(left, above, corner)
            default: return row[index]
            }
        }
    }
}
