import KitlessColor
import KitlessTestSupport
import XCTest

/// Every case of the ground truth for colours.
final class ColorVectorTests: XCTestCase {
    func testEveryFile() throws {
        for file in try Vectors.files(of: "color", withExtension: "jsonl") {
            try VectorTally.run(file, area: "color", judge: ColorJudge.judge)
        }
    }
}
