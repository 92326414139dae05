import KitlessMotion
import KitlessTestSupport
import XCTest

final class SpringTests: XCTestCase {
    private var generator = SplitMix64(seed: 3)

    /// Springs of every regime, from no damping to a thousand times critical.
    private func springs() throws -> [Spring] {
        try [0, 0.01, 0.3, 0.999, 1, 1.001, 1.5, 20, 1000].flatMap { ratio in
            try [(0.05, 1), (0.5, 1), (3, 4.5)].map { response, mass in
                try Spring(response: response, dampingRatio: ratio, mass: mass)
            }
        }
    }

    func testTimeInTwoStretchesIsTimeInOne() throws {
        for spring in try springs() {
            let start = MotionState(value: 4 * generator.unit() - 2, velocity: 60 * generator.unit() - 30)
            let (first, second) = (generator.unit(), generator.unit())
            var state = start
            spring.update(&state, toward: 1, by: first)
            spring.update(&state, toward: 1, by: second)
            let direct = spring.state(from: start, to: 1, at: first + second)
            let scale = 30 * max(1, spring.angularFrequency)
            XCTAssertEqual(state.value, direct.value, accuracy: 1e-13 * scale)
            XCTAssertEqual(state.velocity, direct.velocity, accuracy: 1e-13 * scale * spring.angularFrequency)
        }
    }

    func testForceByMassIsTheChangeOfVelocity() throws {
        for spring in try springs() {
            let start = MotionState(value: 0, velocity: 5.0)
            let time = 0.5 * generator.unit()
            let step = 1e-5 / max(spring.angularFrequency, spring.damping / spring.mass)
            let before = spring.velocity(from: 0, to: 1, initialVelocity: 5, at: time - step)
            let after = spring.velocity(from: 0, to: 1, initialVelocity: 5, at: time + step)
            let force = spring.force(on: spring.state(from: start, to: 1, at: time), toward: 1)
            let expected = (after - before) / (2 * step)
            XCTAssertEqual(force / spring.mass, expected, accuracy: 1e-4 * max(1, abs(expected)))
        }
    }

    func testWithoutDampingItIsACosineAndKeepsItsEnergy() throws {
        let spring = try Spring(mass: 2, stiffness: 50, damping: 0)
        XCTAssertEqual(spring.angularFrequency, 5)
        for time in [0.1, 1, 10, 1000] {
            let state = spring.state(from: MotionState(value: 1), to: 0, at: time)
            XCTAssertEqual(state.value, cos(5 * time), accuracy: 1e-12)
            let energy = (50 * state.value * state.value + 2 * state.velocity * state.velocity) / 2
            XCTAssertEqual(energy, 25, accuracy: 1e-11)
        }
    }

    func testCriticalDampingAndItsNeighboursOfOneUnitInTheLastPlaceAgree() throws {
        let stiffness = 100.0
        for damping in [20, 20.0.nextUp, 20.0.nextDown, 20 + 1e-9, 20 - 1e-9, 20 + 1e-7, 20 - 1e-7] {
            let spring = try Spring(stiffness: stiffness, damping: damping)
            for time in [1e-6, 0.01, 0.3, 1, 5, 40] {
                let (decay, start) = (exp(-10 * time), MotionState(value: 0, velocity: 7.0))
                let state = spring.state(from: start, to: 1, at: time)
                // x = -1 + (v - ω) t … of the double root.
                XCTAssertEqual(state.value, 1 - decay * (1 + 3 * time), accuracy: 1e-8)
                XCTAssertEqual(state.velocity, decay * (7 + 30 * time), accuracy: 1e-7)
            }
        }
    }

    func testTheTwoRegimesMeetWithoutAJump() throws {
        // Neighbouring dampings differ by far less than the formulas of textbooks err there.
        for exponent in stride(from: -15.0, through: -4, by: 1) {
            let offset = 20 * pow(10, exponent)
            let above = try Spring(stiffness: 100, damping: 20 + offset)
            let below = try Spring(stiffness: 100, damping: 20 - offset)
            let difference = above.value(from: 0.0, to: 1, at: 0.3) - below.value(from: 0.0, to: 1, at: 0.3)
            XCTAssertEqual(difference, 0, accuracy: 3 * offset / 20 + 4e-16)
            XCTAssertLessThanOrEqual(difference, 4e-16)
        }
    }

    /// Values of `CASpringAnimation` from 0 to 100 after 0.05 s (mass 1, stiffness 100), which has single precision.
    func testAgreesWithCoreAnimation() throws {
        let measured = [
            (10.0, 0.0, 10.44054701924324), (20, 0, 9.020400792360306), (10, 5, 29.307806491851807),
            (10, -5, -8.426713198423386),
        ]
        for (damping, velocity, expected) in measured {
            let spring = try Spring(stiffness: 100, damping: damping)
            let value = spring.value(from: 0, to: 100, initialVelocity: 100 * velocity, at: 0.05)
            XCTAssertEqual(value, expected, accuracy: 1e-4)
        }
    }

    func testPresetsHaveTheDocumentedParameters() throws {
        XCTAssertEqual(Spring.smooth.stiffness, 157.91367041742973, accuracy: 3e-14)
        XCTAssertEqual(Spring.smooth.damping, 25.132741228718345, accuracy: 4e-15)
        XCTAssertEqual(Spring.bouncy.damping, 17.59291886010284, accuracy: 4e-15)
        XCTAssertEqual(Spring.snappy.bounce, 0.15, accuracy: 1e-15)
        XCTAssertEqual(Spring.standard.dampingRatio, 0.825, accuracy: 1e-15)
        XCTAssertEqual(Spring.interactive.response, 0.15, accuracy: 1e-16)
        XCTAssertEqual(Spring.timingParameters.dampingRatio, 4.564, accuracy: 5e-4)
        XCTAssertEqual(Spring.coreAnimation, try Spring(mass: 1, stiffness: 100, damping: 10))
        XCTAssertEqual(try Spring.smooth(), .smooth)
        XCTAssertEqual(try Spring.snappy(), .snappy)
        XCTAssertEqual(try Spring.bouncy(), .bouncy)
        XCTAssertEqual(try Spring.bouncy(duration: 2, extraBounce: 0.1).bounce, 0.4, accuracy: 1e-15)
    }

    func testBounceOfOneNeverRestsAndOfMinusOneNeverMoves() throws {
        let swing = try Spring(duration: 0.5, bounce: 1)
        XCTAssertEqual(swing.damping, 0)
        XCTAssertEqual(swing.settlingDuration, .infinity)
        XCTAssertEqual(swing.value(from: 0.0, to: 1, at: 0.25), 2, accuracy: 1e-15)
        let stuck = try Spring(duration: 0.5, bounce: -1)
        XCTAssertEqual(stuck.damping, .infinity)
        XCTAssertEqual(stuck.bounce, -1)
        for time in [0.001, 10, 1e300, .infinity] {
            XCTAssertEqual(stuck.state(from: MotionState(value: 3, velocity: 5), to: 1, at: time), .init(value: 3.0))
        }
        XCTAssertEqual(stuck.settlingDuration, .infinity)
        XCTAssertEqual(stuck.settlingDuration(from: MotionState(value: 1, velocity: 9), to: 1, threshold: 0.1), 0)
        XCTAssertEqual(stuck.coreAnimationSettlingDuration(), 0)
    }

    func testTimesWithoutPlaceAreDefined() throws {
        let start = MotionState(value: 2, velocity: 3.0)
        for spring in try springs() {
            XCTAssertEqual(spring.state(from: start, to: 5, at: -1), start)
            XCTAssertEqual(spring.state(from: start, to: 5, at: 0), start)
            XCTAssertEqual(spring.state(from: start, to: 5, at: -.infinity), start)
            XCTAssertTrue(spring.state(from: start, to: 5, at: .nan).value.isNaN)
            let limit = spring.state(from: start, to: 5, at: .infinity)
            if spring.damping == 0 {
                XCTAssertTrue(limit.value.isNaN)
            } else {
                XCTAssertEqual(limit, MotionState(value: 5))
            }
            for time in [Double.leastNonzeroMagnitude, 1e-300, 1e17, 1e300, .greatestFiniteMagnitude] {
                let state = spring.state(from: start, to: 5, at: time)
                XCTAssertTrue(state.value.isFinite && state.velocity.isFinite, "\(spring) at \(time)")
            }
        }
    }

    func testHugeAndTinyParametersStayFinite() throws {
        for (mass, stiffness, damping) in [
            (1, 1e300, 1), (1, 1e300, 1e155), (1e-150, 1e150, 0), (1, 1e-300, 1), (1, 1e-300, 1e-160),
            (1e300, 1, 1e300),
            (1, 1, 1e308), (1, 1, 1e-308), (1e-300, 1e-300, 1e300),
        ] {
            let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
            for time in [1e-200, 1e-9, 1, 1e9, 1e200] {
                let state = spring.state(from: MotionState(value: 0, velocity: 1), to: 1, at: time)
                XCTAssertTrue(state.value.isFinite && state.velocity.isFinite, "\(spring) at \(time)")
            }
            XCTAssertFalse(spring.settlingDuration.isNaN)
            XCTAssertFalse(spring.coreAnimationSettlingDuration().isNaN)
        }
    }

    func testFromItsTargetAtRestItStaysThere() throws {
        for spring in try springs() {
            XCTAssertEqual(spring.state(from: MotionState(value: 7.0), to: 7, at: 0.4), MotionState(value: 7))
            XCTAssertEqual(spring.settlingDuration(from: MotionState(value: 7.0), to: 7, threshold: 0), 0)
        }
    }

    func testParametersOutOfRangeAreNamed() {
        func check(_ culprit: String, _ make: () throws -> Spring) {
            XCTAssertThrowsError(try make()) { error in
                switch error as? SpringError {
                case .parameterOutOfRange(let name, _), .notRepresentable(let name, _): XCTAssertEqual(name, culprit)
                case nil: XCTFail("\(error)")
                }
            }
        }
        for bad in [0, -1, Double.nan, .infinity] {
            check("mass") { try Spring(mass: bad, stiffness: 1, damping: 1) }
            check("stiffness") { try Spring(stiffness: bad, damping: 1) }
            check("response") { try Spring(response: bad, dampingRatio: 1) }
            check("duration") { try Spring(duration: bad) }
            check("mass") { try Spring(response: 1, dampingRatio: 1, mass: bad) }
        }
        check("damping") { try Spring(stiffness: 1, damping: -1) }
        check("damping") { try Spring(stiffness: 1, damping: .nan) }
        check("dampingRatio") { try Spring(response: 1, dampingRatio: -1) }
        for bad in [-1.1, 1.1, .nan] { check("bounce") { try Spring(duration: 1, bounce: bad) } }
        check("stiffness") { try Spring(response: 1e-200, dampingRatio: 1) }
        check("stiffness") { try Spring(response: 1e200, dampingRatio: 1) }
        // 2 ζ m ω₀ with ω₀ = 1 is twice what a double holds.
        check("damping") { try Spring(response: 2 * .pi, dampingRatio: 1, mass: 1e308) }
        check("damping") { try Spring(response: 1, dampingRatio: 1e308) }
        check("stiffness / mass") { try Spring(mass: 1e-300, stiffness: 1e300, damping: 1) }
        check("stiffness / mass") { try Spring(mass: 1e300, stiffness: 1e-300, damping: 1) }
    }
}
