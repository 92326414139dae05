/// The size of the first page of a PDF file: its media box, inherited if need be (ISO 32000-1, 7.7.3), turned by
/// `Rotate`.
///
/// The cross-reference table is not trusted: objects are found by their own heads, in object streams too.
struct PDFHeader {
    /// The most bytes that object streams may unfold to, all together.
    private static let streamLimit = 8 << 20
    /// How deep the page tree may nest.
    private static let depthLimit = 64

    private let bytes: [UInt8]
    /// Where each object's contents start; of two with one number the later counts.
    private var offsets: [Int: Int] = [:]
    /// Objects that lie in object streams.
    private var packed: [Int: PDFObject] = [:]

    static func read(_ bytes: [UInt8]) throws(ImageFault) -> ImageHeader {
        var header = PDFHeader(bytes: bytes)
        header.findObjects()
        header.unpackStreams()
        return try header.firstPage()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Finds every `12 0 obj`.
    private mutating func findObjects() {
        var index = 0
        while index + 3 <= bytes.count {
            if bytes[index] == UInt8(ascii: "o"), bytes[index + 1] == UInt8(ascii: "b"),
                bytes[index + 2] == UInt8(ascii: "j"), let number = objectNumber(before: index)
            {
                offsets[number] = index + 3
                index += 3
            } else {
                index += 1
            }
        }
    }

    private func objectNumber(before end: Int) -> Int? {
        var index = end - 1
        func skip(_ isSkipped: (UInt8) -> Bool) -> Range<Int> {
            let last = index
            while index >= 0, last - index < 12, isSkipped(bytes[index]) { index -= 1 }
            return (index + 1)..<(last + 1)
        }
        guard !skip(PDFObjectReader.isSpace).isEmpty, !skip(PDFObjectReader.isDigit).isEmpty,
            !skip(PDFObjectReader.isSpace).isEmpty
        else { return nil }
        let digits = skip(PDFObjectReader.isDigit)
        return Int(String(decoding: bytes[digits], as: UTF8.self))
    }

    private mutating func unpackStreams() {
        guard bytes.firstRange(of: "/ObjStm") != nil else { return }
        var room = Self.streamLimit
        for number in offsets.keys.sorted() {
            guard let offset = offsets[number] else { continue }
            var reader = PDFObjectReader(bytes, at: offset)
            guard let members = try? reader.object().members, members["Type"]?.name == "ObjStm",
                let data = try? stream(members, at: &reader, limit: room)
            else { continue }
            room -= data.count
            unpack(data, members)
        }
    }

    private mutating func unpack(_ data: [UInt8], _ members: [String: PDFObject]) {
        guard let count = members["N"]?.number.flatMap({ Int(exactly: $0) }),
            let first = members["First"]?.number.flatMap({ Int(exactly: $0) }), first >= 0
        else { return }
        var index = PDFObjectReader(data, at: 0)
        for _ in 0..<max(0, min(count, data.count)) {
            guard let number = index.integer(), let offset = index.integer(), offset <= data.count - first else {
                return
            }
            var reader = PDFObjectReader(data, at: first + offset)
            if offsets[number] == nil { packed[number] = try? reader.object() }
        }
    }

    /// The unfolded data of a stream.
    private func stream(
        _ members: [String: PDFObject],
        at reader: inout PDFObjectReader,
        limit: Int
    ) throws(ImageFault) -> [UInt8] {
        reader.skipSpace()
        guard reader.word() == "stream" else { throw ImageFault("a PDF stream is missing") }
        var start = reader.index
        if start < bytes.count, bytes[start] == 0x0D { start += 1 }
        if start < bytes.count, bytes[start] == 0x0A { start += 1 }
        guard start <= bytes.count else { throw ImageFault("a PDF stream is missing") }
        let length = members["Length"].flatMap { resolved($0).number }.flatMap { Int(exactly: $0) }
        let end: Int
        if let length, length >= 0, length <= bytes.count - start {
            end = start + length
        } else {
            end = bytes[start...].firstRange(of: "endstream")?.lowerBound ?? bytes.count
        }
        let data = Array(bytes[start..<end])
        switch members["Filter"] {
        case nil: return data
        case .name("FlateDecode")?: return try Inflate.expand(data, limit: limit, isLenient: true)
        case .array(let filters)? where filters.count == 1 && filters[0].name == "FlateDecode":
            return try Inflate.expand(data, limit: limit, isLenient: true)
        default: throw ImageFault("a PDF stream has an unknown filter")
        }
    }

    /// The object itself, or what a reference leads to.
    private func resolved(_ object: PDFObject) -> PDFObject {
        var object = object
        for _ in 0..<8 {
            guard case .reference(let number) = object else { return object }
            if let offset = offsets[number] {
                var reader = PDFObjectReader(bytes, at: offset)
                object = (try? reader.object()) ?? .other
            } else {
                object = packed[number] ?? .other
            }
        }
        return .other
    }

    /// The document's catalog: what the last trailer or cross-reference stream names, else any there is.
    private func root() -> [String: PDFObject]? {
        var index = bytes.endIndex
        while let found = lastRange(of: "/Root", before: index) {
            var reader = PDFObjectReader(bytes, at: found + 5)
            if let reference = try? reader.object(), let members = resolved(reference).members,
                members["Pages"] != nil
            {
                return members
            }
            index = found
        }
        return first(ofType: "Catalog")
    }

    private func lastRange(of text: StaticString, before end: Int) -> Int? {
        var index = end - text.utf8CodeUnitCount
        while index >= 0 {
            if bytes[index] == text.utf8Start[0], bytes[index...].begins(with: text) { return index }
            index -= 1
        }
        return nil
    }

    private func first(ofType type: String) -> [String: PDFObject]? {
        for number in (Array(offsets.keys) + Array(packed.keys)).sorted() {
            if let members = resolved(.reference(number)).members, members["Type"]?.name == type { return members }
        }
        return nil
    }

    private func firstPage() throws(ImageFault) -> ImageHeader {
        var box: [Double]?
        var turn = 0.0
        var node = root().flatMap { $0["Pages"].map(resolved) }?.members ?? first(ofType: "Page") ?? [:]
        for _ in 0..<Self.depthLimit {
            if let own = node["MediaBox"].flatMap(rectangle) { box = own }
            if let own = node["Rotate"].flatMap({ resolved($0).number }) { turn = own }
            guard case .array(let kids)? = node["Kids"].map(resolved), let kid = kids.first,
                let members = resolved(kid).members
            else { break }
            node = members
        }
        guard let box else { throw ImageFault("the PDF's first page has no media box") }
        let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
        let isSideways = abs(turn.truncatingRemainder(dividingBy: 180)) == 90
        return ImageHeader(format: .pdf, width: isSideways ? height : width, height: isSideways ? width : height)
    }

    private func rectangle(_ object: PDFObject) -> [Double]? {
        guard case .array(let elements) = resolved(object), elements.count == 4 else { return nil }
        let numbers = elements.compactMap { resolved($0).number }
        return numbers.count == 4 ? numbers : nil
    }
}

extension ArraySlice<UInt8> {
    /// Whether the slice begins with a text.
    fileprivate func begins(with text: StaticString) -> Bool {
        text.withUTF8Buffer { starts(with: $0) }
    }
}
