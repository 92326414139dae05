import Foundation
import KitlessGallery
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

final class GalleryTests: XCTestCase {
    func testThePageIsWellFormed() {
        let parser = XMLParser(data: Data(Gallery().html.utf8))
        XCTAssertTrue(parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    }
}
