import CoreUIKitless
import Foundation
import XCTest

private enum Greeting: String, Localizable, CaseIterable {
    case hello = "greeting.hello"
    case welcome = "greeting.welcome"
    case order = "greeting.order"

    static var bundle: Bundle { .module }
}

private enum Setting: String, Localizable, CaseIterable {
    case title
    case sound
    case done

    static var bundle: Bundle { .module }
    static var tableName: String? { "Settings" }
}

private enum Plain: String, Localizable {
    case hello = "greeting.hello"
}

private enum Mail: String, Localizable {
    case count = "greeting.mail"

    static var bundle: Bundle { .module }
}

final class LocalizableTests: ProtocolTestCase {
    private let english = StringOptions(languages: ["en"])

    func testEveryCaseHasAText() {
        for greeting in Greeting.allCases { XCTAssertNotEqual(greeting.localized, greeting.rawValue) }
        XCTAssertTrue(recorder.events.isEmpty)
    }

    func testATableOfItsOwnIsReachedByItsName() {
        XCTAssertEqual(Setting.allCases.map(\.localized), ["Settings", "Sound", "Done"])
        XCTAssertTrue(recorder.events.isEmpty)
        XCTAssertNil(Greeting.tableName)
        XCTAssertEqual(Setting.tableName, "Settings")
        XCTAssertNil(Plain.tableName)
    }

    func testTheMainBundleIsTheOneUnlessAnotherIsGiven() {
        XCTAssertEqual(Plain.bundle, .main)
        XCTAssertEqual(Plain.hello.localized, "greeting.hello")
        XCTAssertEqual(recorder.events.count, 1)
    }

    func testALanguageIsChosenByTheCaller() {
        XCTAssertEqual(Greeting.hello.localized(options: StringOptions(languages: ["fr-CA"])), "Bonjour")
        XCTAssertEqual(Greeting.hello.localized(options: StringOptions(languages: ["de"])), "Hello")
    }

    func testArgumentsAreFilledInByPosition() {
        XCTAssertEqual(Greeting.welcome.localized("Ada", options: english), "Welcome, Ada")
        XCTAssertEqual(Greeting.order.localized("a", 2, options: english), "2 before a")
        XCTAssertEqual(
            Greeting.order.localized("a", 2.5, options: StringOptions(languages: ["fr"])),
            "2.5 avant a"
        )
    }

    func testNumbersChooseTheForm() {
        let texts = [0, 1, 5].map { Mail.count.localized($0, options: english) }
        XCTAssertEqual(texts, ["no mail", "one mail", "5 mails"])
        XCTAssertTrue(recorder.events.isEmpty)
    }

    func testAWarningIsLoggedForEveryKeyThatComesBack() throws {
        XCTAssertEqual("".localized(bundle: .module), "")
        XCTAssertEqual("nope".localized(bundle: .module, tableName: "Settings"), "nope")
        XCTAssertEqual("greeting.hello".localized(bundle: .module, tableName: "Nowhere"), "greeting.hello")
        XCTAssertEqual("title".localized(bundle: try XCTUnwrap(Self.emptyBundle), tableName: "Settings"), "title")
        XCTAssertEqual(Mail.count.localized, "greeting.mail")
        XCTAssertEqual(recorder.events.count, 5)
        XCTAssertTrue(recorder.events.allSatisfy { $0.level == .warning && $0.category == "strings" })
        let second = recorder.events[1].message
        XCTAssertTrue(second.contains("'nope'") && second.contains("Settings"), second)
    }

    func testNothingIsLoggedWhileLoggingIsOff() {
        CoreUI.isLoggingEnabled = false
        XCTAssertEqual("nope".localized(bundle: .module), "nope")
        XCTAssertTrue(recorder.events.isEmpty)
    }

    func testLoadingSaysWhyThereIsNoText() throws {
        XCTAssertEqual(try Setting.sound.loadString(), "Sound")
        XCTAssertThrowsError(try Plain.hello.loadString()) { error in
            XCTAssertEqual((error as? StringLookupError)?.key, "greeting.hello")
            XCTAssertEqual((error as? StringLookupError)?.table, "Localizable")
        }
        XCTAssertTrue(recorder.events.isEmpty)
    }
}
