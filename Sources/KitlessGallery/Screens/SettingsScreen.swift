import CoreUIKitless
import Foundation

/// A list of settings in groups, kept to the width that is good to read.
enum SettingsScreen: Screen {
    static let title = "Settings list"
    static let summary = """
        The list follows the readable content guide: on a phone it fills the margins, on a desktop it stays a column. \
        Chevrons and switches change sides with the language.
        """
    static let sourceFile = #filePath

    static func build(in root: LayoutView, palette: Palette, wording: Wording) {
        root.backgroundColor = palette.ground
        root.directionalLayoutMargins = DirectionalEdgeInsets(all: 20)
        let groups = [
            Label(wording.settings, size: 32, weight: 700, color: palette.text),
            group([account(palette, wording)], palette),
            heading(wording.preferences, palette),
            group(preferences(palette, wording), palette),
            heading(wording.security, palette),
            group(rest(palette, wording), palette),
            group([logOut(palette, wording)], palette),
        ]
        let list = StackView(arrangedSubviews: groups, axis: .vertical)
        list.spacing = 10
        list.setCustomSpacing(18, after: groups[0])
        list.setCustomSpacing(24, after: groups[1])
        list.setCustomSpacing(24, after: groups[3])
        list.setCustomSpacing(24, after: groups[5])
        root.addSubview(list)
        list.constrainEdges(.horizontal, to: root.readableContentGuide)
        list.constrainEdges(.top, to: root.safeAreaLayoutGuide, with: DirectionalEdgeInsets(top: 24))
    }

    private static func heading(_ text: String, _ palette: Palette) -> LayoutView {
        Label(text, size: 14, weight: 600, color: palette.secondaryText)
    }

    private static func rest(_ palette: Palette, _ wording: Wording) -> [LayoutView] {
        [
            row(.lock, Color(rgb: 0x0B7A5E), wording.privacy, [chevron(palette)], palette),
            row(
                .shuffle,
                Color(rgb: 0xA3560B),
                wording.storage,
                [value(wording.storageUsed, palette), chevron(palette)],
                palette
            ),
            row(.heart, Color(rgb: 0xB02A6B), wording.help, [chevron(palette)], palette),
        ]
    }

    private static func logOut(_ palette: Palette, _ wording: Wording) -> LayoutView {
        padded(
            Label(wording.logOut, size: 17, weight: 500, color: palette.accent, alignment: .center),
            DirectionalEdgeInsets(topAndBottom: 16, leadingAndTrailing: 14)
        )
    }

    /// A text at the end of a row, which never gives way.
    private static func value(_ text: String, _ palette: Palette) -> Label {
        let value = Label(text, size: 16, color: palette.secondaryText)
        value.setContentHuggingPriority(.required, for: .horizontal)
        value.setContentCompressionResistancePriority(.required, for: .horizontal)
        return value
    }

    private static func preferences(_ palette: Palette, _ wording: Wording) -> [LayoutView] {
        [
            row(
                .bell,
                Color(rgb: 0xC7362F),
                wording.notifications,
                [SwitchView(isOn: true, palette: palette)],
                palette
            ),
            row(.moon, Color(rgb: 0x5B4BC4), wording.darkMode, [SwitchView(isOn: false, palette: palette)], palette),
            row(
                .globe,
                Color(rgb: 0x1F6FD0),
                wording.language,
                [value(wording.languageName, palette), chevron(palette)],
                palette
            ),
        ]
    }

    private static func account(_ palette: Palette, _ wording: Wording) -> LayoutView {
        let portrait = LayoutView()
        portrait.backgroundColor = palette.accent
        portrait.cornerRadius = 28
        portrait.constrainSize(56)
        let face = IconView(.person, size: 30, color: palette.onAccent)
        portrait.addSubview(face)
        face.constrainCenter()
        let names = StackView(
            arrangedSubviews: [
                Label(wording.name, size: 18, weight: 600, color: palette.text),
                Label(wording.plan, size: 14, color: palette.secondaryText),
            ],
            axis: .vertical
        )
        names.spacing = 2
        let stack = StackView(arrangedSubviews: [portrait, names, chevron(palette)])
        stack.spacing = 14
        stack.alignment = .center
        return padded(stack, DirectionalEdgeInsets(all: 14))
    }

    private static func chevron(_ palette: Palette) -> LayoutView {
        IconView(.chevron, size: 18, color: palette.secondaryText)
    }

    /// A tile with an icon, a title that takes the room there is, and what stands at the end.
    private static func row(
        _ icon: Icon,
        _ color: Color,
        _ title: String,
        _ accessories: [LayoutView],
        _ palette: Palette
    ) -> LayoutView {
        let tile = LayoutView()
        tile.backgroundColor = color
        tile.cornerRadius = 9
        tile.constrainSize(34)
        let image = IconView(icon, size: 20, color: .white)
        tile.addSubview(image)
        image.constrainCenter()
        let label = Label(title, size: 17, color: palette.text)
        let stack = StackView(arrangedSubviews: [tile, label] + accessories)
        stack.spacing = 12
        stack.alignment = .center
        return padded(stack, DirectionalEdgeInsets(topAndBottom: 11, leadingAndTrailing: 14))
    }

    private static func padded(_ view: LayoutView, _ insets: DirectionalEdgeInsets) -> LayoutView {
        let outer = LayoutView()
        outer.addSubview(view)
        view.constrainEdges(with: insets)
        return outer
    }

    /// A card of rows with hairlines between them.
    private static func group(_ rows: [LayoutView], _ palette: Palette) -> LayoutView {
        let card = LayoutView()
        card.backgroundColor = palette.card
        card.cornerRadius = 18
        let stack = StackView(arrangedSubviews: [], axis: .vertical)
        for (index, row) in rows.enumerated() {
            if index > 0 { stack.addArrangedSubview(hairline(palette)) }
            stack.addArrangedSubview(row)
        }
        card.addSubview(stack)
        stack.constrainEdges()
        return card
    }

    private static func hairline(_ palette: Palette) -> LayoutView {
        let row = LayoutView()
        let line = LayoutView()
        line.backgroundColor = palette.separator
        row.addSubview(line)
        line.constrainEdges(with: DirectionalEdgeInsets(leading: 60))
        line.constrain(.heightAnchor, constant: 1)
        return row
    }
}
