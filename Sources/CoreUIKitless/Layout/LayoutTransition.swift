public import Foundation
import KitlessMotion

/// What a change of a layout moves: the frames before and after.
///
/// ```swift
/// let transition = root.transition {
///     drawerWidth.constant = 280
/// }
/// for change in transition.changes {
///     print(change.view.identifier ?? "", change.frame(at: 0.5))
/// }
/// ```
///
/// Frames of the views are those after the change; a driver shows what lies between.
public struct LayoutTransition {
    /// A view that is elsewhere, larger or smaller than before, or was not there.
    public struct Change {
        /// The view.
        public let view: LayoutView

        /// Its frame before, or `nil` if it was not in the tree.
        public let oldFrame: CGRect?

        /// Its frame after, or `nil` if it is no longer in the tree.
        public let newFrame: CGRect?

        /// Returns a frame between old and new.
        ///
        /// - Parameter progress: 0 for the old frame, 1 for the new one; values beyond, as of a spring, go beyond.
        /// - Returns: The frame; that which there is if there is only one.
        public func frame(at progress: Double) -> CGRect {
            guard let oldFrame, let newFrame else { return oldFrame ?? newFrame ?? .zero }
            return oldFrame.interpolated(to: newFrame, progress: progress)
        }
    }

    /// The changes: views of the tree in its order, then those that have left it.
    public let changes: [Change]
}

/// Changes of the layout, with the frames before and after.
extension LayoutView {
    /// Changes the layout of the tree and says what that moves.
    ///
    /// Changes that wait for a pass when this is called are laid out before, and do not count.
    ///
    /// - Parameter changes: Changes constraints, views or contents.
    /// - Returns: The frames that are not what they were.
    /// - Throws: What the closure throws; what it has changed until then is laid out with the next pass.
    /// - Complexity: O(views), besides the layout.
    public func transition(_ changes: () throws -> Void) rethrows -> LayoutTransition {
        let root = root
        root.layoutIfNeeded()
        var old: [ObjectIdentifier: (view: LayoutView, frame: CGRect)] = [:]
        var order: [ObjectIdentifier] = []
        root.forEachView { view in
            old[ObjectIdentifier(view)] = (view, view.frame)
            order.append(ObjectIdentifier(view))
        }
        try changes()
        root.layoutIfNeeded()
        var result: [LayoutTransition.Change] = []
        root.forEachView { view in
            let before = old.removeValue(forKey: ObjectIdentifier(view))?.frame
            guard before != view.frame else { return }
            result.append(LayoutTransition.Change(view: view, oldFrame: before, newFrame: view.frame))
        }
        for left in order.compactMap({ old[$0] }) {
            result.append(LayoutTransition.Change(view: left.view, oldFrame: left.frame, newFrame: nil))
        }
        return LayoutTransition(changes: result)
    }
}
