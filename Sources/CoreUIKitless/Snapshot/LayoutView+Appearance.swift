public import Foundation
public import KitlessColor

/// What a view looks like, apart from its content.
struct ViewAppearance {
    var backgroundColor: Color?
    var alpha = 1.0
    var cornerRadius: CGFloat = 0
    var borderColor: Color?
    var borderWidth: CGFloat = 0
    var clipsToBounds = false
    var elevations: [Elevation] = []
    var textColor = Color.black
    var fontWeight = 400
    var textAlignment = TextAlignment.natural
}

extension LayoutView {
    /// The colour of the view's area; `nil`, the default, leaves it transparent.
    public var backgroundColor: Color? {
        get { extras?.appearance.backgroundColor }
        set { makeExtras().appearance.backgroundColor = newValue }
    }

    /// The opacity of the view and of all in it, 0...1; 1 unless changed.
    ///
    /// Values outside are clamped, NaN counts as 1.
    public var alpha: Double {
        get { extras?.appearance.alpha ?? 1 }
        set { makeExtras().appearance.alpha = newValue.isNaN ? 1 : min(max(newValue, 0), 1) }
    }

    /// The radius of the view's corners in points; 0 unless changed.
    ///
    /// At most half of the shorter side is drawn.
    public var cornerRadius: CGFloat {
        get { extras?.appearance.cornerRadius ?? 0 }
        set { makeExtras().appearance.cornerRadius = newValue }
    }

    /// The colour of the border; `nil`, the default, for none.
    public var borderColor: Color? {
        get { extras?.appearance.borderColor }
        set { makeExtras().appearance.borderColor = newValue }
    }

    /// The width of the border in points, drawn inside the view's sides; 0 unless changed.
    public var borderWidth: CGFloat {
        get { extras?.appearance.borderWidth ?? 0 }
        set { makeExtras().appearance.borderWidth = newValue }
    }

    /// Whether what lies outside the view's area, round corners included, is not drawn; `false` unless changed.
    public var clipsToBounds: Bool {
        get { extras?.appearance.clipsToBounds ?? false }
        set { makeExtras().appearance.clipsToBounds = newValue }
    }

    /// The shadows of the view, the first on top, as CSS's `box-shadow` lists them; none unless set.
    public var elevations: [Elevation] {
        get { extras?.appearance.elevations ?? [] }
        set { makeExtras().appearance.elevations = newValue }
    }
}
