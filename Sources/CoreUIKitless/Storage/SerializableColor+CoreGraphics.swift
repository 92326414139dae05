#if canImport(CoreGraphics)
    public import CoreGraphics
    import KitlessColor

    extension SerializableColor {
        /// Creates a storable colour; `nil` for a pattern and for what cannot be converted to sRGB.
        ///
        /// - Parameter cgColor: A colour in any space; Display P3 stays, all others become extended sRGB.
        public convenience init?(cgColor: CGColor) {
            let isDisplayP3 = cgColor.colorSpace?.name == CGColorSpace.displayP3
            let name = isDisplayP3 ? CGColorSpace.displayP3 : CGColorSpace.extendedSRGB
            guard let space = CGColorSpace(name: name),
                let converted = cgColor.converted(to: space, intent: .defaultIntent, options: nil),
                let numbers = converted.components, numbers.count == 4
            else { return nil }
            let components = SIMD4(numbers.map { Double($0) })
            if isDisplayP3 {
                self.init(DisplayP3(components: components))
            } else {
                self.init(Color(components: components))
            }
        }

        /// The colour in its own space; `nil` where the platform lacks the space.
        public var cgColor: CGColor? {
            let name = colorSpace == .displayP3 ? CGColorSpace.displayP3 : CGColorSpace.extendedSRGB
            let components = [red, green, blue, alpha].map { CGFloat($0) }
            return CGColorSpace(name: name).flatMap { CGColor(colorSpace: $0, components: components) }
        }
    }
#endif

#if canImport(UIKit)
    public import UIKit

    extension SerializableColor {
        /// Creates a storable colour; `nil` for a pattern.
        ///
        /// A dynamic colour is resolved for the current traits.
        ///
        /// - Parameter uiColor: A colour in any space.
        public convenience init?(uiColor: UIColor) {
            self.init(cgColor: uiColor.cgColor)
        }

        /// The colour in its own space; `nil` where the platform lacks the space.
        public var uiColor: UIColor? { cgColor.map(UIColor.init(cgColor:)) }
    }
#endif

#if canImport(SwiftUI)
    public import SwiftUI

    extension SerializableColor {
        /// The colour for SwiftUI, in its own space.
        public var swiftUIColor: SwiftUI.Color {
            let space: SwiftUI.Color.RGBColorSpace = colorSpace == .displayP3 ? .displayP3 : .sRGB
            return SwiftUI.Color(space, red: red, green: green, blue: blue, opacity: alpha)
        }
    }
#endif
