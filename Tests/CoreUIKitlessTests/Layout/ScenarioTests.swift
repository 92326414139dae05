import CoreUIKitless
import Foundation
import KitlessScenario
import XCTest

/// What a scenario file says when something is wrong with it.
final class ScenarioTests: XCTestCase {
    private func error(_ json: String) -> ScenarioError? {
        do {
            let scenario = try Scenario(data: Data(json.utf8), file: "test.json")
            for step in 0..<scenario.stepCount { try scenario.apply(step: step) }
            return nil
        } catch {
            return error
        }
    }

    /// A scenario of a view and a stack, with more constraints and changes.
    private func scenario(constraints: String = "", changes: String = "", view: String = "") -> String {
        """
        {"id": "x", "root": {"size": [100, 50]},
         "views": [{"id": "a"\(view)}, {"id": "s", "kind": "stack"}, {"id": "g", "kind": "guide"}],
         "constraints": [\(constraints)], "expect": {}, "steps": [{"changes": [\(changes)], "expect": {}}]}
        """
    }

    func testTheFileTheKeyAndTheReasonAreNamed() {
        let mistakes: [(String, String, String)] = [
            ("{", "", "not JSON"),
            (#"{"root": {"size": [1, 2]}, "surplus": 1}"#, "surplus", "unknown key"),
            (#"{"root": {"size": [1]}}"#, "root.size", "2 numbers"),
            (#"{"root": {"size": [1, -2]}}"#, "root.size", "negative"),
            (#"{"root": {"size": [1, "nan"]}}"#, "root.size[1]", "finite"),
            (#"{"root": {"size": [1, 2], "direction": "up"}}"#, "root.direction", "ltr or rtl"),
            (#"{"root": {"size": [1, 2], "scale": 0}}"#, "root.scale", "above 0"),
            (#"{"root": {"size": [1, 2]}, "views": [{"id": "root"}]}"#, "views[0].id", "already"),
            (#"{"root": {"size": [1, 2]}, "views": [{"id": "a", "parent": "b"}]}"#, "views[0].parent", "unknown view"),
            (#"{"root": {"size": [1, 2]}, "views": [{"id": "a", "kind": "b"}]}"#, "views[0].kind", "unknown value"),
        ]
        assertNamed(mistakes)
    }

    func testMistakesOfViewsAndChangesAreNamed() {
        let mistakes: [(String, String, String)] = [
            (scenario(view: #", "text": {}"#), "views[0].text", "only for kind label"),
            (scenario(view: #", "hugging": [0, 1]"#), "views[0].hugging[0]", "priority"),
            (scenario(view: #", "hidden": 1"#), "views[0].hidden", "true or false"),
            (scenario(view: #", "baseline": {"top": 1}"#), "views[0].baseline.top", "unknown key"),
            (scenario(constraints: #"{"item": "a"}"#), "constraints[0].id", "a text"),
            (scenario(constraints: #"{"id": "c", "item": "b", "attr": "top"}"#), "constraints[0].item", "unknown view"),
            (
                scenario(constraints: #"{"id": "c", "item": "a", "attr": "up"}"#), "constraints[0].attr",
                "unknown attribute"
            ),
            (
                scenario(constraints: #"{"id": "c", "item": "a", "attr": "width", "rel": "="}"#), "constraints[0].rel",
                "=="
            ),
            (
                scenario(constraints: #"{"id": "c", "item": "a.content", "attr": "width"}"#), "constraints[0].item",
                "unknown"
            ),
            (
                scenario(constraints: #"{"id": "c", "call": "fly", "view": "a"}"#), "constraints[0].call",
                "unknown value"
            ),
            (
                scenario(constraints: #"{"id": "c", "call": "constrainBelow", "view": "a"}"#), "constraints[0].to",
                "a view"
            ),
            (
                scenario(constraints: #"{"id": "c", "call": "constrainEdges", "view": "a", "edges": "some"}"#),
                "constraints[0].edges", "unknown value"
            ),
            (
                scenario(constraints: #"{"id": "c", "vfl": "[a]", "options": ["up"]}"#), "constraints[0].options[0]",
                "unknown"
            ),
            (scenario(changes: #"{"op": "fly"}"#), "steps[0].changes[0].op", "unknown value"),
            (
                scenario(changes: #"{"op": "setConstant", "constraint": "c", "value": 1}"#),
                "steps[0].changes[0].constraint", "unknown constraint"
            ),
            (
                scenario(changes: #"{"op": "setText", "view": "a", "value": 1}"#), "steps[0].changes[0].view",
                "is no label"
            ),
            (
                scenario(changes: #"{"op": "moveArranged", "view": "a", "index": 0}"#), "steps[0].changes[0].view",
                "not in a stack"
            ),
            (
                scenario(changes: #"{"op": "setStack", "view": "s", "value": {"spacing": "wide"}}"#),
                "steps[0].changes[0].value.spacing", "a number"
            ),
        ]
        assertNamed(mistakes)
    }

    private func assertNamed(_ mistakes: [(String, String, String)]) {
        for (json, key, reason) in mistakes {
            guard let error = error(json) else {
                XCTFail("no error in \(json)")
                continue
            }
            XCTAssertEqual(error.key, key, json)
            XCTAssertTrue(error.reason.contains(reason), "\(error.reason) in \(json)")
            XCTAssertEqual(error.file, "test.json")
            XCTAssertTrue("\(error)".hasPrefix("test.json: "))
        }
    }

    func testMistakesOfConstraintsKeepTheirKind() {
        let mistakes: [(String, LayoutError.Kind)] = [
            (#"{"id": "c", "item": "a", "attr": "width", "const": "nan"}"#, .nonFinite),
            (#"{"id": "c", "item": "a", "attr": "width", "const": "-inf"}"#, .nonFinite),
            (#"{"id": "c", "item": "a", "attr": "width", "to": "s", "mult": "inf"}"#, .nonFinite),
            (#"{"id": "c", "item": "a", "attr": "width", "const": 1, "priority": 1001}"#, .priorityOutOfRange),
            (#"{"id": "c", "item": "a", "attr": "width", "const": 1, "priority": 0}"#, .priorityOutOfRange),
            (#"{"id": "c", "item": "a", "attr": "notAnAttribute", "to": "s"}"#, .firstAttributeMissing),
            (#"{"id": "c", "call": "constrainSize", "view": "a", "size": ["nan", null]}"#, .nonFinite),
        ]
        for (json, kind) in mistakes {
            let error = error(scenario(constraints: json))
            XCTAssertEqual(error?.layoutError?.kind, kind, json)
            XCTAssertEqual(error?.constraint?.first, "c", json)
        }
        let change = #"{"op": "setPriority", "constraint": "c", "value": -1}"#
        let error = error(
            scenario(constraints: #"{"id": "c", "item": "a", "attr": "width", "const": 1}"#, changes: change)
        )
        XCTAssertEqual(error?.layoutError?.kind, .priorityOutOfRange)
    }

    func testAMissingFileIsAnError() {
        let url = URL(fileURLWithPath: "/nonexistent/none.json")
        XCTAssertThrowsError(try Scenario(contentsOf: url)) { error in
            XCTAssertEqual((error as? ScenarioError)?.file, "none.json")
        }
    }

    /// Every operation, and the arguments that the fixtures do not use.
    func testEveryChangeIsMade() throws {
        let json = """
            {"id": "all", "title": "all", "root": {"size": [100, 50], "margins": [1, 2, 3, 4], "systemSpacing": 4,
              "readableWidth": 60, "scale": 2, "safeArea": [0, 0, 0, 0], "direction": "ltr"},
             "views": [
              {"id": "s", "kind": "stack", "marginsFromSafeArea": false, "preservesSuperviewMargins": true,
               "stack": {"axis": "vertical", "alignment": "top", "distribution": "fill", "spacing": 1,
                 "marginsRelative": false, "customSpacing": {"a": 5}}},
              {"id": "a", "parent": "s", "intrinsic": [10, 10], "hugging": [251, 251], "compression": [751, 751]},
              {"id": "l", "kind": "label", "text": {"width": 30, "lineHeight": 10, "lines": 1, "preferredMax": 0}},
              {"id": "v", "kind": "scroll", "arranged": true, "hidden": false}, {"id": "g", "kind": "guide"}],
             "constraints": [
              {"id": "e", "call": "constrainEdges", "view": "s", "edges": ["top", "leading"], "to": "root.safeArea"},
              {"id": "p", "item": "l", "attr": "leading", "to": "s", "toAttr": "trailing", "systemSpacing": 2},
              {"id": "q", "item": "l", "attr": "top", "to": "g", "active": false},
              {"id": "f", "vfl": "[l(40@9)]", "options": ["alignAllBaseline"], "parent": "root"},
              {"id": "o", "call": "constrainEdges", "view": "v", "outsets": [1, 1, 1, 1]},
              {"id": "t", "item": "v.content", "attr": "width", "to": "v.frame"},
              {"id": "r", "call": "constrainCenter", "view": "l", "axes": "y", "to": "root.readable"}],
             "expect": {}, "steps": [{"expect": {}, "changes": [
              {"op": "setStack", "view": "s", "value": {"alignment": "bottom", "spacing": 2}},
              {"op": "setCustomSpacing", "view": "s", "after": "a", "value": null},
              {"op": "setIntrinsic", "view": "a", "value": [20, null]},
              {"op": "setHugging", "view": "a", "value": [1, 2]},
              {"op": "setCompression", "view": "a", "value": [3, 4]},
              {"op": "setText", "view": "l", "value": {"width": 35}},
              {"op": "setText", "view": "l", "value": 36},
              {"op": "setMargins", "view": "root", "value": [0, 0, 0, 0]},
              {"op": "setScale", "value": 3}, {"op": "setDirection", "value": "rtl"},
              {"op": "setSafeArea", "value": [2, 0, 0, 0]}, {"op": "resizeRoot", "size": [200, 80]},
              {"op": "deactivate", "constraints": ["e"]}, {"op": "activate", "constraints": ["e.top", "e.leading", "q"]},
              {"op": "setConstant", "constraint": "p", "value": 9}, {"op": "setPriority", "constraint": "p", "value": 8},
              {"op": "removeConstraint", "constraint": "q"}, {"op": "setHidden", "view": "a", "value": true},
              {"op": "removeView", "view": "g"}, {"op": "reAddView", "view": "g"},
              {"op": "removeView", "view": "a"}, {"op": "reAddView", "view": "a", "index": 0},
              {"op": "addView", "view": {"id": "n", "parent": "s"}},
              {"op": "moveArranged", "view": "n", "index": 0}]}]}
            """
        let scenario = try Scenario(data: Data(json.utf8), file: "all.json")
        XCTAssertEqual(scenario.identifier, "all")
        scenario.root.layoutIfNeeded()
        try scenario.apply(step: 0)
        try scenario.apply(step: 1)
        CoreUI.withLogSink(nil) { scenario.root.layoutIfNeeded() }
        XCTAssertEqual(scenario.root.frame.size, CGSize(width: 200, height: 80))
        XCTAssertEqual(scenario.root.environment.displayScale, 3)
        XCTAssertEqual(scenario.views["s"]?.frame.minY, 2)
        XCTAssertEqual(scenario.views["s"]?.frame.maxX, 200)
        XCTAssertEqual((scenario.views["s"] as? StackView)?.arrangedSubviews.map(\.identifier), ["n", "a"])
        XCTAssertEqual(scenario.constraints["p"]?.priority, 8)
        XCTAssertEqual(scenario.constraints["q"]?.isActive, false)
        XCTAssertEqual(scenario.constraints["f.0"]?.equation, "l.width == 40 @9")
        XCTAssertEqual(scenario.views["a"]?.contentHuggingPriority(for: .vertical), 2)
        XCTAssertFalse(scenario.frames().map(\.name).contains("a"), "hidden in a stack")
        XCTAssertTrue(scenario.frames().map(\.name).contains("g"))
    }
}
