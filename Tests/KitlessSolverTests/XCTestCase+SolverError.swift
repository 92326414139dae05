import KitlessSolver
import XCTest

extension XCTestCase {
    /// What calls throw, `nil` if nothing.
    func error(_ body: () throws(SolverError) -> Void) -> SolverError? {
        do throws(SolverError) {
            try body()
            return nil
        } catch {
            return error
        }
    }
}
