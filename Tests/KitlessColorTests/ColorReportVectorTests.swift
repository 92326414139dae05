import KitlessColor
import KitlessTestSupport
import XCTest

/// Troubles that users of other libraries reported, each a case here.
final class ColorReportVectorTests: XCTestCase {
    func testEveryReport() throws {
        for file in try Vectors.files(of: "reports", withExtension: "jsonl")
        where file.lastPathComponent == "color.jsonl" {
            try VectorTally.run(file, area: "reports") { ColorReportJudge.judge($0["input"], $0["expected"]) }
        }
    }
}
