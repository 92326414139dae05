import Foundation

/// Margins, safe areas and the surroundings of the tree.
extension LayoutView {
    /// The surroundings of the tree, such as reading direction and safe area.
    ///
    /// Reading gives those of the root. Setting them on a view below the root has an effect once the view is a root.
    /// Surroundings with a number that is not finite are refused, and the mistake is logged.
    public var environment: LayoutEnvironment {
        get { root.extras?.environment ?? LayoutEnvironment() }
        set {
            let extras = makeExtras()
            guard extras.environment != newValue, accepts(newValue.isFinite, "environment") else { return }
            let old = extras.environment
            extras.environment = newValue
            if superview == nil { LayoutEngine.of(item)?.environmentChanged(from: old, to: newValue) }
        }
    }

    /// The reading direction in force.
    public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { environment.layoutDirection }

    /// The distances between the sides and the margins, in points: 8 each unless set.
    ///
    /// Ones that are not finite are refused, and the mistake is logged.
    public var directionalLayoutMargins: DirectionalEdgeInsets {
        get { extras?.margins ?? DirectionalEdgeInsets(all: 8) }
        set {
            guard directionalLayoutMargins != newValue, accepts(newValue.isFinite, "margins") else { return }
            makeExtras().margins = newValue
            LayoutEngine.of(item)?.insetsChanged(item)
        }
    }

    /// The distances between the sides and the margins, by physical side, in the reading direction in force.
    public var layoutMargins: EdgeInsets {
        get { EdgeInsets(directionalLayoutMargins, direction: effectiveUserInterfaceLayoutDirection) }
        set {
            directionalLayoutMargins = DirectionalEdgeInsets(
                newValue,
                direction: effectiveUserInterfaceLayoutDirection
            )
        }
    }

    /// Whether the part of the safe area's insets that lies in the view is added to the margins; `true` unless set.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.insetsMarginsFromSafeArea ?? true }
        set {
            guard insetsLayoutMarginsFromSafeArea != newValue else { return }
            makeExtras().insetsMarginsFromSafeArea = newValue
            LayoutEngine.of(item)?.insetsChanged(item)
        }
    }

    /// Whether margins are at least those of the superview, where they reach into the view; `false` unless set.
    public var preservesSuperviewLayoutMargins: Bool {
        get { extras?.preservesSuperviewMargins ?? false }
        set {
            guard preservesSuperviewLayoutMargins != newValue else { return }
            makeExtras().preservesSuperviewMargins = newValue
            LayoutEngine.of(item)?.insetsChanged(item)
        }
    }

    /// What is added to the safe area's insets for the view and what is in it, in points.
    ///
    /// Insets that are not finite are refused, and the mistake is logged.
    public var additionalSafeAreaInsets: EdgeInsets {
        get { extras?.additionalSafeAreaInsets ?? .zero }
        set {
            guard additionalSafeAreaInsets != newValue, accepts(newValue.isFinite, "safe area insets") else { return }
            makeExtras().additionalSafeAreaInsets = newValue
            LayoutEngine.of(item)?.insetsChanged(item)
        }
    }

    /// What the borders of the screen cover of the view, by side, as of the last pass.
    public var safeAreaInsets: EdgeInsets { InsetResolver(environment: environment).insets(of: self).safeArea }

    /// The rectangle inside the margins, as a guide.
    public var layoutMarginsGuide: LayoutGuide {
        let extras = makeExtras()
        if let guide = extras.marginsGuide { return guide }
        let guide = LayoutGuide(.margins, of: self)
        extras.marginsGuide = guide
        return guide
    }

    /// The rectangle that the borders of the screen leave free, as a guide.
    public var safeAreaLayoutGuide: LayoutGuide {
        let extras = makeExtras()
        if let guide = extras.safeAreaGuide { return guide }
        let guide = LayoutGuide(.safeArea, of: self)
        extras.safeAreaGuide = guide
        return guide
    }

    /// The rectangle inside the margins, made no wider than text is good to read, and centred; as a guide.
    public var readableContentGuide: LayoutGuide {
        let extras = makeExtras()
        if let guide = extras.readableGuide { return guide }
        let guide = LayoutGuide(.readable, of: self)
        extras.readableGuide = guide
        return guide
    }
}
