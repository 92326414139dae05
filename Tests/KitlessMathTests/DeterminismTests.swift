import KitlessMath
import XCTest

/// The same bits everywhere: a hash over half a million results, recorded on x86-64 Linux.
///
/// The recorded numbers are no statement about accuracy (that is `AccuracyTests`); they fail where a platform or an
/// optimisation setting rounds another way.
final class DeterminismTests: XCTestCase {
    func testEveryPlatformAndBuildGivesTheSameBits() {
        XCTAssertEqual(hash(-745, 709, Double.exp), 0xD551_DA70_3316_2E40)
        XCTAssertEqual(hash(-1070, 1020, Double.exp2), 0x3C29_B1B7_78EF_57A1)
        XCTAssertEqual(hash(-40, 40, Double.expm1), 0xCEC5_46AE_12EF_6E69)
        XCTAssertEqual(hash(0, 10, Double.log), 0x2569_513C_E362_A37B)
        XCTAssertEqual(hash(0, 10, Double.log2), 0x1585_E65F_CCA3_E5E4)
        XCTAssertEqual(hash(0, 10, Double.log10), 0xFFF8_4028_3729_2888)
        XCTAssertEqual(hash(-1, 10, Double.log1p), 0xD4AD_41DB_D4E9_15AB)
        XCTAssertEqual(hash(-10, 10, Double.cbrt), 0xE350_065E_A2BF_1E8A)
        XCTAssertEqual(hash(0, 2, Double.pow12Over5), 0x4FDE_69CD_5B11_1D9E)
        XCTAssertEqual(hash(0, 2, Double.pow5Over12), 0x3895_3CA4_1222_F331)
        XCTAssertEqual(hash(-100, 100, Double.sin), 0xF80F_98CD_DC73_E07C)
        XCTAssertEqual(hash(-1e300, 1e300, Double.cos), 0xE504_5380_7951_1126)
        XCTAssertEqual(hash(-100, 100, Double.tan), 0xD96D_4CD6_A71B_D1C3)
        XCTAssertEqual(hash(-10, 10, Double.atan), 0x5040_B98A_F337_85D1)
        XCTAssertEqual(hash(-6, 6, Double.erf), 0x90A5_3D07_F3B3_B8F1)
        XCTAssertEqual(hash(-6, 27, Double.erfc), 0x8B85_F25E_7299_C122)
        XCTAssertEqual(hash(-10, 10) { Double.atan2($0, 3 - $0 * 0.7) }, 0xF69D_32AB_1E93_BB60)
        XCTAssertEqual(hash(0, 10) { Double.pow($0, 5 - $0 * 1.3) }, 0xED3C_C02E_8428_FC72)
    }

    func testSineAndCosineTogetherAreTheSameBits() {
        var state: UInt64 = 3
        for _ in 0..<20_000 {
            let x = next(&state, -50, 50)
            let both = Double.sincos(x)
            XCTAssertEqual(both.sin.bitPattern, Double.sin(x).bitPattern)
            XCTAssertEqual(both.cos.bitPattern, Double.cos(x).bitPattern)
        }
    }

    /// FNV-1a over the bit patterns of 30,000 results.
    private func hash(
        _ low: Double,
        _ high: Double,
        _ function: (Double) -> Double
    ) -> UInt64 {
        var state: UInt64 = 1
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for _ in 0..<30_000 {
            hash = (hash ^ function(next(&state, low, high)).bitPattern) &* 0x100_0000_01B3
        }
        return hash
    }

    private func next(_ state: inout UInt64, _ low: Double, _ high: Double) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return low + (high - low) * (Double(state >> 11) * 0x1p-53)
    }
}
