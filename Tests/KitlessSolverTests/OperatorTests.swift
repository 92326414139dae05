import KitlessSolver
import XCTest

final class OperatorTests: XCTestCase {
    func testOperatorsBuildTheNormalForm() {
        let solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let constraint: Constraint = 2 * x - 3 >= y / 4 + 5
        XCTAssertEqual(constraint.terms, [Term(x, 2), Term(y, -0.25)])
        XCTAssertEqual(constraint.relation, .greaterThanOrEqual)
        XCTAssertEqual(constraint.constant, 8)
        XCTAssertEqual(constraint.priority, .required)
    }
}
