/// Says how far a number is from what it should be.
///
/// - Parameters:
///   - actual: The number at hand.
///   - expected: The number it should be; NaN matches NaN, an infinity itself.
///   - tolerance: The largest difference allowed, times `max(1, |expected|)`; 0 asks for the same value.
///   - what: What the number is, for the message.
/// - Returns: A message with both numbers, or `nil` where they agree.
public func difference(
    _ actual: Double,
    from expected: Double,
    tolerance: Double,
    _ what: String = "value"
) -> String? {
    if actual == expected || (actual.isNaN && expected.isNaN) { return nil }
    if expected.isFinite, abs(actual - expected) <= tolerance * max(1, abs(expected)) { return nil }
    return "\(what) is \(actual), not \(expected)"
}
