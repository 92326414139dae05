import KitlessMath
import XCTest

/// The special values of C99, Annex F.9 (F.10 in C11).
final class SpecialValueTests: XCTestCase {
    private let inf = Double.infinity
    private let nan = Double.nan
    private let tiny = Double.leastNonzeroMagnitude
    private let huge = Double.greatestFiniteMagnitude

    func testExponentials() {
        for function in [Double.exp, Double.exp2] {
            same(function(0), 1)
            same(function(-0.0), 1)
            same(function(inf), inf)
            same(function(-inf), 0)
            same(function(nan), nan)
            same(function(huge), inf)
            same(function(-huge), 0)
            same(function(tiny), 1)
        }
        same(Double.exp2(1023), 0x1p1023)
        same(Double.exp2(1024), inf)
        same(Double.exp2(-1074), tiny)
        same(Double.exp2(-1075), 0)
        same(Double.expm1(0), 0)
        same(Double.expm1(-0.0), -0.0)
        same(Double.expm1(inf), inf)
        same(Double.expm1(-inf), -1)
        same(Double.expm1(-huge), -1)
        same(Double.expm1(huge), inf)
        same(Double.expm1(nan), nan)
        same(Double.expm1(tiny), tiny)
    }

    func testLogarithms() {
        for function in [Double.log, Double.log2, Double.log10] {
            same(function(1), 0)
            same(function(0), -inf)
            same(function(-0.0), -inf)
            same(function(-1), nan)
            same(function(-tiny), nan)
            same(function(-inf), nan)
            same(function(inf), inf)
            same(function(nan), nan)
        }
        for power in -1074...1023 { same(Double.log2(Double.exp2(Double(power))), Double(power)) }
        var power = 1.0
        for digits in 0...22 {
            same(Double.log10(power), Double(digits))
            power *= 10
        }
        same(Double.log1p(0), 0)
        same(Double.log1p(-0.0), -0.0)
        same(Double.log1p(-1), -inf)
        same(Double.log1p(-1.5), nan)
        same(Double.log1p(-inf), nan)
        same(Double.log1p(inf), inf)
        same(Double.log1p(nan), nan)
        same(Double.log1p(huge), Double.log(huge))
    }

    func testPower() {
        for y in [nan, inf, -inf, 0, 2.5, -3, huge] { same(Double.pow(1, y), 1) }
        for x in [nan, inf, -inf, 0, -0.0, -2.5, huge] {
            same(Double.pow(x, 0), 1)
            same(Double.pow(x, -0.0), 1)
        }
        same(Double.pow(nan, 1), nan)
        same(Double.pow(2, nan), nan)
        same(Double.pow(-1, inf), 1)
        same(Double.pow(-1, -inf), 1)
        for (base, sign) in [(0.0, 1.0), (-0.0, -1.0)] {
            same(Double.pow(base, 3), sign * 0)
            same(Double.pow(base, -3), sign * inf)
            for y in [2, 2.5, inf, 0x1p60] { same(Double.pow(base, y), 0) }
            for y in [-2, -2.5, -inf, -0x1p60] { same(Double.pow(base, y), inf) }
        }
        for (x, y, value) in [
            (0.5, -inf, inf), (2, -inf, 0), (0.5, inf, 0), (2, inf, inf), (-0.5, -inf, inf), (-2, inf, inf),
            (-inf, -3, -0.0), (-inf, -2, 0), (-inf, -2.5, 0), (-inf, 3, -inf), (-inf, 2, inf), (-inf, 2.5, inf),
            (inf, -1, 0), (inf, 1, inf), (-2, 0.5, nan), (-2, 3, -8), (-2, 2, 4), (-1, 3, -1), (-1, 0x1p53, 1),
            (2, 1e300, inf), (2, -1e300, 0), (-2, 0x1p70, inf), (1.5, 1e-300, 1), (huge, 1, huge), (tiny, 1, tiny),
            (tiny, -1, inf), (-tiny, 1, -tiny), (huge, 2, inf), (-huge, 3, -inf), (0.5, 1074, tiny), (0.5, 1076, 0),
        ] {
            same(Double.pow(x, y), value, "pow(\(x), \(y))")
        }
        same(Double.pow12Over5(0), 0)
        same(Double.pow12Over5(1), 1)
        same(Double.pow12Over5(32), 4096)
        same(Double.pow12Over5(-1), nan)
        same(Double.pow12Over5(nan), nan)
        same(Double.pow12Over5(inf), inf)
        same(Double.pow12Over5(huge), inf)
        same(Double.pow12Over5(tiny), 0)
        same(Double.pow5Over12(0), 0)
        same(Double.pow5Over12(1), 1)
        same(Double.pow5Over12(4096), 32)
        same(Double.pow5Over12(-1), nan)
        same(Double.pow5Over12(nan), nan)
        same(Double.pow5Over12(inf), inf)
        for x in [0, -0.0, inf, -inf, nan] { same(Double.cbrt(x), x) }
        same(Double.cbrt(-27), -3)
        same(Double.cbrt(-0x1p-1074), -0x1p-358)
        for root in 1...1000 { same(Double.cbrt(Double(root * root * root)), Double(root)) }
    }

    func testAngles() {
        for function in [Double.sin, Double.tan, Double.atan, Double.erf] {
            same(function(0), 0)
            same(function(-0.0), -0.0)
            same(function(nan), nan)
            same(function(tiny), tiny)
        }
        for x in [inf, -inf, nan] {
            same(Double.sin(x), nan)
            same(Double.cos(x), nan)
            same(Double.tan(x), nan)
            same(Double.sincos(x).sin, nan)
            same(Double.sincos(x).cos, nan)
        }
        same(Double.cos(0), 1)
        same(Double.atan(inf), .pi / 2)
        same(Double.atan(-inf), -.pi / 2)
    }

    func testTheAngleOfAPoint() {
        let pi = Double.pi
        for sign in [1.0, -1.0] {
            for (y, x, value) in [
                (0.0, 1.0, 0.0), (0, 0, 0), (0, -0.0, pi), (0, -1, pi), (1, 0, pi / 2), (1, -0.0, pi / 2), (1, inf, 0),
                (1, -inf, pi), (inf, 1, pi / 2), (inf, -1, pi / 2), (inf, inf, pi / 4), (inf, -inf, 3 * pi / 4),
                (0, inf, 0), (0, -inf, pi), (inf, 0, pi / 2), (tiny, -huge, pi), (tiny, huge, 0), (huge, tiny, pi / 2),
                (huge, -tiny, pi / 2), (huge, huge, pi / 4), (tiny, tiny, pi / 4), (1, 1, pi / 4),
            ] {
                same(Double.atan2(sign * y, x), sign * value, "atan2(\(sign * y), \(x))")
            }
        }
        for other in [nan, 0, 1, inf] {
            same(Double.atan2(nan, other), nan)
            same(Double.atan2(other, nan), nan)
        }
    }

    func testErrorFunctions() {
        same(Double.erf(inf), 1)
        same(Double.erf(-inf), -1)
        same(Double.erfc(0), 1)
        same(Double.erfc(-0.0), 1)
        same(Double.erfc(inf), 0)
        same(Double.erfc(-inf), 2)
        same(Double.erfc(nan), nan)
        same(Double.erfc(28), 0)
    }

    private func same(
        _ value: Double,
        _ expected: Double,
        _ what: String = "",
        line: UInt = #line
    ) {
        let agree = value.isNaN && expected.isNaN || (value == expected && value.sign == expected.sign)
        XCTAssertTrue(agree, "\(what) is \(value), not \(expected)", line: line)
    }
}
