import CoreUIKitless
import Foundation
import KitlessControls
import XCTest

final class ControlTests: XCTestCase {
    func testABareControlKnowsNothing() {
        let control = Control()
        XCTAssertFalse(control.press(at: .zero))
        XCTAssertFalse(control.press(.upArrow))
        control.accessibilityIncrement()
        control.accessibilityDecrement()
        control.isEnabled = false
        control.traits = TraitCollection(userInterfaceStyle: .dark)
        XCTAssertTrue(control.accessibilityElements.isEmpty)
    }

    func testATargetThatIsGoneIsForgotten() {
        let control = Control()
        var target: Counter? = Counter()
        if let target { control.addTarget(target, for: .valueChanged) { $0.count } }
        var calls = 0
        control.addAction(for: .valueChanged) { _ in calls += 1 }
        control.addAction(for: .deleteRequested) { _ in calls += 100 }
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(target?.calls, 1)
        target = nil
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls, 3)
    }

    func testAnActionMaySendTheEventAgainThoughATargetIsGone() {
        let control = Control()
        var depth = 0
        control.addAction(for: .valueChanged) { control in
            depth += 1
            if depth == 1 { control.sendActions(for: .valueChanged) }
        }
        var targets: [Counter] = (0..<3).map { _ in Counter() }
        for target in targets { control.addTarget(target, for: .valueChanged) { $0.count } }
        let last = targets[2]
        targets = []
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(depth, 2)
        XCTAssertEqual(last.calls, 2)
    }

    func testAnActionMayAddAnother() {
        let control = Control()
        var calls = 0
        control.addAction(for: .valueChanged) { control in
            calls += 1
            control.addAction(for: .valueChanged) { _ in calls += 10 }
        }
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls, 1)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls, 12)
    }
}

private final class Counter {
    var calls = 0

    func count(_ control: Control) { calls += 1 }
}
