import Foundation
import KitlessTestSupport
import XCTest

@testable import KitlessLive

/// The calls of `Tests/Fixtures/Live/calls.txt` carry the results that the WebAssembly build gave.
final class SameBitsTests: XCTestCase {
    func testNativeEnginesGiveTheBitsOfTheWebAssemblyOnes() throws {
        let file = Fixtures.root.appendingPathComponent("Live/calls.txt")
        var host = Host()
        var calls = 0
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let values = words.dropFirst().dropLast(2).compactMap { Double($0) }
            XCTAssertEqual(try host.call(words[0], values), words.last, String(line))
            calls += 1
        }
        XCTAssertGreaterThan(calls, 2000)
    }

    /// Calls by name, as `run-in-wasm.mjs` does.
    private struct Host {
        private struct UnknownCall: Error {
            var name: String
        }

        private var system = LiveSystem()

        mutating func call(_ name: String, _ values: [Double]) throws -> String {
            let result = try result(name, values)
            guard !result.isNaN else { return "nan" }
            let digits = String(result.bitPattern, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }

        private mutating func result(_ name: String, _ values: [Double]) throws -> Double {
            func whole(_ index: Int) -> Int32 { Int32(values[index]) }
            switch name {
            case "spring_value":
                return LiveMotion.value(values[0], values[1], values[2], values[3], values[4], values[5])
            case "spring_velocity":
                return LiveMotion.velocity(values[0], values[1], values[2], values[3], values[4], values[5])
            case "spring_settling": return LiveMotion.settling(values[0], values[1])
            case "oklch_hex": return Double(LiveColor.hex(values[0], values[1], values[2]))
            case "contrast": return LiveColor.contrast(whole(0), whole(1))
            case "system_make":
                system = LiveSystem()
                return 0
            case "system_variable": return Double(system.makeVariable())
            case "system_stage": return Double(system.stage(whole(0), values[1]))
            case "system_add": return Double(system.add(whole(0), values[1], values[2]))
            case "system_remove": return Double(system.remove(whole(0)))
            case "system_edit": return Double(system.edit(whole(0), values[1]))
            case "system_suggest": return Double(system.suggest(values[1], for: whole(0)))
            case "system_value": return system.value(of: whole(0))
            default: throw UnknownCall(name: name)
            }
        }
    }
}
