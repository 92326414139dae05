public import AppColors
public import AppFont
public import AppTheme
public import CoreUIKitless
public import Foundation

extension StepperControl {
    /// How the value is set.
    public struct TextAppearance: Sendable, Hashable {
        /// The colour of the value and of template images.
        public var textColor: DynamicHSVColor

        /// The typography of the value; its Dynamic Type curve scales the images too.
        public var typography: Typography

        /// Creates an appearance.
        ///
        /// - Parameters:
        ///   - textColor: The colour of the value and of template images.
        ///   - typography: The typography of the value.
        public init(textColor: DynamicHSVColor, typography: Typography) {
            self.textColor = textColor
            self.typography = typography
        }
    }

    /// The outline of a stepper.
    public enum Shape: Sendable, Hashable {
        /// No background and no border.
        case none

        /// A rectangle.
        case rectangle

        /// A rectangle with round corners.
        case roundRect(cornerRadius: CGFloat)

        /// A rectangle whose round corners grow with Dynamic Type.
        case scaledRoundRect(cornerRadius: CGFloat)

        /// A rectangle with half circles at its ends.
        case capsule
    }

    /// The distances within a stepper.
    public struct Layout: Sendable, Hashable {
        /// From the sides of the stepper to its parts: 8, 16, 8 and 16 points unless given.
        public var contentInset: DirectionalEdgeInsets

        /// Between the buttons and the value: 8 points unless given.
        public var gap: CGFloat

        /// The outline: a capsule unless given.
        public var shape: Shape

        /// Creates a layout.
        ///
        /// - Parameters:
        ///   - contentInset: From the sides of the stepper to its parts.
        ///   - gap: Between the buttons and the value.
        ///   - shape: The outline.
        public init(
            contentInset: DirectionalEdgeInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16),
            gap: CGFloat = 8,
            shape: Shape = .capsule
        ) {
            self.contentInset = contentInset
            self.gap = gap
            self.shape = shape
        }

        /// Insets of 8 and 16 points, gaps of 8 points, a capsule.
        public static let `default` = Layout()
    }

    /// How a stepper looks.
    public struct Appearance: Sendable, Hashable {
        /// How the value is set.
        public var textStyle: TextAppearance

        /// The colour inside the outline.
        public var backgroundColor: DynamicHSVColor

        /// The colour of the border.
        public var borderColor: DynamicHSVColor

        /// The width of the border in points.
        public var borderWidth: CGFloat

        /// The image of the button that deletes.
        public var deleteImage: ControlImage

        /// The image of the button that goes up.
        public var incrementImage: ControlImage

        /// The image of the button that goes down.
        public var decrementImage: ControlImage

        /// The distances and the outline.
        public var layout: Layout

        /// Whether the button that goes down becomes one that deletes at the minimum.
        public var showDeleteImage: Bool

        /// Creates an appearance from the colours and fonts of a theme.
        ///
        /// - Parameters:
        ///   - theme: Where the label's colour, the background and the typography of body text are taken from.
        ///   - borderWidth: The width of the border in points.
        ///   - deleteImage: The image of the button that deletes.
        ///   - incrementImage: The image of the button that goes up.
        ///   - decrementImage: The image of the button that goes down.
        ///   - layout: The distances and the outline.
        ///   - showDeleteImage: Whether there is a button that deletes at the minimum.
        public init(
            theme: AppTheme = AppTheme(colors: .accessible, fonts: .system),
            borderWidth: CGFloat = 1,
            deleteImage: ControlImage = .trash,
            incrementImage: ControlImage = .plus,
            decrementImage: ControlImage = .minus,
            layout: Layout = .default,
            showDeleteImage: Bool = true
        ) {
            textStyle = TextAppearance(textColor: theme.colors.label, typography: theme.fonts[.body])
            backgroundColor = theme.colors.background
            borderColor = theme.colors.secondaryLabel
            self.borderWidth = borderWidth
            self.deleteImage = deleteImage
            self.incrementImage = incrementImage
            self.decrementImage = decrementImage
            self.layout = layout
            self.showDeleteImage = showDeleteImage
        }

        /// The accessible palette, whose every text meets WCAG AA in light and dark, and the documented body text.
        public static let `default` = Appearance()
    }
}
