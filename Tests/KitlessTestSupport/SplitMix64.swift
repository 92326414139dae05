/// Random numbers that are the same for the same seed, on every machine.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    /// Starts the sequence of a seed.
    ///
    /// - Parameter seed: Any number.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next 64 random bits.
    ///
    /// - Returns: The bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, and not including, 1: a multiple of 2^-53.
    ///
    /// - Returns: The number.
    public mutating func unit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }
}
