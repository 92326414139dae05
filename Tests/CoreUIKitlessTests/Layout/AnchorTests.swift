import CoreUIKitless
import Foundation
import XCTest

final class AnchorTests: XCTestCase {
    private let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let box = LayoutView(frame: CGRect(x: 100, y: 50, width: 60, height: 40))
    private let view = LayoutView()

    override func setUp() {
        root.addSubview(box)
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    /// Lays out with constraints and the wishes x = 7, y = 9, width = 20, height = 10 at a low priority.
    private func frame(_ constraints: LayoutConstraint...) throws -> CGRect {
        try LayoutConstraint.activate(constraints)
        let wishes = [
            view.constrain(.left, to: .left, of: root, constant: 7, priority: 1),
            view.constrain(.top, to: .top, of: root, constant: 9, priority: 1),
            view.constrain(.width, constant: 20, priority: 2),
            view.constrain(.height, constant: 10, priority: 2),
        ]
        root.layoutIfNeeded()
        let frame = view.frame
        LayoutConstraint.deactivate(wishes + constraints)
        return frame
    }

    func testHorizontalAnchorsPlaceAView() throws {
        XCTAssertEqual(try frame(view.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5)).minX, 165)
        XCTAssertEqual(try frame(view.leftAnchor.constraint(equalTo: box.rightAnchor)).minX, 160)
        XCTAssertEqual(try frame(view.centerXAnchor.constraint(equalTo: box.centerXAnchor)).midX, 130)
        XCTAssertEqual(try frame(view.centerXAnchor.constraint(equalTo: box.leadingAnchor)).midX, 100)
        XCTAssertEqual(try frame(view.centerXAnchor.constraint(equalTo: box.rightAnchor)).midX, 160)
        XCTAssertEqual(try frame(view.trailingAnchor.constraint(equalTo: box.centerXAnchor)).maxX, 130)
        XCTAssertEqual(try frame(view.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor)).minX, 100)
        XCTAssertEqual(try frame(view.leadingAnchor.constraint(lessThanOrEqualTo: box.leadingAnchor)).minX, 7)
        XCTAssertEqual(
            try frame(view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: -3)).minX,
            -3
        )
        XCTAssertEqual(try frame(view.leftAnchor.constraint(greaterThanOrEqualTo: box.centerXAnchor)).minX, 130)
        XCTAssertEqual(try frame(view.rightAnchor.constraint(lessThanOrEqualTo: box.centerXAnchor)).minX, 7)
        XCTAssertEqual(try frame(view.centerXAnchor.constraint(greaterThanOrEqualTo: box.leftAnchor)).midX, 100)
        XCTAssertEqual(try frame(view.centerXAnchor.constraint(lessThanOrEqualTo: box.leftAnchor)).midX, 17)
    }

    func testVerticalAnchorsPlaceAView() throws {
        XCTAssertEqual(try frame(view.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 5)).minY, 95)
        XCTAssertEqual(try frame(view.centerYAnchor.constraint(equalTo: box.centerYAnchor)).midY, 70)
        XCTAssertEqual(try frame(view.bottomAnchor.constraint(greaterThanOrEqualTo: box.topAnchor)).maxY, 50)
        XCTAssertEqual(try frame(view.bottomAnchor.constraint(lessThanOrEqualTo: root.topAnchor)).maxY, 0)
        XCTAssertEqual(try frame(view.firstBaselineAnchor.constraint(equalTo: box.topAnchor)).minY, 50)
        XCTAssertEqual(try frame(view.lastBaselineAnchor.constraint(equalTo: box.topAnchor)).maxY, 50)
    }

    func testSizesCompareWithSizesAndConstants() throws {
        XCTAssertEqual(try frame(view.widthAnchor.constraint(equalToConstant: 33)).width, 33)
        XCTAssertEqual(try frame(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 33)).width, 33)
        XCTAssertEqual(try frame(view.widthAnchor.constraint(lessThanOrEqualToConstant: 13)).width, 13)
        XCTAssertEqual(
            try frame(view.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2, constant: 1)).width,
            81
        )
        XCTAssertEqual(try frame(view.heightAnchor.constraint(greaterThanOrEqualTo: box.heightAnchor)).height, 40)
        XCTAssertEqual(
            try frame(view.heightAnchor.constraint(lessThanOrEqualTo: box.heightAnchor, multiplier: 0.125)).height,
            5
        )
    }

    func testSystemSpacingIsAMultipleOfItsUnit() throws {
        XCTAssertEqual(
            try frame(
                view.leadingAnchor.constraint(equalToSystemSpacingAfter: box.trailingAnchor, multiplier: 2),
                view.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor)
            ).origin,
            CGPoint(x: 176, y: 98)
        )
        XCTAssertEqual(
            try frame(
                view.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: box.trailingAnchor),
                view.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: box.bottomAnchor)
            ).origin,
            CGPoint(x: 168, y: 98)
        )
        XCTAssertEqual(
            try frame(
                view.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: root.leadingAnchor, multiplier: 0.5),
                view.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 0.5)
            ).origin,
            CGPoint(x: 4, y: 4)
        )
        root.environment.systemSpacing = 10
        XCTAssertEqual(
            try frame(view.leadingAnchor.constraint(equalToSystemSpacingAfter: box.trailingAnchor)).minX,
            170
        )
    }

    func testGuidesHaveAnchorsToo() throws {
        let guide = LayoutGuide()
        root.addLayoutGuide(guide)
        try LayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            guide.widthAnchor.constraint(equalToConstant: 30),
            guide.heightAnchor.constraint(equalToConstant: 40),
        ])
        XCTAssertEqual(try frame(view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)).minX, 40)
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertTrue(guide.owningView === root)
        root.removeLayoutGuide(guide)
        XCTAssertNil(guide.owningView)
        XCTAssertEqual(guide.layoutFrame, .zero)
    }
}
