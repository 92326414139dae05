import CoreUIKitless
import Foundation
import XCTest

/// Sizes, depths and numbers that nobody means, each with a defined outcome.
final class AdversarialTests: XCTestCase {
    func testNestingOfTenThousandLevels() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 30_000, height: 30_000))
        var parent = root
        for _ in 0..<10_000 {
            let view = LayoutView()
            parent.addSubview(view)
            view.constrainEdges(with: DirectionalEdgeInsets(all: 1))
            parent = view
        }
        root.layoutIfNeeded()
        XCTAssertEqual(parent.frame, CGRect(x: 1, y: 1, width: 10_000, height: 10_000))
        XCTAssertEqual(parent.frameInRoot().origin, CGPoint(x: 10_000, y: 10_000))
        root.frame.size = CGSize(width: 40_000, height: 20_000)
        root.layoutIfNeeded()
        XCTAssertEqual(parent.frame, CGRect(x: 1, y: 1, width: 20_000, height: 0))
    }

    func testNestingBuiltFromTheInside() {
        var child = LayoutView()
        for _ in 0..<2_000 {
            let view = LayoutView()
            view.addSubview(child)
            child.constrainEdges(with: DirectionalEdgeInsets(all: 1))
            child = view
        }
        child.frame = CGRect(x: 0, y: 0, width: 5_000, height: 5_000)
        child.layoutIfNeeded()
        var leaf = child
        while let next = leaf.subviews.first { leaf = next }
        XCTAssertEqual(leaf.frame, CGRect(x: 1, y: 1, width: 1_000, height: 1_000))
    }

    func testAScreenOfTenThousandViews() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
        var last: LayoutView?
        for _ in 0..<100 {
            let row = LayoutView()
            root.addSubview(row)
            row.constrainEdges(.horizontal)
            row.constrain(.heightAnchor, constant: 10)
            if let last { row.constrain(below: last) } else { row.constrainEdges(.top) }
            last = row
            var before: LayoutView?
            for _ in 0..<99 {
                let cell = LayoutView()
                row.addSubview(cell)
                cell.constrainEdges(.vertical)
                cell.constrain(.widthAnchor, constant: 5)
                if let before { cell.constrain(after: before) } else { cell.constrainEdges(.leading) }
                before = cell
            }
        }
        root.layoutIfNeeded()
        XCTAssertEqual(last?.frame, CGRect(x: 0, y: 990, width: 1_000, height: 10))
        XCTAssertEqual(last?.subviews.last?.frame, CGRect(x: 490, y: 0, width: 5, height: 10))
    }

    func testFiveThousandSiblingsInAStack() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100_000))
        let stack = StackView(arrangedSubviews: [], axis: .vertical)
        root.addSubview(stack)
        stack.constrainEdges()
        stack.distribution = .fillEqually
        for _ in 0..<5_000 { stack.addArrangedSubview(LayoutView()) }
        root.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews.last?.frame, CGRect(x: 0, y: 99_980, width: 100, height: 20))
        stack.arrangedSubviews[10].isHidden = true
        root.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews.last?.frame.height ?? 0, 100_000.0 / 4_999, accuracy: 1e-6)
    }

    func testHugeConstantsStayFinite() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let huge = LayoutView()
        let normal = LayoutView()
        for view in [huge, normal] { root.addSubview(view) }
        normal.constrainEdges(with: DirectionalEdgeInsets(all: 10))
        huge.constrainEdges([.top, .leading])
        huge.constrain(.widthAnchor, constant: 1e300)
        huge.constrain(.heightAnchor, constant: 1e12)
        CoreUI.withLogSink(nil) { root.layoutIfNeeded() }
        XCTAssertEqual(normal.frame, CGRect(x: 10, y: 10, width: 80, height: 80))
        XCTAssertTrue(huge.frame.width.isFinite)
        XCTAssertEqual(huge.frame.height, 1e12, accuracy: 1)
    }

    func testContentSizesThatMakeNoSenseCountAsNone() {
        final class Odd: LayoutView {
            override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: -CGFloat.infinity) }
        }
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let odd = Odd()
        root.addSubview(odd)
        odd.constrainEdges([.top, .leading])
        odd.constrainSize(3, priority: 1)
        root.layoutIfNeeded()
        XCTAssertEqual(odd.frame, CGRect(x: 0, y: 0, width: 3, height: 3))
        CoreUI.withLogSink(nil) {
            odd.setContentHuggingPriority(0, for: .horizontal)
            odd.setContentCompressionResistancePriority(1001, for: .vertical)
        }
        XCTAssertEqual(odd.contentHuggingPriority(for: .horizontal), .defaultLow)
        XCTAssertEqual(odd.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    }

    func testConstraintsAcrossTreesAreRefused() {
        let one = LayoutView()
        let two = LayoutView()
        let constraint = one.widthAnchor.constraint(equalTo: two.widthAnchor)
        XCTAssertThrowsError(try constraint.activate()) { error in
            XCTAssertEqual((error as? LayoutError)?.kind, .noCommonAncestor)
        }
        XCTAssertFalse(constraint.isActive)
        let loose = LayoutGuide()
        XCTAssertThrowsError(try loose.widthAnchor.constraint(equalToConstant: 1).activate()) { error in
            XCTAssertEqual((error as? LayoutError)?.kind, .itemIsGone)
        }
    }

    func testAViewRemovedWithActiveConstraintsTakesThemOut() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<3).map { _ in LayoutView() }
        for view in views {
            root.addSubview(view)
            view.constrainEdges(.vertical)
        }
        views[0].constrainEdges(.leading)
        views[1].constrain(after: views[0])
        views[2].constrain(after: views[1])
        views[2].constrainEdges(.trailing)
        for view in views { view.constrain(.widthAnchor, to: views[0].widthAnchor, priority: 500) }
        root.layoutIfNeeded()
        XCTAssertEqual(views[1].frame.width, 100.0 / 3, accuracy: 1e-9)
        views[1].removeFromSuperview()
        XCTAssertTrue(views[1].activeConstraints.isEmpty)
        root.layoutIfNeeded()
        XCTAssertEqual(views[2].frame.maxX, 100, accuracy: 1e-9)
    }

    func testManyContradictionsAreLeftOutInOrder() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = LayoutView()
        root.addSubview(view)
        view.constrainEdges([.top, .leading])
        let widths = (0..<20).map { view.constrain(.widthAnchor, constant: CGFloat($0)) }
        let recorder = CoreUI.LogRecorder()
        CoreUI.withLogSink(recorder.sink) { root.layoutIfNeeded() }
        XCTAssertEqual(view.frame.width, 0)
        XCTAssertEqual(root.brokenConstraints.count, 19)
        XCTAssertEqual(recorder.events.count, 19)
        CoreUI.withLogSink(recorder.sink) {
            for width in widths.dropLast() { width.isActive = false }
            root.layoutIfNeeded()
        }
        XCTAssertEqual(view.frame.width, 19)
        XCTAssertEqual(recorder.events.count, 19, "told once")
        XCTAssertEqual(root.conflicts(), [])
    }
}
