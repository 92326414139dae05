import AppColors
import AppTheme
import CoreUIKitless
import Foundation
import KitlessControls
import XCTest

final class ImageSegmentedControlTests: XCTestCase {
    private let images: [ControlImage] = [.plus, .minus, .trash]

    private func control(_ count: Int = 3) -> ImageSegmentedControl {
        ImageSegmentedControl(
            segments: (0..<count).map { ImageSegment(image: images[$0 % 3], accessibilityLabel: "Choice \($0)") }
        )
    }

    private func laidOut(
        _ control: ImageSegmentedControl,
        width: CGFloat? = nil,
        direction: UserInterfaceLayoutDirection = .leftToRight
    ) -> LayoutView {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        root.environment.layoutDirection = direction
        root.addSubview(control)
        control.constrainEdges([.top, .leading])
        if let width { control.constrain(.widthAnchor, constant: width) }
        root.layoutIfNeeded()
        return root
    }

    func testSegmentsAreEquallyWideWithLinesOfAPointBetween() {
        for count in [1, 2, 3, 7] {
            let control = control(count)
            let root = laidOut(control, width: 300)
            let parts = control.subviews[0].subviews
            XCTAssertEqual(parts.count, 2 * count - 1)
            let width = (300 - CGFloat(count - 1)) / CGFloat(count)
            for (index, part) in parts.enumerated() {
                XCTAssertEqual(part.frame.width, index.isMultiple(of: 2) ? width : 1, accuracy: 1e-6)
            }
            XCTAssertEqual(parts[0].subviews[0].center.x, width / 2, accuracy: 1e-6, "pictures are in the middle")
            XCTAssertEqual(root.subviews.count, 1)
        }
        let control = control()
        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 3 * (20 + 24) + 2, height: 20 + 16))
        XCTAssertEqual(control.cornerRadius, 5)
        XCTAssertEqual(control.borderWidth, 1)
    }

    func testSelectingSendsOneEvent() {
        let control = control()
        var events = 0
        control.addAction(for: .valueChanged) { _ in events += 1 }
        XCTAssertEqual(control.selectedSegmentIndex, ImageSegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        XCTAssertEqual(events, 0)
        XCTAssertTrue(control.selectSegment(at: 2))
        XCTAssertTrue(control.selectSegment(at: 2))
        XCTAssertEqual(events, 1)
        control.selectedSegmentIndex = 9
        XCTAssertEqual(control.selectedSegmentIndex, -1)
        XCTAssertFalse(control.selectSegment(at: 9))
        XCTAssertFalse(control.selectSegment(at: -1))
        control.isEnabled = false
        XCTAssertFalse(control.selectSegment(at: 0))
        XCTAssertEqual(control.alpha, 0.25)
        XCTAssertEqual(events, 1)
    }

    func testSegmentsCanBeDisabledBeforeLayout() {
        let control = control()
        control.setEnabled(false, forSegmentAt: 1)
        control.setEnabled(false, forSegmentAt: 5)
        XCTAssertFalse(control.isEnabledForSegment(at: 1))
        XCTAssertFalse(control.isEnabledForSegment(at: 5))
        XCTAssertTrue(control.isEnabledForSegment(at: 0))
        let root = laidOut(control)
        let parts = control.subviews[0].subviews
        XCTAssertEqual(parts[2].subviews[0].alpha, 0.25)
        XCTAssertEqual(parts[0].subviews[0].alpha, 1)
        XCTAssertFalse(control.press(at: CGPoint(x: parts[2].frame.midX, y: 5)))
        XCTAssertTrue(control.superview === root)
    }

    func testPointsFindTheirSegment() {
        for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let control = control()
            let root = laidOut(control, width: 302, direction: direction)
            let order = direction == .leftToRight ? [0, 1, 2] : [2, 1, 0]
            for (place, index) in order.enumerated() {
                let x = CGFloat(place) * 101
                XCTAssertEqual(control.segmentIndex(at: CGPoint(x: x + 50, y: 3)), index)
                XCTAssertEqual(control.segmentIndex(at: CGPoint(x: x + 0.001, y: 0)), index)
            }
            XCTAssertNil(control.segmentIndex(at: CGPoint(x: 100.5, y: 3)), "on a line")
            XCTAssertNil(control.segmentIndex(at: CGPoint(x: 50, y: -1)))
            XCTAssertNil(control.segmentIndex(at: CGPoint(x: 303, y: 3)))
            XCTAssertTrue(control.press(at: CGPoint(x: 5, y: 5)))
            XCTAssertEqual(control.selectedSegmentIndex, order[0])
            XCTAssertFalse(control.press(at: CGPoint(x: 100.5, y: 5)))
            XCTAssertTrue(control.superview === root)
        }
    }

    func testArrowsSkipDisabledSegmentsAndGoAroundTheEnds() {
        let control = control(4)
        control.setEnabled(false, forSegmentAt: 2)
        var indices: [Int] = []
        for _ in 0..<4 {
            control.press(.rightArrow)
            indices.append(control.selectedSegmentIndex)
        }
        XCTAssertEqual(indices, [0, 1, 3, 0])
        for key in [ControlKey.leftArrow, .upArrow, .downArrow, .end, .home] {
            XCTAssertTrue(control.press(key))
            indices.append(control.selectedSegmentIndex)
        }
        XCTAssertEqual(indices.suffix(5), [3, 1, 3, 3, 0])
        XCTAssertFalse(control.press(.delete))
        let empty = ImageSegmentedControl()
        XCTAssertTrue(empty.press(.rightArrow))
        XCTAssertEqual(empty.selectedSegmentIndex, -1)
        let root = laidOut(control, direction: .rightToLeft)
        control.press(.leftArrow)
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        XCTAssertTrue(control.superview === root)
    }

    func testTheSelectionMovesOverInAThirdOfASecond() throws {
        let control = control()
        let root = laidOut(control, width: 302)
        XCTAssertNil(control.selectionFrame(secondsAfterChange: 0))
        control.selectedSegmentIndex = 0
        XCTAssertEqual(control.selectionFrame(secondsAfterChange: 0)?.minX, 0)
        control.selectSegment(at: 2)
        let places = try [0, 0.15, 0.3, 9].map {
            try XCTUnwrap(control.selectionFrame(secondsAfterChange: $0)).minX
        }
        XCTAssertEqual(places[0], 0, accuracy: 1e-9)
        XCTAssertEqual(places[1], 101, accuracy: 1e-6, "half the way at half the time")
        XCTAssertEqual(places[2], 202, accuracy: 1e-9)
        XCTAssertEqual(places[3], 202, accuracy: 1e-9)
        XCTAssertEqual(ImageSegmentedControl.selectionAnimation.duration, 0.3)
        XCTAssertTrue(control.superview === root)
    }

    func testAPictureOnTheWayShowsTheSelectionBetweenTheSegments() throws {
        let control = control()
        control.selectedSegmentIndex = 0
        let root = laidOut(control, width: 302)
        let tint = try XCTUnwrap(control.borderColor)
        // The selection, and the lines at 100 and 201.
        func places() -> [CGFloat] {
            Self.frames(in: control, of: tint).map { ($0.minX * 1e6).rounded() / 1e6 }.sorted()
        }
        XCTAssertEqual(places(), [0, 100, 201])
        control.selectSegment(at: 2)
        control.secondsAfterChange = -1
        XCTAssertEqual(places(), [0, 100, 201])
        control.secondsAfterChange = 0.15
        XCTAssertEqual(places(), [100, 101, 201], "half the way at half the time")
        XCTAssertEqual(Self.frames(in: control, of: tint)[0].width, 100, accuracy: 1e-9)
        for seconds in [0.3, .infinity, .nan] {
            control.secondsAfterChange = seconds
            XCTAssertEqual(places(), [100, 201, 202], "at rest after \(seconds) s")
        }
        XCTAssertTrue(control.superview === root)
    }

    /// The frames of all views with such a background, in the control's coordinates; those without an area are left out.
    private static func frames(in view: LayoutView, of color: Color, at origin: CGPoint = .zero) -> [CGRect] {
        view.subviews.flatMap { inner in
            let frame = inner.frame.offsetBy(dx: origin.x, dy: origin.y)
            let own = inner.backgroundColor == color && !frame.isEmpty ? [frame] : []
            return own + frames(in: inner, of: color, at: frame.origin)
        }
    }

    func testSegmentsCanComeAndGo() {
        let control = control()
        control.selectedSegmentIndex = 2
        let root = laidOut(control)
        control.segments.append(ImageSegment(image: .plus))
        root.layoutIfNeeded()
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        XCTAssertEqual(control.frame.width, 4 * 44 + 3)
        control.segments.removeLast(2)
        root.layoutIfNeeded()
        XCTAssertEqual(control.selectedSegmentIndex, -1)
        XCTAssertEqual(control.frame.width, 2 * 44 + 1)
        control.contentInset = DirectionalEdgeInsets(all: 0)
        root.layoutIfNeeded()
        XCTAssertEqual(control.frame.width, 41)
        XCTAssertEqual(control.frame.height, 20)
    }

    func testColorsAndAccessibility() {
        let control = control()
        let own = AppColors.system.success
        control.segments[0].image.color = own
        control.selectedSegmentIndex = 0
        let root = laidOut(control)
        let svg = SVGSnapshot(of: root).text
        func hex(_ color: Color) -> String { color.rgbDisplayString(prefix: "#", isUppercase: false) }
        XCTAssertTrue(svg.contains("stroke=\"\(hex(Color(own.light)))\""), "pictures keep their own colours")
        XCTAssertTrue(svg.contains("fill=\"\(hex(Color(AppColors.accessible.primary.light)))\""))
        control.tintColor = own
        control.selectedTintColor = AppColors.system.label
        control.traits = TraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(control.borderColor, Color(own.dark))
        control.setEnabled(false, forSegmentAt: 1)
        let elements = control.accessibilityElements
        XCTAssertEqual(elements.map(\.label), ["Choice 0", "Choice 1", "Choice 2"])
        XCTAssertEqual(elements.map(\.value), ["1 of 3", "2 of 3", "3 of 3"])
        XCTAssertEqual(elements.map(\.traits), [[.button, .selected], [.button, .notEnabled], .button])
        XCTAssertEqual(elements[1].frame.minX, 45, accuracy: 1e-9)
    }
}
