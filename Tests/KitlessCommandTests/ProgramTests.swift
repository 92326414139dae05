import Foundation
import XCTest

@testable import KitlessCommand

final class ProgramTests: XCTestCase {
    func testHelpIsNoFailureAndListsEverySubcommand() {
        let run = Run("--help")
        XCTAssertEqual(run.status, .success)
        for subcommand in Program.subcommands { XCTAssertTrue(run.output.contains("  \(subcommand.name) ")) }
        XCTAssertEqual(run.complaints, "")
    }

    func testEverySubcommandIsListedOnce() {
        let names = Program.subcommands.map(\.name)
        XCTAssertEqual(Set(names).count, names.count)
        XCTAssertEqual(names, ["gallery", "layout", "audit", "color", "curve", "symbol"])
    }

    func testEverySubcommandSaysHowItIsCalled() {
        for subcommand in Program.subcommands {
            let run = Run(subcommand.name, "--help")
            XCTAssertEqual(run.status, .success)
            XCTAssertTrue(run.output.hasPrefix("usage: coreuikitless \(subcommand.name)"))
        }
    }

    func testWhatMakesNoSenseEndsWithTheStatusForUsage() {
        for words in [
            [], ["dance"], ["curve"], ["gallery", "here"], ["gallery", "--where"], ["curve", "ease", "ease"],
        ] {
            let run = Run(words)
            XCTAssertEqual(run.status.rawValue, 64, "\(words)")
            XCTAssertTrue(run.complaints.contains("usage: coreuikitless"), "\(words)")
            XCTAssertEqual(run.output, "")
        }
    }
}

/// One run of the program, and what it said.
struct Run {
    let status: ExitStatus
    let output: String
    let complaints: String

    init(_ words: String...) { self.init(words) }

    init(_ words: [String]) {
        let output = Lines()
        let complaints = Lines()
        status = Program.run(words, console: Console(print: output.append, complain: complaints.append))
        self.output = output.text
        self.complaints = complaints.text
    }

    /// Lines said one after the other; the program says them all from one thread.
    private final class Lines: @unchecked Sendable {
        private(set) var text = ""

        @Sendable
        func append(_ line: String) { text += line + "\n" }
    }
}
