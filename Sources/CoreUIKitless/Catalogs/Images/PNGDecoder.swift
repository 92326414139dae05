/// Decodes PNG files (ISO/IEC 15948) of every colour type and bit depth, interlaced or not, and Apple's `CgBI` variant.
///
/// Colour-space chunks are not applied. Sixteen-bit samples keep their upper eight bits.
struct PNGDecoder {
    /// The most pixels that are decoded.
    static let pixelLimit = 1 << 26

    private var width = 0
    private var height = 0
    private var depth = 0
    private var colorType = 0
    private var isInterlaced = false
    private var isApple = false
    private var palette: [UInt8] = []
    private var transparency: [UInt8] = []
    private var compressed: [UInt8] = []

    /// Decodes a file.
    ///
    /// - Throws: Why the bytes are no PNG that can be decoded.
    static func decode(_ bytes: [UInt8]) throws(ImageFault) -> PixelBuffer {
        var decoder = PNGDecoder()
        try decoder.readChunks(bytes)
        return try decoder.pixels()
    }

    private var channels: Int {
        switch colorType {
        case 2: 3
        case 4: 2
        case 6: 4
        default: 1
        }
    }

    private mutating func readChunks(_ bytes: [UInt8]) throws(ImageFault) {
        guard bytes.starts(with: PNGHeader.signature) else { throw ImageFault("not a PNG") }
        var reader = ByteReader(bytes, at: PNGHeader.signature.count)
        while reader.left >= 12 {
            let length = try reader.big(4)
            let tag = try reader.tag()
            let start = reader.index
            try reader.skip(length)
            let data = bytes[start..<reader.index]
            try reader.skip(4)
            switch tag {
            case "CgBI": isApple = true
            case "IHDR": try readHeader(Array(data))
            case "PLTE": palette = Array(data)
            case "tRNS": transparency = Array(data)
            case "IDAT": compressed += data
            case "IEND": return
            default: break
            }
        }
    }

    private mutating func readHeader(_ data: [UInt8]) throws(ImageFault) {
        var reader = ByteReader(data)
        width = try reader.big(4)
        height = try reader.big(4)
        depth = try reader.big(1)
        colorType = try reader.big(1)
        guard try reader.big(2) == 0 else { throw ImageFault("the PNG uses an unknown method") }
        isInterlaced = try reader.big(1) == 1
        let depths: [Int]
        switch colorType {
        case 0: depths = [1, 2, 4, 8, 16]
        case 3: depths = [1, 2, 4, 8]
        case 2, 4, 6: depths = [8, 16]
        default: depths = []
        }
        guard depths.contains(depth), width > 0, height > 0, width <= Self.pixelLimit / height else {
            throw ImageFault("the PNG header is out of range")
        }
    }

    private func rowBytes(_ columns: Int) -> Int {
        (columns * channels * depth + 7) / 8
    }

    /// The passes of Adam7, or one over all: first column and row, and the steps.
    private var passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] {
        isInterlaced
            ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
            : [(0, 0, 1, 1)]
    }

    private func pixels() throws(ImageFault) -> PixelBuffer {
        guard width > 0 else { throw ImageFault("the PNG has no header") }
        if colorType == 3, palette.isEmpty || !palette.count.isMultiple(of: 3) {
            throw ImageFault("the PNG has no palette")
        }
        var size = 0
        for pass in passes {
            let columns = (width - pass.x + pass.stepX - 1) / pass.stepX
            let rows = (height - pass.y + pass.stepY - 1) / pass.stepY
            if columns > 0, rows > 0 { size += rows * (rowBytes(columns) + 1) }
        }
        // A header may declare anything; DEFLATE cannot unfold by more than 1,032 to 1.
        guard size / 1_032 <= compressed.count else { throw ImageFault("the PNG is cut short") }
        let raw = try Inflate.expand(compressed, hasWrapper: !isApple, limit: size)
        guard raw.count == size else { throw ImageFault("the PNG is cut short") }
        var output = [UInt8](repeating: 0, count: 4 * width * height)
        var offset = 0
        for pass in passes { try decode(pass, raw, at: &offset, into: &output) }
        return PixelBuffer(width: width, height: height, bytes: output)
    }

    private func decode(
        _ pass: (x: Int, y: Int, stepX: Int, stepY: Int),
        _ raw: [UInt8],
        at offset: inout Int,
        into output: inout [UInt8]
    ) throws(ImageFault) {
        let columns = (width - pass.x + pass.stepX - 1) / pass.stepX
        guard columns > 0 else { return }
        let count = rowBytes(columns)
        let unit = max(1, channels * depth / 8)
        var previous = [UInt8](repeating: 0, count: count)
        for y in stride(from: pass.y, to: height, by: pass.stepY) {
            var row = Array(raw[(offset + 1)..<(offset + 1 + count)])
            try Self.unfilter(&row, previous, raw[offset], unit)
            offset += count + 1
            for column in 0..<columns {
                let target = 4 * (y * width + pass.x + column * pass.stepX)
                write(row, column, to: target, of: &output)
            }
            previous = row
        }
    }

    private static func unfilter(
        _ row: inout [UInt8],
        _ previous: [UInt8],
        _ filter: UInt8,
        _ unit: Int
    ) throws(ImageFault) {
        switch filter {
        case 0: return
        case 1: for index in row.indices where index >= unit { row[index] &+= row[index - unit] }
        case 2: for index in row.indices { row[index] &+= previous[index] }
        case 3:
            for index in row.indices {
                let left = index >= unit ? Int(row[index - unit]) : 0
                row[index] &+= UInt8((left + Int(previous[index])) / 2)
            }
        case 4:
            for index in row.indices {
                let left = index >= unit ? Int(row[index - unit]) : 0
                let corner = index >= unit ? Int(previous[index - unit]) : 0
                row[index] &+= paeth(left, Int(previous[index]), corner)
            }
        default: throw ImageFault("the PNG uses an unknown filter")
        }
    }

    private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
        let (a, b, c) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
        return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
    }

    /// A sample in its own depth, of sixteen bits the upper eight.
    private func sample(_ row: [UInt8], _ index: Int) -> Int {
        switch depth {
        case 8: return Int(row[index])
        case 16: return Int(row[2 * index])
        default:
            let bit = index * depth
            return Int(row[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
        }
    }

    /// Whether a pixel is the one that `tRNS` makes transparent.
    private func isTransparent(_ row: [UInt8], _ column: Int) -> Bool {
        guard transparency.count == 2 * channels, colorType == 0 || colorType == 2 else { return false }
        for channel in 0..<channels {
            let index = column * channels + channel
            let wanted = Int(transparency[2 * channel]) << 8 | Int(transparency[2 * channel + 1])
            let value = depth == 16 ? Int(row[2 * index]) << 8 | Int(row[2 * index + 1]) : sample(row, index)
            if value != wanted { return false }
        }
        return true
    }

    private func write(_ row: [UInt8], _ column: Int, to target: Int, of output: inout [UInt8]) {
        var color = (0, 0, 0, 255)
        let first = column * channels
        switch colorType {
        case 0, 4:
            let highest = depth >= 8 ? 255 : 1 << depth - 1
            let gray = sample(row, first) * 255 / highest
            color = (gray, gray, gray, colorType == 4 ? sample(row, first + 1) : 255)
        case 3:
            let index = sample(row, first)
            guard 3 * index + 2 < palette.count else { break }
            color = (Int(palette[3 * index]), Int(palette[3 * index + 1]), Int(palette[3 * index + 2]), 255)
            if index < transparency.count { color.3 = Int(transparency[index]) }
        default:
            let last = colorType == 6 ? sample(row, first + 3) : 255
            color = (sample(row, first), sample(row, first + 1), sample(row, first + 2), last)
            if isApple { color = Self.straight(color) }
        }
        if isTransparent(row, column) { color.3 = 0 }
        output[target] = UInt8(color.0)
        output[target + 1] = UInt8(color.1)
        output[target + 2] = UInt8(color.2)
        output[target + 3] = UInt8(color.3)
    }

    /// Apple's variant stores blue first and colours multiplied by alpha.
    private static func straight(_ color: (Int, Int, Int, Int)) -> (Int, Int, Int, Int) {
        let alpha = color.3
        guard alpha > 0 else { return (0, 0, 0, 0) }
        func divide(_ value: Int) -> Int { min(255, (value * 255 + alpha / 2) / alpha) }
        return (divide(color.2), divide(color.1), divide(color.0), alpha)
    }
}
