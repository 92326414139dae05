import CoreUIKitless
import Foundation
import XCTest

final class ShadowLayerTests: XCTestCase {
    private func elevation(
        spread: CGFloat = 3,
        useShadowPath: Bool = true,
        isInset: Bool = false
    ) -> Elevation {
        Elevation(
            xOffset: 1,
            yOffset: 2,
            blur: 5,
            spread: spread,
            color: Color(red: 1, green: 0, blue: 0),
            opacity: 0.5,
            useShadowPath: useShadowPath,
            isInset: isInset
        )
    }

    private func layer(cornerRadius: CGFloat = 0) -> ShadowLayer {
        ShadowLayer(bounds: CGRect(x: 0, y: 0, width: 64, height: 64), cornerRadius: cornerRadius)
    }

    func testBeginsAsALayerOfCoreAnimationDoes() {
        let layer = ShadowLayer()
        XCTAssertEqual(layer.shadowColor, .black)
        XCTAssertEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
        XCTAssertEqual(layer.shadowOpacity, 0)
        XCTAssertEqual(layer.shadowRadius, 3)
        XCTAssertNil(layer.shadowPath)
    }

    func testSetsTheShadowProperties() {
        for useShadowPath in [true, false] {
            let layer = layer()
            elevation(useShadowPath: useShadowPath).apply(layer: layer)
            XCTAssertEqual(layer.shadowOffset, CGSize(width: 1, height: 2))
            XCTAssertEqual(layer.shadowColor, Color(red: 1, green: 0, blue: 0))
            XCTAssertEqual(layer.shadowOpacity, 0.5)
            // The layer's radius is the standard deviation: half of the design tool's blur.
            XCTAssertEqual(layer.shadowRadius, 2.5)
            XCTAssertEqual(layer.shadowPath == nil, !useShadowPath)
        }
    }

    func testThePathTakesTheSpreadAndEitherRadius() {
        let own = layer(cornerRadius: 4)
        elevation(spread: 0).apply(layer: own)
        XCTAssertEqual(own.shadowPath, RoundedRect(own.bounds, cornerRadius: 4))
        elevation(spread: 0).apply(layer: own, cornerRadius: 6)
        XCTAssertEqual(own.shadowPath, RoundedRect(own.bounds, cornerRadius: 6))
        elevation(spread: 8).apply(layer: own, rule: .plain)
        XCTAssertEqual(own.shadowPath, RoundedRect(own.bounds.insetBy(dx: -8, dy: -8), cornerRadius: 12))
        // 4 + 8 (1 - (1 - 4/8)³ (1 - (2 · 4/64)³))
        elevation(spread: 8).apply(layer: own)
        XCTAssertEqual(own.shadowPath?.radii.topLeft ?? 0, 4 + 8 * (1 - 0.125 * (1 - 0.001953125)), accuracy: 1e-12)
        elevation(spread: -8).apply(layer: own)
        XCTAssertEqual(own.shadowPath, RoundedRect(own.bounds.insetBy(dx: 8, dy: 8)))
        elevation(spread: 8).apply(layer: own, cornerRadius: 0)
        XCTAssertEqual(own.shadowPath, RoundedRect(own.bounds.insetBy(dx: -8, dy: -8)))
    }

    func testAPathIsTakenAwayAgain() {
        let layer = layer()
        elevation().apply(layer: layer)
        elevation(useShadowPath: false).apply(layer: layer)
        XCTAssertNil(layer.shadowPath)
    }

    func testWhatALayerCannotDrawIsNotDrawn() {
        let layer = layer()
        elevation(spread: -32).apply(layer: layer)
        XCTAssertEqual(layer.shadowOpacity, 0)
        elevation(isInset: true).apply(layer: layer)
        XCTAssertEqual(layer.shadowOpacity, 0)
        elevation(spread: -32, useShadowPath: false).apply(layer: layer)
        XCTAssertEqual(layer.shadowOpacity, 0.5)
    }
}
