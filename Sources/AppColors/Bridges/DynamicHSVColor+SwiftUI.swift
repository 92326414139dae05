#if canImport(SwiftUI)
    public import SwiftUI

    extension DynamicHSVColor {
        /// The pair as a SwiftUI `Color` that follows the system's appearance.
        public var color: Color {
            #if os(watchOS)
                light.color
            #elseif canImport(UIKit)
                Color(uiColor)
            #else
                Color(nsColor)
            #endif
        }
    }

    extension HSVColor {
        /// The colour as a SwiftUI `Color` in sRGB.
        public var color: Color {
            let rgb = rgbComponents
            return Color(.sRGB, red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: rgb.alpha)
        }
    }

    extension EnvironmentValues {
        private struct AppColorsKey: EnvironmentKey {
            static let defaultValue = AppColors.system
        }

        /// The palette of a view and what is inside it; ``AppColors/system`` unless set.
        public var appColors: AppColors {
            get { self[AppColorsKey.self] }
            set { self[AppColorsKey.self] = newValue }
        }
    }

    extension View {
        /// Sets the palette of this view and what is inside it.
        ///
        /// - Parameter colors: The palette.
        /// - Returns: A view with that palette in its environment.
        public func appColors(_ colors: AppColors) -> some View {
            environment(\.appColors, colors)
        }
    }
#endif
