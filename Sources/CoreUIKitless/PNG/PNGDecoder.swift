/// Decodes PNG pictures: every colour type, bit depth and interlace method, and Apple's CgBI variant.
///
/// Source: PNG Specification, third edition (W3C, 2025). Samples of 16 bits are rounded to 8; gamma, chromaticity and
/// colour profiles are ignored, that is, the samples are taken as sRGB.
struct PNGDecoder {
    private var header: PNGFrameHeader
    private var palette: [UInt8] = []
    /// The contents of `tRNS`: an alpha for each palette entry, or the one transparent colour.
    private var transparency: [UInt8] = []
    private var compressed: [UInt8] = []
    /// Whether this is Apple's variant: bare DEFLATE, blue first, alpha premultiplied.
    private var isCgBI = false

    /// Decodes a picture.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - maximumPixels: The largest number of pixels to decode.
    /// - Returns: The pixels.
    /// - Throws: `PNGDecoderError`.
    static func decode(_ bytes: [UInt8], maximumPixels: Int = 1 << 26) throws(PNGDecoderError) -> Bitmap {
        let decoder = try PNGDecoder(bytes)
        let (width, height) = (decoder.header.width, decoder.header.height)
        guard width <= maximumPixels / height else { throw .tooLarge(width: width, height: height) }
        return try decoder.bitmap()
    }

    private init(_ bytes: [UInt8]) throws(PNGDecoderError) {
        guard bytes.starts(with: PNGChunks.signature) else { throw .notPNG }
        var header: PNGFrameHeader?
        var hasEnd = false
        var chunks = PNGChunks(bytes)
        while !hasEnd {
            let chunk = try chunks.next()
            switch chunk.type {
            case "CgBI": isCgBI = true
            case "IHDR": header = try PNGFrameHeader(chunk.data)
            case "PLTE": palette = Array(chunk.data)
            case "tRNS": transparency = Array(chunk.data)
            case "IDAT": compressed += chunk.data
            case "IEND": hasEnd = true
            default:
                // An upper-case first letter marks a chunk that must be understood.
                if chunk.type.first?.isUppercase == true { throw .chunk(chunk.type) }
            }
            if header == nil, chunk.type != "CgBI" { throw .chunk("IHDR") }
        }
        guard let header else { throw .chunk("IHDR") }
        guard !compressed.isEmpty else { throw .chunk("IDAT") }
        let isIndexed = header.colorType == .indexed
        guard !isIndexed || (!palette.isEmpty && palette.count.isMultiple(of: 3)) else { throw .chunk("PLTE") }
        self.header = header
    }

    private func bitmap() throws(PNGDecoderError) -> Bitmap {
        let passes = header.passes
        let size = passes.reduce(0) { $0 + ($1.width == 0 ? 0 : $1.height * (1 + header.bytesPerRow(of: $1.width))) }
        let data: [UInt8]
        do {
            data =
                isCgBI ? try Inflate.raw(compressed[...], limit: size) : try Inflate.zlib(compressed[...], limit: size)
        } catch {
            throw error == .truncated ? .truncated : .data
        }
        guard data.count == size else { throw .truncated }

        var pixels = [UInt8](repeating: 0, count: 4 * header.width * header.height)
        var position = 0
        for pass in passes where pass.width > 0 {
            var previous = [UInt8](repeating: 0, count: header.bytesPerRow(of: pass.width))
            for y in 0..<pass.height {
                let row = try unfiltered(data[position..<(position + 1 + previous.count)], after: previous)
                position += 1 + row.count
                for x in 0..<pass.width {
                    let place = 4 * ((pass.y + y * pass.stepY) * header.width + pass.x + x * pass.stepX)
                    write(pixel: x, of: row, to: &pixels, at: place)
                }
                previous = row
            }
        }
        return Bitmap(width: header.width, height: header.height, pixels: pixels)
    }

    /// Undoes a row's filter (section 9); the first byte names it.
    private func unfiltered(_ line: ArraySlice<UInt8>, after previous: [UInt8]) throws(PNGDecoderError) -> [UInt8] {
        let filter = line[line.startIndex]
        var row = Array(line.dropFirst())
        let step = header.bytesPerPixel
        switch filter {
        case 0: break
        case 1:
            for index in row.indices.dropFirst(step) { row[index] &+= row[index - step] }
        case 2:
            for index in row.indices { row[index] &+= previous[index] }
        case 3:
            for index in row.indices {
                let left = index >= step ? Int(row[index - step]) : 0
                row[index] &+= UInt8((left + Int(previous[index])) / 2)
            }
        case 4:
            for index in row.indices {
                let left = index >= step ? row[index - step] : 0
                let corner = index >= step ? previous[index - step] : 0
                row[index] &+= Self.paeth(left, previous[index], corner)
            }
        default: throw .data
        }
        return row
    }

    /// Which of three neighbours is nearest to the sum of two less the third (section 9.4).
    static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let estimate = Int(left) + Int(above) - Int(corner)
        let distances = (abs(estimate - Int(left)), abs(estimate - Int(above)), abs(estimate - Int(corner)))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? above : corner
    }

    private func write(pixel x: Int, of row: [UInt8], to pixels: inout [UInt8], at place: Int) {
        func put(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
            pixels[place] = red
            pixels[place + 1] = green
            pixels[place + 2] = blue
            pixels[place + 3] = alpha
        }
        let samples = header.samples(ofPixel: x, in: row)
        switch header.colorType {
        case .grayscale:
            let gray = header.to8Bits(samples.0)
            put(gray, gray, gray, isTransparent(samples) ? 0 : 255)
        case .grayscaleAlpha:
            let gray = header.to8Bits(samples.0)
            put(gray, gray, gray, header.to8Bits(samples.1))
        case .indexed:
            let index = 3 * samples.0
            guard index + 2 < palette.count else { return put(0, 0, 0, 255) }
            let alpha = samples.0 < transparency.count ? transparency[samples.0] : 255
            put(palette[index], palette[index + 1], palette[index + 2], alpha)
        case .trueColor:
            let alpha: UInt8 = isTransparent(samples) ? 0 : 255
            let color = (header.to8Bits(samples.0), header.to8Bits(samples.1), header.to8Bits(samples.2))
            if isCgBI { put(color.2, color.1, color.0, alpha) } else { put(color.0, color.1, color.2, alpha) }
        case .trueColorAlpha:
            let color = (header.to8Bits(samples.0), header.to8Bits(samples.1), header.to8Bits(samples.2))
            let alpha = header.to8Bits(samples.3)
            guard isCgBI else { return put(color.0, color.1, color.2, alpha) }
            func straight(_ component: UInt8) -> UInt8 {
                alpha == 0 ? 0 : UInt8(min(255, (Int(component) * 255 + Int(alpha) / 2) / Int(alpha)))
            }
            put(straight(color.2), straight(color.1), straight(color.0), alpha)
        }
    }

    /// Whether the samples are those of the one colour that `tRNS` makes transparent.
    private func isTransparent(_ samples: (Int, Int, Int, Int)) -> Bool {
        func isKey(_ sample: Int, _ channel: Int) -> Bool {
            sample == Int(transparency[2 * channel]) << 8 | Int(transparency[2 * channel + 1])
        }
        guard transparency.count >= 2 * header.colorType.channels, isKey(samples.0, 0) else { return false }
        return header.colorType == .grayscale || (isKey(samples.1, 1) && isKey(samples.2, 2))
    }
}
