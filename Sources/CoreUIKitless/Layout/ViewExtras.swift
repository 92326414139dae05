import Foundation

/// What only some views have.
final class ViewExtras {
    var appearance = ViewAppearance()
    var motions = ViewMotions()
    var animationDriver: AnimationDriver?
    var margins = DirectionalEdgeInsets(all: 8)
    var insetsMarginsFromSafeArea = true
    var preservesSuperviewMargins = false
    var additionalSafeAreaInsets = EdgeInsets.zero
    var environment = LayoutEnvironment()
    var autoresizingMask: LayoutView.AutoresizingMask = []
    /// The insets that are in force in the engine; `nil` while no constraint uses them.
    var effectiveInsets: ViewInsets?
    var conflictHandler: ((LayoutConflict) -> Void)?
    var marginsGuide: LayoutGuide?
    var safeAreaGuide: LayoutGuide?
    var readableGuide: LayoutGuide?
}

/// The insets of a view that are in force in the engine, physical, in points from the sides of the view.
struct ViewInsets: Equatable {
    var margins = EdgeInsets(all: 8)
    var safeArea = EdgeInsets.zero
    /// What the readable content guide leaves at each side; top and bottom are those of the margins.
    var readable = EdgeInsets(all: 8)
}
