import CoreUIKitless
import XCTest

final class ExportsTests: XCTestCase {
    func testColorComesWithTheUmbrella() {
        XCTAssertEqual(Color(rgb: 0x0078D7).rgbDisplayString(), "0078D7")
    }
}
