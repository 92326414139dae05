import XCTest

@testable import KitlessColor

/// Derives every matrix again from chromaticities.
final class MatrixTests: XCTestCase {
    private typealias Rows = [[Double]]

    private let d65 = [0.3127 / 0.3290, 1, 0.3583 / 0.3290]
    private let d50 = [0.3457 / 0.3585, 1, 0.2958 / 0.3585]
    private let bradford: Rows = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]

    func testMatricesFollowFromChromaticities() {
        let srgb = toXYZ([0.64, 0.33, 0.30, 0.60, 0.15, 0.06], white: d65)
        let toD50 = adaptation(from: d65, to: d50)
        assertEqual(.xyzD65FromLinearSRGB, srgb)
        assertEqual(.linearSRGBFromXYZD65, inverse(srgb))
        assertEqual(.xyzD50FromLinearSRGB, product(toD50, srgb))
        assertEqual(.linearSRGBFromXYZD50, inverse(product(toD50, srgb)))
        let spaces: [(Matrix3, Matrix3, Rows)] = [
            (
                .linearSRGBFromLinearDisplayP3, .linearDisplayP3FromLinearSRGB,
                toXYZ([0.68, 0.32, 0.265, 0.69, 0.15, 0.06], white: d65)
            ),
            (
                .linearSRGBFromLinearRec2020, .linearRec2020FromLinearSRGB,
                toXYZ([0.708, 0.292, 0.170, 0.797, 0.131, 0.046], white: d65)
            ),
            (
                .linearSRGBFromLinearA98RGB, .linearA98RGBFromLinearSRGB,
                toXYZ([0.64, 0.33, 0.21, 0.71, 0.15, 0.06], white: d65)
            ),
            (
                .linearSRGBFromLinearProPhotoRGB, .linearProPhotoRGBFromLinearSRGB,
                product(
                    adaptation(from: d50, to: d65),
                    toXYZ([0.734699, 0.265301, 0.159597, 0.840403, 0.036598, 0.000105], white: d50)
                )
            ),
        ]
        for (there, back, toXYZ) in spaces {
            let matrix = product(inverse(srgb), toXYZ)
            assertEqual(there, matrix)
            assertEqual(back, inverse(matrix))
        }
    }

    func testSplitMatricesAreTheirSourcesAndInverses() {
        let srgb = toXYZ([0.64, 0.33, 0.30, 0.60, 0.15, 0.06], white: d65)
        let cones: Rows = [
            [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
            [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
            [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
        ]
        assertEqual(rounded(.conesFromLinearSRGB), product(cones, srgb))
        assertEqual(rounded(.linearSRGBFromCones), inverse(product(cones, srgb)))
        assertEqual(
            rounded(.oklabFromRootCones),
            [
                [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
                [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
                [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
            ]
        )
        assertEqual(
            rounded(.rootConesFromOKLab),
            [
                [1.0000000000000000, 0.3963377773761749, 0.2158037573099136],
                [1.0000000000000000, -0.1055613458156586, -0.0638541728258133],
                [1.0000000000000000, -0.0894841775298119, -1.2914855480194092],
            ]
        )
        for (matrix, inverse, white, adapted) in [
            (SplitMatrix3.relativeXYZD65FromLinearSRGB, SplitMatrix3.linearSRGBFromRelativeXYZD65, d65, srgb),
            (
                .relativeXYZD50FromLinearSRGB, .linearSRGBFromRelativeXYZD50, d50,
                product(adaptation(from: d65, to: d50), srgb)
            ),
        ] {
            let relative = zip(adapted, white).map { row, white in row.map { $0 / white } }
            assertEqual(rounded(matrix), relative)
            assertEqual(rounded(inverse), self.inverse(relative))
        }
        assertEqual(
            rounded(.rootsFromShiftedLab),
            [[1 / 116.0, 1 / 500.0, 0], [1 / 116.0, 0, 0], [1 / 116.0, 0, -1 / 200.0]]
        )
    }

    private func assertEqual(_ matrix: Matrix3, _ rows: [[Double]], line: UInt = #line) {
        for (index, (value, expected)) in zip(entries(matrix), rows.joined()).enumerated() {
            XCTAssertEqual(value, expected, accuracy: 4e-15, "entry \(index)", line: line)
        }
    }

    private func rounded(_ matrix: SplitMatrix3) -> Matrix3 {
        let sums = zip(entries(matrix.heads), entries(matrix.tails)).map { $0 + $1 }
        return Matrix3(sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6], sums[7], sums[8])
    }

    private func entries(_ m: Matrix3) -> [Double] {
        [m.m00, m.m01, m.m02, m.m10, m.m11, m.m12, m.m20, m.m21, m.m22]
    }

    private func toXYZ(_ chromaticities: [Double], white: [Double]) -> Rows {
        let xyz = (0..<3).map { index -> [Double] in
            let (x, y) = (chromaticities[2 * index], chromaticities[2 * index + 1])
            return [x / y, 1, (1 - x - y) / y]
        }
        let columns = (0..<3).map { row in xyz.map { $0[row] } }
        let scale = inverse(columns).map { row in zip(row, white).reduce(0) { $0 + $1.0 * $1.1 } }
        return columns.map { row in zip(row, scale).map { $0 * $1 } }
    }

    private func adaptation(from source: [Double], to target: [Double]) -> Rows {
        let cones = [source, target].map { white in
            bradford.map { row in zip(row, white).reduce(0) { $0 + $1.0 * $1.1 } }
        }
        let scaled = bradford.enumerated().map { index, row in row.map { $0 * cones[1][index] / cones[0][index] } }
        return product(inverse(bradford), scaled)
    }

    private func product(_ a: Rows, _ b: Rows) -> Rows {
        a.map { row in (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * b[$1][column] } } }
    }

    private func inverse(_ m: Rows) -> Rows {
        func cofactor(_ row: Int, _ column: Int) -> Double {
            let (r1, r2, c1, c2) = ((row + 1) % 3, (row + 2) % 3, (column + 1) % 3, (column + 2) % 3)
            return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
        }
        let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * cofactor(0, $1) }
        return (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } }
    }
}
