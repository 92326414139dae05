#if arch(wasm32)
    @_expose(wasm, "spring_value") @_cdecl("spring_value")
    func springValue(
        _ response: Double,
        _ dampingRatio: Double,
        _ from: Double,
        _ to: Double,
        _ velocity: Double,
        _ time: Double
    ) -> Double {
        LiveMotion.value(response, dampingRatio, from, to, velocity, time)
    }

    @_expose(wasm, "spring_velocity") @_cdecl("spring_velocity")
    func springVelocity(
        _ response: Double,
        _ dampingRatio: Double,
        _ from: Double,
        _ to: Double,
        _ velocity: Double,
        _ time: Double
    ) -> Double {
        LiveMotion.velocity(response, dampingRatio, from, to, velocity, time)
    }

    @_expose(wasm, "spring_settling") @_cdecl("spring_settling")
    func springSettling(_ response: Double, _ dampingRatio: Double) -> Double {
        LiveMotion.settling(response, dampingRatio)
    }
#endif
