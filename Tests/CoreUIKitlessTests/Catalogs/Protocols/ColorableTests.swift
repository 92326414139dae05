import CoreUIKitless
import Foundation
import XCTest

private enum Ink: String, Colorable, CaseIterable {
    case ink
    case paper

    static var bundle: Bundle { .module }
}

private enum Brand: String, Colorable, CaseIterable {
    case accent

    static var bundle: Bundle { .module }
    static var namespace: String? { "Brand" }
}

private enum Missing: String, Colorable, CaseIterable {
    case blank = ""
    case random = "9f1c7e"
    case withoutNamespace = "accent"

    static var bundle: Bundle { .module }
    static var fallbackColor: DynamicColor { DynamicColor(.black) }
}

private enum WrongBundle: String, Colorable {
    case ink
}

final class ColorableTests: ProtocolTestCase {
    func testEveryCaseLoads() {
        for color in Ink.allCases { XCTAssertNotNil(color.loadColor(), color.rawValue) }
        for color in Brand.allCases { XCTAssertNotNil(color.loadColor(), color.rawValue) }
        XCTAssertEqual(Brand.accent.color, DynamicColor(Color(red: 0.25, green: 0.5, blue: 0.75)))
        XCTAssertTrue(recorder.events.isEmpty)
    }

    func testTheValueFitsTheAppearance() {
        let dark = TraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(Ink.ink.color, DynamicColor(light: Color(rgb: 0x112233), dark: Color(rgb: 0xEEDDCC)))
        XCTAssertEqual(Ink.ink.color(for: dark), Color(rgb: 0xEEDDCC))
        XCTAssertEqual(Ink.paper.color(for: dark), Ink.paper.color.light)
    }

    func testTheFallbackComesWithExactlyOneWarningThatNamesTheColor() {
        for color in Missing.allCases {
            XCTAssertNil(color.loadColor())
            XCTAssertEqual(color.color, DynamicColor(.black))
        }
        XCTAssertEqual(recorder.events.count, 3)
        XCTAssertTrue(recorder.events.allSatisfy { $0.level == .warning && $0.category == "colors" })
        XCTAssertTrue(recorder.events[1].message.contains("'9f1c7e'"))
    }

    func testAnotherBundleHasNoneOfTheColors() {
        XCTAssertEqual(WrongBundle.ink.color, .system(.pink))
        XCTAssertEqual(recorder.events.count, 1)
        CoreUI.isLoggingEnabled = false
        XCTAssertEqual(WrongBundle.ink.color, WrongBundle.fallbackColor)
        XCTAssertEqual(recorder.events.count, 1)
    }

    func testTheWarningNamesTheNamespaceToo() {
        enum Nowhere: String, Colorable {
            case accent

            static var bundle: Bundle { .module }
            static var namespace: String? { "Theme" }
        }
        _ = Nowhere.accent.color
        XCTAssertTrue(recorder.events.first?.message.contains("'Theme/accent'") ?? false)
    }
}
