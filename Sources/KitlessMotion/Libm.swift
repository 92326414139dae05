#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(WASILibc)
    import WASILibc
#elseif canImport(ucrt)
    import ucrt
#elseif canImport(Darwin)
    import Darwin
#endif

/// The elementary functions of the platform, under the names of `KitlessMath`.
extension Double {
    static func exp(_ x: Double) -> Double { _exp(x) }
    static func expm1(_ x: Double) -> Double { _expm1(x) }
    static func log(_ x: Double) -> Double { _log(x) }
    static func log1p(_ x: Double) -> Double { _log1p(x) }
    static func atan2(_ y: Double, _ x: Double) -> Double { _atan2(y, x) }
    static func sincos(_ x: Double) -> (sin: Double, cos: Double) { (_sin(x), _cos(x)) }
}

private let _exp: @Sendable (Double) -> Double = { exp($0) }
private let _expm1: @Sendable (Double) -> Double = { expm1($0) }
private let _log: @Sendable (Double) -> Double = { log($0) }
private let _log1p: @Sendable (Double) -> Double = { log1p($0) }
private let _atan2: @Sendable (Double, Double) -> Double = { atan2($0, $1) }
private let _sin: @Sendable (Double) -> Double = { sin($0) }
private let _cos: @Sendable (Double) -> Double = { cos($0) }
