import Foundation

/// Reproducible random numbers (SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int(next() % UInt64(elements.count))]
    }

    mutating func whole(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    mutating func chance(_ percent: Int) -> Bool { whole(0...99) < percent }
}

/// How many random sequences a test runs: `KITLESS_SEQUENCES`, or a number that a debug build does in seconds.
func sequenceCount(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["KITLESS_SEQUENCES"].flatMap(Int.init) ?? usual
}

/// The first seed of random tests: `KITLESS_SEED`, or 1.
var firstSeed: UInt64 {
    ProcessInfo.processInfo.environment["KITLESS_SEED"].flatMap(UInt64.init) ?? 1
}
