import CoreUIKitless
import Foundation
import KitlessScenario
import KitlessTestSupport
import XCTest

/// Runs every layout scenario, every step of it, and compares everything it expects.
final class LayoutVectorTests: XCTestCase {
    func testEveryScenarioGivesWhatItExpects() throws {
        for file in try Vectors.files(of: "layout", withExtension: "json") {
            var tally = VectorTally(file: file, area: "layout")
            let data = try Data(contentsOf: file)
            let value = try JSONValue(parsing: data)
            var judge = ScenarioJudge(data: data, value: value, file: file.lastPathComponent)
            // Conflicts are compared as values; in the log they would only get between the lines of the tally.
            let results = CoreUI.withLogSink(nil) { judge.run() }
            for (name, failure) in results { tally.count(name, failure: failure) }
            tally.report()
        }
    }
}

/// Compares a running scenario with what its file expects.
private struct ScenarioJudge {
    let data: Data
    let value: JSONValue
    let file: String

    /// Returns what is wrong after building, and after each step.
    mutating func run() -> [(String, String?)] {
        var results: [(String, String?)] = []
        let scenario: Scenario
        do {
            scenario = try Scenario(data: data, file: file)
        } catch {
            return [("build", judge(error, value["expect"]))]
        }
        scenario.root.layoutIfNeeded()
        results.append(("build", judge(scenario, value["expect"])))
        for (index, step) in (value["steps"].array ?? []).enumerated() {
            do {
                try scenario.apply(step: index)
            } catch {
                results.append(("step \(index)", judge(error, step["expect"])))
                break
            }
            scenario.root.layoutIfNeeded()
            results.append(("step \(index)", judge(scenario, step["expect"])))
        }
        return results
    }

    private func judge(_ error: ScenarioError, _ expected: JSONValue) -> String? {
        let expectation = expected["error"]
        guard !expectation.isNull else { return "\(error)" }
        guard error.layoutError?.kind.rawValue == expectation["kind"].string else { return "\(error)" }
        return error.constraint == expectation["constraint"].string ? nil : "blames \(error.constraint ?? "nothing")"
    }

    private func judge(_ scenario: Scenario, _ expected: JSONValue) -> String? {
        let known = [
            "frames", "pixelFrames", "contentSize", "ambiguous", "conflict", "recovered", "fitting", "error",
        ]
        if let unknown = expected.keys.first(where: { !known.contains($0) }) { return "unread: \(unknown)" }
        if !expected["error"].isNull { return "no error, but \(expected["error"]) is expected" }
        var failures = frames(scenario, expected["frames"])
        failures += pixelFrames(scenario, expected["pixelFrames"])
        failures += contentSizes(scenario, expected["contentSize"])
        failures += fittings(scenario, expected["fitting"])
        failures += conflicts(scenario, expected)
        if expected["conflict"].isNull { failures += ambiguities(scenario, expected["ambiguous"]) }
        return failures.isEmpty ? nil : failures.joined(separator: "; ")
    }

    private func compare(_ actual: [Double], _ expected: JSONValue, _ what: String) -> [String] {
        guard let numbers = expected.array, numbers.count == actual.count else { return ["\(what): unread"] }
        return zip(actual, numbers).enumerated().compactMap { index, pair in
            guard let number = pair.1.double else { return pair.1.isNull ? nil : "\(what): unread" }
            let tolerance = max(value["tolerance"].double ?? 1e-6, abs(number) > 1e5 ? 1e-9 * abs(number) : 0)
            return abs(pair.0 - number) <= tolerance ? nil : "\(what)[\(index)] is \(pair.0), not \(number)"
        }
    }

    private func numbers(_ rectangle: CGRect) -> [Double] {
        [rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height].map { Double($0) }
    }

    private func frames(_ scenario: Scenario, _ expected: JSONValue) -> [String] {
        guard !expected.isNull else { return [] }
        let frames = Dictionary(uniqueKeysWithValues: scenario.frames().map { ($0.name, $0.rectangle) })
        let surplus = frames.keys.filter { expected[$0].isNull }.map { "\($0) is not expected" }
        return surplus
            + expected.keys.flatMap { name -> [String] in
                guard let frame = frames[name] else { return ["\(name) is missing"] }
                return compare(numbers(frame), expected[name], name)
            }
    }

    private func pixelFrames(_ scenario: Scenario, _ expected: JSONValue) -> [String] {
        expected.keys.flatMap { name -> [String] in
            guard let view = scenario.views[name] else { return ["\(name) is missing"] }
            let scale = scenario.root.environment.displayScale
            return compare(numbers(view.pixelFrame(scale: scale)), expected[name], "pixel \(name)")
        }
    }

    private func contentSizes(_ scenario: Scenario, _ expected: JSONValue) -> [String] {
        expected.keys.flatMap { name -> [String] in
            guard let scroll = scenario.views[name] as? ScrollView else { return ["\(name) is no scroll view"] }
            let size = scroll.contentSize
            return compare([Double(size.width), Double(size.height)], expected[name], "content of \(name)")
        }
    }

    private func fittings(_ scenario: Scenario, _ expected: JSONValue) -> [String] {
        (expected.array ?? []).flatMap { fitting -> [String] in
            guard let view = fitting["view"].string.flatMap({ scenario.views[$0] }) else { return ["unread fitting"] }
            let target: CGSize
            switch fitting["target"].string {
            case "compressed": target = LayoutView.layoutFittingCompressedSize
            case "expanded": target = LayoutView.layoutFittingExpandedSize
            default:
                guard let size = fitting["target"].doubles, size.count == 2 else { return ["unread target"] }
                target = CGSize(width: size[0], height: size[1])
            }
            let size = view.systemLayoutSizeFitting(
                target,
                horizontalFittingPriority: LayoutPriority(fitting["h"].double ?? 50),
                verticalFittingPriority: LayoutPriority(fitting["v"].double ?? 50)
            )
            return compare([Double(size.width), Double(size.height)], fitting["size"], "fitting")
        }
    }

    private func conflicts(_ scenario: Scenario, _ expected: JSONValue) -> [String] {
        let sets = scenario.root.conflicts().map { $0.members.map { $0.identifier ?? "?" }.sorted() }
        let wanted = (expected["conflict"].array ?? []).map { ($0.array ?? []).compactMap(\.string).sorted() }
        var failures: [String] = []
        if Set(sets) != Set(wanted) { failures.append("conflicts are \(sets), not \(wanted)") }
        let recovered = expected["recovered"]
        guard !recovered.isNull else { return failures }
        failures += frames(scenario, recovered["frames"])
        let broken = scenario.root.brokenConstraints.compactMap(\.identifier)
        let wantedBroken = (recovered["broken"].array ?? []).compactMap(\.string)
            .filter { !$0.contains(".hugging.") && !$0.contains(".compression.") }
        if broken.sorted() != wantedBroken.sorted() {
            failures.append("left out are \(broken), not \(wantedBroken)")
        }
        return failures
    }

    private func ambiguities(_ scenario: Scenario, _ expected: JSONValue) -> [String] {
        let short: [LayoutAmbiguity.Component: String] = [.x: "x", .y: "y", .width: "w", .height: "h"]
        var open: [String: [String]] = [:]
        for ambiguity in scenario.root.ambiguities() {
            open[ambiguity.name] = ambiguity.components.compactMap { short[$0] }
        }
        var wanted: [String: [String]] = [:]
        for name in expected.keys { wanted[name] = (expected[name].array ?? []).compactMap(\.string) }
        return open == wanted ? [] : ["ambiguous are \(open), not \(wanted)"]
    }
}
