/// The size of the primary item of a HEIF container (ISO/IEC 23008-12): HEIC and AVIF.
struct HEIFHeader {
    private let bytes: [UInt8]
    private var primary = 0
    private var properties: [Property] = []
    /// Property numbers, counted from 1, by item.
    private var associations: [Int: [Int]] = [:]

    private enum Property {
        case size(width: Int, height: Int)
        case rotation(Int)
        case aperture(width: Double, height: Double)
        case other
    }

    static func read(_ bytes: [UInt8]) throws(ImageFault) -> ImageHeader {
        var header = HEIFHeader(bytes: bytes)
        try header.readBoxes(from: 0, to: bytes.count, depth: 0)
        return try header.result()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func readBoxes(from start: Int, to end: Int, depth: Int) throws(ImageFault) {
        if depth > 4 { throw ImageFault("HEIF boxes nest too deep") }
        var reader = ByteReader(bytes, at: start, end: end)
        while reader.left >= 8 {
            let start = reader.index
            var size = try reader.big(4)
            let tag = try reader.tag()
            if size == 1 {
                guard try reader.big(1) == 0 else { throw ImageFault("a HEIF box is too large") }
                size = try reader.big(7)
            }
            let boxEnd = size == 0 ? end : start + size
            guard boxEnd >= reader.index, boxEnd <= end else { throw ImageFault("the file is cut short") }
            try readBox(tag, from: reader.index, to: boxEnd, depth: depth)
            reader.index = boxEnd
        }
    }

    private mutating func readBox(_ tag: String, from start: Int, to end: Int, depth: Int) throws(ImageFault) {
        var reader = ByteReader(bytes, at: start, end: end)
        switch tag {
        case "meta":
            try readBoxes(from: start + 4, to: end, depth: depth + 1)
        case "iprp":
            try readBoxes(from: start, to: end, depth: depth + 1)
        case "ipco":
            try readProperties(from: start, to: end)
        case "pitm":
            let version = try reader.big(4) >> 24
            primary = try reader.big(version == 0 ? 2 : 4)
        case "ipma":
            try readAssociations(&reader)
        default: break
        }
    }

    private mutating func readProperties(from start: Int, to end: Int) throws(ImageFault) {
        var reader = ByteReader(bytes, at: start, end: end)
        while reader.left >= 8 {
            let start = reader.index
            let size = try reader.big(4)
            let tag = try reader.tag()
            guard size >= 8, size <= end - start else { throw ImageFault("the file is cut short") }
            properties.append(try property(tag, &reader))
            reader.index = start + size
        }
    }

    private func property(_ tag: String, _ reader: inout ByteReader) throws(ImageFault) -> Property {
        switch tag {
        case "ispe":
            try reader.skip(4)
            return .size(width: try reader.big(4), height: try reader.big(4))
        case "irot":
            return .rotation(try reader.big(1) & 3)
        case "clap":
            let width = (try reader.big(4), try reader.big(4))
            let height = (try reader.big(4), try reader.big(4))
            guard width.1 > 0, height.1 > 0 else { throw ImageFault("the clean aperture is broken") }
            return .aperture(width: Double(width.0) / Double(width.1), height: Double(height.0) / Double(height.1))
        default: return .other
        }
    }

    private mutating func readAssociations(_ reader: inout ByteReader) throws(ImageFault) {
        let header = try reader.big(4)
        let isLong = header & 1 == 1
        for _ in 0..<(try reader.big(4)) {
            let item = try reader.big(header >> 24 == 0 ? 2 : 4)
            for _ in 0..<(try reader.big(1)) {
                let number = isLong ? try reader.big(2) & 0x7FFF : try reader.big(1) & 0x7F
                associations[item, default: []].append(number)
            }
        }
    }

    /// Applies the properties of the primary item in their order, as the standard demands.
    private func result() throws(ImageFault) -> ImageHeader {
        var size: (width: Double, height: Double)?
        for number in associations[primary] ?? [] where number >= 1 && number <= properties.count {
            switch properties[number - 1] {
            case .size(let width, let height): size = (Double(width), Double(height))
            case .rotation(let quarters):
                if quarters & 1 == 1, let old = size { size = (old.height, old.width) }
            case .aperture(let width, let height):
                if size != nil { size = (width, height) }
            case .other: break
            }
        }
        guard let size else { throw ImageFault("the HEIF has no size") }
        return ImageHeader(format: .heif, width: size.width, height: size.height)
    }
}
