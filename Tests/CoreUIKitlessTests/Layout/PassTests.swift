import CoreUIKitless
import Foundation
import XCTest

/// The order of the hooks, how often they are called, and what they may do.
final class PassTests: XCTestCase {
    private final class Log {
        var entries: [String] = []
    }

    private final class Probe: LayoutView {
        let log: Log
        var onLayout: ((Probe) -> Void)?
        var onUpdate: ((Probe) -> Void)?

        init(_ name: String, _ log: Log) {
            self.log = log
            super.init(frame: .zero)
            identifier = name
        }

        override func updateConstraints() {
            log.entries.append("update \(identifier ?? "")")
            onUpdate?(self)
        }

        override func layoutSubviews() {
            log.entries.append("layout \(identifier ?? "")")
            onLayout?(self)
        }
    }

    private let log = Log()
    private lazy var root = Probe("root", log)
    private lazy var outer = Probe("outer", log)
    private lazy var inner = Probe("inner", log)

    override func setUp() {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.constrainEdges()
        inner.constrainEdges(with: DirectionalEdgeInsets(all: 10))
    }

    func testConstraintsAreUpdatedFromTheLeavesAndViewsLaidOutFromTheRoot() {
        root.layoutIfNeeded()
        XCTAssertEqual(
            log.entries,
            ["update inner", "update outer", "update root", "layout root", "layout outer", "layout inner"]
        )
        XCTAssertFalse(root.needsLayout)
        root.layoutIfNeeded()
        XCTAssertEqual(log.entries.count, 6, "nothing has changed")
    }

    func testRequestsCoalesce() {
        root.layoutIfNeeded()
        log.entries = []
        for _ in 0..<5 {
            inner.setNeedsLayout()
            outer.setNeedsUpdateConstraints()
        }
        XCTAssertTrue(root.needsLayout)
        XCTAssertEqual(log.entries, [])
        inner.layoutIfNeeded()
        XCTAssertEqual(log.entries, ["update outer", "layout inner"])
    }

    func testOnlyViewsOfAnotherSizeAreLaidOut() {
        root.layoutIfNeeded()
        log.entries = []
        let width = inner.constrain(.widthAnchor, constant: 50, priority: 1)
        root.layoutIfNeeded()
        XCTAssertEqual(log.entries, [])
        width.isActive = false
        root.frame.size.width = 200
        root.layoutIfNeeded()
        XCTAssertEqual(log.entries, ["layout root", "layout outer", "layout inner"])
        XCTAssertEqual(inner.frame.width, 180)
    }

    func testAHookMayChangeConstraintsAndAskForLayout() {
        let width = inner.constrain(.heightAnchor, constant: 5, isActive: false)
        inner.onUpdate = { _ in
            width.priority = 999
            width.isActive = true
        }
        inner.onLayout = { view in
            view.layoutIfNeeded()
            guard view.subviews.isEmpty else { return }
            let added = LayoutView()
            view.addSubview(added)
            added.constrainEdges()
        }
        root.layoutIfNeeded()
        XCTAssertTrue(width.isActive)
        XCTAssertEqual(inner.subviews.first?.frame, CGRect(x: 0, y: 0, width: 80, height: 80))
    }

    func testALayoutThatNeverSettlesEndsWithAWord() {
        let recorder = CoreUI.LogRecorder()
        inner.onLayout = { $0.setNeedsLayout() }
        CoreUI.withLogSink(recorder.sink) { root.layoutIfNeeded() }
        XCTAssertEqual(recorder.events.count, 1)
        XCTAssertEqual(log.entries.filter { $0 == "layout inner" }.count, 10)
    }

    func testConstraintsCanBeUpdatedAlone() {
        root.updateConstraintsIfNeeded()
        XCTAssertEqual(log.entries, ["update inner", "update outer", "update root"])
    }

    func testAViewMayRemoveItselfWhileBeingLaidOut() {
        inner.onLayout = { $0.removeFromSuperview() }
        root.layoutIfNeeded()
        XCTAssertNil(inner.superview)
        XCTAssertEqual(outer.frame.size, CGSize(width: 100, height: 100))
    }

    func testATreeMayBelongToAnyActor() async {
        actor Owner {
            private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            private let child = LayoutView()

            func layOut() -> CGRect {
                if child.superview == nil {
                    root.addSubview(child)
                    child.constrainEdges(with: DirectionalEdgeInsets(all: 5))
                }
                root.layoutIfNeeded()
                return child.frame
            }
        }
        let frame = await Owner().layOut()
        XCTAssertEqual(frame, CGRect(x: 5, y: 5, width: 90, height: 40))
    }

    /// The tree is looked at, taken apart and added to while its rows are being made.
    func testInsetsAndBaselinesMayChangeTheTreeThatAsksForThem() {
        final class Meddler: LayoutView {
            var meddle: () -> Void = {}
            override var alignmentRectInsets: EdgeInsets {
                meddle()
                return .zero
            }
            override var firstBaselineOffsetFromTop: CGFloat {
                meddle()
                return 0
            }
        }
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (view, other) = (Meddler(), LayoutView())
        for child in [view, other] {
            root.addSubview(child)
            child.constrainEdges([.top, .leading])
        }
        view.constrainSize(10)
        view.firstBaselineAnchor.constraint(equalTo: other.topAnchor).isActive = true
        view.layoutMarginsGuide.topAnchor.constraint(greaterThanOrEqualTo: other.topAnchor).isActive = true
        var (calls, isMeddling) = (0, false)
        view.meddle = { [unowned root] in
            guard !isMeddling else { return }
            isMeddling = true
            defer { isMeddling = false }
            calls += 1
            _ = (root.ambiguities(), root.conflicts(), view.constraintsAffectingLayout(for: .vertical))
            _ = root.systemLayoutSizeFitting(.zero)
            root.layoutIfNeeded()
            for child in root.subviews where child !== view && child !== other { child.removeFromSuperview() }
            root.addSubview(LayoutView())
            root.layoutIfNeeded()
        }
        for width in [100, 200] {
            root.frame.size.width = CGFloat(width)
            view.setNeedsLayout()
            view.invalidateIntrinsicContentSize()
            root.layoutIfNeeded()
            XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        XCTAssertGreaterThan(calls, 3)
        view.meddle = {}
    }
}
