import AppColors
import AppFont
import AppTheme
import CoreUIKitless
import Foundation

/// Palettes with the contrast of every pair, and the text styles at several sizes.
enum ThemesSection {
    static var section: Section {
        Section(
            id: "themes",
            title: "Themes",
            lead: """
                Nine colours with names that say what they are for, eleven text styles with Apple's documented sizes, \
                and twelve text sizes. The contrast of every pair is computed, not promised.
                """,
            blocks: [
                palette("The system palette", "Dark colours calculated; greys lose contrast there.", .system),
                palette("The accessible palette", "Every pair meets WCAG AA in light and dark.", .accessible),
                textStyles,
            ]
        )
    }

    private static func palette(_ title: String, _ text: String, _ colors: AppColors) -> Block {
        let rows = AppColors.textPairs.map { pair in
            let cells = [UserInterfaceStyle.light, .dark].map { style in
                cell(pair, colors, TraitCollection(userInterfaceStyle: style))
            }
            return "<tr><th scope=\"row\">\(pair.text.rawValue) on \(pair.background.rawValue)</th>"
                + cells.joined() + "</tr>"
        }
        let head = "<tr><th scope=\"col\">Pair</th><th scope=\"col\">Light</th><th scope=\"col\">Dark</th></tr>"
        return Block(
            title: title,
            text: text,
            body: "<table><thead>\(head)</thead><tbody>\(rows.joined())</tbody></table>"
        )
    }

    private static func cell(
        _ pair: (text: ColorRole, background: ColorRole),
        _ colors: AppColors,
        _ traits: TraitCollection
    ) -> String {
        let text = colors.color(pair.text, for: traits)
        let background = colors.color(pair.background, for: traits)
        let ratio = text.contrastRatio(to: background)
        let verdict = ratio >= 4.5 ? "AA" : ratio >= 3 ? "large text only" : "fails"
        return "<td>\(String(format: "%.2f", ratio)) \(verdict)</td>"
    }

    private static var textStyles: Block {
        let categories: [(String, TextSizeCategory)] = [
            ("xSmall", .xSmall), ("Large", .large), ("xxxLarge", .xxxLarge), ("AX5", .accessibility5),
        ]
        let rows = TextStyle.allCases.map { style in
            let cells = categories.map { _, category in
                let resolved = AppFont.system[style].resolved(for: category)
                return "<td>\(Int(resolved.size))/\(Int(resolved.lineHeight))</td>"
            }
            return "<tr><th scope=\"row\">\(style.rawValue)</th>\(cells.joined())</tr>"
        }
        let head = categories.map { "<th scope=\"col\">\($0.0)</th>" }.joined()
        return Block(
            title: "Text styles",
            text: "Size and leading in points, at four of the twelve text sizes.",
            body: """
                <table><thead><tr><th scope="col">Style</th>\(head)</tr></thead>\
                <tbody>\(rows.joined())</tbody></table>
                """
        )
    }
}
