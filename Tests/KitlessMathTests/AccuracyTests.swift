import Foundation
import KitlessMath
import KitlessTestSupport
import XCTest

/// Compares every function with values of 50 digits (`Tests/Fixtures/Math`, made by `make-points.py`).
final class AccuracyTests: XCTestCase {
    func testExponentials() throws {
        try check("exp", within: 0.52, subnormal: 0.78, Double.exp)
        try check("exp2", within: 0.52, subnormal: 0.78, Double.exp2)
        try check("expm1", within: 0.8, subnormal: 0.5, Double.expm1)
    }

    func testLogarithms() throws {
        try check("log", within: 0.54, Double.log)
        try check("log2", within: 0.54, Double.log2)
        try check("log10", within: 0.54, Double.log10)
        try check("log1p", within: 0.65, subnormal: 0.5, Double.log1p)
    }

    func testPowers() throws {
        try check("cbrt", within: 0.54, Double.cbrt)
        try check("pow12Over5", within: 0.54, subnormal: 0.78, Double.pow12Over5)
        try check("pow5Over12", within: 0.54, Double.pow5Over12)
        try check2("pow", within: 0.54, subnormal: 0.78, Double.pow)
    }

    func testAngles() throws {
        try check("sin", within: 0.8, subnormal: 0.5, Double.sin)
        try check("cos", within: 0.8, Double.cos)
        try check("tan", within: 0.9, subnormal: 0.5, Double.tan)
        try check("atan", within: 0.6, subnormal: 0.5, Double.atan)
        try check2("atan2", within: 0.6, subnormal: 0.51, Double.atan2)
    }

    func testErrorFunctions() throws {
        try check("erf", within: 0.7, subnormal: 0.78, Double.erf)
        try check("erfc", within: 0.8, subnormal: 0.78, Double.erfc)
    }

    private func check(
        _ name: String,
        within bound: Double,
        subnormal: Double = 0.5,
        _ function: (Double) -> Double
    ) throws {
        try judge(name, bound, subnormal) { function($0[0]) }
    }

    private func check2(
        _ name: String,
        within bound: Double,
        subnormal: Double = 0.5,
        _ function: (Double, Double) -> Double
    ) throws {
        try judge(name, bound, subnormal) { function($0[0], $0[1]) }
    }

    /// Fails where a value is farther off than the bound, in units in the last place of the exact value.
    private func judge(
        _ name: String,
        _ bound: Double,
        _ subnormal: Double,
        _ function: ([Double]) -> Double
    ) throws {
        let path = ProcessInfo.processInfo.environment["KITLESS_MATH_POINTS"]
        let fixtures = Fixtures.root.appendingPathComponent("Math", isDirectory: true)
        let folder = path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? fixtures
        let text = try String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
        var (count, worst, worstSubnormal) = (0, 0.0, 0.0)
        var failures: [String] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            let numbers = words.dropLast().compactMap { UInt64($0, radix: 16).map(Double.init(bitPattern:)) }
            guard numbers.count + 1 == words.count, let rest = words.last.flatMap({ Double($0) }) else {
                return XCTFail("\(name): \(line)")
            }
            count += 1
            let arguments = Array(numbers.dropLast())
            let expected = numbers[numbers.count - 1]
            let value = function(arguments)
            let error = value == expected ? abs(rest) / 1024 : abs((value - expected) / expected.ulp - rest / 1024)
            let isSubnormal = expected.magnitude <= .leastNormalMagnitude
            if isSubnormal { worstSubnormal = max(worstSubnormal, error) } else { worst = max(worst, error) }
            if !(error <= (isSubnormal ? subnormal : bound) + 0.001) || (value == 0 && value.sign != expected.sign) {
                failures.append("\(name)\(arguments) is \(value), not \(expected): \(error) ulp")
            }
        }
        print("ACCURACY \(name): \(count) points, worst \(worst) ulp, subnormal \(worstSubnormal) ulp")
        XCTAssertGreaterThan(count, 550, name)
        XCTAssertTrue(failures.isEmpty, "\(name): \(failures.count)\n" + failures.prefix(10).joined(separator: "\n"))
    }
}
