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
        let head = ["Pair", "Light", "Dark"].map { "<th scope=\"col\">\($0)</th>" }.joined()
        let pictures = [UserInterfaceStyle.light, .dark].map { picture(of: colors, title, $0) }
        return Block(
            title: title,
            text: text,
            body: Picture.stage(pictures),
            details: ("The contrast of every pair", Table(head: head, rows: rows).html)
        )
    }

    /// A message with its actions, in the colours of a palette.
    static func specimen(_ colors: AppColors, _ traits: TraitCollection) -> LayoutView {
        func color(_ role: ColorRole) -> Color { colors.color(role, for: traits) }
        let view = LayoutView()
        view.backgroundColor = color(.background)
        let actions = [ColorRole.primary, .success, .destructive].map { role in
            let action = Label("Aa", size: 13, weight: 600, color: color(.onPrimary), alignment: .center)
            action.backgroundColor = color(role)
            action.cornerRadius = 8
            action.constrain(.heightAnchor, constant: 32)
            return action
        }
        let buttons = StackView(arrangedSubviews: actions)
        buttons.distribution = .fillEqually
        buttons.spacing = 6
        let texts = [
            Label("Label", size: 17, weight: 600, color: color(.label)),
            Label("Second label", size: 13, color: color(.secondaryLabel)),
            Label("A link", size: 13, weight: 600, color: color(.primary)),
        ]
        let column = StackView(arrangedSubviews: texts + [buttons], axis: .vertical)
        column.spacing = 6
        column.setCustomSpacing(12, after: texts[2])
        view.addSubview(column)
        column.constrainCenter(.y)
        column.constrainEdges(.horizontal, with: DirectionalEdgeInsets(all: 16))
        return view
    }

    private static func picture(of colors: AppColors, _ title: String, _ style: UserInterfaceStyle) -> Picture {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 360, height: 170))
        let view = specimen(colors, TraitCollection(userInterfaceStyle: style))
        root.addSubview(view)
        view.constrainEdges()
        root.layoutIfNeeded()
        var options = SVGSnapshot.Options()
        options.identifierPrefix = "\(title.filter(\.isLetter))-\(style)-"
        return Picture(
            caption: style == .light ? "Light" : "Dark",
            width: "half",
            light: SVGSnapshot(of: root, options: options).text
        )
    }

    private static func cell(
        _ pair: (text: ColorRole, background: ColorRole),
        _ colors: AppColors,
        _ traits: TraitCollection
    ) -> String {
        let text = colors.color(pair.text, for: traits)
        let background = colors.color(pair.background, for: traits)
        let isLegible = text.isSufficientContrast(to: background)
        let isLegibleLarge = text.isSufficientContrast(to: background, context: .largeText)
        let verdict = isLegible ? "AA" : isLegibleLarge ? "large text only" : "fails"
        return "<td>\(ContrastResult.text(text.contrastRatio(to: background))) \(verdict)</td>"
    }

    private static var textStyles: Block {
        let categories: [(String, ContentSizeCategory)] = [
            ("xSmall", .extraSmall), ("Large", .large), ("xxxLarge", .extraExtraExtraLarge),
            ("AX5", .accessibilityExtraExtraExtraLarge),
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
            body: Table(head: "<th scope=\"col\">Style</th>\(head)", rows: rows).html
        )
    }
}
