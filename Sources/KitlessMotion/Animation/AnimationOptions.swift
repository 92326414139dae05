/// How an animation runs: the options of `UIView.AnimationOptions` that have a meaning without UIKit, with UIKit's
/// values.
///
/// The curves are no set: of several, UIKit's numbers make another one. Use one of them.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's number for the options.
    public let rawValue: UInt

    /// Makes options of UIKit's number.
    ///
    /// - Parameter rawValue: The number; bits without a meaning here are kept.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Starts from what is on screen when the animation begins, not from where an earlier one ends.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)

    /// Runs forwards and then backwards.
    ///
    /// With ``repeat`` for ever; alone once, after which the value is that of the end, as in UIKit.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)

    /// Starts slowly and ends slowly: the default.
    public static let curveEaseInOut = AnimationOptions([])

    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// Goes evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The timing curve that the options ask for.
    public var timingCurve: TimingCurve {
        switch rawValue & (3 << 16) {
        case 1 << 16: .easeIn
        case 2 << 16: .easeOut
        case 3 << 16: .linear
        default: .easeInOut
        }
    }
}
