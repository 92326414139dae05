import CoreUIKitless
import Foundation
import XCTest

final class SerializableColorTests: XCTestCase {
    private let samples: [SerializableColor] = [
        SerializableColor(Color(red: 0.1, green: -0.2, blue: 1.3, alpha: 0.4)),
        SerializableColor(Color(red: .leastNonzeroMagnitude, green: 1 / 3, blue: -0.0, alpha: .infinity)),
        SerializableColor(DisplayP3(red: 1, green: 0.1, blue: 0, alpha: 0.7)),
    ]

    private func bits(_ color: SerializableColor) -> [UInt64] {
        [color.red, color.green, color.blue, color.alpha].map(\.bitPattern)
    }

    func testArchivesKeepEveryBitAndTheSpace() throws {
        for color in samples {
            let data = try color.archivedData()
            let unarchived = try XCTUnwrap(
                NSKeyedUnarchiver.unarchivedObject(ofClass: SerializableColor.self, from: data)
            )
            for read in [try SerializableColor(archivedData: data), unarchived] {
                XCTAssertEqual(bits(read), bits(color))
                XCTAssertEqual(read.colorSpace, color.colorSpace)
                XCTAssertEqual(read, color)
                XCTAssertEqual(read.hash, color.hash)
            }
            let transformer = ColorDataTransformer()
            XCTAssertEqual(try transformer.transformedValue(transformer.reverseTransformedValue(color)), color)
        }
    }

    func testEveryEightBitCodeSurvives() throws {
        for code in 0...255 {
            let component = Double(code) / 255
            let color = SerializableColor(Color(red: component, green: 0, blue: 0))
            let json = try JSONEncoder().encode(color)
            XCTAssertEqual(try JSONDecoder().decode(SerializableColor.self, from: json).red, component)
            XCTAssertEqual(try SerializableColor(archivedData: color.archivedData()).red, component)
        }
    }

    func testSpacesAreKeptOrConvertedToSRGB() {
        let p3 = DisplayP3(red: 1, green: 0, blue: 0)
        XCTAssertEqual(SerializableColor(p3).displayP3, p3)
        XCTAssertEqual(SerializableColor(p3).color.red, 1.093066, accuracy: 1e-6)
        let srgb = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        XCTAssertEqual(SerializableColor(srgb).color, srgb)
        XCTAssertEqual(SerializableColor(srgb).displayP3, DisplayP3(srgb))
        let lab = SerializableColor(LabD50(srgb))
        XCTAssertEqual(lab.colorSpace, .srgb)
        XCTAssertEqual(lab.green, 0.4, accuracy: 1e-12)
        XCTAssertEqual(lab.alpha, 0.8)
        XCTAssertEqual(SerializableColor(p3).description, "display-p3 1.0 0.0 0.0 / 1.0")
    }

    func testEqualityMindsTheSpace() {
        let numbers = SIMD4(0.1, 0.2, 0.3, 1.0)
        let srgb = SerializableColor(Color(components: numbers))
        XCTAssertNotEqual(srgb, SerializableColor(DisplayP3(components: numbers)))
        XCTAssertNotEqual(srgb, SerializableColor(Color(red: 0.1, green: 0.2, blue: 0.4)))
        XCTAssertFalse(srgb.isEqual("a text"))
        XCTAssertFalse(srgb.isEqual(nil))
    }

    func testJSONHasAVersionAndNames() throws {
        let json = try JSONEncoder().encode(SerializableColor(DisplayP3(red: 0.25, green: 0.5, blue: 1)))
        let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        XCTAssertEqual(object?["version"] as? Int, 2)
        XCTAssertEqual(object?["colorSpace"] as? String, "display-p3")
        XCTAssertEqual(object?.count, 6)
        func decode(_ text: String) throws -> SerializableColor {
            try JSONDecoder().decode(SerializableColor.self, from: Data(text.utf8))
        }
        let rest = #""red":0.1,"green":0.2,"blue":0.3,"alpha":1}"#
        XCTAssertEqual(try decode(#"{"colorSpace":"srgb","# + rest).red, 0.1)
        XCTAssertThrowsError(try decode(#"{"colorSpace":"lab","# + rest)) {
            XCTAssertEqual($0 as? SerializableColorError, .unknownColorSpace("lab"))
        }
        XCTAssertThrowsError(try decode(#"{"version":3,"colorSpace":"srgb","# + rest)) {
            XCTAssertEqual($0 as? SerializableColorError, .unknownVersion(3))
        }
        XCTAssertThrowsError(try decode(#"{"colorSpace":"srgb","red":"x"}"#)) { XCTAssertTrue($0 is DecodingError) }
        XCTAssertThrowsError(try JSONEncoder().encode(SerializableColor(Color(white: .nan))))
    }
}
