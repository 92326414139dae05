import Foundation
import KitlessTestSupport

extension SplitMix64 {
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
