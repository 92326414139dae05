import Foundation
import KitlessSolver

/// `kitless-bench solver FILE [-r REPEATS] [-t SECONDS] [-v VALUES] [-p] [--size-first]`: runs a workload and prints
/// one JSON line a phase.
///
/// `--size-first` carries out the first suggestions of the script before the constraints are added.
enum SolverBenchmark {
    static func run(_ arguments: [String]) throws -> Int32 {
        guard let path = arguments.first, !path.hasPrefix("-") else {
            FileHandle.standardError.write(
                Data(
                    "usage: kitless-bench solver FILE [-r REPEATS] [-t SECONDS] [-v VALUES] [-p] [--size-first]\n".utf8
                )
            )
            return 64
        }
        func option(_ name: String) -> String? {
            arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
        }
        let repeats = option("-r").flatMap(Int.init) ?? 7
        let limit = option("-t").flatMap(Double.init) ?? 60
        let workload = try SolverWorkload(contentsOf: path)
        loadCode()
        // What reads the figure takes memory itself the first time.
        _ = peakMemory()
        let before = peakMemory()
        var after = 0
        var runs: [[SolverPhase]] = []
        var values = ""
        let start = Date()
        for number in 0..<max(1, repeats) {
            var run = SolverRun(workload, isSizeFirst: arguments.contains("--size-first"))
            run.keepsValues = number == 0 && option("-v") != nil
            run.run()
            runs.append(run.phases)
            if number == 0 {
                after = peakMemory()
                values = run.values
            }
            if Date().timeIntervalSince(start) > limit { break }
        }
        if let file = option("-v") { try values.write(toFile: file, atomically: true, encoding: .utf8) }
        for index in runs[0].indices { report(workload.name, runs.map { $0[min(index, $0.count - 1)] }, before, after) }
        return 0
    }

    private static func report(_ input: String, _ samples: [SolverPhase], _ before: Int, _ after: Int) {
        let phase = samples[0]
        let times = samples.map { $0.nanoseconds / $0.units }.sorted()
        func number(_ value: Double) -> String { String(format: "%.0f", value) }
        print(
            "{\"solver\":\"ours\",\"input\":\"\(input)\",\"phase\":\"\(phase.name)\",\"units\":\(number(phase.units)),"
                + "\"reps\":\(times.count),\"ns_per_unit\":\(number(times[times.count / 2])),\"min_ns\":\(number(times[0])),"
                + "\"max_ns\":\(number(times[times.count - 1])),\"expects\":\(phase.expectations),\"wrong\":\(phase.wrong),"
                + "\"max_error\":\(phase.largestError),\"rss_kb\":\(after),\"rss_before_kb\":\(before),"
                + "\"error\":\"\(phase.error)\"}"
        )
    }

    /// Runs the solver once on next to nothing: pages of code come into memory when they are first needed, half a
    /// megabyte of them, and are not what constraints take.
    private static func loadCode() {
        let solver = Solver()
        let boxes = (0..<6).map { _ in solver.makeVariable() }
        let total = solver.makeVariable()
        do throws(SolverError) {
            try solver.beginEditing(total, priority: 950)
            try solver.update { () throws(SolverError) in
                for (box, next) in zip(boxes, boxes.dropFirst()) {
                    try solver.add(terms: [Term(box), Term(next, -1)], .equal, priority: 500)
                    try solver.add(box, .greaterThanOrEqual, constant: 10)
                    try solver.add(box, .lessThanOrEqual, constant: 30, priority: 250)
                    try solver.add(box, .greaterThanOrEqual, constant: 40, priority: 750)
                }
                try solver.add(terms: boxes.map { Term($0) } + [Term(total, -1)], .equal)
            }
            for size in [300.0, 100, 20, 120, 130] {
                try solver.suggest(size, for: total)
                keep(solver.value(of: boxes[0]))
            }
            let last = try solver.add(boxes[1], .equal, constant: 50)
            try solver.remove(last)
            try solver.endEditing(total)
        } catch {
            print("the solver refuses what it should not: \(error)")
        }
    }

    /// The largest amount of memory that the process has held, in KiB.
    private static func peakMemory() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
    }
}
