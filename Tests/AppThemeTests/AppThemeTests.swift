import AppColors
import AppFont
import AppTheme
import CoreUIKitless
import Foundation
import XCTest

final class AppThemeTests: XCTestCase {
    func testTheSystemThemeIsMadeOfTheSystemParts() {
        let theme = AppTheme.system
        XCTAssertEqual(theme.colors, .system)
        XCTAssertEqual(theme.fonts, .system)
        XCTAssertEqual(
            [theme.spacing.extraSmall, theme.spacing.small, theme.spacing.medium, theme.spacing.large],
            [4, 8, 16, 24]
        )
        XCTAssertEqual(theme.elevations.medium.blur, 12)
        XCTAssertEqual(theme.animations.standard.duration, 0.3)
        XCTAssertNotEqual(AppTheme(colors: .accessible, fonts: .system), theme)
    }

    func testColorsBecomeRGBWhenTheyAreHandedOver() {
        let light = AppColors.system.color(.primary, for: TraitCollection())
        XCTAssertEqual(light.red, 0.18, accuracy: 1e-12)
        XCTAssertEqual(light.green, 0.5544, accuracy: 1e-12)
        XCTAssertEqual(light.blue, 0.9, accuracy: 1e-12)
        let dark = AppColors.system.color(.primary, for: TraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(dark.blue, 0.54, accuracy: 1e-12)
        XCTAssertEqual(HSVColor(light).hue, 0.58, accuracy: 1e-12)
        XCTAssertEqual(HSVColor(Color(red: 2, green: -1, blue: 0)), HSVColor(hue: 0, saturation: 1, value: 1))
        XCTAssertEqual(Appearance(.unspecified), .light)
    }

    func testTheAccessiblePaletteMeetsAAByTheColorEngine() {
        for style in [UserInterfaceStyle.light, .dark] {
            let traits = TraitCollection(userInterfaceStyle: style)
            for pair in AppColors.textPairs {
                let text = AppColors.accessible.color(pair.text, for: traits)
                let background = AppColors.accessible.color(pair.background, for: traits)
                XCTAssertTrue(text.isSufficientContrast(to: background), "\(pair) \(style)")
            }
        }
    }

    func testTokensRoundTrip() throws {
        var theme = AppTheme(colors: .accessible, fonts: AppFont(family: FontFamily("Inter", fallbacks: ["Noto"])))
        theme.fonts[.body] = Typography(
            style: .body,
            family: FontFamily("Inter"),
            size: 18.5,
            weight: .medium,
            isItalic: true,
            lineHeight: 25.3,
            lineHeightMultiple: 1.1,
            letterSpacing: -0.1,
            maximumScaleFactor: 2
        )
        theme.spacing.large = 28.25
        theme.elevations.low = Elevation(
            xOffset: -1,
            yOffset: 2.5,
            blur: 4,
            spread: -0.5,
            color: Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
            opacity: 1,
            isInset: true
        )
        theme.animations.quick = Animation(duration: 0.123, delay: 0.05, curve: .timing(.ease))
        for theme in [theme, .system] {
            let json = try theme.designTokens().json()
            let read = try AppTheme(tokens: DesignTokens(json: json), base: .system)
            XCTAssertEqual(read, theme)
            XCTAssertEqual(try read.designTokens().json(), json)
        }
    }

    func testEditedTokensWinOverTheExtensions() throws {
        var tokens = try AppTheme.system.designTokens()
        var token = try XCTUnwrap(tokens.token(at: "color.dark.label"))
        token.value = .color(.white)
        tokens.add(token)
        var body = try XCTUnwrap(tokens.token(at: "typography.body"))
        guard case .typography(var value) = body.value else { return XCTFail("no typography") }
        value.lineHeight = 2
        body.value = .typography(value)
        tokens.add(body)
        let theme = try AppTheme(tokens: tokens)
        XCTAssertEqual(theme.colors.label.dark.value, 1)
        XCTAssertEqual(theme.colors.label.light, SystemColorDefaults.label)
        XCTAssertEqual(theme.fonts[.body].lineHeight, 34)
    }

    func testWhatTokensDoNotTellComesFromTheBase() throws {
        let json = #"{"spacing": {"small": {"$type": "dimension", "$value": "10px"}}}"#
        let theme = try AppTheme(tokens: DesignTokens(json: Data(json.utf8)))
        XCTAssertEqual(theme.spacing.small, 10)
        var expected = AppTheme.system
        expected.spacing.small = 10
        XCTAssertEqual(theme, expected)
    }

    func testTokensOfAnotherTypeAreErrors() throws {
        let wrong: [(path: String, group: String)] = [
            ("color.light.label", #"{"color":{"light":{"label":N}}}"#),
            ("typography.body", #"{"typography":{"body":N}}"#),
            ("spacing.medium", #"{"spacing":{"medium":N}}"#),
            ("shadow.high", #"{"shadow":{"high":N}}"#),
            ("motion.slow.delay", #"{"motion":{"slow":{"delay":N}}}"#),
            ("motion.slow.easing", #"{"motion":{"slow":{"easing":N}}}"#),
        ]
        for (path, group) in wrong {
            let json = group.replacingOccurrences(of: "N", with: #"{"$type":"number","$value":1}"#)
            XCTAssertThrowsError(try AppTheme(tokens: DesignTokens(json: Data(json.utf8)))) {
                XCTAssertEqual($0 as? DesignTokenError, .missingToken(path: path))
            }
        }
    }

    /// A file cannot say such a weight, but code can.
    func testAWeightThatNoFontHasIsAnError() throws {
        for weight in [Double.nan, .infinity, 0, 1_001, 1e300] {
            var tokens = DesignTokens()
            let value = TypographyToken(
                fontFamily: ["Inter"],
                fontSize: 17,
                fontWeight: weight,
                letterSpacing: 0,
                lineHeight: 1
            )
            tokens.add(.init(path: "typography.body", value: .typography(value)))
            XCTAssertThrowsError(try AppTheme(tokens: tokens)) {
                let expected = DesignTokenError.invalidValue(
                    path: "typography.body",
                    reason: "a font weight is 1 to 1000"
                )
                XCTAssertEqual($0 as? DesignTokenError, expected)
            }
        }
    }

    func testASpringIsNoToken() throws {
        var theme = AppTheme.system
        theme.animations.slow = Animation(duration: 1, curve: .spring(damping: 0.5, velocity: 0))
        XCTAssertThrowsError(try theme.designTokens()) {
            XCTAssertEqual($0 as? DesignTokenError, .notRepresentable(path: "motion.slow"))
        }
        theme.animations.slow = Animation(duration: 1, curve: .timing(.linear))
        theme.animations.quick = Animation(duration: 0.2)
        let tokens = try theme.designTokens()
        XCTAssertEqual(tokens["motion.slow.easing"], .cubicBezier(try CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)))
        XCTAssertEqual(tokens["motion.quick.easing"], .cubicBezier(.easeInOut))
    }
}
