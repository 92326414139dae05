import Foundation
import XCTest

@testable import CoreUIKitless

final class LoggerTests: XCTestCase {
    override func tearDown() {
        CoreUI.isLoggingEnabled = true
        CoreUI.setLogSink(.standardError())
    }

    func testLoggingIsOnAtFirst() {
        XCTAssertTrue(CoreUI.isLoggingEnabled)
    }

    func testAnEventCarriesLevelCategoryMessageAndPlace() throws {
        let recorder = CoreUI.LogRecorder()
        CoreUI.setLogSink(recorder.sink)
        CoreUI.colorLogger.warning("no color", metadata: ["name": "x", "bundle": "App"])
        CoreUI.layoutLogger.log(level: .debug, "solved")
        XCTAssertEqual(recorder.events.count, 2)
        let first = try XCTUnwrap(recorder.events.first)
        XCTAssertEqual(first.level, .warning)
        XCTAssertEqual(first.category, "colors")
        XCTAssertEqual(first.message, "no color")
        XCTAssertEqual(first.metadata, ["name": "x", "bundle": "App"])
        XCTAssertEqual(first.file, "CoreUIKitlessTests/LoggerTests.swift")
        XCTAssertTrue(first.function.hasPrefix("testAnEventCarries"))
        XCTAssertEqual(first.line, 19)
        XCTAssertEqual("\(first)", "warning colors: no color [bundle=App name=x]")
        XCTAssertEqual("\(recorder.events[1])", "debug layout: solved")
        recorder.removeAll()
        XCTAssertTrue(recorder.events.isEmpty)
    }

    func testAStreamThatCannotBeWrittenDoesNotEndTheProcess() throws {
        let event = CoreUI.LogEvent(level: .warning, category: "colors", message: "no color")
        // Opened for reading alone, so that writing fails as on a closed stream.
        CoreUI.LogSink.write(event, to: try XCTUnwrap(FileHandle(forReadingAtPath: "/dev/null")))
        let pipe = Pipe()
        CoreUI.LogSink.write(event, to: pipe.fileHandleForWriting)
        try pipe.fileHandleForWriting.close()
        let line = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        XCTAssertEqual(line, "CoreUIKitless warning colors: no color\n")
    }

    func testCategories() {
        XCTAssertEqual(CoreUI.colorLogger.category, "colors")
        XCTAssertEqual(CoreUI.imageLogger.category, "images")
        XCTAssertEqual(CoreUI.stringLogger.category, "strings")
        XCTAssertEqual(CoreUI.layoutLogger.category, "layout")
    }

    func testAMessageIsNotPutTogetherUnlessSomeoneWantsIt() {
        var count = 0
        func message() -> String {
            count += 1
            return "m"
        }
        let recorder = CoreUI.LogRecorder()
        CoreUI.isLoggingEnabled = false
        CoreUI.setLogSink(recorder.sink)
        CoreUI.imageLogger.warning(message())
        CoreUI.isLoggingEnabled = true
        CoreUI.setLogSink(nil)
        CoreUI.imageLogger.warning(message())
        CoreUI.setLogSink(CoreUI.LogSink(minimumLevel: .error) { _ in })
        CoreUI.imageLogger.warning(message())
        XCTAssertEqual(count, 0)
        XCTAssertTrue(recorder.events.isEmpty)
        CoreUI.setLogSink(recorder.sink)
        CoreUI.imageLogger.warning(message())
        XCTAssertEqual(count, 1)
    }

    func testASinkDropsWhatIsBelowItsLevel() {
        let recorder = CoreUI.LogRecorder()
        let sink = CoreUI.LogSink(minimumLevel: .notice) { recorder.sink($0) }
        for level in CoreUI.LogLevel.allCases {
            sink(CoreUI.LogEvent(level: level, category: "c", message: "m"))
        }
        XCTAssertEqual(recorder.events.map(\.level), [.notice, .warning, .error, .critical])
    }

    func testLevelsHaveTheNamesAndTheOrderOfSwiftLog() {
        let names = ["trace", "debug", "info", "notice", "warning", "error", "critical"]
        XCTAssertEqual(CoreUI.LogLevel.allCases.map(\.rawValue), names)
        XCTAssertEqual(CoreUI.LogLevel.allCases.shuffled().sorted().map(\.rawValue), names)
    }

    func testATaskHasASinkOfItsOwn() async {
        let shared = CoreUI.LogRecorder()
        CoreUI.setLogSink(shared.sink)
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let own = CoreUI.LogRecorder()
                    await CoreUI.withLogSink(own.sink) {
                        CoreUI.stringLogger.warning("\(number)")
                        await Task.yield()
                        CoreUI.stringLogger.warning("\(number)")
                    }
                    return own.events.map(\.message) == ["\(number)", "\(number)"]
                }
            }
            for await isRight in group { XCTAssertTrue(isRight) }
        }
        CoreUI.withLogSink(nil) { CoreUI.stringLogger.warning("unheard") }
        XCTAssertTrue(shared.events.isEmpty)
    }

    func testTheSwitchesMayBeUsedFromManyThreads() {
        let recorder = CoreUI.LogRecorder()
        CoreUI.setLogSink(recorder.sink)
        DispatchQueue.concurrentPerform(iterations: 64) { number in
            CoreUI.isLoggingEnabled = true
            CoreUI.colorLogger.warning("\(number)")
            _ = CoreUI.isLoggingEnabled
        }
        XCTAssertEqual(Set(recorder.events.map(\.message)).count, 64)
    }
}
