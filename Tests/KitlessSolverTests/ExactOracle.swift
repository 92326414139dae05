@testable import KitlessSolver

/// A constraint with whole numbers: `terms · x relation constant`, its violation times `weight / 30`.
struct ExactRow: Equatable {
    var terms: [Int]
    var constant: Int
    var relation: Relation
    var priority: Double
    /// What the row is divided by when a solver gets it: 1, 2, 3, 5 or 6.
    var divisor = 1

    var isRequired: Bool { priority == 1000 }
    var weight: Int { 30 / divisor }

    func violation(ofLeftSideMinusConstant excess: Int) -> Int {
        switch relation {
        case .equal: abs(excess)
        case .lessThanOrEqual: max(0, excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
    }
}

/// The exact answer of a small system: rational arithmetic, and every vertex is looked at.
///
/// The cost is convex and piecewise linear, and bounded below at every level. So, if there is a solution, an optimal
/// one lies where as many independent rows as the system's rank hold as equations; variables that the rank leaves open
/// may be 0. This shares nothing with the solver's method.
struct ExactOracle {
    /// The best sums of violations, in thirtieths, by falling priority: numerators over `denominator`.
    private(set) var sums: [Int] = []
    private(set) var denominator = 1
    private(set) var levels: [Double] = []
    private(set) var isFeasible = false

    private let rows: [ExactRow]
    private var columns: [Int] = []

    init(_ rows: [ExactRow], variableCount: Int) {
        self.rows = rows
        levels = Set(rows.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
        columns = Self.independentColumns(rows, variableCount)
        visitVertices(variableCount)
    }

    func sum(at level: Int) -> Double { Double(sums[level]) / (30 * Double(denominator)) }

    private static func independentColumns(_ rows: [ExactRow], _ count: Int) -> [Int] {
        // Fraction-free elimination; the columns that get a pivot are independent and span the others.
        var matrix = rows.map(\.terms)
        var pivots: [Int] = []
        var next = 0
        for column in 0..<count {
            guard let found = (next..<matrix.count).first(where: { matrix[$0][column] != 0 }) else { continue }
            matrix.swapAt(next, found)
            for row in next + 1..<max(next + 1, matrix.count) where matrix[row][column] != 0 {
                let (up, down) = (matrix[row][column], matrix[next][column])
                for other in 0..<count { matrix[row][other] = matrix[row][other] * down - matrix[next][other] * up }
                let divisor = matrix[row].reduce(0) { gcd($0, $1) }
                if divisor > 1 { for other in 0..<count { matrix[row][other] /= divisor } }
            }
            pivots.append(column)
            next += 1
        }
        return pivots
    }

    private static func gcd(_ one: Int, _ other: Int) -> Int {
        var (a, b) = (abs(one), abs(other))
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }

    private mutating func visitVertices(_ variableCount: Int) {
        // Rows over the same hyperplane make the same vertices.
        var planes: [(terms: [Int], constant: Int)] = []
        for row in rows where row.terms.contains(where: { $0 != 0 }) {
            let factor = row.terms.reduce(row.constant) { Self.gcd($0, $1) }
            let sign = (row.terms.first { $0 != 0 } ?? 1) > 0 ? 1 : -1
            let plane = (row.terms.map { sign * $0 / factor }, sign * row.constant / factor)
            if !planes.contains(where: { $0.terms == plane.0 && $0.constant == plane.1 }) { planes.append(plane) }
        }
        let rank = columns.count
        var chosen = Array(0..<rank)
        guard planes.count >= rank else { return }
        while true {
            visitVertex(chosen.map { planes[$0] }, variableCount)
            // The next combination.
            var position = rank - 1
            while position >= 0, chosen[position] == planes.count - rank + position { position -= 1 }
            if position < 0 { break }
            chosen[position] += 1
            for later in position + 1..<max(position + 1, rank) { chosen[later] = chosen[later - 1] + 1 }
        }
    }

    private mutating func visitVertex(_ planes: [(terms: [Int], constant: Int)], _ variableCount: Int) {
        let matrix = planes.map { plane in columns.map { plane.terms[$0] } }
        var determinant = Self.determinant(matrix)
        guard determinant != 0 else { return }
        // Cramer's rule.
        var values = [Int](repeating: 0, count: variableCount)
        for (position, column) in columns.enumerated() {
            var replaced = matrix
            for row in replaced.indices { replaced[row][position] = planes[row].constant }
            values[column] = Self.determinant(replaced)
        }
        if determinant < 0 {
            determinant = -determinant
            for index in values.indices { values[index] = -values[index] }
        }
        var found = [Int](repeating: 0, count: levels.count)
        for row in rows {
            var excess = -row.constant * determinant
            for index in values.indices { excess += row.terms[index] * values[index] }
            let violation = row.violation(ofLeftSideMinusConstant: excess)
            if row.isRequired {
                if violation != 0 { return }
            } else if let level = levels.firstIndex(of: row.priority) {
                found[level] += violation * row.weight
            }
        }
        if !isFeasible || isBetter(found, determinant) {
            isFeasible = true
            sums = found
            denominator = determinant
        }
    }

    private func isBetter(_ found: [Int], _ other: Int) -> Bool {
        for level in found.indices {
            let (left, right) = (found[level] * denominator, sums[level] * other)
            if left != right { return left < right }
        }
        return false
    }

    private static func determinant(_ matrix: [[Int]]) -> Int {
        switch matrix.count {
        case 0: 1
        case 1: matrix[0][0]
        case 2: matrix[0][0] * matrix[1][1] - matrix[0][1] * matrix[1][0]
        default:
            matrix.indices.reduce(0) { sum, column in
                if matrix[0][column] == 0 { return sum }
                let minor = matrix.dropFirst().map { row in
                    row.indices.compactMap { $0 == column ? nil : row[$0] }
                }
                return sum + (column % 2 == 0 ? 1 : -1) * matrix[0][column] * determinant(minor)
            }
        }
    }
}
