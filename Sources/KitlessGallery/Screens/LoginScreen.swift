import CoreUIKitless
import Foundation

/// A login form: a card in the middle that grows with its content and never wider than is good to read.
enum LoginScreen: Screen {
    static let title = "Login form"
    static let summary = """
        One card: centred, at most 420 points wide, at least 20 from either side, as high as its content. No number \
        depends on the device.
        """
    static let sourceFile = #filePath

    static func build(in root: LayoutView, palette: Palette, wording: Wording) {
        root.backgroundColor = palette.ground
        let card = LayoutView()
        card.backgroundColor = palette.card
        card.cornerRadius = 28
        root.addSubview(card)
        card.constrainCenter()
        card.constrainEdges(.horizontal, relatedBy: .greaterThanOrEqual, with: DirectionalEdgeInsets(all: 20))
        card.constrain(.widthAnchor, relatedBy: .lessThanOrEqual, constant: 420)
        card.constrain(.widthAnchor, constant: 420, priority: .defaultHigh)

        let form = StackView(arrangedSubviews: fields(palette, wording), axis: .vertical)
        form.spacing = 14
        card.addSubview(form)
        form.constrainEdges(with: DirectionalEdgeInsets(topAndBottom: 32, leadingAndTrailing: 28))
        form.setCustomSpacing(20, after: form.arrangedSubviews[0])
        form.setCustomSpacing(6, after: form.arrangedSubviews[1])
        form.setCustomSpacing(24, after: form.arrangedSubviews[2])
        form.setCustomSpacing(20, after: form.arrangedSubviews[4])
        form.setCustomSpacing(18, after: form.arrangedSubviews[5])
    }

    private static func fields(_ palette: Palette, _ wording: Wording) -> [LayoutView] {
        [
            emblem(palette),
            Label(wording.welcome, size: 28, weight: 700, color: palette.text),
            Label(wording.invitation, size: 15, color: palette.secondaryText, lines: 0),
            FieldView(wording.email, icon: .person, palette: palette),
            FieldView(wording.password, icon: .lock, palette: palette),
            ButtonView(wording.logIn, palette: palette),
            Label(wording.forgotten, size: 15, weight: 500, color: palette.accent, alignment: .center),
            Label(wording.newHere, size: 15, color: palette.secondaryText, alignment: .center),
        ]
    }

    private static func emblem(_ palette: Palette) -> LayoutView {
        let row = LayoutView()
        let tile = LayoutView()
        tile.backgroundColor = palette.accent
        tile.cornerRadius = 16
        let icon = IconView(.heart, size: 30, color: palette.onAccent, isFilled: true)
        row.addSubview(tile)
        tile.addSubview(icon)
        tile.constrainSize(56)
        tile.constrainEdges(.notTrailing)
        icon.constrainCenter()
        return row
    }
}
