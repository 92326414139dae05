import KitlessMath

/// The size of the first page of a PDF file: its crop box within its media box, in points, turned as `Rotate` says
/// (ISO 32000-2, sections 7.7.3 and 14.11.2).
///
/// Objects are found by reading the file from the start instead of by its cross-reference table, which damaged and
/// edited files have wrong; the last definition of an object counts.
extension ImageHeader {
    static func pdf(_ bytes: [UInt8]) throws(ImageHeaderError) -> ImageHeader {
        let document = PDFDocument(bytes)
        guard let page = document.firstPage, let media = document.box("MediaBox", of: page) else { throw .noSize(.pdf) }
        var box = media
        if let crop = document.box("CropBox", of: page) {
            let (left, bottom) = (max(media.left, crop.left), max(media.bottom, crop.bottom))
            let (right, top) = (min(media.right, crop.right), min(media.top, crop.top))
            if left < right, bottom < top { box = PDFDocument.Box(left: left, bottom: bottom, right: right, top: top) }
        }
        let unit = document.number(page["UserUnit"]) ?? 1
        let degrees = document.number(page["Rotate"]) ?? 0
        let quarters = Int(exactly: (degrees / 90).rounded()) ?? 0
        return try ImageHeader(
            format: .pdf,
            width: (box.right - box.left) * unit,
            height: (box.top - box.bottom) * unit,
            orientation: ImageOrientation.up.turned(quartersClockwise: quarters & 3)
        )
    }
}

/// The objects of a PDF file that its page tree is made of.
struct PDFDocument {
    struct Box {
        var left: Double
        var bottom: Double
        var right: Double
        var top: Double
    }

    /// The largest object stream that is unpacked, in bytes.
    private static let streamLimit = 1 << 24

    private let bytes: [UInt8]
    private var objects: [Int: PDFObject] = [:]
    private var root: PDFObject?
    /// How many bytes are read at most, those read again or unpacked counted again; what follows then is left out.
    private var budget: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        budget = 8 * bytes.count + Self.streamLimit / 4
        var position = 0
        while let next = readNext(from: position) { position = next }
    }

    /// The first page's dictionary, with what it inherits.
    var firstPage: [String: PDFObject]? {
        let dictionaries = objects.keys.sorted().lazy.compactMap { dictionary(objects[$0]) }
        let catalog = dictionary(root) ?? dictionaries.first { $0["Type"] == .name("Catalog") }
        guard let catalog else { return nil }
        // Depth first, each node once, so that a tree that contains itself ends.
        var pending = [(node: catalog["Pages"], inherited: [String: PDFObject]())]
        var seen: Set<PDFObject> = []
        // Every child is written with six bytes at least, and one list of them may stand in all nodes.
        var childBudget = bytes.count + Self.streamLimit / 64
        while childBudget >= 0, let (node, inherited) = pending.popLast() {
            guard let node, case .reference = node, seen.insert(node).inserted, let entries = dictionary(node) else {
                continue
            }
            guard case .array(let kids)? = resolved(entries["Kids"]) else {
                return entries.merging(inherited) { own, _ in own }
            }
            let inheritable = entries.filter { ["MediaBox", "CropBox", "Rotate"].contains($0.key) }
            let passedOn = inherited.merging(inheritable) { _, own in own }
            childBudget -= kids.count
            pending += kids.reversed().map { ($0, passedOn) }
        }
        return nil
    }

    /// A rectangle of a page, its corners in any order.
    func box(_ key: String, of page: [String: PDFObject]) -> Box? {
        guard case .array(let corners)? = resolved(page[key]) else { return nil }
        let numbers = corners.compactMap { number($0) }
        guard numbers.count == 4, corners.count == 4 else { return nil }
        return Box(
            left: min(numbers[0], numbers[2]),
            bottom: min(numbers[1], numbers[3]),
            right: max(numbers[0], numbers[2]),
            top: max(numbers[1], numbers[3])
        )
    }

    func number(_ object: PDFObject?) -> Double? {
        if case .number(let number)? = resolved(object) { number } else { nil }
    }

    private func dictionary(_ object: PDFObject?) -> [String: PDFObject]? {
        if case .dictionary(let entries)? = resolved(object) { entries } else { nil }
    }

    /// The object behind a reference; a chain of references is followed a few steps.
    private func resolved(_ object: PDFObject?) -> PDFObject? {
        var object = object
        for _ in 0..<8 {
            guard case .reference(let number)? = object else { return object }
            object = objects[number]
        }
        return nil
    }

    /// Reads the next indirect object or trailer and returns where it ends; `nil` when there is none.
    private mutating func readNext(from start: Int) -> Int? {
        var place = start
        while place + 3 <= bytes.count, budget >= 0 {
            if bytes[place] == UInt8(ascii: "o"), bytes[place...].starts(with: "obj".utf8),
                let number = objectNumber(before: place)
            {
                return readObject(number, at: place + 3)
            }
            if bytes[place] == UInt8(ascii: "t"), bytes[place...].starts(with: "trailer".utf8) {
                var parser = PDFParser(bytes[...], at: place + 7)
                if case .dictionary(let entries)? = read(&parser) { root = entries["Root"] ?? root }
                return place + 7
            }
            place += 1
        }
        return nil
    }

    /// The number in "12 0 obj", read backwards from the word.
    private func objectNumber(before place: Int) -> Int? {
        var index = place
        func skip(_ matches: (UInt8) -> Bool) -> Bool {
            let start = index
            while index > 0, matches(bytes[index - 1]) { index -= 1 }
            return index < start
        }
        guard skip(PDFParser.isSpace), skip(ASCII.isDigit), skip(PDFParser.isSpace) else { return nil }
        let end = index
        guard skip(ASCII.isDigit) else { return nil }
        return Int(String(decoding: bytes[index..<end], as: UTF8.self))
    }

    /// Reads a value and takes its length from the budget; `nil` where there is none.
    private mutating func read(_ parser: inout PDFParser) -> PDFObject? {
        let start = parser.position
        defer { budget -= parser.position - start }
        return try? parser.object()
    }

    private mutating func readObject(_ number: Int, at start: Int) -> Int {
        var parser = PDFParser(bytes[...], at: start)
        guard let object = read(&parser) else { return start }
        objects[number] = object
        guard case .dictionary(let entries) = object else { return parser.position }
        parser.skipSpace()
        guard parser.take("stream") else { return parser.position }
        if parser.take("\r\n") == false { _ = parser.take("\n") }
        let end = endOfStream(from: parser.position, length: entries["Length"])
        if entries["Type"] == .name("XRef") { root = entries["Root"] ?? root }
        if entries["Type"] == .name("ObjStm") { unpack(bytes[parser.position..<end], entries) }
        return end
    }

    /// Where a stream's data end: as its length says if `endstream` follows there, else at the next `endstream`.
    private func endOfStream(from start: Int, length: PDFObject?) -> Int {
        if case .number(let length)? = length, let length = Int(exactly: length), length >= 0,
            length <= bytes.count - start
        {
            var parser = PDFParser(bytes[...], at: start + length)
            parser.skipSpace()
            if parser.take("endstream") { return start + length }
        }
        var place = start
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "e"), bytes[place...].starts(with: "endstream".utf8) { return place }
            place += 1
        }
        return bytes.count
    }

    /// Adds the objects of an object stream (section 7.5.7).
    private mutating func unpack(_ data: ArraySlice<UInt8>, _ entries: [String: PDFObject]) {
        let content: [UInt8]
        switch entries["Filter"] {
        case nil: content = Array(data)
        case .name("FlateDecode"), .array([.name("FlateDecode")]):
            guard let inflated = try? Inflate.zlib(data, limit: min(Self.streamLimit, max(0, budget))) else { return }
            budget -= inflated.count
            content = inflated
        default: return
        }
        guard case .number(let first)? = entries["First"], let first = Int(exactly: first) else { return }
        var header = PDFParser(content[...])
        while header.position < first, budget >= 0 {
            guard case .number(let number)? = read(&header), let number = Int(exactly: number),
                case .number(let offset)? = read(&header), let offset = Int(exactly: offset), offset >= 0,
                (0..<content.count).contains(first), offset < content.count - first
            else { return }
            var parser = PDFParser(content[...], at: first + offset)
            if let object = read(&parser) { objects[number] = object }
            header.skipSpace()
        }
    }
}
