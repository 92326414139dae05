import AppColors
import AppFont
import AppTheme
import CoreUIKitless
import Foundation
import KitlessControls
import XCTest

final class StepperControlTests: XCTestCase {
    private func laidOut(
        _ stepper: StepperControl,
        direction: UserInterfaceLayoutDirection = .leftToRight
    ) -> LayoutView {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        root.environment.layoutDirection = direction
        root.addSubview(stepper)
        stepper.constrainEdges([.top, .leading])
        root.layoutIfNeeded()
        return root
    }

    private func point(_ stepper: StepperControl, left: Bool) -> CGPoint {
        CGPoint(x: left ? 20 : stepper.bounds.width - 20, y: stepper.bounds.height / 2)
    }

    func testDefaultsAreThoseOfTheOriginal() {
        let stepper = StepperControl()
        let numbers = [stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value]
        XCTAssertEqual(numbers, [0, 100, 1, 0])
        XCTAssertEqual(stepper.appearance, .default)
        XCTAssertEqual(stepper.decimalPlaces, 0)
        let layout = stepper.appearance.layout
        XCTAssertEqual(layout.contentInset, DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        XCTAssertEqual(layout.gap, 8)
        XCTAssertEqual(layout.shape, .capsule)
        XCTAssertTrue(stepper.appearance.showDeleteImage)
    }

    func testButtonsKnowWhenTheyCanBePressed() {
        let stepper = StepperControl(maximumValue: 2)
        XCTAssertTrue(stepper.isDeleteShown)
        XCTAssertTrue(stepper.isDecrementEnabled, "it deletes")
        stepper.increment()
        XCTAssertFalse(stepper.isDeleteShown)
        stepper.increment()
        XCTAssertFalse(stepper.isIncrementEnabled)
        stepper.increment()
        XCTAssertEqual(stepper.value, 2)
        stepper.appearance.showDeleteImage = false
        stepper.value = 0
        XCTAssertFalse(stepper.isDeleteShown)
        XCTAssertFalse(stepper.isDecrementEnabled)
        stepper.isEnabled = false
        XCTAssertFalse(stepper.isIncrementEnabled)
        stepper.increment()
        stepper.decrement()
        XCTAssertFalse(stepper.press(.upArrow))
        XCTAssertEqual(stepper.value, 0)
        XCTAssertEqual(stepper.alpha, 0.4)
    }

    func testEverybodyIsToldOnceOfAChangeByAPerson() async {
        let stepper = StepperControl(maximumValue: 3)
        let delegate = Recorder()
        stepper.delegate = delegate
        var heard: [Double] = []
        stepper.addAction(for: .valueChanged) { _ in heard.append(stepper.value) }
        let target = Recorder()
        stepper.addTarget(target, for: .valueChanged) { $0.changed }
        let events = stepper.events()
        stepper.value = 1
        XCTAssertEqual(heard, [], "setting the value sends nothing")
        stepper.increment()
        stepper.press(.end)
        stepper.press(.upArrow)
        stepper.press(.home)
        stepper.decrement()
        XCTAssertEqual(heard, [2, 3, 0])
        XCTAssertEqual(delegate.values, [2, 3, 0])
        XCTAssertEqual(target.values, [2, 3, 0])
        XCTAssertEqual(delegate.deletions, 1)
        var received: [Control.Event] = []
        for await event in events {
            received.append(event)
            if received.count == 4 { break }
        }
        XCTAssertEqual(received, [.valueChanged, .valueChanged, .valueChanged, .deleteRequested])
    }

    func testEventsEndWithTheControl() async {
        var stepper: StepperControl? = StepperControl()
        let events = stepper?.events()
        stepper?.increment()
        stepper = nil
        var count = 0
        if let events { for await _ in events { count += 1 } }
        XCTAssertEqual(count, 1)
    }

    func testPropertiesKeepTheirOrder() {
        let stepper = StepperControl(minimumValue: 50, maximumValue: 10, stepValue: -3, value: 30)
        XCTAssertEqual(
            [stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value],
            [50, 50, 1, 50]
        )
        stepper.maximumValue = 60
        stepper.stepValue = 0.5
        stepper.stepValue = 0
        stepper.minimumValue = 55
        XCTAssertEqual(
            [stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value],
            [55, 60, 0.5, 55]
        )
    }

    func testTheValueIsShownWithItsDecimals() {
        let stepper = StepperControl(minimumValue: -5, stepValue: 0.25, value: 1.25)
        XCTAssertEqual(stepper.valueText, "1")
        stepper.decimalPlaces = 2
        XCTAssertEqual(stepper.valueText, "1.25")
        stepper.value = -0.001
        XCTAssertEqual(stepper.valueText, "0.00", "no negative zero")
        stepper.decimalPlaces = -4
        XCTAssertEqual(stepper.decimalPlaces, 0)
        stepper.decimalPlaces = 99
        XCTAssertEqual(stepper.decimalPlaces, 15)
    }

    func testPartsAreLaidOutWithinTheInsets() {
        let stepper = StepperControl(maximumValue: 100)
        stepper.appearance.layout.contentInset = DirectionalEdgeInsets(top: 1, leading: 10, bottom: 3, trailing: 20)
        stepper.appearance.layout.gap = 5
        let root = laidOut(stepper)
        let size = stepper.frame.size
        XCTAssertEqual(size, stepper.intrinsicContentSize)
        let row = stepper.subviews[0]
        XCTAssertEqual(row.frame.origin, CGPoint(x: 10, y: 1))
        XCTAssertEqual(row.frame.maxX, size.width - 20)
        XCTAssertEqual(row.subviews[0].frame.width, 20)
        XCTAssertEqual(row.subviews[1].frame.minX, 25)
        XCTAssertEqual(row.subviews[2].frame.minX, row.subviews[1].frame.maxX + 5)
        stepper.value = 7
        root.layoutIfNeeded()
        XCTAssertEqual(stepper.frame.width, size.width, "the room is that of the widest value")
    }

    func testPressesGoToTheButtonAtThePoint() {
        for (direction, decrementsLeft) in [(UserInterfaceLayoutDirection.leftToRight, true), (.rightToLeft, false)] {
            let stepper = StepperControl(value: 5)
            let root = laidOut(stepper, direction: direction)
            XCTAssertTrue(stepper.press(at: point(stepper, left: decrementsLeft)))
            XCTAssertEqual(stepper.value, 4)
            XCTAssertTrue(stepper.press(at: point(stepper, left: !decrementsLeft)))
            XCTAssertTrue(stepper.press(at: point(stepper, left: !decrementsLeft)))
            XCTAssertEqual(stepper.value, 6)
            XCTAssertFalse(stepper.press(at: CGPoint(x: stepper.bounds.midX, y: 5)))
            XCTAssertFalse(stepper.press(at: CGPoint(x: -1, y: 5)))
            stepper.value = 100
            XCTAssertFalse(stepper.press(at: point(stepper, left: !decrementsLeft)))
            stepper.value = 5
            stepper.press(.rightArrow)
            XCTAssertEqual(stepper.value, decrementsLeft ? 6 : 4)
            stepper.press(.leftArrow)
            XCTAssertEqual(stepper.value, 5)
            XCTAssertTrue(stepper.superview === root)
        }
    }

    func testKeysGoStepsAndToTheLimits() {
        let stepper = StepperControl(value: 50)
        let cases: [(ControlKey, Double)] = [
            (.upArrow, 51), (.downArrow, 50), (.pageUp, 60), (.pageDown, 50), (.end, 100), (.home, 0), (.downArrow, 0),
            (.delete, 0),
        ]
        for (key, value) in cases {
            XCTAssertTrue(stepper.press(key))
            XCTAssertEqual(stepper.value, value, "\(key)")
        }
    }

    func testAssistiveTechnologiesAreToldAndCanAdjust() {
        let stepper = StepperControl(maximumValue: 3, value: 1)
        stepper.accessibilityLabel = "Quantity"
        stepper.accessibilityIncrement()
        XCTAssertEqual(stepper.accessibilityElements.map(\.value), ["2"])
        XCTAssertEqual(stepper.accessibilityElements[0].label, "Quantity")
        XCTAssertEqual(stepper.accessibilityElements[0].traits, .adjustable)
        for _ in 0..<5 { stepper.accessibilityDecrement() }
        XCTAssertEqual(stepper.value, 0)
        XCTAssertEqual(stepper.accessibilityElements.count, 2, "delete is an element of its own")
        XCTAssertEqual(stepper.accessibilityElements[1].traits, .button)
        stepper.isEnabled = false
        XCTAssertTrue(stepper.accessibilityElements.allSatisfy { $0.traits.contains(.notEnabled) })
    }

    func testDynamicTypeScalesTextAndImages() {
        let stepper = StepperControl()
        let usual = stepper.intrinsicContentSize
        stepper.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let root = laidOut(stepper)
        XCTAssertEqual(stepper.subviews[0].subviews[0].frame.width, 20 * 53 / 17, accuracy: 1e-6)
        XCTAssertGreaterThan(stepper.intrinsicContentSize.height, usual.height)
        XCTAssertEqual(stepper.cornerRadius, stepper.bounds.height / 2)
        stepper.appearance.layout.shape = .scaledRoundRect(cornerRadius: 17)
        XCTAssertEqual(stepper.cornerRadius, 53)
        XCTAssertTrue(stepper.superview === root)
    }

    func testTheMeasurerDecidesTheRoomForTheValue() {
        struct Fixed: TextMeasuring {
            func measure(_ text: String, fontSize: CGFloat, width: CGFloat, lineLimit: Int) -> TextMeasurement {
                TextMeasurement(size: CGSize(width: 111, height: 50))
            }
        }
        let stepper = StepperControl()
        stepper.measurer = Fixed()
        XCTAssertEqual(stepper.intrinsicContentSize, CGSize(width: 16 + 20 + 8 + 111 + 8 + 20 + 16, height: 66))
        XCTAssertTrue(stepper.measurer is Fixed)
    }

    func testShapes() {
        let stepper = StepperControl()
        let root = laidOut(stepper)
        let shapes: [(StepperControl.Shape, CGFloat)] = [
            (.rectangle, 0), (.roundRect(cornerRadius: 6), 6), (.scaledRoundRect(cornerRadius: 6), 6),
            (.capsule, stepper.bounds.height / 2),
        ]
        for (shape, radius) in shapes {
            stepper.appearance.layout.shape = shape
            root.layoutIfNeeded()
            XCTAssertEqual(stepper.cornerRadius, radius)
            XCTAssertEqual(stepper.borderWidth, 1)
            XCTAssertNotNil(stepper.backgroundColor)
        }
        stepper.appearance.layout.shape = .none
        XCTAssertNil(stepper.backgroundColor)
        XCTAssertNil(stepper.borderColor)
        XCTAssertEqual(stepper.borderWidth, 0)
    }

    func testTheDefaultAppearanceMeetsAAInLightAndDark() {
        let appearance = StepperControl.Appearance.default
        for style in [UserInterfaceStyle.light, .dark] {
            let traits = TraitCollection(userInterfaceStyle: style)
            let ground = appearance.backgroundColor.resolvedColor(for: traits)
            let text = appearance.textStyle.textColor.resolvedColor(for: traits)
            XCTAssertGreaterThanOrEqual(text.contrastRatio(to: ground), 4.5)
            XCTAssertGreaterThanOrEqual(appearance.borderColor.resolvedColor(for: traits).contrastRatio(to: ground), 3)
            let stepper = StepperControl()
            stepper.traits = traits
            XCTAssertEqual(stepper.backgroundColor, ground)
        }
    }

    func testThePictureShowsTheState() {
        let stepper = StepperControl(value: 7)
        let root = laidOut(stepper)
        let usual = SVGSnapshot(of: root).text
        XCTAssertTrue(usual.contains(">7</text>"))
        stepper.value = 0
        root.layoutIfNeeded()
        XCTAssertNotEqual(SVGSnapshot(of: root).text, usual)
        stepper.appearance.incrementImage = ControlImage(
            path: ControlImage.plus.path,
            size: CGSize(width: 20, height: 20),
            style: .fill,
            color: AppColors.system.destructive
        )
        root.layoutIfNeeded()
        let red = Color(SystemColorDefaults.destructive).rgbDisplayString(prefix: "#", isUppercase: false)
        XCTAssertTrue(SVGSnapshot(of: root).text.contains("fill=\"\(red)\""))
    }
}

private final class Recorder: StepperDelegate {
    var values: [Double] = []
    var deletions = 0

    func valueDidChange(newValue: Double) { values.append(newValue) }

    func deleteWasRequested() { deletions += 1 }

    func changed(_ control: Control) {
        if let stepper = control as? StepperControl { values.append(stepper.value) }
    }
}
