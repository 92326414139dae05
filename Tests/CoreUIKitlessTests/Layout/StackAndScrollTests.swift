import CoreUIKitless
import Foundation
import XCTest

final class StackAndScrollTests: XCTestCase {
    private final class Block: LayoutView {
        private let size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        override var intrinsicContentSize: CGSize { size }
    }

    private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    func testAStackKeepsItsBooks() {
        let stack = StackView(arrangedSubviews: [Block(10, 10), Block(20, 20)], axis: .vertical)
        root.addSubview(stack)
        stack.constrainEdges([.top, .leading])
        stack.alignment = .leading
        stack.spacing = 5
        let third = Block(30, 30)
        stack.insertArrangedSubview(third, at: 1)
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame.size, CGSize(width: 30, height: 70))
        XCTAssertEqual(third.frame, CGRect(x: 0, y: 15, width: 30, height: 30))
        stack.setCustomSpacing(1, after: third)
        XCTAssertEqual(stack.customSpacing(after: third), 1)
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame.height, 66)
        stack.removeArrangedSubview(third)
        XCTAssertTrue(third.superview === stack)
        XCTAssertEqual(stack.customSpacing(after: third), 5)
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame.height, 35)
        stack.addArrangedSubview(third)
        third.removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews.count, 2)
        stack.setCustomSpacing(.nan, after: stack.arrangedSubviews[0])
        stack.spacing = .infinity
        XCTAssertEqual(stack.spacing, 5)
        stack.axis = .horizontal
        stack.distribution = .equalSpacing
        stack.alignment = .bottom
        stack.isLayoutMarginsRelativeArrangement = true
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame.size, CGSize(width: 51, height: 36))
        XCTAssertEqual(stack.arrangedSubviews.map(\.frame.maxY), [28, 28])
    }

    /// A stack in a root, of which any number of equal ones can be made.
    private struct Tree {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let blocks = [Block(10, 10), Block(20, 20), Block(35, 30)]
        let stack: StackView
        let filler = Block(50, 40)
        let width: LayoutConstraint

        init() {
            stack = StackView(arrangedSubviews: blocks)
            stack.spacing = 4
            width = filler.constrain(.widthAnchor, constant: 1e9, priority: .defaultLow)
            root.addSubview(filler)
            root.addSubview(stack)
            stack.constrainEdges([.top, .leading])
        }

        func frames() -> [CGRect] {
            root.layoutIfNeeded()
            return [stack.frame, filler.frame] + blocks.map(\.frame)
        }
    }

    /// Whatever has the tree built anew, changes of a stack that wait for the same pass must not get lost.
    func testChangesOfAStackSurviveThatTheTreeIsBuiltAnew() {
        let changes: [(StackView) -> Void] = [
            { $0.axis = .vertical }, { $0.alignment = .bottom }, { $0.distribution = .fillEqually }, { $0.spacing = 9 },
            { $0.isLayoutMarginsRelativeArrangement = true }, { $0.arrangedSubviews[1].isHidden = true },
            { $0.setCustomSpacing(7, after: $0.arrangedSubviews[0]) },
            { $0.addArrangedSubview($0.arrangedSubviews[0]) },
            { $0.removeArrangedSubview($0.arrangedSubviews[2]) },
        ]
        let rebuilds: [(Tree) -> Void] = [
            { $0.root.environment.layoutDirection = .rightToLeft }, { $0.root.environment.systemSpacing = 20 },
            { $0.width.constant = 60 },
            { tree in
                let parent = LayoutView()
                tree.stack.removeFromSuperview()
                parent.addSubview(tree.stack)
                parent.layoutIfNeeded()
                tree.stack.spacing += 1
                tree.root.addSubview(tree.stack)
                tree.stack.constrainEdges([.top, .leading])
            },
        ]
        for (number, change) in changes.enumerated() {
            for (kind, rebuild) in rebuilds.enumerated() {
                for isRebuiltFirst in [false, true] {
                    let fresh = Tree()
                    let used = Tree()
                    _ = used.frames()
                    for tree in [fresh, used] {
                        if isRebuiltFirst { rebuild(tree) }
                        change(tree.stack)
                        if !isRebuiltFirst { rebuild(tree) }
                    }
                    XCTAssertEqual(used.frames(), fresh.frames(), "\(number), \(kind), \(isRebuiltFirst)")
                    XCTAssertFalse(used.root.hasAmbiguousLayout)
                }
            }
        }
    }

    /// A gap that outlived its view would show up after another view that happens to get the same address.
    func testGapsBelongToArrangedViewsOnly() {
        let stack = StackView(arrangedSubviews: [Block(10, 10)])
        stack.spacing = 5
        let outside = [Block(1, 1), Block(2, 2)]
        stack.addSubview(outside[0])
        for view in outside {
            stack.setCustomSpacing(50, after: view)
            XCTAssertEqual(stack.customSpacing(after: view), 5)
        }
        for _ in 0..<100 {
            let view = Block(10, 10)
            XCTAssertEqual(stack.customSpacing(after: view), 5)
            stack.setCustomSpacing(50, after: view)
            stack.addArrangedSubview(view)
            XCTAssertEqual(stack.customSpacing(after: view), 5)
            stack.setCustomSpacing(50, after: view)
            XCTAssertEqual(stack.customSpacing(after: view), 50)
            view.removeFromSuperview()
        }
    }

    func testProportionsFollowContents() {
        let one = Label(text: "aaaa")
        let two = Label(text: "aaaaaaaa")
        let stack = StackView(arrangedSubviews: [one, two])
        stack.distribution = .fillProportionally
        root.addSubview(stack)
        stack.constrainEdges()
        root.layoutIfNeeded()
        let ratio = two.intrinsicContentSize.width / one.intrinsicContentSize.width
        XCTAssertEqual(two.frame.width / one.frame.width, ratio, accuracy: 1e-9)
        two.text = "aaaa"
        root.layoutIfNeeded()
        XCTAssertEqual(one.frame.width, 150, accuracy: 1e-9)
    }

    func testAScrollViewHasContentAndAFrame() {
        let scroll = ScrollView()
        let content = LayoutView()
        root.addSubview(scroll)
        scroll.addSubview(content)
        scroll.constrainEdges(with: DirectionalEdgeInsets(all: 10))
        content.constrainEdges(to: scroll.contentLayoutGuide)
        content.constrainSize(width: 500, height: 400)
        let pinned = LayoutView()
        scroll.addSubview(pinned)
        pinned.constrainSize(5)
        pinned.constrainEdges([.top, .leading], to: scroll.frameLayoutGuide)
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.frame, CGRect(x: 10, y: 10, width: 280, height: 180))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 500, height: 400))
        XCTAssertEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 500, height: 400))
        XCTAssertEqual(scroll.frameLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 280, height: 180))
        XCTAssertEqual(scroll.contentOffsetRange, CGRect(x: 0, y: 0, width: 220, height: 220))
        scroll.scrollRectToVisible(CGRect(x: 480, y: 100, width: 20, height: 20))
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 220, y: 0))
        scroll.scrollRectToVisible(CGRect(x: 200, y: 390, width: 10, height: 50))
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 200, y: 220))
        scroll.contentInset = EdgeInsets(all: 7)
        XCTAssertEqual(scroll.adjustedContentInset, EdgeInsets(all: 7))
        XCTAssertEqual(scroll.contentOffsetRange, CGRect(x: -7, y: -7, width: 234, height: 234))
        scroll.removeFromSuperview()
        root.addSubview(scroll)
        scroll.constrainEdges()
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 500, height: 400))
    }

    func testAFormAvoidsTheKeyboard() {
        root.environment.safeAreaInsets = EdgeInsets(top: 20, bottom: 34)
        let form = FormView()
        root.addSubview(form)
        form.constrainEdges()
        let button = Block(80, 44)
        form.contentView.addSubview(button)
        button.constrainEdges(.notTop)
        button.constrainEdges(.top, relatedBy: .greaterThanOrEqual)
        form.fitContentToScreen()
        root.layoutIfNeeded()
        XCTAssertEqual(form.contentInsets, DirectionalEdgeInsets(topAndBottom: 16))
        XCTAssertEqual(form.scrollView.frame, root.bounds)
        XCTAssertEqual(form.contentView.frame, CGRect(x: 8, y: 16, width: 284, height: 200 - 54 - 32))
        XCTAssertEqual(form.scrollView.contentSize, CGSize(width: 300, height: 146))
        XCTAssertEqual(root.ambiguities().count, 0)

        // The figures of YCoreUI's documentation.
        form.keyboardWillShow(height: 301)
        XCTAssertEqual(form.scrollView.contentInset, EdgeInsets(bottom: 267))
        XCTAssertEqual(form.scrollView.scrollIndicatorInsets, EdgeInsets(bottom: 267))
        form.keyboardWillShow(height: 10)
        XCTAssertEqual(form.scrollView.contentInset, .zero)
        form.keyboardWillShow(height: .nan)
        XCTAssertEqual(form.scrollView.contentInset, .zero)
        form.keyboardWillShow(height: 301)
        form.keyboardWillHide()
        XCTAssertEqual(form.scrollView.contentInset, .zero)
        XCTAssertEqual(form.scrollView.scrollIndicatorInsets, .zero)
    }

    func testAFormCompressesItsContent() {
        let form = FormView()
        root.addSubview(form)
        form.constrainEdges()
        let picture = Block(80, 1_000)
        form.contentView.addSubview(picture)
        picture.constrainEdges()
        picture.setContentCompressionResistancePriority(100, for: .vertical)
        let fit = form.compressContentToScreen(priority: 200)
        root.layoutIfNeeded()
        XCTAssertEqual(picture.frame.height, 168)
        fit.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(picture.frame.height, 1_000)
    }

    func testATransitionKnowsOldAndNewFrames() throws {
        let box = LayoutView()
        let gone = LayoutView()
        root.addSubview(box)
        root.addSubview(gone)
        box.constrainEdges(.vertical)
        let leading = box.constrainEdges(.leading)[.leading]
        box.constrain(.widthAnchor, constant: 50)
        let added = LayoutView()
        let transition = root.transition {
            leading?.constant = 100
            gone.removeFromSuperview()
            root.addSubview(added)
            added.constrainEdges()
        }
        XCTAssertEqual(transition.changes.count, 3)
        let moved = try XCTUnwrap(transition.changes.first { $0.view === box })
        XCTAssertEqual(moved.oldFrame, CGRect(x: 0, y: 0, width: 50, height: 200))
        XCTAssertEqual(moved.newFrame, CGRect(x: 100, y: 0, width: 50, height: 200))
        XCTAssertEqual(moved.frame(at: 0.25), CGRect(x: 25, y: 0, width: 50, height: 200))
        XCTAssertEqual(moved.frame(at: 1.1).minX, 110, accuracy: 1e-9)
        let arrived = try XCTUnwrap(transition.changes.first { $0.view === added })
        XCTAssertNil(arrived.oldFrame)
        XCTAssertEqual(arrived.frame(at: 0), root.bounds)
        let left = try XCTUnwrap(transition.changes.last)
        XCTAssertTrue(left.view === gone)
        XCTAssertNil(left.newFrame)
        XCTAssertEqual(left.frame(at: 1), .zero)
    }
}
