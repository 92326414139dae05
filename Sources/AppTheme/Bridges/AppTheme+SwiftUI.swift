#if canImport(SwiftUI)
    public import AppColors
    public import SwiftUI

    extension EnvironmentValues {
        private struct AppThemeKey: EnvironmentKey {
            static let defaultValue = AppTheme.system
        }

        /// The theme of a view and what is inside it; ``AppTheme/system`` unless set.
        public var appTheme: AppTheme {
            get { self[AppThemeKey.self] }
            set { self[AppThemeKey.self] = newValue }
        }
    }

    extension View {
        /// Sets the theme, and with it the palette, of this view and what is inside it.
        ///
        /// - Parameter theme: The theme.
        /// - Returns: A view with that theme in its environment.
        public func appTheme(_ theme: AppTheme) -> some View {
            environment(\.appTheme, theme).appColors(theme.colors)
        }
    }
#endif
