import Foundation
import KitlessColor
public import KitlessMotion

extension LayoutView {
    /// The clock of the tree's animations: that of the root.
    ///
    /// Unless one is set it is in real time. One driver may serve several trees.
    public var animationDriver: AnimationDriver {
        get {
            let extras = root.makeExtras()
            if let driver = extras.animationDriver { return driver }
            let driver = AnimationDriver()
            extras.animationDriver = driver
            return driver
        }
        set { root.makeExtras().animationDriver = newValue }
    }

    /// Animates changes: the counterpart of `UIView.animate(withDuration:…)`.
    ///
    /// ```swift
    /// card.animate(with: Animation(duration: 0.5, curve: .spring(damping: 0.7, velocity: 0))) {
    ///     card.alpha = 1
    ///     drawerWidth.constant = 280
    /// }
    /// ```
    ///
    /// The block may change any view of the tree: frames, whether set or moved by constraints, which are laid out at
    /// its end; ``alpha``, ``backgroundColor`` and ``cornerRadius``. The views have their new values at once; what they
    /// show meanwhile is their ``presentation``. A property that is under way already goes on from where it is and as
    /// fast as it is, and the animation it came from counts as interrupted. Views that enter or leave the tree are not
    /// moved.
    ///
    /// It is a method of a view, not of the class, as a tree belongs to one isolation region and nothing knows all
    /// trees.
    ///
    /// - Parameters:
    ///   - animation: How long, how late and along which curve.
    ///   - animations: Changes views.
    ///   - completion: Called once by the driver: with `true` when all has arrived, with `false` as soon as other
    ///     animations have taken over all of it, or at the end if they have taken over some. Without a change it is
    ///     called at the next update.
    /// - Complexity: O(views), besides the layout.
    public func animate(
        with animation: Animation,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let root = root
        let driver = animationDriver
        var looks: [(view: LayoutView, look: ViewAppearance)] = []
        root.forEachView { looks.append(($0, $0.extras?.appearance ?? ViewAppearance())) }
        let transition = root.transition(animations)
        let time = driver.currentTime
        let change = ViewMotions.Change(
            animation: animation,
            driver: driver,
            time: time,
            transaction: AnimationTransaction(at: time, completion: completion)
        )
        for moved in transition.changes {
            guard let old = moved.oldFrame, let new = moved.newFrame else { continue }
            ViewMotions.animate(&moved.view.makeExtras().motions.frame, from: old, to: new, change)
        }
        for (view, old) in looks {
            view.animateLook(from: old, change)
        }
        driver.add(change.transaction)
    }

    /// Sends on what a view looks like, if it has changed.
    private func animateLook(from old: ViewAppearance, _ change: ViewMotions.Change) {
        guard let extras else { return }
        let new = extras.appearance
        ViewMotions.animate(&extras.motions.alpha, from: old.alpha, to: new.alpha, change)
        ViewMotions.animate(&extras.motions.cornerRadius, from: old.cornerRadius, to: new.cornerRadius, change)
        ViewMotions.animate(
            &extras.motions.backgroundColor,
            from: AnimatableColor(old.backgroundColor ?? .clear),
            to: AnimatableColor(new.backgroundColor ?? .clear),
            change
        )
    }
}
