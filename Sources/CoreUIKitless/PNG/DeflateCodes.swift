/// What the symbols for lengths and distances stand for (RFC 1951, section 3.2.5).
enum DeflateCodes {
    /// The shortest length of each symbol from 257 on.
    static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]

    /// How many bits follow the symbol and are added to its length.
    static let lengthExtraBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]

    /// The shortest distance of each symbol.
    static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12_289, 16_385, 24_577,
    ]

    /// How many bits follow the symbol and are added to its distance.
    static func distanceExtraBits(of symbol: Int) -> Int { max(0, symbol / 2 - 1) }
}
