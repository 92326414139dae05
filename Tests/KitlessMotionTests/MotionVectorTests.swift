import KitlessMotion
import KitlessTestSupport
import XCTest

/// Runs every case of ground truth; see `Tests/Fixtures/Vectors/motion/README.md` for the operations.
final class MotionVectorTests: XCTestCase {
    func testAgreesWithGroundTruth() throws {
        for file in try Vectors.files(of: "motion", withExtension: "jsonl") {
            try VectorTally.run(file, area: "motion") { line in
                do {
                    return try MotionCase(line).failure()
                } catch {
                    return "\(error)"
                }
            }
        }
    }
}

/// One case: its inputs, and what is expected of the outputs.
struct MotionCase {
    enum Malformed: Error {
        case operation(String)
        case input(String)
    }

    private let line: JSONValue

    init(_ line: JSONValue) {
        self.line = line
    }

    /// Returns why the case failed, or `nil`: every output named must be there, within its own absolute tolerance.
    func failure() throws -> String? {
        let results = try results()
        let expected = line["out"]
        guard !expected.keys.isEmpty else { return "nothing is expected" }
        for key in expected.keys {
            guard let result = results[key] else { return "no output \(key)" }
            if result == expected[key] { continue }
            guard let actual = result.double, let wanted = expected[key].double else {
                return "\(key) is \(result), not \(expected[key])"
            }
            if actual == wanted || (actual.isNaN && wanted.isNaN) { continue }
            let tolerance = line["tol"][key].double ?? 0
            guard (actual - wanted).magnitude <= tolerance else {
                return "\(key) is \(actual), not \(wanted) within \(tolerance)"
            }
        }
        return nil
    }

    private func results() throws -> [String: JSONValue] {
        switch line["op"].string ?? "" {
        case "bezier", "bezierNamed": try bezier()
        case "steps": try steps()
        case "linear": try linear()
        case "spring": try spring()
        case "springRetarget": try springRetarget()
        case "fromResponse", "fromPhysical", "fromDurationBounce": try parameters()
        case "settleExact", "settleEnvelope", "settleCoreAnimation": try settling()
        case "uiViewSpring": try viewSpring()
        case "timeline": try timeline()
        case "mediaTiming": try mediaTiming()
        default: throw Malformed.operation(line["op"].string ?? "none")
        }
    }

    private func number(_ key: String) throws -> Double {
        guard let number = line["in"][key].double else { throw Malformed.input(key) }
        return number
    }

    private func flag(_ key: String) throws -> Bool {
        guard let flag = line["in"][key].bool else { throw Malformed.input(key) }
        return flag
    }

    private func word<Word: RawRepresentable>(_ key: String) throws -> Word where Word.RawValue == String {
        guard let word = line["in"][key].string.flatMap(Word.init(rawValue:)) else { throw Malformed.input(key) }
        return word
    }
}

extension MotionCase {
    private func bezier() throws -> [String: JSONValue] {
        let x = try number("x")
        let curve: TimingCurve
        if let name = line["in"]["name"].string {
            let named: [String: TimingCurve] = [
                "linear": .linear, "ease": .ease, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
            ]
            guard let known = named[name] else { throw Malformed.input(name) }
            curve = known
        } else {
            curve = try .cubicBezier(try number("x1"), try number("y1"), try number("x2"), try number("y2"))
        }
        return ["y": .number(curve.value(at: x)), "slope": .number(curve.slope(at: x))]
    }

    private func steps() throws -> [String: JSONValue] {
        let curve = try TimingCurve.steps(Int(try number("n")), jump: try word("jump"))
        return ["y": .number(curve.value(at: try number("x"), isBefore: try flag("before")))]
    }

    private func linear() throws -> [String: JSONValue] {
        let stops = try (line["in"]["stops"].array ?? []).map { stop in
            guard let output = stop[0].double else { throw Malformed.input("stops") }
            return PiecewiseLinearCurve.Stop(output: output, input: stop[1].double)
        }
        let curve = TimingCurve.piecewiseLinear(try PiecewiseLinearCurve(stops: stops))
        return ["y": .number(curve.value(at: try number("x"), isBefore: try flag("before")))]
    }
}

extension MotionCase {
    private func physicalSpring() throws -> Spring {
        try Spring(mass: try number("mass"), stiffness: try number("stiffness"), damping: try number("damping"))
    }

    private func spring() throws -> [String: JSONValue] {
        let start = MotionState(value: try number("from"), velocity: try number("velocity"))
        let state = try physicalSpring().state(from: start, to: try number("to"), at: try number("t"))
        return ["value": .number(state.value), "velocity": .number(state.velocity)]
    }

    private func springRetarget() throws -> [String: JSONValue] {
        let from = try number("from")
        var motion = SpringMotion(
            spring: try physicalSpring(),
            from: from,
            to: from,
            initialVelocity: try number("velocity")
        )
        for target in line["in"]["targets"].array ?? [] {
            guard let time = target["at"].double, let to = target["to"].double else { throw Malformed.input("targets") }
            motion.retarget(to: to, at: time)
        }
        let state = motion.state(at: try number("t"))
        return ["value": .number(state.value), "velocity": .number(state.velocity)]
    }

    private func parameters() throws -> [String: JSONValue] {
        let spring =
            switch line["op"].string {
            case "fromResponse":
                try Spring(
                    response: try number("response"),
                    dampingRatio: try number("dampingRatio"),
                    mass: try number("mass")
                )
            case "fromPhysical": try physicalSpring()
            default: try Spring(duration: try number("duration"), bounce: try number("bounce"))
            }
        return [
            "mass": .number(spring.mass),
            "stiffness": .number(spring.stiffness),
            "damping": .number(spring.damping),
            "response": .number(spring.response),
            "duration": .number(spring.duration),
            "dampingRatio": .number(spring.dampingRatio),
            "bounce": .number(spring.bounce),
            "angularFrequency": .number(spring.angularFrequency),
        ]
    }

    private func settling() throws -> [String: JSONValue] {
        let spring = try physicalSpring()
        let velocity = try number("velocity")
        let start = MotionState(value: 0, velocity: velocity)
        let time =
            switch line["op"].string {
            case "settleExact":
                spring.settlingDuration(from: start, to: 1, threshold: try number("threshold"))
            case "settleEnvelope":
                spring.envelopeSettlingDuration(from: start, to: 1, threshold: try number("threshold"))
            default: spring.coreAnimationSettlingDuration(initialVelocity: velocity)
            }
        return ["t": .number(time)]
    }

    private func viewSpring() throws -> [String: JSONValue] {
        let spring = Spring(
            viewAnimationDuration: try number("duration"),
            dampingRatio: try number("dampingRatio"),
            initialVelocity: try number("velocity")
        )
        return [
            "mass": .number(spring.mass),
            "omega": .number(spring.angularFrequency),
            "stiffness": .number(spring.stiffness),
            "damping": .number(spring.damping),
        ]
    }
}

extension MotionCase {
    private func timeline() throws -> [String: JSONValue] {
        let timing = EffectTiming(
            duration: try number("duration"),
            delay: try number("delay"),
            iterations: try number("iterations"),
            iterationStart: try number("iterationStart"),
            direction: try word("direction"),
            fill: try word("fill")
        )
        let state = timing.state(at: try number("t"))
        return [
            "phase": .text(state.phase.rawValue),
            "progress": state.progress.map(JSONValue.number) ?? .null,
            "iteration": state.iteration.map(JSONValue.number) ?? .null,
        ]
    }

    private func mediaTiming() throws -> [String: JSONValue] {
        let timing = MediaTiming(
            duration: try number("duration"),
            beginTime: try number("begin"),
            repeatCount: try number("repeatCount"),
            repeatDuration: try number("repeatDuration"),
            autoreverses: try flag("autoreverses"),
            speed: try number("speed"),
            timeOffset: try number("timeOffset")
        )
        return ["progress": timing.progress(at: try number("t")).map(JSONValue.number) ?? .null]
    }
}
