import Foundation
import KitlessSolver

extension LayoutEngine {
    /// Sees to it that the insets that a constraint uses are known.
    func prepareInsets(for constraint: LayoutConstraint) {
        if constraint.first.kind.isInset || constraint.firstAttribute.withoutMargin != nil {
            constraint.first.view.map(prepareInsets(of:))
        }
        if let second = constraint.second, second.kind.isInset || constraint.secondAttribute.withoutMargin != nil {
            second.view.map(prepareInsets(of:))
        }
    }

    func prepareInsets(of view: LayoutView) {
        let extras = view.makeExtras()
        guard extras.effectiveInsets == nil else { return }
        extras.effectiveInsets = InsetResolver(environment: system.environment).insets(of: view)
        insetUsers.append(view.item)
    }

    /// Notes that something has been set that insets of the view, or of views in it, depend on.
    func insetsChanged(_ item: LayoutItem) {
        if let extras = item.view?.extras,
            extras.preservesSuperviewMargins || extras.additionalSafeAreaInsets != .zero
        {
            hasFrameDependentInsets = true
        }
        areInsetsStale = true
        isDirty = true
    }

    /// Brings the insets in use into agreement with the frames.
    func updateInsets() {
        guard !insetUsers.isEmpty else { return }
        let environment = system.environment
        let allDepend = areInsetsStale || hasFrameDependentInsets || environment.safeAreaInsets != .zero
        areInsetsStale = false
        let resolver = InsetResolver(environment: environment)
        for item in insetUsers {
            guard let view = item.view, let extras = view.extras, let old = extras.effectiveInsets else { continue }
            guard allDepend || extras.readableGuide?.item.constraints.isEmpty == false else { continue }
            let new = resolver.insets(of: view)
            guard !new.isClose(to: old) else { continue }
            extras.effectiveInsets = new
            markStale(view, extras)
        }
    }

    /// Has everything made anew that uses the insets of a view.
    private func markStale(_ view: LayoutView, _ extras: ViewExtras) {
        for guide in [extras.marginsGuide, extras.safeAreaGuide, extras.readableGuide] {
            for constraint in guide?.item.constraints ?? [] { constraintChanged(constraint) }
        }
        for constraint in view.item.constraints
        where constraint.firstAttribute.withoutMargin != nil || constraint.secondAttribute.withoutMargin != nil {
            constraintChanged(constraint)
        }
        if let stack = view as? StackView, stack.isLayoutMarginsRelativeArrangement { arrangementChanged(stack) }
    }
}

extension ViewInsets {
    /// Whether no inset differs by more than the noise of arithmetic.
    func isClose(to other: ViewInsets) -> Bool {
        func isClose(_ one: EdgeInsets, _ two: EdgeInsets) -> Bool {
            let difference = one.combined(with: two) { abs($0 - $1) }
            return max(difference.top, difference.left, difference.bottom, difference.right) <= 1e-9
        }
        return isClose(margins, other.margins) && isClose(safeArea, other.safeArea)
            && isClose(readable, other.readable)
    }
}
