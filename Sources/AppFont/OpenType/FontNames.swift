/// The names of a font (`name` table).
public struct FontNames: Sendable, Hashable {
    /// The family, as a designer groups it: name 16, or else name 1.
    public let family: String

    /// The style within the family: name 17, or else name 2.
    public let subfamily: String

    /// The full name (name 4).
    public let fullName: String

    /// The PostScript name (name 6).
    public let postScriptName: String

    init(_ table: FontTable?) throws(OpenTypeError) {
        var names: [Int: (rank: Int, text: String)] = [:]
        if let table {
            let storage = try table.uint16(4)
            for record in 0..<(try table.uint16(2)) {
                try Self.read(record: 6 + record * 12, storage: storage, of: table, into: &names)
            }
        }
        family = names[16]?.text ?? names[1]?.text ?? ""
        subfamily = names[17]?.text ?? names[2]?.text ?? ""
        fullName = names[4]?.text ?? ""
        postScriptName = names[6]?.text ?? ""
    }

    /// A longer name is none: thousands of records could else read the same long garbage.
    private static let lengthLimit = 1_024

    /// Keeps a record if it is in a better language than what there is.
    private static func read(
        record: Int,
        storage: Int,
        of table: FontTable,
        into names: inout [Int: (rank: Int, text: String)]
    ) throws(OpenTypeError) {
        let platform = try table.uint16(record)
        let id = try table.uint16(record + 6)
        guard [1, 2, 4, 6, 16, 17].contains(id) else { return }
        guard let rank = rank(platform, try table.uint16(record + 2), try table.uint16(record + 4)) else { return }
        let length = try table.uint16(record + 8)
        guard rank > names[id]?.rank ?? 0, length <= lengthLimit else { return }
        let bytes = try table.part(at: storage + table.uint16(record + 10), count: length)
        guard let text = platform == 1 ? bytes.asciiText : bytes.utf16Text else { return }
        names[id] = (rank, text)
    }

    /// Windows in American English before Unicode before other Windows languages before Macintosh in English.
    private static func rank(_ platform: Int, _ encoding: Int, _ language: Int) -> Int? {
        switch (platform, encoding, language) {
        case (3, 0...1, 0x409), (3, 10, 0x409): 4
        case (0, _, _): 3
        case (3, 0...1, _), (3, 10, _): 2
        case (1, 0, 0): 1
        default: nil
        }
    }
}
