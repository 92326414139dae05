import CoreUIKitless
import XCTest

final class AnimationDriverTests: XCTestCase {
    private let view = LayoutView()
    private let driver = AnimationDriver(clock: .manual)

    override func setUp() {
        super.setUp()
        view.animationDriver = driver
    }

    private func fade(_ duration: Double, to alpha: Double, _ completion: @escaping (Bool) -> Void) {
        let animation = Animation(duration: duration, curve: .regular(options: .curveLinear))
        view.animate(with: animation, animations: { view.alpha = alpha }, completion: completion)
    }

    func testAChainOfAnimationsKeepsItsTimesWhateverTheSteps() {
        var ends: [Double] = []
        fade(0.25, to: 0) { _ in
            ends.append(self.driver.currentTime)
            self.fade(0.5, to: 1) { _ in ends.append(self.driver.currentTime) }
        }
        driver.advance(by: 10)
        XCTAssertEqual(ends, [0.25, 0.75])
        XCTAssertEqual(driver.currentTime, 10)
    }

    func testCompletionsThatFallDueTogetherComeInTheOrderOfTheirEnds() {
        var order: [Int] = []
        let other = LayoutView()
        other.animationDriver = driver
        fade(0.5, to: 0) { _ in order.append(2) }
        let (short, long) = (Animation(duration: 0.25), Animation(duration: 0.5))
        other.animate(with: short, animations: { other.alpha = 0 }, completion: { _ in order.append(1) })
        other.animate(with: long, animations: { other.cornerRadius = 1 }, completion: { _ in order.append(3) })
        driver.advance(by: 0.5)
        XCTAssertEqual(order, [1, 2, 3])
    }

    func testTimeDoesNotGoBackwards() {
        driver.advance(by: 1)
        for bad in [-1, 0, Double.nan, .infinity] { driver.advance(by: bad) }
        XCTAssertEqual(driver.currentTime, 1)
    }

    func testAChainThatTakesNoTimeComesToAnEnd() {
        var calls = 0
        // Nothing changes, so each animation is over at once, and starts the next.
        func pulse() {
            fade(1, to: 1) { _ in
                calls += 1
                pulse()
            }
        }
        pulse()
        driver.advance(by: 1)
        XCTAssertEqual(calls, 1)
        var ends: [Double] = []
        let other = LayoutView()
        other.animationDriver = driver
        let note = { (_: Bool) in ends.append(self.driver.currentTime) }
        other.animate(with: Animation(duration: 0.25), animations: { other.alpha = 0 }, completion: note)
        driver.advance(by: 1)
        // At 1, where it was due already, and when the other ends.
        XCTAssertEqual(calls, 3)
        XCTAssertEqual(ends, [1.25])
        driver.update()
        XCTAssertEqual(calls, 4)
    }

    func testTimeStaysFinite() {
        for _ in 0..<3 { driver.advance(by: .greatestFiniteMagnitude) }
        XCTAssertEqual(driver.currentTime, .greatestFiniteMagnitude)
        fade(1, to: 0) { _ in }
        XCTAssertFalse(view.presentation.alpha.isNaN)
    }

    func testACompletionMayLetTimePass() {
        fade(0.5, to: 0) { _ in self.driver.advance(by: 3) }
        driver.advance(by: 1)
        XCTAssertEqual(driver.currentTime, 3.5)
    }

    func testARunEndsWithTheLastAnimationAndShowsEveryFrame() async {
        let done = Recorder()
        let view = LayoutView()
        let driver = AnimationDriver(clock: .manual)
        view.animationDriver = driver
        let animation = Animation(duration: 0.02)
        view.animate(with: animation, animations: { view.alpha = 0 }, completion: { done.ends.append($0) })
        await driver.run(framesPerSecond: 500) { done.frames.append($0) }
        XCTAssertEqual(done.ends, [true])
        XCTAssertTrue(driver.isIdle)
        XCTAssertEqual(done.frames.count, 11)
        XCTAssertEqual(done.frames.last ?? 0, 0.02, accuracy: 1e-12)
        await driver.run(framesPerSecond: .nan)
    }

    func testRealTimePassesByItself() async {
        let done = Recorder()
        let view = LayoutView()
        let animation = Animation(duration: 0.03)
        view.animate(with: animation, animations: { view.alpha = 0 }, completion: { done.ends.append($0) })
        XCTAssertEqual(done.ends, [])
        await view.animationDriver.run(framesPerSecond: 200)
        XCTAssertEqual(done.ends, [true])
        XCTAssertGreaterThanOrEqual(view.animationDriver.currentTime, 0.03)
        let before = view.animationDriver.currentTime
        view.animationDriver.advance(by: 5)
        XCTAssertGreaterThanOrEqual(view.animationDriver.currentTime, before + 5)
    }

    func testARunThatIsCancelledStops() async {
        let run = Task {
            let view = LayoutView()
            view.animate(with: Animation(duration: 1, curve: .regular(options: .repeat))) { view.alpha = 0 }
            await view.animationDriver.run()
            return view.animationDriver.isIdle
        }
        run.cancel()
        let isIdle = await run.value
        XCTAssertFalse(isIdle)
    }
}

/// What happened, in order.
private final class Recorder {
    var ends: [Bool] = []
    var frames: [Double] = []
}
