#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit

    extension DynamicHSVColor {
        /// The pair as an `NSColor` that follows the effective appearance.
        public var nsColor: NSColor {
            let pair = self
            return NSColor(name: nil) { appearance in
                let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
                return isDark ? pair.dark.nsColor : pair.light.nsColor
            }
        }
    }

    extension HSVColor {
        /// The colour as an `NSColor` in sRGB.
        public var nsColor: NSColor {
            let rgb = rgbComponents
            return NSColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: rgb.alpha)
        }
    }
#endif
