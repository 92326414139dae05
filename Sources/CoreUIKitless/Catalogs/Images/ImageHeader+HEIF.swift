/// The size of an HEIF picture: that of the primary item's `ispe` property, cut as its `clap` and
/// turned as its `irot` and `imir` say (ISO/IEC 14496-12, sections 8.11.1, 8.11.14 and 12.1.4; ISO/IEC 23008-12,
/// sections 6.5.3, 6.5.10 and 6.5.12).
extension ImageHeader {
    static func heif(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
        do {
            return try readHEIF(reader)
        } catch let error as ImageHeaderError {
            throw error
        } catch {
            throw .truncated(.heif)
        }
    }

    /// A box: its type and its contents.
    private struct Box {
        var type: String
        var contents: ByteReader
    }

    private static let brands: Set<String> = [
        "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1", "avif", "avis",
    ]

    private static func readHEIF(_ reader: ByteReader) throws -> ImageHeader {
        var reader = reader
        var fileType = try nextBox(&reader).contents
        var isHEIF = brands.contains(try fileType.code())
        fileType.skip(4)
        while !isHEIF, let brand = try? fileType.code() { isHEIF = brands.contains(brand) }
        guard isHEIF else { throw ImageHeaderError.unknownFormat }

        var meta = try firstBox("meta", in: &reader)
        meta.skip(4)
        var primaryItem = 0
        var properties: ByteReader?
        while !meta.isAtEnd {
            var box = try nextBox(&meta)
            if box.type == "pitm" {
                let version = try box.contents.big(1)
                box.contents.skip(3)
                primaryItem = try box.contents.big(version == 0 ? 2 : 4)
            } else if box.type == "iprp" {
                properties = box.contents
            }
        }
        guard var properties else { throw ImageHeaderError.noSize(.heif) }
        var container = try firstBox("ipco", in: &properties)
        var all: [Box] = []
        while !container.isAtEnd { all.append(try nextBox(&container)) }
        let indices = try associations(of: primaryItem, in: &properties)
        return try header(of: indices.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil })
    }

    private static func header(of properties: [Box]) throws -> ImageHeader {
        var size: (width: Double, height: Double)?
        var orientation = ImageOrientation.up
        for property in properties {
            var contents = property.contents
            switch property.type {
            case "ispe":
                contents.skip(4)
                size = (Double(try contents.big(4)), Double(try contents.big(4)))
            case "clap":
                let aperture = try cleanAperture(&contents)
                // An aperture after a quarter turn is one of the turned picture.
                let (width, height) = orientation.swapsAxes ? (aperture.height, aperture.width) : aperture
                size = size.map { (min($0.width, width), min($0.height, height)) }
            case "irot":
                orientation = orientation.turned(quartersClockwise: -(try contents.big(1) & 3))
            case "imir":
                let isLeftToRight = try contents.big(1) & 1 == 1
                orientation = isLeftToRight ? orientation.flippedLeftToRight : orientation.flippedTopToBottom
            default: continue
            }
        }
        guard let size else { throw ImageHeaderError.noSize(.heif) }
        return try ImageHeader(
            format: .heif,
            width: size.width,
            height: size.height,
            orientation: orientation
        )
    }

    /// The size that a `clap` property leaves, in whole pixels; where it lies does not matter here.
    private static func cleanAperture(_ contents: inout ByteReader) throws -> (width: Double, height: Double) {
        func length() throws -> Double {
            let (numerator, denominator) = (try contents.big(4), try contents.big(4))
            guard numerator > 0, denominator > 0 else { throw ImageHeaderError.malformed(.heif, "clap") }
            return max(1, (Double(numerator) / Double(denominator)).rounded())
        }
        return (try length(), try length())
    }

    /// The one-based numbers of an item's properties, in the order in which they apply.
    private static func associations(of item: Int, in properties: inout ByteReader) throws -> [Int] {
        while !properties.isAtEnd {
            var box = try nextBox(&properties)
            guard box.type == "ipma" else { continue }
            let version = try box.contents.big(1)
            let isWide = try box.contents.big(3) & 1 == 1
            for _ in 0..<(try box.contents.big(4)) {
                let itsItem = try box.contents.big(version == 0 ? 2 : 4)
                var indices: [Int] = []
                for _ in 0..<(try box.contents.big(1)) {
                    indices.append(try box.contents.big(isWide ? 2 : 1) & (isWide ? 0x7FFF : 0x7F))
                }
                if itsItem == item { return indices }
            }
        }
        throw ImageHeaderError.noSize(.heif)
    }

    private static func firstBox(_ type: String, in reader: inout ByteReader) throws -> ByteReader {
        while true {
            let box = try nextBox(&reader)
            if box.type == type { return box.contents }
        }
    }

    private static func nextBox(_ reader: inout ByteReader) throws -> Box {
        let start = reader.position
        var size = try reader.big(4)
        let type = try reader.code()
        if size == 1 {
            // Seven bytes hold any size that a file in memory has.
            guard try reader.big(1) == 0 else { throw ImageHeaderError.malformed(.heif, "box \(type)") }
            size = try reader.big(7)
        } else if size == 0 {
            size = reader.bytes.endIndex - start
        }
        let headerSize = reader.position - start
        guard size >= headerSize else { throw ImageHeaderError.malformed(.heif, "box \(type)") }
        return Box(type: type, contents: ByteReader(try reader.take(size - headerSize)))
    }
}
