import CoreUIKitless
import Foundation
import XCTest

final class HierarchyTests: XCTestCase {
    private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func view(_ name: String, in parent: LayoutView) -> LayoutView {
        let view = LayoutView()
        view.identifier = name
        parent.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    /// As of `UIView`: the subclass inherits the way without a frame.
    func testASubclassThatOverridesTheFrameInitialiserIsMadeWithoutAFrame() {
        final class Card: LayoutView {
            let title = LayoutView()

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
            }
        }
        let card = Card()
        XCTAssertEqual(card.frame, .zero)
        XCTAssertIdentical(card.subviews.first, card.title)
    }

    func testSubviewsKeepTheirOrder() {
        let names = ["a", "b", "c"].map { view($0, in: root) }
        root.insertSubview(names[2], at: 0)
        XCTAssertEqual(root.subviews.map(\.identifier), ["c", "a", "b"])
        root.bringSubviewToFront(names[2])
        root.sendSubviewToBack(names[1])
        XCTAssertEqual(root.subviews.map(\.identifier), ["b", "a", "c"])
        let first = LayoutView()
        root.insertSubview(first, at: -5)
        XCTAssertTrue(root.subviews.first === first)
        root.insertSubview(first, at: 99)
        XCTAssertTrue(root.subviews.last === first)
        first.removeFromSuperview()
        XCTAssertNil(first.superview)
        XCTAssertEqual(root.subviews.count, 3)
        first.removeFromSuperview()
        root.bringSubviewToFront(first)
        XCTAssertNil(first.superview)
    }

    func testTheNearestCommonAncestorIsFound() {
        let a = view("a", in: root)
        let b = view("b", in: a)
        let c = view("c", in: b)
        let d = view("d", in: a)
        XCTAssertTrue(c.commonAncestor(with: d) === a)
        XCTAssertTrue(d.commonAncestor(with: c) === a)
        XCTAssertTrue(c.commonAncestor(with: c) === c)
        XCTAssertTrue(c.commonAncestor(with: root) === root)
        XCTAssertTrue(root.commonAncestor(with: c) === root)
        XCTAssertTrue(b.commonAncestor(with: d) === a)
        XCTAssertNil(c.commonAncestor(with: LayoutView()))
        XCTAssertTrue(c.isDescendant(of: root))
        XCTAssertTrue(c.isDescendant(of: c))
        XCTAssertFalse(c.isDescendant(of: d))
        XCTAssertTrue(c.root === root)
    }

    func testAViewCannotLieInItself() {
        let recorder = CoreUI.LogRecorder()
        let a = view("a", in: root)
        let b = view("b", in: a)
        CoreUI.withLogSink(recorder.sink) {
            a.addSubview(a)
            b.addSubview(a)
            a.addSubview(root)
        }
        XCTAssertEqual(recorder.events.count, 3)
        XCTAssertTrue(a.superview === root)
        XCTAssertTrue(b.superview === a)
        XCTAssertNil(root.superview)
    }

    func testRemovalEndsConstraintsAcrossTheBoundaryOnly() {
        let a = view("a", in: root)
        let b = view("b", in: a)
        a.constrainEdges()
        let inner = b.constrainEdges(with: DirectionalEdgeInsets(all: 10))
        let crossing = b.constrain(.widthAnchor, to: root.widthAnchor, priority: 5)
        root.layoutIfNeeded()
        XCTAssertEqual(b.frame, CGRect(x: 10, y: 10, width: 80, height: 80))
        a.removeFromSuperview()
        XCTAssertFalse(crossing.isActive)
        XCTAssertTrue(inner.values.allSatisfy(\.isActive))
        a.translatesAutoresizingMaskIntoConstraints = true
        a.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        a.layoutIfNeeded()
        XCTAssertEqual(b.frame, CGRect(x: 10, y: 10, width: 30, height: 20), "a tree of its own")
        root.addSubview(a)
        a.constrainEdges()
        root.layoutIfNeeded()
        XCTAssertEqual(b.frame, CGRect(x: 10, y: 10, width: 80, height: 80))
        XCTAssertFalse(crossing.isActive)
    }

    func testTreesThatHaveBeenLaidOutCanBeJoined() {
        let other = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inside = view("inside", in: other)
        inside.constrainEdges(with: DirectionalEdgeInsets(all: 1))
        other.layoutIfNeeded()
        XCTAssertEqual(inside.frame, CGRect(x: 1, y: 1, width: 8, height: 8))
        let holder = view("holder", in: root)
        holder.constrainEdges()
        root.layoutIfNeeded()
        holder.addSubview(other)
        other.constrainEdges()
        inside.constrain(.widthAnchor, to: root.widthAnchor, constant: -2, priority: 900)
        root.layoutIfNeeded()
        XCTAssertEqual(inside.frame, CGRect(x: 1, y: 1, width: 98, height: 98))
        inside.removeFromSuperview()
        root.addSubview(inside)
        inside.constrainSize(3)
        inside.constrainEdges([.top, .leading])
        root.layoutIfNeeded()
        XCTAssertEqual(inside.frame, CGRect(x: 0, y: 0, width: 3, height: 3))
    }

    func testAGoneRootLeavesItsViewsWhole() {
        var outer: LayoutView? = LayoutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let kept = LayoutView()
        let child = LayoutView()
        kept.addSubview(child)
        outer?.addSubview(kept)
        kept.constrainEdges()
        child.constrainEdges(with: DirectionalEdgeInsets(all: 5))
        outer?.layoutIfNeeded()
        XCTAssertEqual(child.frame.size, CGSize(width: 40, height: 40))
        outer = nil
        XCTAssertNil(kept.superview)
        kept.translatesAutoresizingMaskIntoConstraints = true
        kept.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        kept.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 5, y: 5, width: 20, height: 20))
    }

    func testViewsGoWithTheirTree() {
        weak var weakChild: LayoutView?
        weak var weakConstraint: LayoutConstraint?
        do {
            let tree = LayoutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let child = LayoutView()
            tree.addSubview(child)
            let scroll = ScrollView()
            tree.addSubview(scroll)
            scroll.constrainEdges(to: child.layoutMarginsGuide)
            weakConstraint = child.constrainEdges()[.top]
            weakChild = child
            tree.layoutIfNeeded()
        }
        XCTAssertNil(weakChild)
        XCTAssertNil(weakConstraint)
    }

    func testAMovedGuideLosesItsConstraints() {
        let guide = LayoutGuide()
        let a = view("a", in: root)
        root.addLayoutGuide(guide)
        let constraint = guide.widthAnchor.constraint(equalTo: root.widthAnchor)
        constraint.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(guide.layoutFrame.width, 100)
        a.addLayoutGuide(guide)
        XCTAssertFalse(constraint.isActive)
        XCTAssertTrue(guide.owningView === a)
        a.addLayoutGuide(a.layoutMarginsGuide)
        XCTAssertEqual(a.layoutGuides.count, 1)
        root.layoutIfNeeded()
    }

    func testPositionsInTheRootAddUp() {
        let a = LayoutView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let b = LayoutView(frame: CGRect(x: 1.25, y: 2.5, width: 5, height: 5))
        root.addSubview(a)
        a.addSubview(b)
        XCTAssertEqual(b.frameInRoot(), CGRect(x: 11.25, y: 22.5, width: 5, height: 5))
        XCTAssertEqual(b.pixelFrame(scale: 2), CGRect(x: 1.5, y: 2.5, width: 5, height: 5))
        XCTAssertEqual(a.center, CGPoint(x: 35, y: 45))
        b.bounds = CGRect(x: 0, y: 0, width: 7, height: 8)
        XCTAssertEqual(b.frame, CGRect(x: 1.25, y: 2.5, width: 7, height: 8))
        CoreUI.withLogSink(nil) { b.frame.size.width = .nan }
        XCTAssertEqual(b.frame.width, 7)
        b.frame.size.width = -3
        XCTAssertEqual(b.frame.width, 0)
    }

    func testAFrameCanBeSetPartByPartWhateverElseChanges() {
        let held = LayoutView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let pinned = view("pinned", in: root)
        root.addSubview(held)
        pinned.constrainEdges()
        root.layoutIfNeeded()
        root.frame.size.width = 200
        root.frame.size.height = 300
        held.frame.origin.x = 9
        held.frame.size.width = 8
        XCTAssertEqual(held.frame, CGRect(x: 9, y: 2, width: 8, height: 4))
        root.environment.layoutDirection = .rightToLeft
        root.layoutIfNeeded()
        XCTAssertEqual(root.frame.size, CGSize(width: 200, height: 300))
        XCTAssertEqual(pinned.frame.size, CGSize(width: 200, height: 300))
        XCTAssertEqual(held.frame, CGRect(x: 9, y: 2, width: 8, height: 4))
        held.frame.size.height = 7
        held.removeFromSuperview()
        XCTAssertEqual(held.frame, CGRect(x: 9, y: 2, width: 8, height: 7))
    }
}
