import CoreUIKitless
import Foundation

extension Subcommand {
    /// `coreuikitless curve`: samples of a timing curve or of a spring.
    static let curve = Subcommand(
        name: "curve",
        usage: "curve EASING | curve spring [--duration SECONDS] [--bounce -1...1], [--samples N]",
        summary: "Prints value and velocity of a CSS easing function or of a spring, N + 1 times (10)."
    ) { words, console throws(CommandError) in
        let arguments = try Arguments(words, options: ["--duration", "--bounce", "--samples"])
        let easing = try arguments.only("an easing function, such as ease-in-out")
        let samples = try count(arguments["--samples"])
        let sampled = easing == "spring" ? try springCurve(arguments) : try timingCurve(easing, arguments)
        console.print(sampled.heading)
        console.print("    time     value  velocity")
        for index in 0...samples {
            let time = sampled.duration * Double(index) / Double(samples)
            let (value, velocity) = sampled.state(time)
            console.print(String(format: "%8.4f  %8.4f  %8.4f", time, value, velocity))
        }
        return .success
    }

    /// What is to be sampled: from 0 to 1 in a duration.
    private struct Sampled {
        let heading: String
        let duration: Double
        let state: (Double) -> (value: Double, velocity: Double)
    }

    private static func count(_ text: String?) throws(CommandError) -> Int {
        guard let text else { return 10 }
        guard let count = Int(text), (1...100_000).contains(count) else {
            throw .usage("--samples needs a number from 1 to 100000, not '\(text)'")
        }
        return count
    }

    private static func timingCurve(_ text: String, _ arguments: Arguments) throws(CommandError) -> Sampled {
        for option in ["--duration", "--bounce"] where arguments[option] != nil {
            throw .usage("\(option) is for a spring")
        }
        do throws(TimingCurveError) {
            let curve = try TimingCurve(css: text)
            return Sampled(heading: curve.cssText, duration: 1) { (curve.value(at: $0), curve.slope(at: $0)) }
        } catch {
            guard case .invalidText(let reason, let offset) = error else {
                throw .badData("'\(text)' is no easing function: \(error)")
            }
            throw .badData("'\(text)' is no easing function: \(reason) at byte \(offset)")
        }
    }

    private static func springCurve(_ arguments: Arguments) throws(CommandError) -> Sampled {
        let duration = try arguments.number("--duration", "a time in seconds", in: 0...) ?? 0.5
        let bounce = try arguments.number("--bounce", "a number from -1 to 1", in: -1...1) ?? 0
        do throws(SpringError) {
            let spring = try Spring(duration: duration, bounce: bounce)
            let end = spring.settlingDuration
            let heading = String(
                format: "mass %g, stiffness %g, damping %g; settles in %.4f s",
                spring.mass,
                spring.stiffness,
                spring.damping,
                end
            )
            return Sampled(heading: heading, duration: end.isFinite ? end : duration) { time in
                (spring.value(from: 0.0, to: 1, at: time), spring.velocity(from: 0.0, to: 1, at: time))
            }
        } catch {
            throw .usage("there is no spring with duration \(duration) and bounce \(bounce): \(error)")
        }
    }
}
