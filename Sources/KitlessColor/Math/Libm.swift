#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(ucrt)
    import ucrt
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// The functions of libm that colours need, in one place.
enum Libm {
    @inline(__always)
    static func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }

    @inline(__always)
    static func exponential(_ x: Double) -> Double { exp(x) }

    @inline(__always)
    static func sine(_ x: Double) -> Double { sin(x) }

    @inline(__always)
    static func cosine(_ x: Double) -> Double { cos(x) }

    @inline(__always)
    static func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}

extension Double {
    @inline(__always)
    static func pow(_ x: Double, _ y: Double) -> Double { Libm.power(x, y) }

    @inline(__always)
    static func exp(_ x: Double) -> Double { Libm.exponential(x) }

    @inline(__always)
    static func atan2(_ y: Double, _ x: Double) -> Double { Libm.arctangent(y, x) }

    @inline(__always)
    static func sin(_ x: Double) -> Double { Libm.sine(x) }

    @inline(__always)
    static func sincos(_ x: Double) -> (sin: Double, cos: Double) { (Libm.sine(x), Libm.cosine(x)) }
}
