import CoreUIKitless
import Foundation
import XCTest

/// What a stranger may do to a tree, by mistake or by intent: each has a defined outcome, and the tree goes on working.
final class HostileUseTests: XCTestCase {
    private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// Lays out, and returns what the log said.
    @discardableResult
    private func layOut() -> [String] {
        let recorder = CoreUI.LogRecorder()
        CoreUI.withLogSink(recorder.sink) { root.layoutIfNeeded() }
        return recorder.events.map(\.message)
    }

    private func added<View: LayoutView>(_ view: View) -> View {
        root.addSubview(view)
        view.constrainEdges([.top, .leading])
        return view
    }

    func testMarginsAndInsetsThatAreNoNumbersAreRefused() {
        let view = added(LayoutView())
        view.constrainEdgesToMargins(.notTop, to: root)
        layOut()
        let before = view.frame
        for number in [CGFloat.nan, .infinity, -.infinity] {
            CoreUI.withLogSink(nil) {
                root.directionalLayoutMargins = DirectionalEdgeInsets(all: number)
                root.layoutMargins = EdgeInsets(all: number)
                root.additionalSafeAreaInsets = EdgeInsets(all: number)
                root.environment.safeAreaInsets = EdgeInsets(all: number)
                root.environment.systemSpacing = number
                root.environment.readableContentWidth = number
            }
            XCTAssertEqual(layOut(), [])
            XCTAssertEqual(view.frame, before)
            XCTAssertEqual(root.directionalLayoutMargins, DirectionalEdgeInsets(all: 8))
            XCTAssertEqual(root.additionalSafeAreaInsets, .zero)
        }
        XCTAssertEqual(root.environment, LayoutEnvironment())
    }

    func testFramesThatAreNoNumbersAreRefused() {
        let view = LayoutView(frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: CGFloat.infinity))
        XCTAssertEqual(view.frame, .zero)
        root.addSubview(view)
        CoreUI.withLogSink(nil) { view.frame = CGRect(x: 0, y: 0, width: -CGFloat.infinity, height: 1) }
        XCTAssertEqual(layOut(), [])
        XCTAssertEqual(view.frame, .zero)
        view.frame = CGRect(x: 1, y: 2, width: -3, height: 4)
        layOut()
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 0, height: 4), "a negative size counts as 0")
    }

    func testRootsOfAstronomicalSizeAreLaidOut() {
        let view = LayoutView()
        root.addSubview(view)
        view.constrainEdges(with: DirectionalEdgeInsets(all: 10))
        for size in [1e15, 1e150, 1e300, 100] {
            root.frame.size = CGSize(width: size, height: size)
            layOut()
            XCTAssertEqual(view.frame.width, CGFloat(size - 20), accuracy: CGFloat(size * 1e-12))
            XCTAssertEqual(root.conflicts(), [])
        }
    }

    func testNumbersThatDrownedTheOthersLeaveNoTraceWhenTheyGo() {
        for huge in [1e9, 1e12, 1e15, 1e150, 1e300] {
            let view = LayoutView()
            root.addSubview(view)
            view.constrainEdges(.vertical)
            let leading = view.constrain(.leading, to: .leading, of: root, constant: 10)
            view.constrain(.trailing, to: .trailing, of: root, constant: -7, priority: 900)
            layOut()
            leading.constant = CGFloat(huge)
            layOut()
            leading.constant = 10
            XCTAssertEqual(layOut(), [])
            XCTAssertEqual(view.frame.minX, 10, accuracy: 1e-9)
            XCTAssertEqual(view.frame.width, 83, accuracy: 1e-9, "\(huge)")
            let far = view.constrain(.width, relatedBy: .greaterThanOrEqual, constant: CGFloat(huge))
            layOut()
            far.isActive = false
            XCTAssertEqual(layOut(), [])
            XCTAssertEqual(view.frame.width, 83, accuracy: 1e-9, "\(huge)")
            view.removeFromSuperview()
        }
    }

    private struct Measurer: TextMeasuring {
        let wide: CGSize
        let narrow: CGSize
        var baseline: CGFloat = 0

        func measure(_ text: String, fontSize: CGFloat, width: CGFloat, lineLimit: Int) -> TextMeasurement {
            TextMeasurement(size: width == .infinity ? wide : narrow, firstBaseline: baseline, lastBaseline: baseline)
        }
    }

    func testMeasurersThatReturnNonsenseCountAsNone() {
        let label = added(Label(text: "text"))
        label.numberOfLines = 0
        label.constrain(.widthAnchor, constant: 30)
        label.constrain(.heightAnchor, constant: 7, priority: 1)
        for size in [CGFloat.nan, .infinity, -.infinity, -5] {
            label.measurer = Measurer(
                wide: CGSize(width: size, height: size),
                narrow: CGSize(width: size, height: size),
                baseline: size
            )
            XCTAssertEqual(layOut(), [])
            XCTAssertEqual(label.frame, CGRect(x: 0, y: 0, width: 30, height: 7), "\(size)")
            XCTAssertTrue(label.sizeThatFits(CGSize(width: size, height: size)).height.isFinite)
        }
    }

    func testBaselinesThatAreNoNumbersCountAsNone() {
        let label = added(Label(text: "text"))
        let other = LayoutView()
        root.addSubview(other)
        other.constrain(.firstBaseline, to: .firstBaseline, of: label)
        for baseline in [CGFloat.nan, .infinity] {
            label.measurer = Measurer(wide: CGSize(width: 9, height: 9), narrow: .zero, baseline: baseline)
            XCTAssertEqual(layOut(), [])
            XCTAssertEqual(other.frame.minY, 0)
        }
    }

    func testAMeasurerThatNeverAgreesWithItselfEndsWithAWord() {
        final class Restless: LayoutView {
            var count = 0
            override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
            override var contentWraps: Bool { true }
            override func contentHeight(forWidth width: CGFloat) -> CGFloat {
                count += 1
                return 10 + CGFloat(count % 2)
            }
        }
        let view = added(Restless())
        view.constrain(.widthAnchor, to: view.heightAnchor)
        let messages = layOut()
        XCTAssertTrue(view.frame.height == 10 || view.frame.height == 11)
        XCTAssertLessThanOrEqual(messages.count, 1)
        XCTAssertLessThanOrEqual(view.count, 20)
    }

    private final class Hooked: LayoutView {
        var onLayout: ((Hooked) -> Void)?
        var onUpdate: ((Hooked) -> Void)?
        override func layoutSubviews() { onLayout?(self) }
        override func updateConstraints() { onUpdate?(self) }
    }

    func testATreeMayBeTakenApartFromWithinItsHooks() {
        for isUpdate in [true, false] {
            let views = (0..<5).map { _ in added(Hooked()) }
            for view in views {
                view.constrainSize(10)
                let hook: (Hooked) -> Void = { _ in for view in views { view.removeFromSuperview() } }
                if isUpdate { view.onUpdate = hook } else { view.onLayout = hook }
            }
            layOut()
            XCTAssertTrue(root.subviews.isEmpty)
            let next = added(LayoutView())
            next.constrainSize(20)
            XCTAssertEqual(layOut(), [])
            XCTAssertEqual(next.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
            next.removeFromSuperview()
            for view in views { (view.onUpdate, view.onLayout) = (nil, nil) }
        }
    }

    func testTheRootMayGoInTheMiddleOfAPass() {
        final class Wrapping: LayoutView {
            var onMeasure: () -> Void = {}
            override var contentWraps: Bool { true }
            override func contentHeight(forWidth width: CGFloat) -> CGFloat {
                onMeasure()
                return 20
            }
        }
        for place in 0..<4 {
            var owner: LayoutView? = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            weak let gone = owner
            let (first, second, text) = (Hooked(), Hooked(), Wrapping())
            for view in [first, second, text] {
                owner?.addSubview(view)
                view.constrainEdges([.top, .leading])
                for width in [20, 30, 40] { view.constrain(.widthAnchor, constant: CGFloat(width)) }
            }
            let letGo: (LayoutView) -> Void = { view in
                view.constrain(.heightAnchor, constant: 1)
                view.setNeedsLayout()
                owner = nil
            }
            switch place {
            case 0: first.onUpdate = letGo
            case 1: first.onLayout = letGo
            case 2: text.onMeasure = { letGo(first) }
            default: owner?.conflictHandler = { _ in letGo(first) }
            }
            CoreUI.withLogSink(nil) { second.layoutIfNeeded() }
            XCTAssertNil(owner)
            XCTAssertNil(gone, "place \(place)")
            XCTAssertNil(first.superview)
            (first.onUpdate, first.onLayout, text.onMeasure) = (nil, nil, {})
            CoreUI.withLogSink(nil) { for view in [first, second, text] { view.layoutIfNeeded() } }
        }
    }

    func testAViewMoreThanOnceInAPassMayAskForAnother() {
        let view = added(Hooked())
        view.constrainSize(10)
        var calls = 0
        view.onLayout = { view in
            calls += 1
            view.layoutIfNeeded()
            view.root.layoutIfNeeded()
            if calls < 3 { view.setNeedsLayout() }
        }
        XCTAssertEqual(layOut(), [])
        XCTAssertEqual(calls, 3)
    }

    func testAViewMayMoveToAnotherTreeWhileBeingLaidOut() {
        let other = LayoutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = added(Hooked())
        view.constrainSize(10)
        view.onLayout = { view in
            guard view.superview !== other else { return }
            other.addSubview(view)
            view.constrainEdges()
        }
        layOut()
        CoreUI.withLogSink(nil) { other.layoutIfNeeded() }
        XCTAssertTrue(view.superview === other)
        XCTAssertEqual(root.subviews.count, 0)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 10, height: 10), "the own sizes came first")
        XCTAssertEqual(other.brokenConstraints.count, 2)
    }

    func testTheReadingDirectionMayTurnInTheMiddleOfAPass() {
        let view = added(Hooked())
        view.constrainSize(30)
        view.onLayout = { view in
            view.root.environment.layoutDirection = .rightToLeft
            view.root.layoutIfNeeded()
        }
        XCTAssertEqual(layOut(), [])
        XCTAssertEqual(view.frame, CGRect(x: 70, y: 0, width: 30, height: 30))
    }

    func testAContentSizeMayChangeTheTreeThatAsksForIt() {
        final class Meddler: LayoutView {
            override var intrinsicContentSize: CGSize {
                superview?.addSubview(LayoutView())
                return CGSize(width: 5, height: 5)
            }
        }
        let view = added(Meddler())
        XCTAssertEqual(layOut(), [])
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 5, height: 5))
        view.invalidateIntrinsicContentSize()
        layOut()
        XCTAssertEqual(root.subviews.count, 3)
    }

    func testAConflictHandlerMayChangeTheTree() {
        let view = added(LayoutView())
        view.constrain(.widthAnchor, constant: 10)
        let second = view.constrain(.widthAnchor, constant: 20)
        root.conflictHandler = { _ in second.isActive = false }
        layOut()
        layOut()
        XCTAssertEqual(view.frame.width, 10)
        XCTAssertEqual(root.conflicts(), [])
    }

    func testASafeAreaLargerThanTheViewLeavesItWithoutRoom() {
        let view = LayoutView()
        root.addSubview(view)
        view.constrainEdges(to: root.safeAreaLayoutGuide)
        root.environment.safeAreaInsets = EdgeInsets(all: 80)
        layOut()
        XCTAssertTrue(view.frame.width >= 0 && view.frame.height >= 0)
        XCTAssertEqual(root.brokenConstraints.count, 2, "one for each axis")
        root.environment.safeAreaInsets = EdgeInsets(all: 20)
        layOut()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 20, width: 60, height: 60))
        XCTAssertEqual(root.brokenConstraints.count, 0)
    }

    func testAStackMayOverlapItsViews() {
        for distribution in StackView.Distribution.allCases {
            let views = [20, 30, 40].map { width -> LayoutView in
                let view = LayoutView()
                view.constrainSize(CGSize(width: width, height: 10))
                return view
            }
            let stack = StackView(arrangedSubviews: views)
            stack.distribution = distribution
            stack.spacing = -15
            let host = LayoutView(frame: CGRect(x: 0, y: 0, width: 500, height: 50))
            host.addSubview(stack)
            stack.constrainEdges([.top, .leading])
            CoreUI.withLogSink(nil) { host.layoutIfNeeded() }
            XCTAssertTrue(stack.frame.width >= 0, distribution.rawValue)
            if distribution == .fill || distribution == .fillProportionally {
                XCTAssertEqual(stack.frame.width, 60, accuracy: 1e-9)
                XCTAssertEqual(views.map(\.frame.minX), [0, 5, 20])
            }
            stack.spacing = -1e6
            CoreUI.withLogSink(nil) { host.layoutIfNeeded() }
            XCTAssertTrue(stack.frame.width >= 0 && stack.frame.width.isFinite)
            stack.spacing = .nan
            XCTAssertEqual(stack.spacing, -1e6)
        }
    }

    func testContentSmallerThanItsScrollViewStaysAtItsStart() {
        let scroll = ScrollView()
        root.addSubview(scroll)
        scroll.constrainEdges()
        let content = LayoutView()
        scroll.addSubview(content)
        content.constrainEdges(to: scroll.contentLayoutGuide)
        content.constrainSize(10)
        layOut()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 10, height: 10))
        XCTAssertEqual(scroll.contentOffsetRange, .zero)
        scroll.scrollRectToVisible(CGRect(x: 500, y: 500, width: 10, height: 10))
        XCTAssertEqual(scroll.contentOffset, .zero)
        scroll.scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: 1, height: CGFloat.infinity))
        XCTAssertTrue(scroll.contentOffset.x.isFinite && scroll.contentOffset.y.isFinite)
    }

    func testPixelFramesOfScalesThatAreNoneAreExact() {
        let view = added(LayoutView())
        view.constrainSize(10.25)
        layOut()
        for scale in [CGFloat.nan, .infinity, 0, -2] {
            XCTAssertEqual(view.pixelFrame(scale: scale), view.frame, "\(scale)")
        }
    }

    func testFormatsOfGarbageAreRefusedWithAColumn() {
        var state: UInt64 = 1
        let parts = Array("|-[]()@=<>.,:HV 0123456789abé\u{0}\u{1F600}\n_")
        var legal = 0
        for _ in 0..<5_000 {
            var format = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                format.append(parts[Int(state >> 33) % parts.count])
            }
            do {
                _ = try LayoutConstraint.constraints(withVisualFormat: format, views: ["a": root, "b": root])
                legal += 1
            } catch {
                XCTAssertTrue((1...format.count + 1).contains(error.column), "\(format): \(error)")
            }
        }
        XCTAssertLessThan(legal, 5_000)
    }

    func testFormatsWithNumbersBeyondAllBoundsAreRefused() {
        let view = added(LayoutView())
        for number in ["1e999", String(repeating: "9", count: 400), "nan", "inf", "1.2.3"] {
            XCTAssertThrowsError(
                try LayoutConstraint.constraints(withVisualFormat: "[v(\(number))]", views: ["v": view]),
                number
            )
        }
        for metric in [CGFloat.nan, .infinity] {
            XCTAssertThrowsError(
                try LayoutConstraint.constraints(withVisualFormat: "[v(m)]", metrics: ["m": metric], views: ["v": view])
            )
        }
        let deep = String(repeating: "[v]-", count: 5_000) + "|"
        XCTAssertNoThrow(try LayoutConstraint.constraints(withVisualFormat: "|-" + deep, views: ["v": view]))
    }

    func testOneViewMayHaveAThousandContradictions() {
        let view = added(LayoutView())
        let widths = (0..<1_000).map { view.constrain(.widthAnchor, constant: CGFloat($0)) }
        layOut()
        XCTAssertEqual(view.frame.width, 0)
        XCTAssertEqual(root.brokenConstraints.count, 999)
        LayoutConstraint.deactivate(widths.dropLast())
        XCTAssertEqual(layOut(), [])
        XCTAssertEqual(view.frame.width, 999)
    }
}
