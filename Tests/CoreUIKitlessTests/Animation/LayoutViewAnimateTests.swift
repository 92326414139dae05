import CoreUIKitless
import XCTest

final class LayoutViewAnimateTests: XCTestCase {
    private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let box = LayoutView()
    private let driver = AnimationDriver(clock: .manual)
    private let linear = Animation(duration: 1, curve: .regular(options: .curveLinear))
    private let spring = Animation(duration: 0.5, curve: .spring(damping: 0.5, velocity: 0))

    override func setUp() {
        super.setUp()
        root.addSubview(box)
        root.animationDriver = driver
    }

    private func constrainBox() -> LayoutConstraint {
        box.constrain(.leading, to: .leading, of: root)
        box.constrain(.top, to: .top, of: root)
        box.constrain(.height, constant: 50)
        let width = box.constrain(.width, constant: 100)
        root.layoutIfNeeded()
        return width
    }

    func testConstraintsMoveWhatIsShownAndNotWhatIs() {
        let width = constrainBox()
        box.animate(with: linear) { width.constant = 200 }
        XCTAssertEqual(box.frame.width, 200)
        XCTAssertEqual(box.presentation.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        driver.advance(by: 0.25)
        XCTAssertEqual(box.presentation.frame.width, 125)
        XCTAssertTrue(box.isAnimating)
        driver.advance(by: 0.75)
        XCTAssertEqual(box.presentation.frame, box.frame)
        XCTAssertFalse(box.isAnimating)
    }

    func testFrameAlphaColourAndRadiusAreAnimatedTogether() {
        box.backgroundColor = Color(red: 1, green: 0, blue: 0)
        root.animate(with: linear) {
            box.frame = CGRect(x: 40, y: 20, width: 10, height: 30)
            box.alpha = 0.5
            box.backgroundColor = Color(red: 0, green: 0, blue: 1)
            box.cornerRadius = 8
        }
        driver.advance(by: 0.5)
        let shown = box.presentation
        XCTAssertEqual(shown.frame, CGRect(x: 20, y: 10, width: 5, height: 15))
        XCTAssertEqual(shown.alpha, 0.75)
        XCTAssertEqual(shown.backgroundColor, Color(red: 0.5, green: 0, blue: 0.5))
        XCTAssertEqual(shown.cornerRadius, 4)
        driver.advance(by: 1)
        XCTAssertEqual(box.presentation.backgroundColor, Color(red: 0, green: 0, blue: 1))
    }

    func testAColourThatAppearsOrGoesFadesWithoutChangingItsHue() {
        root.animate(with: linear) { box.backgroundColor = Color(red: 0.2, green: 0.4, blue: 0.8) }
        driver.advance(by: 0.25)
        let shown = box.presentation.backgroundColor
        XCTAssertEqual(shown?.alpha ?? 0, 0.25, accuracy: 1e-15)
        XCTAssertEqual(shown?.blue ?? 0, 0.8, accuracy: 1e-15)
        driver.advance(by: 1)
        root.animate(with: linear) { box.backgroundColor = nil }
        driver.advance(by: 0.5)
        XCTAssertEqual(box.presentation.backgroundColor?.alpha ?? 0, 0.5, accuracy: 1e-15)
        driver.advance(by: 0.5)
        XCTAssertNil(box.presentation.backgroundColor)
    }

    func testCompletionIsCalledOnceWhenAllHasArrived() {
        var calls: [Bool] = []
        root.animate(with: linear, animations: { box.alpha = 0 }, completion: { calls.append($0) })
        XCTAssertFalse(driver.isIdle)
        driver.advance(by: 0.999)
        XCTAssertEqual(calls, [])
        driver.advance(by: 0.001)
        XCTAssertEqual(calls, [true])
        driver.advance(by: 10)
        driver.update()
        XCTAssertEqual(calls, [true])
        XCTAssertTrue(driver.isIdle)
    }

    func testAnInterruptionCarriesOnAndTellsTheOldCompletion() {
        var calls: [String] = []
        let width = constrainBox()
        root.animate(with: spring, animations: { width.constant = 200 }, completion: { calls.append("first \($0)") })
        driver.advance(by: 0.1)
        let before = box.presentation.frame.width
        root.animate(with: spring, animations: { width.constant = 120 }, completion: { calls.append("second \($0)") })
        XCTAssertEqual(calls, [], "never from within the call")
        XCTAssertEqual(box.presentation.frame.width, before, accuracy: 1e-12)
        driver.advance(by: 1e-6)
        XCTAssertEqual(calls, ["first false"])
        // The speed is that of the first spring, not 0: exactly the spring with a new target.
        var motion = SpringMotion(spring: spring.spring ?? .smooth, from: 100.0, to: 200)
        motion.retarget(to: 120, at: 0.1)
        driver.advance(by: 0.2)
        let expected = motion.state(at: driver.currentTime).value
        XCTAssertEqual(Double(box.presentation.frame.width), expected, accuracy: 1e-10)
        driver.advance(by: 5)
        XCTAssertEqual(calls, ["first false", "second true"])
        XCTAssertEqual(box.presentation.frame.width, 120)
    }

    func testAPartlyInterruptedAnimationEndsInItsTimeAsInterrupted() {
        var calls: [Bool] = []
        root.animate(
            with: linear,
            animations: {
                box.alpha = 0
                box.cornerRadius = 10
            },
            completion: { calls.append($0) }
        )
        driver.advance(by: 0.5)
        root.animate(with: linear) { box.alpha = 1 }
        driver.advance(by: 0.25)
        XCTAssertEqual(calls, [])
        XCTAssertEqual(box.presentation.cornerRadius, 7.5)
        driver.advance(by: 0.25)
        XCTAssertEqual(calls, [false])
    }

    func testRemovingAnimationsShowsWhatIs() {
        var calls: [Bool] = []
        root.animate(
            with: linear,
            animations: {
                box.alpha = 0.2
                box.cornerRadius = 3
                box.backgroundColor = .white
                box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            },
            completion: { calls.append($0) }
        )
        driver.advance(by: 0.5)
        box.removeAllAnimations()
        XCTAssertEqual(box.presentation.alpha, 0.2)
        XCTAssertEqual(box.presentation.frame, box.frame)
        XCTAssertFalse(box.isAnimating)
        driver.update()
        XCTAssertEqual(calls, [false])
        LayoutView().removeAllAnimations()
    }

    func testAChangeWithoutAnimationTakesTheRestOfTheWayAlong() {
        let width = constrainBox()
        root.animate(with: linear) { width.constant = 200 }
        driver.advance(by: 0.5)
        XCTAssertEqual(box.presentation.frame.width, 150)
        width.constant = 300
        root.layoutIfNeeded()
        XCTAssertEqual(box.presentation.frame.width, 250)
        // And an animation from there starts where it is shown.
        root.animate(with: linear) { width.constant = 0 }
        XCTAssertEqual(box.presentation.frame.width, 250)
        driver.advance(by: 2)
        XCTAssertEqual(box.presentation.frame.width, 0)
    }

    func testOvershootNeverShowsWhatCannotBe() {
        box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        box.cornerRadius = 20
        root.animate(with: Animation(duration: 0.5, curve: .spring(damping: 0.1, velocity: 0))) {
            box.frame = .zero
            box.cornerRadius = 0
            box.alpha = 0
        }
        var lowest = 1.0
        for _ in 0..<100 {
            driver.advance(by: 0.005)
            let shown = box.presentation
            XCTAssertGreaterThanOrEqual(min(shown.frame.size.width, shown.frame.size.height), 0)
            XCTAssertGreaterThanOrEqual(shown.cornerRadius, 0)
            XCTAssertTrue((0...1).contains(shown.alpha))
            lowest = min(lowest, shown.alpha)
        }
        XCTAssertEqual(lowest, 0)
    }

    func testAnAnimationOfNothingOrOfNoDurationCompletesAtTheNextUpdate() {
        var calls: [String] = []
        root.animate(with: linear, animations: {}, completion: { calls.append("nothing \($0)") })
        let none = Animation(duration: 0)
        root.animate(with: none, animations: { box.alpha = 0 }, completion: { calls.append("none \($0)") })
        XCTAssertEqual(calls, [])
        XCTAssertEqual(box.presentation.alpha, 0)
        driver.update()
        XCTAssertEqual(calls, ["nothing true", "none true"])
    }

    func testViewsThatEnterAreNotMoved() {
        let entering = LayoutView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        root.animate(with: linear) {
            root.addSubview(entering)
            box.removeFromSuperview()
        }
        XCTAssertFalse(entering.isAnimating)
        XCTAssertEqual(entering.presentation.frame, CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    func testRepeatsGoOnUntilTheyAreTakenOver() {
        var calls: [Bool] = []
        let pulse = Animation(duration: 1, curve: .regular(options: [.curveLinear, .repeat, .autoreverse]))
        root.animate(with: pulse, animations: { box.alpha = 0 }, completion: { calls.append($0) })
        // A quarter of the way back.
        driver.advance(by: 1001.25)
        XCTAssertEqual(box.presentation.alpha, 0.25)
        XCTAssertFalse(driver.isIdle)
        root.animate(with: linear) { box.alpha = 1 }
        driver.update()
        XCTAssertEqual(calls, [false])
    }

    func testAnotherDriverTakesOverTheValueOnly() {
        root.animate(with: linear) { box.alpha = 0 }
        driver.advance(by: 0.5)
        let other = AnimationDriver(clock: .manual)
        root.animationDriver = other
        root.animate(with: linear) { box.alpha = 1 }
        XCTAssertEqual(box.presentation.alpha, 0.5)
        other.advance(by: 0.5)
        XCTAssertEqual(box.presentation.alpha, 0.75)
    }

    func testTheDriverIsThatOfTheRoot() {
        XCTAssertTrue(box.animationDriver === driver)
        XCTAssertEqual(LayoutView().animationDriver.clock, .realTime)
        let other = AnimationDriver(clock: .manual)
        box.animationDriver = other
        XCTAssertTrue(root.animationDriver === other)
    }
}
