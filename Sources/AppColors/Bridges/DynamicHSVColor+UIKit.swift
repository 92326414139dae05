#if canImport(UIKit)
    public import UIKit

    extension DynamicHSVColor {
        /// The pair as a `UIColor` that follows the trait collection; the light colour where there is no appearance.
        public var uiColor: UIColor {
            #if os(watchOS)
                return light.uiColor
            #else
                let pair = self
                return UIColor { $0.userInterfaceStyle == .dark ? pair.dark.uiColor : pair.light.uiColor }
            #endif
        }
    }

    extension HSVColor {
        /// The colour as a `UIColor` in sRGB.
        public var uiColor: UIColor {
            let rgb = rgbComponents
            return UIColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: rgb.alpha)
        }
    }
#endif
