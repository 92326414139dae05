import CoreUIKitless
import Foundation
import XCTest

final class DiagnosticsTests: XCTestCase {
    private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let a = LayoutView()
    private let b = LayoutView()
    private let recorder = CoreUI.LogRecorder()

    override func setUp() {
        root.identifier = "root"
        a.identifier = "a"
        b.identifier = "b"
        for view in [a, b] {
            root.addSubview(view)
            view.constrainEdges(.vertical)
        }
    }

    private func layOut() {
        CoreUI.withLogSink(recorder.sink) { root.layoutIfNeeded() }
    }

    func testAConflictIsToldOnceAndHealsWhenItCan() {
        a.constrainEdges(.horizontal)
        let width = a.constrain(.widthAnchor, constant: 120)
        width.identifier = "width"
        var conflicts: [LayoutConflict] = []
        root.conflictHandler = { conflicts.append($0) }
        b.constrainEdges(.leading)
        b.constrain(.widthAnchor, constant: 1)
        layOut()
        XCTAssertTrue(width.isBroken)
        XCTAssertTrue(width.isActive)
        XCTAssertEqual(a.frame.width, 300)
        XCTAssertEqual(conflicts.count, 1)
        XCTAssertEqual(conflicts.first?.members.map(\.isBroken), [false, false, true])
        XCTAssertEqual(
            conflicts.first?.members.map(\.equation),
            ["a.leading == root.leading", "a.trailing == root.trailing", "a.width == 120"]
        )
        XCTAssertEqual(conflicts.first?.members.last?.file, #fileID)
        XCTAssertTrue(conflicts.first?.description.contains("left out: width: a.width == 120") ?? false)
        XCTAssertEqual(root.conflicts(), conflicts)

        width.constant = 130
        layOut()
        XCTAssertEqual(conflicts.count, 1, "told once")
        root.frame.size.width = 130
        layOut()
        XCTAssertFalse(width.isBroken)
        XCTAssertEqual(root.conflicts(), [])
        root.frame.size.width = 140
        layOut()
        XCTAssertEqual(conflicts.count, 2, "broken anew")
        XCTAssertEqual(recorder.events.count, 2)
    }

    func testIndependentConflictsAreAllFound() {
        for (view, width) in [(a, CGFloat(10)), (b, 20)] {
            view.constrainEdges(.leading)
            view.constrain(.widthAnchor, constant: width)
            view.constrain(.widthAnchor, constant: width + 1)
        }
        layOut()
        XCTAssertEqual(
            root.conflicts().map { $0.members.map(\.equation) },
            [["a.width == 10", "a.width == 11"], ["b.width == 20", "b.width == 21"]]
        )
    }

    func testEverySmallestSetOfThreeWaysToDisagreeIsFound() {
        a.constrainEdges(.leading)
        for width in [10, 11, 12] { a.constrain(.widthAnchor, constant: CGFloat(width)) }
        layOut()
        let sets = root.conflicts().map { $0.members.map(\.equation) }
        XCTAssertEqual(
            Set(sets),
            [
                ["a.width == 10", "a.width == 11"], ["a.width == 10", "a.width == 12"],
                ["a.width == 11", "a.width == 12"],
            ]
        )
    }

    /// However many conflicts there are already: what makes a new one is told whole.
    func testAConflictIsNarrowedDownAfterManyOthers() {
        var conflicts: [LayoutConflict] = []
        root.conflictHandler = { conflicts.append($0) }
        for width in 0...16 { a.constrain(.widthAnchor, constant: CGFloat(width)) }
        layOut()
        XCTAssertEqual(conflicts.map(\.members.count), Array(repeating: 2, count: 16))
        b.constrain(.widthAnchor, constant: 1)
        b.constrain(.widthAnchor, constant: 2)
        layOut()
        XCTAssertEqual(conflicts.last?.members.map(\.equation), ["b.width == 1", "b.width == 2"])
    }

    /// Places of views that have left are given out again, in another order.
    func testConflictsAreFoundWhateverTheOrderOfPlaces() {
        for _ in 0..<3 {
            let scroll = ScrollView()
            let content = LayoutView()
            content.identifier = "content"
            root.addSubview(scroll)
            scroll.constrainEdges()
            scroll.addSubview(content)
            content.constrainEdges()
            content.constrainSize(400)
            content.constrain(.leadingAnchor, to: scroll.leadingAnchor, constant: 7)
            layOut()
            XCTAssertEqual(
                root.conflicts().map { $0.members.map(\.equation) },
                [["content.leading == ScrollView.leading", "content.leading == ScrollView.leading + 7"]]
            )
            XCTAssertEqual(scroll.contentSize, CGSize(width: 400, height: 400))
            scroll.removeFromSuperview()
            layOut()
            XCTAssertEqual(root.conflicts(), [])
        }
    }

    func testReactivationMovesAConstraintToTheEndOfTheOrder() {
        a.constrainEdges(.leading)
        let one = a.constrain(.widthAnchor, constant: 10)
        let two = a.constrain(.widthAnchor, constant: 11)
        layOut()
        XCTAssertEqual(a.frame.width, 10)
        one.isActive = false
        one.isActive = true
        layOut()
        XCTAssertEqual(a.frame.width, 11)
        XCTAssertTrue(one.isBroken)
        XCTAssertFalse(two.isBroken)
    }

    func testARequiredContentSizeIsNamed() {
        let label = Label(text: "wide enough")
        label.identifier = "label"
        root.addSubview(label)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.constrainEdges([.top, .leading])
        label.constrain(.widthAnchor, constant: 1)
        layOut()
        XCTAssertEqual(root.conflicts().first?.members.first?.identifier, "label.compression.x")
        XCTAssertGreaterThan(label.frame.width, 10)
        label.text = ""
        layOut()
        XCTAssertEqual(root.conflicts(), [])
        XCTAssertEqual(label.frame.width, 1)
    }

    func testAmbiguityNamesViewsComponentsAndWhatMovesTogether() {
        a.constrainEdges(.leading)
        b.constrainEdges(.trailing)
        b.constrain(after: a, offset: 20)
        layOut()
        let ambiguities = root.ambiguities()
        XCTAssertEqual(ambiguities.map(\.name), ["a", "b"])
        XCTAssertEqual(ambiguities.map(\.components), [[.width], [.x, .width]])
        XCTAssertEqual(ambiguities.map(\.movesWith), [["b"], ["a"]])
        XCTAssertTrue(ambiguities.first?.item is LayoutView)
        XCTAssertEqual(ambiguities.first?.description, "a: width can have other values; moves together with b")
        XCTAssertTrue(a.hasAmbiguousLayout)
        XCTAssertFalse(root.hasAmbiguousLayout)

        let before = a.frame
        a.exerciseAmbiguityInLayout()
        XCTAssertNotEqual(a.frame, before)
        XCTAssertEqual(b.frame.minX - a.frame.maxX, 20, accuracy: 1e-9)
        XCTAssertEqual(b.frame.maxX, 300, accuracy: 1e-9)
        a.exerciseAmbiguityInLayout()
        XCTAssertEqual(a.frame, before)

        a.exerciseAmbiguityInLayout()
        a.constrain(.widthAnchor, to: b.widthAnchor, priority: 1)
        layOut()
        XCTAssertEqual(a.frame.width, 140, accuracy: 1e-9)
        XCTAssertEqual(root.ambiguities().count, 0)
        XCTAssertFalse(a.hasAmbiguousLayout)
        a.exerciseAmbiguityInLayout()
        XCTAssertEqual(a.frame.width, 140, accuracy: 1e-9)
    }

    /// A child that may be anywhere within a parent of any size is free within it, also where at present it fills the
    /// parent, so that neither side can give way alone.
    func testAChildThatFillsAnOpenParentIsOpenToo() {
        for direction in UserInterfaceLayoutDirection.allCases {
            for side in [DirectionalRectEdge.leading, .trailing] {
                let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
                root.environment.layoutDirection = direction
                let (parent, child, glued) = (LayoutView(), LayoutView(), LayoutView())
                root.addSubview(parent)
                for view in [child, glued] {
                    parent.addSubview(view)
                    view.constrain(.widthAnchor, constant: 41)
                    view.constrainEdges(.vertical)
                }
                parent.constrainEdges(.vertical)
                parent.constrainEdges(side)
                child.constrainEdges(.horizontal, relatedBy: .greaterThanOrEqual)
                glued.constrainEdges(.leading)
                root.layoutIfNeeded()
                var open: [ObjectIdentifier: [LayoutAmbiguity.Component]] = [:]
                for ambiguity in root.ambiguities() {
                    guard let view = ambiguity.item as? LayoutView else { continue }
                    open[ObjectIdentifier(view)] = ambiguity.components
                }
                let growsToTheLeft = (side == .trailing) == (direction == .leftToRight)
                XCTAssertEqual(open[ObjectIdentifier(parent)], growsToTheLeft ? [.x, .width] : [.width])
                XCTAssertEqual(open[ObjectIdentifier(child)], [.x], "\(direction) \(side)")
                let movesAlong = direction == .rightToLeft
                XCTAssertEqual(open[ObjectIdentifier(glued)], movesAlong ? [.x] : nil)
                XCTAssertEqual(open.count, movesAlong ? 3 : 2)
            }
        }
    }

    func testTheConstraintsThatPlaceAViewAreKnown() {
        let leading = a.constrainEdges(.leading)[.leading]
        let width = a.constrain(.widthAnchor, constant: 50)
        a.constrain(.widthAnchor, relatedBy: .lessThanOrEqual, constant: 1_000)
        b.constrain(after: a, offset: 3)
        b.constrain(.widthAnchor, constant: 7)
        layOut()
        let found = a.constraintsAffectingLayout(for: .horizontal)
        XCTAssertEqual(found.map(ObjectIdentifier.init), [leading, width].compactMap { $0.map(ObjectIdentifier.init) })
        XCTAssertEqual(b.constraintsAffectingLayout(for: .horizontal).count, 4)
        XCTAssertEqual(a.constraintsAffectingLayout(for: .vertical).count, 2)
        XCTAssertEqual(LayoutView().constraintsAffectingLayout(for: .vertical).count, 0)
        XCTAssertEqual(LayoutView().ambiguities().count, 0)
    }
}
