/// The contents of the `IHDR` chunk (PNG specification, section 11.2.1) and how samples lie in a row.
struct PNGFrameHeader {
    enum ColorType: UInt8 {
        case grayscale = 0
        case trueColor = 2
        case indexed = 3
        case grayscaleAlpha = 4
        case trueColorAlpha = 6

        var channels: Int {
            switch self {
            case .grayscale, .indexed: 1
            case .grayscaleAlpha: 2
            case .trueColor: 3
            case .trueColorAlpha: 4
            }
        }
    }

    /// A reduced picture of an interlaced one: where its pixels lie in the whole.
    struct Pass {
        var x: Int
        var y: Int
        var stepX: Int
        var stepY: Int
        var width: Int
        var height: Int
    }

    let width: Int
    let height: Int
    let bitDepth: Int
    let colorType: ColorType
    private let isInterlaced: Bool

    init(_ data: ArraySlice<UInt8>) throws(PNGDecoderError) {
        let bytes = Array(data)
        guard bytes.count == 13 else { throw .chunk("IHDR") }
        width = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
        height = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
        guard (1...Int(Int32.max)).contains(width), (1...Int(Int32.max)).contains(height) else { throw .chunk("IHDR") }
        bitDepth = Int(bytes[8])
        guard let colorType = ColorType(rawValue: bytes[9]), bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else {
            throw .unsupported
        }
        self.colorType = colorType
        isInterlaced = bytes[12] == 1
        let depths: [Int] =
            switch colorType {
            case .grayscale: [1, 2, 4, 8, 16]
            case .indexed: [1, 2, 4, 8]
            case .trueColor, .grayscaleAlpha, .trueColorAlpha: [8, 16]
            }
        guard depths.contains(bitDepth) else { throw .unsupported }
    }

    /// How far apart filtered bytes of the same channel lie, at least 1.
    var bytesPerPixel: Int { max(1, bitDepth * colorType.channels / 8) }

    func bytesPerRow(of width: Int) -> Int { (width * bitDepth * colorType.channels + 7) / 8 }

    /// The whole picture, or the seven passes of Adam7 (section 8.1).
    var passes: [Pass] {
        guard isInterlaced else { return [Pass(x: 0, y: 0, stepX: 1, stepY: 1, width: width, height: height)] }
        let steps = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return steps.map { x, y, stepX, stepY in
            Pass(
                x: x,
                y: y,
                stepX: stepX,
                stepY: stepY,
                width: (width - x + stepX - 1) / stepX,
                height: (height - y + stepY - 1) / stepY
            )
        }
    }

    /// The samples of one pixel as they are stored, channels that the colour type lacks being 0.
    func samples(ofPixel x: Int, in row: [UInt8]) -> (Int, Int, Int, Int) {
        let channels = colorType.channels
        func sample(_ channel: Int) -> Int {
            guard channel < channels else { return 0 }
            let index = x * channels + channel
            switch bitDepth {
            case 16: return Int(row[2 * index]) << 8 | Int(row[2 * index + 1])
            case 8: return Int(row[index])
            default:
                let bit = index * bitDepth
                return Int(row[bit / 8]) >> (8 - bitDepth - bit % 8) & ((1 << bitDepth) - 1)
            }
        }
        return (sample(0), sample(1), sample(2), sample(3))
    }

    /// A sample scaled from its bit depth to 0...255, rounded (section 13.12).
    func to8Bits(_ sample: Int) -> UInt8 {
        let largest = (1 << bitDepth) - 1
        return UInt8((sample * 255 + largest / 2) / largest)
    }
}
