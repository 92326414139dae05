import CoreUIKitless
import Foundation
import XCTest

/// Margins, safe areas, alignment rectangles, text and fitting sizes.
final class InsetAndTextTests: XCTestCase {
    private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = LayoutView()

    override func setUp() {
        root.addSubview(view)
    }

    func testMarginsAreSetByDirectionOrBySide() {
        XCTAssertEqual(root.directionalLayoutMargins, DirectionalEdgeInsets(all: 8))
        root.environment.layoutDirection = .rightToLeft
        root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(root.directionalLayoutMargins, DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        XCTAssertEqual(root.layoutMargins.left, 2)
        view.constrainEdgesToMargins()
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 294, height: 196))
        XCTAssertEqual(root.layoutMarginsGuide.layoutFrame, view.frame)
    }

    func testMarginsCanIncludeThoseOfTheSuperview() {
        root.directionalLayoutMargins = DirectionalEdgeInsets(all: 30)
        view.constrainEdges(with: DirectionalEdgeInsets(all: 10))
        let inner = LayoutView()
        view.addSubview(inner)
        inner.constrainEdgesToMargins()
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame.origin, CGPoint(x: 8, y: 8))
        view.preservesSuperviewLayoutMargins = true
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame.origin, CGPoint(x: 20, y: 20))
        view.preservesSuperviewLayoutMargins = false
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame.origin, CGPoint(x: 8, y: 8))
    }

    func testSafeAreasAddUpAndCanBeLeftOut() {
        root.environment.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
        view.constrainEdges(with: DirectionalEdgeInsets(top: 20))
        let inner = LayoutView()
        view.addSubview(inner)
        inner.constrainEdges(to: view.safeAreaLayoutGuide)
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 24, width: 300, height: 122))
        XCTAssertEqual(view.safeAreaInsets, EdgeInsets(top: 24, bottom: 34))
        view.additionalSafeAreaInsets = EdgeInsets(top: 6, left: 5)
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 5, y: 30, width: 295, height: 116))
        let marked = LayoutView()
        view.addSubview(marked)
        marked.constrainEdgesToMargins()
        root.layoutIfNeeded()
        XCTAssertEqual(marked.frame.minY, 38)
        view.insetsLayoutMarginsFromSafeArea = false
        root.layoutIfNeeded()
        XCTAssertEqual(marked.frame.minY, 8)
        XCTAssertEqual(view.safeAreaLayoutGuide.layoutFrame, inner.frame)
    }

    func testReadableContentIsCentredAndNoWiderThanItsLimit() {
        root.environment.readableContentWidth = 100
        view.constrainEdges(to: root.readableContentGuide)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 100, y: 8, width: 100, height: 184))
        XCTAssertEqual(root.readableContentGuide.layoutFrame, view.frame)
        root.frame.size.width = 80
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 8, y: 8, width: 64, height: 184))
    }

    func testAFrameReachesBeyondItsAlignmentRectangle() {
        final class Shadowed: LayoutView {
            override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
        }
        let shadowed = Shadowed()
        root.addSubview(shadowed)
        shadowed.constrainEdges([.top, .leading], with: DirectionalEdgeInsets(all: 10))
        let child = LayoutView()
        shadowed.addSubview(child)
        child.constrainEdges([.top, .leading])
        child.constrainSize(1)
        let marked = LayoutView()
        shadowed.addSubview(marked)
        marked.constrainEdgesToMargins()
        root.layoutIfNeeded()
        XCTAssertEqual(shadowed.frame, CGRect(x: 8, y: 9, width: 56, height: 24))
        XCTAssertEqual(child.frame.origin, CGPoint(x: 2, y: 1), "edges are those of the alignment rectangle")
        XCTAssertEqual(marked.frame, CGRect(x: 8, y: 8, width: 40, height: 8), "margins are those of the frame")
        XCTAssertEqual(
            shadowed.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize),
            CGSize(width: 56, height: 24)
        )
    }

    func testTheAutoresizingMaskSharesGrowth() {
        let cases: [(LayoutView.AutoresizingMask, CGRect)] = [
            ([], CGRect(x: 30, y: 20, width: 60, height: 40)),
            (.flexibleWidth, CGRect(x: 30, y: 20, width: 160, height: 40)),
            (.flexibleLeftMargin, CGRect(x: 130, y: 20, width: 60, height: 40)),
            ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 42.5, y: 20, width: 60, height: 40)),
            (
                [.flexibleTopMargin, .flexibleHeight],
                CGRect(x: 30, y: 20 + 100.0 / 3, width: 60, height: 40 + 200.0 / 3)
            ),
            (.flexibleBottomMargin, CGRect(x: 30, y: 20, width: 60, height: 40)),
        ]
        for (mask, expected) in cases {
            let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let view = LayoutView(frame: CGRect(x: 30, y: 20, width: 60, height: 40))
            view.autoresizingMask = mask
            root.addSubview(view)
            root.layoutIfNeeded()
            XCTAssertEqual(view.frame.size.height, 40, accuracy: 1e-9)
            root.frame.size = CGSize(width: 400, height: 300)
            root.layoutIfNeeded()
            for (actual, wanted) in [
                (view.frame.minX, expected.minX), (view.frame.minY, expected.minY),
                (view.frame.width, expected.width), (view.frame.height, expected.height),
            ] {
                // 30 and 210 share 100 in the case of both margins: 30 + 100 * 30 / 240.
                XCTAssertEqual(actual, wanted, accuracy: 1e-9, "\(mask.rawValue)")
            }
        }
    }

    func testTextIsMeasuredByItsWords() {
        let measurer = SimpleTextMeasurer()
        let oneLine = measurer.measure("some words herein", fontSize: 10, width: .infinity, lineLimit: 0)
        XCTAssertEqual(oneLine.size.height, 12)
        let room = oneLine.size.width * 0.65
        let wrapped = measurer.measure("some words herein", fontSize: 10, width: room, lineLimit: 0)
        XCTAssertEqual(wrapped.size.height, 24)
        XCTAssertLessThanOrEqual(wrapped.size.width, room)
        XCTAssertEqual(measurer.measure("a\n\nb", fontSize: 10, width: .infinity, lineLimit: 0).size.height, 36)
        XCTAssertEqual(measurer.measure("a\n\nb", fontSize: 10, width: .infinity, lineLimit: 2).size.height, 24)
        let lines = measurer.lines(of: "il mw \u{4E2D}", fontSize: 10, width: 1)
        XCTAssertEqual(lines.map(\.text), ["il", "mw", "\u{4E2D}"])
    }

    func testALabelWrapsInTheLayout() {
        let label = Label(text: "several words that do not fit on one line")
        root.addSubview(label)
        label.constrainEdges(.notBottom, with: DirectionalEdgeInsets(top: 0, leading: 100, trailing: 100))
        root.layoutIfNeeded()
        let single = label.frame.height
        XCTAssertEqual(single, label.intrinsicContentSize.height)
        label.numberOfLines = 0
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, label.contentHeight(forWidth: 100))
        XCTAssertGreaterThan(label.frame.height, single)
        root.frame.size.width = 1_000
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, single)
        label.fontSize = 34
        label.numberOfLines = -3
        label.preferredMaxLayoutWidth = 50
        label.preferredMaxLayoutWidth = -1
        label.fontSize = .nan
        XCTAssertEqual([label.fontSize, CGFloat(label.numberOfLines), label.preferredMaxLayoutWidth], [34, 0, 50])
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, label.contentHeight(forWidth: 50))
        XCTAssertGreaterThan(label.firstBaselineOffsetFromTop, label.lastBaselineOffsetFromBottom)
    }

    func testBaselinesFollowTheText() {
        let big = Label(text: "big")
        big.fontSize = 30
        let small = Label(text: "small")
        for label in [big, small] { root.addSubview(label) }
        big.constrainEdges([.top, .leading])
        small.constrain(after: big)
        small.constrain(.firstBaseline, to: .firstBaseline, of: big)
        root.layoutIfNeeded()
        func baseline(_ label: Label) -> CGFloat { label.frame.minY + label.firstBaselineOffsetFromTop }
        XCTAssertEqual(baseline(small), baseline(big), accuracy: 1e-9)
        big.fontSize = 50
        root.layoutIfNeeded()
        XCTAssertEqual(baseline(small), baseline(big), accuracy: 1e-9)
    }

    func testTheSizeThatFitsIsThatOfTheContent() {
        let label = Label(text: "several words that do not fit on one line")
        label.numberOfLines = 0
        let card = LayoutView()
        card.addSubview(label)
        label.constrainEdges(with: DirectionalEdgeInsets(all: 10))
        let natural = card.sizeThatFits(.zero)
        XCTAssertEqual(natural, label.intrinsicContentSize.outset(by: EdgeInsets(all: 10)))
        XCTAssertEqual(card.sizeThatFits(CGSize(width: 10_000, height: 0)), natural)
        let narrow = card.sizeThatFits(CGSize(width: 120, height: 0))
        XCTAssertEqual(narrow, CGSize(width: 120, height: label.contentHeight(forWidth: 100) + 20))
        XCTAssertEqual(
            card.systemLayoutSizeFitting(
                CGSize(width: 500, height: 500),
                horizontalFittingPriority: .required,
                verticalFittingPriority: .required
            ),
            CGSize(width: 500, height: 500)
        )
        label.constrain(.widthAnchor, constant: 30)
        label.constrain(.widthAnchor, constant: 40)
        XCTAssertEqual(card.sizeThatFits(.zero).width, 50, "the later of two constraints that contradict is left out")
    }

    func testStacksAndScrollViewsHaveAFittingSize() {
        let stack = StackView(arrangedSubviews: [Label(text: "one"), Label(text: "two")], axis: .vertical)
        stack.spacing = 3
        let lineHeight = stack.arrangedSubviews[0].intrinsicContentSize.height
        XCTAssertEqual(stack.sizeThatFits(.zero).height, 2 * lineHeight + 3)
        let scroll = ScrollView()
        scroll.addSubview(stack)
        stack.constrainEdges(to: scroll.contentLayoutGuide)
        scroll.heightAnchor.constraint(equalTo: scroll.contentLayoutGuide.heightAnchor).isActive = true
        XCTAssertEqual(scroll.sizeThatFits(.zero).height, 2 * lineHeight + 3)
    }

    func testTheReadingDirectionCanChangeWhileRunning() {
        view.constrainEdges(.vertical)
        view.constrainEdges(.leading, with: DirectionalEdgeInsets(leading: 5))
        view.constrain(.widthAnchor, constant: 20)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 5)
        root.environment.layoutDirection = .rightToLeft
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 275)
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        root.environment.layoutDirection = .leftToRight
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 5)
    }
}
