import Foundation
import KitlessSolver

/// `kitless-bench solver-growth [-t SECONDS]`: how the build of a system grows with its size, in time and in memory.
///
/// `--memory KIND COUNT` builds one system and prints the bytes by which the process grew; the benchmark calls itself so,
/// because memory that was freed would be used again unseen.
///
/// For each kind of system one line: nanoseconds and bytes for each constraint at 1,000, 10,000 and 100,000 constraints,
/// and the exponent of the whole time from the smallest to the largest. A size that would take more than the seconds
/// given (60 unless given) by what the smaller ones took is left out.
enum SolverGrowthBenchmark {
    private struct Kind {
        let name: String
        /// Adds the constraints; the count is what they shall come to.
        let build: (Solver, Int) throws -> Void
    }

    private struct Size {
        var constraints: Double
        var nanoseconds: Double
        var bytes: Double
    }

    static func run(_ arguments: [String]) throws -> Int32 {
        let place = arguments.firstIndex(of: "-t")
        let limit = place.flatMap { arguments.dropFirst($0 + 1).first }.flatMap(Double.init) ?? 60
        let kinds = [
            Kind(name: "W2") { try chain($0, boxes: $1 / 4, isAmbiguous: false) },
            Kind(name: "W4") { solver, count in
                for _ in 0..<count / 20 { try chain(solver, boxes: 5, isAmbiguous: false) }
            },
            Kind(name: "W7") { try chain($0, boxes: $1 / 4, isAmbiguous: true) },
        ]
        if arguments.count == 3, arguments[0] == "--memory", let count = Int(arguments[2]),
            let kind = kinds.first(where: { $0.name == arguments[1] })
        {
            print("bytes \(try memory(kind, count))")
            return 0
        }
        for kind in kinds { try report(kind, limit) }
        return 0
    }

    /// What the process grows by when a system is built, in bytes.
    private static func memory(_ kind: Kind, _ count: Int) throws -> Int {
        let solver = Solver()
        let before = LayoutBenchmark.residentBytes
        try kind.build(solver, count)
        let after = LayoutBenchmark.residentBytes
        keep(solver.constraintCount)
        return after - before
    }

    private static func report(_ kind: Kind, _ limit: Double) throws {
        var sizes: [Size] = []
        var words: [String] = []
        for count in [1_000, 10_000, 100_000] {
            if let last = sizes.last, sizes.count > 1 {
                let growth = last.nanoseconds / sizes[sizes.count - 2].nanoseconds
                if last.nanoseconds * growth > limit * 1e9 {
                    words.append("\(count)=left-out")
                    continue
                }
            }
            let size = try measure(kind, count)
            sizes.append(size)
            words.append("\(count)=\(Int(size.nanoseconds / size.constraints))")
            words.append("bytes=\(Int(size.bytes / size.constraints))")
        }
        if let first = sizes.first, let last = sizes.last {
            let exponent = log(last.nanoseconds / first.nanoseconds) / log(last.constraints / first.constraints)
            words.append("exponent=\(String(format: "%.2f", exponent))")
        }
        print("BENCH solver-growth-\(kind.name) \(words.joined(separator: " "))")
    }

    private static func measure(_ kind: Kind, _ count: Int) throws -> Size {
        var best = Measurement()
        var constraints = 0.0
        for _ in 0..<max(2, 20_000 / count) {
            let solver = Solver()
            var failure: (any Error)?
            best.sample(iterations: 1) {
                do { try kind.build(solver, count) } catch { failure = error }
            }
            if let failure { throw failure }
            constraints = Double(solver.constraintCount)
        }
        let bytes =
            try Peer(path: CommandLine.arguments[0]).run(["solver-growth", "--memory", kind.name, "\(count)"])["bytes"]
            ?? .nan
        return Size(constraints: constraints, nanoseconds: best.best, bytes: bytes)
    }

    /// A row of boxes with 8 between them, its end held by an edit variable.
    ///
    /// Either all have the same width and want one, or each has a natural width from which it gives way either way.
    private static func chain(_ solver: Solver, boxes count: Int, isAmbiguous: Bool) throws(SolverError) {
        let end = solver.makeVariable()
        let lefts = (0..<count).map { _ in solver.makeVariable() }
        let widths = (0..<count).map { _ in solver.makeVariable() }
        try solver.beginEditing(end, priority: 999)
        try solver.update { () throws(SolverError) in
            try solver.add(lefts[0], .equal, constant: 0)
            for index in 0..<count {
                let (left, width) = (lefts[index], widths[index])
                if index > 0 {
                    let before = [Term(left), Term(lefts[index - 1], -1), Term(widths[index - 1], -1)]
                    try solver.add(terms: before, .equal, constant: 8)
                }
                if isAmbiguous {
                    let natural = Double(30 + index * 53 % 91)
                    try solver.add(width, .greaterThanOrEqual, constant: 20)
                    try solver.add(width, .lessThanOrEqual, constant: natural, priority: .defaultLow)
                    try solver.add(width, .greaterThanOrEqual, constant: natural, priority: .defaultHigh)
                } else {
                    if index > 0 { try solver.add(terms: [Term(width), Term(widths[index - 1], -1)], .equal) }
                    try solver.add(width, .greaterThanOrEqual, constant: 10)
                    try solver.add(width, .equal, constant: 60, priority: .defaultLow)
                }
            }
            let last = [Term(lefts[count - 1]), Term(widths[count - 1]), Term(end, -1)]
            try solver.add(terms: last, .equal)
        }
        try solver.suggest(Double(78 * count), for: end)
        keep(solver.value(of: widths[count - 1]))
    }
}
