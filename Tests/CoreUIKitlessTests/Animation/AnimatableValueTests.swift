import CoreUIKitless
import XCTest

final class AnimatableValueTests: XCTestCase {
    private func checkVector<Value: AnimatableVector>(_ a: Value, _ b: Value, square: Double) {
        XCTAssertEqual(a.adding(b).subtracting(b), a)
        XCTAssertEqual(a.adding(.zero), a)
        XCTAssertEqual(a.scaled(by: 2), a.adding(a))
        XCTAssertEqual(a.subtracting(a), .zero)
        XCTAssertEqual(a.magnitudeSquared, square)
        XCTAssertEqual(a.interpolated(to: b, progress: 0.5), a.adding(b).scaled(by: 0.5))
    }

    func testGeometryIsAnimatedByItsNumbers() {
        checkVector(CGFloat(3), 5, square: 9)
        checkVector(CGPoint(x: 3, y: 4), CGPoint(x: 8, y: -2), square: 25)
        checkVector(CGSize(width: 3, height: 4), CGSize(width: 8, height: 2), square: 25)
        checkVector(
            CGRect(x: 1, y: 2, width: 3, height: 4),
            CGRect(x: 8, y: 16, width: 2, height: 4),
            square: 30
        )
    }

    func testASpringMovesAPointAsItMovesItsCoordinates() {
        let state = Spring.bouncy.state(
            from: MotionState(value: CGPoint(x: 0, y: 10), velocity: CGPoint(x: 5, y: 0)),
            to: CGPoint(x: 100, y: 10),
            at: 0.2
        )
        let x = Spring.bouncy.state(from: MotionState(value: 0.0, velocity: 5), to: 100, at: 0.2)
        XCTAssertEqual(Double(state.value.x), x.value)
        XCTAssertEqual(Double(state.velocity.x), x.velocity)
        XCTAssertEqual(state.value.y, 10)
    }

    func testColoursInterpolateAsCSSSaysInRectangularSpaces() {
        let (start, end) = (Color(red: 0.9, green: 0.2, blue: 0.1), Color(red: 0.1, green: 0.3, blue: 0.8, alpha: 0.4))
        func check<Space: ColorCoordinates>(_ space: Space.Type) {
            let expected = ColorInterpolation(from: start, to: end, in: Space.space)
            for fraction in [0, 0.25, 0.7, 1] {
                let color = AnimatableColor<Space>(start)
                    .interpolated(to: AnimatableColor<Space>(end), progress: fraction).color
                XCTAssertTrue(color.isClose(to: expected.color(at: fraction), within: 1e-12), "\(space) \(fraction)")
            }
        }
        check(Color.self)
        check(OKLab.self)
        check(LinearSRGB.self)
        check(LabD50.self)
    }

    func testAHueIsANumberAndIsNotPremultiplied() {
        let start = AnimatableColor<OKLCH>(Color(OKLCH(lightness: 0.6, chroma: 0.1, hue: 40, alpha: 0.5)))
        let end = AnimatableColor<OKLCH>(Color(OKLCH(lightness: 0.6, chroma: 0.1, hue: 80, alpha: 0.5)))
        let middle = OKLCH(start.interpolated(to: end, progress: 0.5).color)
        XCTAssertEqual(middle.hue, 60, accuracy: 1e-9)
        XCTAssertEqual(middle.alpha, 0.5, accuracy: 1e-15)
    }

    func testASpringOfColoursOvershootsIntoColoursThatExist() {
        let start = AnimatableColor<Color>(.clear)
        let end = AnimatableColor<Color>(.white)
        for progress in [-0.2, 0, 0.5, 1, 1.3] {
            let color = start.interpolated(to: end, progress: progress).color
            XCTAssertTrue((0...1).contains(color.alpha))
        }
        XCTAssertEqual(start.interpolated(to: end, progress: -0.2).color, .clear)
        XCTAssertEqual(start, .zero)
        XCTAssertEqual(end.magnitudeSquared, 4)
        let state = Spring.smooth.value(from: start, to: end, at: 60)
        XCTAssertTrue(state.color.isClose(to: .white, within: 1e-12))
    }
}
