import CoreUIKitless
import Foundation
import XCTest

final class TraitCollectionTests: XCTestCase {
    func testAllColorSpacesAreLightAndDarkTimesNormalAndHigh() {
        let spaces = TraitCollection.allColorSpaces.map {
            [$0.userInterfaceStyle.rawValue, $0.accessibilityContrast.rawValue]
        }
        XCTAssertEqual(spaces, [[1, 1], [1, 2], [2, 1], [2, 2]])
    }

    func testLaterCollectionsWinAndSilenceKeepsWhatWasSaid() {
        let base = TraitCollection {
            $0.userInterfaceStyle = .light
            $0.displayScale = 2
            $0.language = "fr-CA"
            $0.preferredContentSizeCategory = .accessibilityLarge
        }
        let joined = TraitCollection(traitsFrom: [base, TraitCollection(userInterfaceStyle: .dark), TraitCollection()])
        XCTAssertEqual(joined, base.modifyingTraits { $0.userInterfaceStyle = .dark })
        XCTAssertEqual(TraitCollection(traitsFrom: []), TraitCollection())
    }

    func testEveryTraitIsTakenOver() {
        let full = TraitCollection {
            $0.userInterfaceStyle = .dark
            $0.accessibilityContrast = .high
            $0.displayGamut = .displayP3
            $0.userInterfaceLevel = .elevated
            $0.userInterfaceIdiom = .pad
            $0.userInterfaceIdiomSubtype = .macCatalyst
            $0.horizontalSizeClass = .compact
            $0.verticalSizeClass = .regular
            $0.layoutDirection = .rightToLeft
            $0.preferredContentSizeCategory = .small
            $0.legibilityWeight = .bold
            $0.displayScale = 3
            $0.screenWidth = 184
            $0.language = "ar"
        }
        XCTAssertEqual(TraitCollection(traitsFrom: [TraitCollection(), full]), full)
        XCTAssertTrue(full.containsTraits(in: TraitCollection(accessibilityContrast: .high)))
        XCTAssertFalse(full.containsTraits(in: TraitCollection(displayGamut: .sRGB)))
        XCTAssertFalse(TraitCollection().containsTraits(in: full))
    }

    func testCollectionSurvivesCoding() throws {
        let traits = TraitCollection {
            $0.userInterfaceIdiom = .vision
            $0.language = "zh-Hant"
        }
        let data = try JSONEncoder().encode(traits)
        XCTAssertEqual(try JSONDecoder().decode(TraitCollection.self, from: data), traits)
    }

    func testTextSizesCompare() {
        XCTAssertEqual(ContentSizeCategory.allCases.sorted(), ContentSizeCategory.allCases)
        XCTAssertEqual(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count, 5)
    }
}
