import Foundation
import KitlessTestSupport
import XCTest

@testable import KitlessSolver

/// The systems of `Vectors/solver`, judged as its README says: to 1e-9 of the size of what is compared, and to 1e-6 in
/// the family whose numbers are far apart.
///
/// `KITLESS_ANSWERS` names a folder for the answers, in the form that the judge of the vectors reads.
final class SolverVectorTests: XCTestCase {
    func testEverySystemHasItsExactAnswer() throws {
        for file in try Vectors.files(of: "solver", withExtension: "jsonl") {
            let tolerance = file.lastPathComponent.hasPrefix("5-") ? 1e-6 : 1e-9
            var answers: [String] = []
            try VectorTally.run(file, area: "solver") { line in
                let judge = SystemJudge(line, tolerance: tolerance)
                let failure =
                    line["steps"].isNull ? judge.system() : line["source"].isNull ? judge.sequence() : judge.report()
                answers.append(judge.answer)
                return failure
            }
            if let folder = ProcessInfo.processInfo.environment["KITLESS_ANSWERS"] {
                let url = URL(fileURLWithPath: folder).appendingPathComponent(file.lastPathComponent)
                try Data((answers.joined(separator: "\n") + "\n").utf8).write(to: url)
            }
        }
    }
}
