import KitlessMotion
import KitlessTestSupport
import XCTest

/// Faults reported of other libraries, with what is right.
///
/// The cases about shadows in the same file are Elevation's.
final class MotionReportVectorTests: XCTestCase {
    func testFaultsOfOthersAreNotOurs() throws {
        for file in try Vectors.files(of: "reports", withExtension: "jsonl")
        where file.lastPathComponent == "motion.jsonl" {
            var tally = VectorTally(file: file, area: "reports")
            for line in try JSONValue.lines(of: file) where line["area"].string != "shadow" {
                tally.count(line["id"].string ?? "", failure: failure(of: line))
            }
            tally.report()
        }
    }

    private func failure(of line: JSONValue) -> String? {
        let input = line["in"]
        let right = line["right"]
        do {
            switch input["op"].string ?? "" {
            case "bezier": return try bezier(input, right)
            case "timeline": return timeline(input, right)
            case "interpolate": return interpolation(input, right)
            case "frames": return frames(input, right)
            case "settleExact": return try settling(input, right)
            case "settle": return settlingRule()
            case "uiViewSpring": return viewSpring(input, right)
            case "spring": return try spring(input, right)
            case "springClamped": return clampedSpring(input)
            default: return "unknown operation"
            }
        } catch {
            return "\(error)"
        }
    }

    private func bezier(_ input: JSONValue, _ right: JSONValue) throws -> String? {
        guard let points = input["p"].doubles, let x = input["x"].doubles else { return "unread" }
        let curve = try TimingCurve.cubicBezier(points[0], points[1], points[2], points[3])
        let y = x.map { curve.value(at: $0) }
        if right["strictlyIncreasing"].bool == true, zip(y, y.dropFirst()).contains(where: { $0 >= $1 }) {
            return "\(y) does not grow"
        }
        guard let expected = right["y"].doubles, expected.count == y.count else { return "unread" }
        // As in the vectors of curves: what moving x by 8 units in the last place of 1 makes, and 16 units of y.
        return zip(x, zip(y, expected)).lazy.compactMap { x, y in
            difference(y.0, from: y.1, tolerance: (8 * curve.slope(at: x) + 16) * Double.ulpOfOne)
        }.first
    }

    /// A duration of 0, with every curve and both models of time.
    private func timeline(_ input: JSONValue, _ right: JSONValue) -> String? {
        guard let time = input["t"].double, let duration = input["duration"].double else { return "unread" }
        let state = EffectTiming(duration: duration, fill: .both).state(at: time)
        if let phase = right["phase"].string, state.phase.rawValue != phase { return "\(state)" }
        if let progress = right["progress"].double, state.progress != progress { return "\(state)" }
        let curves: [Animation.Curve] = [
            .regular(), .spring(damping: 0.5, velocity: 1), .spring(damping: 1, velocity: 0), .timing(.stepEnd),
        ]
        for curve in curves {
            let animation = Animation(duration: duration, curve: curve)
            let value = animation.value(from: input["from"].double ?? 0, to: input["to"].double ?? 1, at: time)
            let expected = right["value"].double ?? right["progress"].double
            guard value == expected, animation.isFinished(at: time) else { return "\(animation) is \(value)" }
        }
        return nil
    }

    private func interpolation(_ input: JSONValue, _ right: JSONValue) -> String? {
        guard let from = input["from"].double, let to = input["to"].double, let progress = input["progress"].doubles
        else { return "unread" }
        let values = progress.map { from.interpolated(to: to, progress: $0) }
        return differences(values, right["value"].doubles, tolerance: 0)
    }

    /// The time of a frame, read back from an effect that counts seconds.
    private func frames(_ input: JSONValue, _ right: JSONValue) -> String? {
        guard let rate = input["fps"].double, let frame = input["frame"].double else { return "unread" }
        let state = EffectTiming(duration: 1, iterations: .infinity).state(at: frame / rate)
        guard let iteration = state.iteration, let progress = state.progress else { return "\(state)" }
        return difference(iteration + progress, from: right["t"].double ?? .nan, tolerance: 0)
    }

    private func settling(_ input: JSONValue, _ right: JSONValue) throws -> String? {
        let start = MotionState(value: 0, velocity: input["velocity"].double ?? .nan)
        let threshold = input["threshold"].double ?? .nan
        let time = try physical(input).settlingDuration(from: start, to: 1, threshold: threshold)
        return difference(time, from: right["t"].double ?? .nan, tolerance: 1e-9)
    }

    private func settlingRule() -> String? {
        let start = MotionState(value: 0.0)
        for threshold in [1e-300, 1e-9, 0.001, 0.5] {
            for spring in [Spring.smooth, .bouncy, .timingParameters] {
                let time = spring.settlingDuration(from: start, to: 1, threshold: threshold)
                if !time.isFinite { return "\(spring) at \(threshold) takes \(time)" }
            }
        }
        let swing = try? Spring(stiffness: 1, damping: 0)
        return swing?.settlingDuration == .infinity ? nil : "a spring without damping settles"
    }

    private func viewSpring(_ input: JSONValue, _ right: JSONValue) -> String? {
        guard let velocities = input["velocity"].doubles else { return "unread" }
        let frequencies = velocities.map { velocity in
            Spring(
                viewAnimationDuration: input["duration"].double ?? .nan,
                dampingRatio: input["dampingRatio"].double ?? .nan,
                initialVelocity: velocity
            ).angularFrequency
        }
        return differences(frequencies, right["omega"].doubles, tolerance: 1e-12)
    }

    private func spring(_ input: JSONValue, _ right: JSONValue) throws -> String? {
        guard let times = input["t"].doubles, let expected = right.array, expected.count == times.count,
            let from = input["from"].double, let to = input["to"].double, let velocity = input["velocity"].double
        else { return "unread" }
        let spring = try physical(input)
        for (time, expected) in zip(times, expected) {
            let state = spring.state(from: MotionState(value: from, velocity: velocity), to: to, at: time)
            let found =
                difference(state.value, from: expected["value"].double ?? .nan, tolerance: 1e-14)
                ?? difference(state.velocity, from: expected["velocity"].double ?? .nan, tolerance: 1e-14, "velocity")
            if let found { return found }
        }
        return nil
    }

    private func clampedSpring(_ input: JSONValue) -> String? {
        guard let from = input["from"].double, let to = input["to"].double, let velocity = input["velocity"].double
        else { return "unread" }
        for spring in [Spring.smooth, .bouncy, .timingParameters] {
            for time in [0, 1e-9, 0.1, 3] {
                let start = MotionState(value: from, velocity: velocity)
                let state = spring.clampedState(from: start, to: to, at: time)
                if state != MotionState(value: to) { return "\(state) at \(time)" }
            }
        }
        return nil
    }

    private func physical(_ input: JSONValue) throws -> Spring {
        try Spring(
            mass: input["mass"].double ?? .nan,
            stiffness: input["stiffness"].double ?? .nan,
            damping: input["damping"].double ?? .nan
        )
    }

    private func differences(_ actual: [Double], _ expected: [Double]?, tolerance: Double) -> String? {
        guard let expected, expected.count == actual.count else { return "unread" }
        return zip(actual, expected).lazy.compactMap { difference($0, from: $1, tolerance: tolerance) }.first
    }
}
