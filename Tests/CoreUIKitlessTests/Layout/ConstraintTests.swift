import CoreUIKitless
import Foundation
import XCTest

final class ConstraintTests: XCTestCase {
    private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let a = LayoutView()
    private let b = LayoutView()

    override func setUp() {
        for view in [a, b] {
            root.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        root.identifier = "root"
        a.identifier = "a"
        b.identifier = "b"
    }

    private func kind(
        _ attribute: LayoutConstraint.Attribute,
        _ other: LayoutConstraint.Attribute = .notAnAttribute,
        hasItem: Bool = true,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: LayoutPriority = .required
    ) -> LayoutError.Kind? {
        do {
            _ = try LayoutConstraint(
                item: a,
                attribute: attribute,
                toItem: hasItem ? b : nil,
                attribute: other,
                multiplier: multiplier,
                constant: constant,
                priority: priority
            )
            return nil
        } catch {
            XCTAssertFalse(error.message.isEmpty)
            XCTAssertTrue("\(error)".hasPrefix(error.kind.rawValue))
            return error.kind
        }
    }

    /// The rules of the Auto Layout Guide: positions along one axis go together, sizes go together, and leading and
    /// trailing never go with left and right.
    func testEveryPairOfAttributesIsJudgedByTheRules() {
        let directional: Set<LayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        let sides: Set<LayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
        let horizontal = directional.union(sides).union([.centerX, .centerXWithinMargins])
        let sizes: Set<LayoutConstraint.Attribute> = [.width, .height]
        func family(_ attribute: LayoutConstraint.Attribute) -> Int {
            horizontal.contains(attribute) ? 0 : sizes.contains(attribute) ? 1 : 2
        }
        let attributes = LayoutConstraint.Attribute.allCases.filter { $0 != .notAnAttribute }
        XCTAssertEqual(attributes.count, 20)
        for one in attributes {
            for two in attributes {
                let mixes =
                    directional.contains(one) && sides.contains(two)
                    || sides.contains(one) && directional.contains(two)
                let isLegal = family(one) == family(two) && !mixes
                XCTAssertEqual(kind(one, two), isLegal ? nil : .illegalPair, "\(one) with \(two)")
            }
            XCTAssertEqual(kind(one, hasItem: false), sizes.contains(one) ? nil : .locationNeedsSecondItem)
            XCTAssertEqual(kind(one, one, multiplier: 0), sizes.contains(one) ? nil : .locationNeedsSecondItem)
        }
        XCTAssertEqual(kind(.notAnAttribute, .width), .firstAttributeMissing)
    }

    func testNumbersOutOfRangeAreRefused() throws {
        for number in [CGFloat.nan, .infinity, -.infinity] {
            XCTAssertEqual(kind(.width, hasItem: false, constant: number), .nonFinite)
            XCTAssertEqual(kind(.width, .width, multiplier: number), .nonFinite)
        }
        for priority: LayoutPriority in [0, -1, 1000.5, 1001, LayoutPriority(.nan), LayoutPriority(.infinity)] {
            XCTAssertEqual(kind(.width, hasItem: false, priority: priority), .priorityOutOfRange)
        }
        XCTAssertNil(kind(.width, hasItem: false, priority: 0.001))

        let width = a.widthAnchor.constraint(equalToConstant: 40)
        XCTAssertThrowsError(try width.setConstant(.nan))
        XCTAssertThrowsError(try width.setPriority(0))
        CoreUI.withLogSink(nil) {
            width.constant = .infinity
            width.priority = 1001
        }
        XCTAssertEqual(width.constant, 40)
        XCTAssertEqual(width.priority, .required)
    }

    func testAMistakeOfAHelperStaysInTheConstraint() {
        let constraint = CoreUI.withLogSink(nil) {
            let constraint = a.constrain(.width, to: .top, of: b)
            constraint.isActive = true
            return constraint
        }
        XCTAssertEqual(constraint.fault?.kind, .illegalPair)
        XCTAssertFalse(constraint.isActive)
        XCTAssertThrowsError(try LayoutConstraint.activate([constraint]))
    }

    /// Also between views that have been in one tree, and in one layout, until now.
    func testConstraintsBetweenTreesAreRefused() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (one, two, inner) = (LayoutView(), LayoutView(), LayoutView())
        let guide = LayoutGuide()
        root.addSubview(one)
        root.addSubview(two)
        two.addSubview(inner)
        two.addLayoutGuide(guide)
        for (view, other) in [(one, root), (two, root), (inner, two)] { view.constrainEdges(to: other) }
        root.layoutIfNeeded()
        two.removeFromSuperview()
        for anchor in [two.topAnchor, inner.topAnchor, guide.topAnchor] {
            let constraint = one.topAnchor.constraint(equalTo: anchor)
            XCTAssertThrowsError(try LayoutConstraint.activate([constraint])) { error in
                XCTAssertEqual((error as? LayoutError)?.kind, .noCommonAncestor)
            }
        }
        XCTAssertNoThrow(try LayoutConstraint.activate([inner.topAnchor.constraint(equalTo: two.topAnchor)]))
        root.addSubview(two)
        XCTAssertNoThrow(try LayoutConstraint.activate([inner.topAnchor.constraint(equalTo: one.topAnchor)]))
    }

    func testActivationIsAllOrNothing() {
        let good = a.widthAnchor.constraint(equalToConstant: 10)
        let stranger = LayoutView()
        let bad = a.topAnchor.constraint(equalTo: stranger.topAnchor)
        XCTAssertThrowsError(try LayoutConstraint.activate([good, bad])) { error in
            XCTAssertEqual((error as? LayoutError)?.kind, .noCommonAncestor)
        }
        XCTAssertFalse(good.isActive)
        XCTAssertNoThrow(try LayoutConstraint.activate([good]))
        XCTAssertTrue(good.isActive)
        LayoutConstraint.deactivate([good, bad])
        XCTAssertFalse(good.isActive)
    }

    func testNumbersCanChangeWhileActive() throws {
        a.constrainEdges([.top, .leading])
        a.constrain(.heightAnchor, constant: 10)
        let width = a.constrain(.widthAnchor, constant: 50)
        let wish = a.constrain(.widthAnchor, constant: 80, priority: 500)
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame, CGRect(x: 0, y: 0, width: 50, height: 10))
        width.constant = 60
        XCTAssertEqual(a.frame.width, 50, "frames follow with the pass")
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame.width, 60)
        width.priority = 400
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame.width, 80)
        wish.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame.width, 60)
        width.priority = .required
        wish.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame.width, 60)
    }

    func testAConstraintSaysWhatItIsAndWhereItWasMade() {
        let line: UInt = #line + 1
        let gap = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8)
        gap.identifier = "gap"
        gap.priority = 750.5
        XCTAssertEqual(gap.equation, "a.leading == b.trailing - 8 @750.5")
        XCTAssertEqual(gap.description, "gap: a.leading == b.trailing - 8 @750.5 (\(#fileID):\(line))")
        XCTAssertEqual(gap.file, #fileID)
        XCTAssertEqual(gap.line, line)
        XCTAssertTrue((gap.firstItem as? LayoutView) === a)
        XCTAssertTrue((gap.secondItem as? LayoutView) === b)
        XCTAssertEqual(a.widthAnchor.constraint(lessThanOrEqualToConstant: 3).equation, "a.width <= 3")
        XCTAssertEqual(
            a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 0.5, constant: 1).equation,
            "a.width >= 0.5 * b.height + 1"
        )
        XCTAssertEqual(
            a.topAnchor.constraint(equalToSystemSpacingBelow: root.layoutMarginsGuide.topAnchor, multiplier: 2)
                .equation,
            "a.top == root.margins.top + 2 * system spacing"
        )
    }

    func testAConstraintOutlivesItsViewsWithoutHarm() {
        var view: LayoutView? = LayoutView()
        let guide = LayoutGuide()
        root.addLayoutGuide(guide)
        view.map(root.addSubview)
        let constraint = view?.topAnchor.constraint(equalTo: guide.bottomAnchor)
        constraint?.isActive = true
        XCTAssertEqual(constraint?.isActive, true)
        view?.removeFromSuperview()
        XCTAssertEqual(constraint?.isActive, false)
        view = nil
        XCTAssertNil(constraint?.firstItem)
        XCTAssertThrowsError(try constraint?.activate()) { error in
            XCTAssertEqual((error as? LayoutError)?.kind, .itemIsGone)
        }
        root.layoutIfNeeded()
    }
}
