import CoreUIKitless
import Foundation
import XCTest

/// The `constrain` family: what it makes, its defaults, and what it says without a superview.
final class ConstrainTests: XCTestCase {
    private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = LayoutView()
    private let sibling = LayoutView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    override func setUp() {
        root.addSubview(sibling)
        root.addSubview(view)
    }

    private func expect(
        _ constraint: LayoutConstraint?,
        _ equation: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        root.identifier = "root"
        view.identifier = "view"
        sibling.identifier = "sibling"
        XCTAssertEqual(constraint?.equation, equation, file: file, line: line)
    }

    func testAHelperTakesOverFromTheAutoresizingMask() {
        XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
        view.constrain(.width, constant: 10, isActive: false)
        XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
        XCTAssertTrue(sibling.translatesAutoresizingMaskIntoConstraints, "only the receiver")
    }

    func testAttributesAndAnchorsMakeTheSameConstraints() {
        let gap = "view.leading == sibling.trailing + 8"
        expect(view.constrain(.leading, to: .trailing, of: sibling, constant: 8), gap)
        expect(view.constrain(.leadingAnchor, to: sibling.trailingAnchor, constant: 8), gap)
        expect(
            view.constrain(.topAnchor, to: sibling.bottomAnchor, relatedBy: .greaterThanOrEqual, priority: 300),
            "view.top >= sibling.bottom @300"
        )
        expect(view.constrain(.widthAnchor, relatedBy: .lessThanOrEqual, constant: 9), "view.width <= 9")
        expect(
            view.constrain(.heightAnchor, to: sibling.widthAnchor, multiplier: 2, constant: 1, isActive: false),
            "view.height == 2 * sibling.width + 1"
        )
        let names: [(LayoutView.XAxisAnchor, String)] = [
            (.leadingAnchor, "view.leading"), (.centerXAnchor, "view.centerX"), (.trailingAnchor, "view.trailing"),
            (.leadingMarginAnchor, "view.margins.leading"), (.centerXMarginAnchor, "view.margins.centerX"),
            (.trailingMarginAnchor, "view.margins.trailing"),
        ]
        for (anchor, name) in names {
            expect(view.constrain(anchor, to: root.centerXAnchor, isActive: false), "\(name) == root.centerX")
        }
        let verticalNames: [(LayoutView.YAxisAnchor, String)] = [
            (.topAnchor, "view.top"), (.centerYAnchor, "view.centerY"), (.bottomAnchor, "view.bottom"),
            (.topMarginAnchor, "view.margins.top"), (.centerYMarginAnchor, "view.margins.centerY"),
            (.bottomMarginAnchor, "view.margins.bottom"),
        ]
        for (anchor, name) in verticalNames {
            expect(view.constrain(anchor, to: root.centerYAnchor, isActive: false), "\(name) == root.centerY")
        }
    }

    func testNeighboursAreConstrained() {
        expect(view.constrain(below: sibling, offset: 3), "view.top == sibling.bottom + 3")
        expect(view.constrain(after: sibling, relatedBy: .greaterThanOrEqual), "view.leading >= sibling.trailing")
    }

    func testEdgesAreInsetTowardsTheInside() {
        let all = view.constrainEdges(with: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        XCTAssertEqual(all.count, 4)
        expect(all[.top], "view.top == root.top + 1")
        expect(all[.leading], "view.leading == root.leading + 2")
        expect(all[.bottom], "view.bottom == root.bottom - 3")
        expect(all[.trailing], "view.trailing == root.trailing - 4")
        XCTAssertTrue(all.values.allSatisfy { $0.isActive && $0.priority == .required })
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 294, height: 196))
    }

    func testInequalitiesTurnRoundAtTheFarEdges() {
        let inside = view.constrainEdges(.notLeading, to: sibling, relatedBy: .greaterThanOrEqual, isActive: false)
        XCTAssertEqual(Set(inside.keys), [.top, .bottom, .trailing])
        expect(inside[.top], "view.top >= sibling.top")
        expect(inside[.bottom], "view.bottom <= sibling.bottom")
        let outside = view.constrainEdges(
            .vertical,
            relatedBy: .lessThanOrEqual,
            outsets: DirectionalEdgeInsets(all: 5),
            isActive: false
        )
        expect(outside[.top], "view.top <= root.top - 5")
        expect(outside[.bottom], "view.bottom >= root.bottom + 5")
        XCTAssertTrue(outside.values.allSatisfy { !$0.isActive })
    }

    func testMarginsAreThoseOfTheSuperviewOrAnotherView() {
        let own = view.constrainEdgesToMargins(.horizontal, with: DirectionalEdgeInsets(all: 1))
        expect(own[.leading], "view.leading == root.margins.leading + 1")
        let other = view.constrainEdgesToMargins(.top, to: sibling, isActive: false)
        expect(other[.top], "view.top == sibling.margins.top")
    }

    func testCentresTakeAnOffset() {
        XCTAssertEqual(LayoutView.Center.x.rawValue, 1)
        XCTAssertEqual(LayoutView.Center.y.rawValue, 2)
        XCTAssertEqual(LayoutView.Center.all, [.x, .y])
        let both = view.constrainCenter(offset: Offset(horizontal: 1, vertical: -2))
        expect(both[.centerX], "view.centerX == root.centerX + 1")
        expect(both[.centerY], "view.centerY == root.centerY - 2")
        XCTAssertEqual(view.constrainCenter(.y, to: sibling, isActive: false).keys.first, .centerY)
    }

    func testSizesComeInThreeForms() {
        let size = CGSize(width: 5, height: 5)
        for made in [
            view.constrainSize(size, relatedBy: .greaterThanOrEqual, priority: 9, isActive: false),
            view.constrainSize(width: 5, height: 5, relatedBy: .greaterThanOrEqual, priority: 9, isActive: false),
            view.constrainSize(5, relatedBy: .greaterThanOrEqual, priority: 9, isActive: false),
        ] {
            expect(made[.width], "view.width >= 5 @9")
            expect(made[.height], "view.height >= 5 @9")
            XCTAssertEqual(made[.width]?.isActive, false)
        }
        expect(view.constrainAspectRatio(1.5, offset: 4), "view.width == 1.5 * view.height + 4")
    }

    func testWithoutASuperviewThereAreNoConstraintsButAWord() {
        let recorder = CoreUI.LogRecorder()
        let orphan = LayoutView()
        CoreUI.withLogSink(recorder.sink) {
            for constraint in orphan.constrainEdges().values {
                XCTAssertEqual(constraint.fault?.kind, .noSuperview)
                XCTAssertFalse(constraint.isActive)
            }
            for constraint in orphan.constrainEdgesToMargins().values {
                XCTAssertEqual(constraint.fault?.kind, .noSuperview)
            }
            XCTAssertEqual(orphan.constrainCenter()[.centerX]?.fault?.kind, .noSuperview)
        }
        XCTAssertEqual(recorder.events.count, 10)
        XCTAssertTrue(recorder.events.allSatisfy { $0.message.contains("superview") })
    }
}
