import AppColors
import AppTheme
import CoreUIKitless
import Foundation
import KitlessControls

/// The pictures of the page's index, one for each section, and the one beside its title.
enum Covers {
    /// All covers have this size in points.
    private static let size = CGSize(width: 320, height: 180)

    /// The picture beside the title: a screen as wide as a tablet.
    static var hero: Picture {
        Sample(caption: "A media player", size: CGSize(width: 860, height: 560)) { root, palette in
            PlayerScreen.build(in: root, palette: palette, wording: .english)
        }
        .picture(width: "", name: "hero")
    }

    /// The cover of a section; `nil` for one that has none.
    static func cover(of section: String) -> Picture? {
        if section == "motion" { return Picture(caption: "", light: curve) }
        let build: (LayoutView, Palette) -> Void
        switch section {
        case "screens": build = screens
        case "layout": build = layout
        case "diagnostics": build = diagnostics
        case "colour": build = colors
        case "elevation": build = elevation
        case "catalogs": build = catalogs
        case "themes": build = themes
        case "controls": build = controls
        case "live": build = live
        default: return nil
        }
        return Sample(caption: "", size: size, build: build).picture(name: "cover-\(section)")
    }

    private static var curve: String {
        let spring = Spring(viewAnimationDuration: 0.8, dampingRatio: 0.4)
        return Plot(
            values: { spring.value(from: 0.0, to: 1, at: $0) },
            velocities: { spring.velocity(from: 0.0, to: 1, at: $0) }
        )
        .svg
    }

    private static func fill(_ root: LayoutView, with view: LayoutView, inset: CGFloat = 24) {
        root.addSubview(view)
        view.constrainEdges(with: DirectionalEdgeInsets(all: inset))
    }

    private static func row(
        _ views: [LayoutView],
        axis: LayoutAxis = .horizontal,
        distribution: StackView.Distribution = .fillEqually,
        spacing: CGFloat = 8
    ) -> StackView {
        let stack = StackView(arrangedSubviews: views, axis: axis)
        stack.distribution = distribution
        stack.spacing = spacing
        return stack
    }

    private static func box(_ color: Color, radius: CGFloat = 8) -> LayoutView {
        let box = LayoutView()
        box.backgroundColor = color
        box.cornerRadius = radius
        return box
    }

    private static func screens(_ root: LayoutView, _ palette: Palette) {
        let cards = ["Log in", "Settings", "Player"].enumerated().map { index, name in
            let card = box(palette.card, radius: 12)
            card.elevations = Elevation.material(level: 4)
            let lines = [
                box(SampleBox.colors[index], radius: 6), Label(name, size: 13, weight: 700, color: palette.text),
                box(palette.track, radius: 3), box(palette.track, radius: 3), box(palette.accent, radius: 6),
            ]
            for (line, height) in zip(lines, [28, 16, 6, 6, 18]) {
                line.constrain(.heightAnchor, constant: CGFloat(height))
            }
            let column = row(lines, axis: .vertical, distribution: .equalSpacing)
            card.addSubview(column)
            column.constrainEdges(with: DirectionalEdgeInsets(all: 12))
            return card
        }
        fill(root, with: row(cards, spacing: 18))
    }

    private static func layout(_ root: LayoutView, _ palette: Palette) {
        func boxes(_ names: [String]) -> [LayoutView] {
            names.enumerated().map { SampleBox($1, color: SampleBox.colors[$0]) }
        }
        let rows = [
            row(boxes(["One", "Longer", "Longest"]), distribution: .fillProportionally),
            row(boxes(["1", "1", "1"])),
            row(boxes(["Leading", "Trailing"]), distribution: .equalSpacing),
        ]
        fill(root, with: row(rows, axis: .vertical, spacing: 10))
    }

    private static func diagnostics(_ root: LayoutView, _ palette: Palette) {
        let equations = ["photo.leading == root.leading + 20", "photo.trailing == root.trailing - 20"]
        let broken = SampleBox("photo.width == 400", color: SampleBox.colors[1])
        let lines = equations.map { Label($0, size: 14, weight: 600, color: palette.text) } + [broken]
        let heading = Label("Cannot hold together:", size: 13, color: palette.secondaryText)
        let list = row([heading] + lines, axis: .vertical, distribution: .fill, spacing: 10)
        root.addSubview(list)
        list.constrainCenter()
    }

    private static func colors(_ root: LayoutView, _ palette: Palette) {
        let rows = [0.8, 0.65, 0.5].map { lightness in
            row(
                (0..<10).map { step in
                    box(
                        Color(OKLCH(lightness: lightness, chroma: 0.13, hue: Double(step) * 36)).gamutMapped(to: .srgb),
                        radius: 5
                    )
                },
                spacing: 5
            )
        }
        fill(root, with: row(rows, axis: .vertical, spacing: 5))
    }

    private static func elevation(_ root: LayoutView, _ palette: Palette) {
        let cards = [1, 6, 16].map { level in
            let card = Label("\(level)", size: 22, weight: 600, color: palette.text, alignment: .center)
            card.backgroundColor = palette.card
            card.cornerRadius = 14
            card.elevations = Elevation.material(level: level)
            return card
        }
        fill(root, with: row(cards, spacing: 30), inset: 40)
    }

    private static func catalogs(_ root: LayoutView, _ palette: Palette) {
        let texts = [("en", "3 pictures"), ("pl", "3 zdjęcia"), ("pl", "8 zdjęć"), ("ar", "صورة واحدة")]
        let lines = texts.map { language, text in
            row(
                [
                    Label(language, size: 14, color: palette.secondaryText),
                    Label(text, size: 17, weight: 600, color: palette.text),
                ],
                distribution: .equalSpacing
            )
        }
        fill(root, with: row(lines, axis: .vertical, distribution: .equalSpacing), inset: 28)
    }

    private static func themes(_ root: LayoutView, _ palette: Palette) {
        let halves = [UserInterfaceStyle.light, .dark].map { style in
            ThemesSection.specimen(.accessible, TraitCollection(userInterfaceStyle: style))
        }
        fill(root, with: row(halves, spacing: 0), inset: 0)
    }

    private static func controls(_ root: LayoutView, _ palette: Palette) {
        let stepper = StepperControl(value: 42)
        let segments = ImageSegmentedControl(
            segments: [ControlImage.minus, .plus, .trash].map { ImageSegment(image: $0) }
        )
        segments.selectedSegmentIndex = 0
        let traits = TraitCollection(userInterfaceStyle: palette.style)
        for control: Control in [stepper, segments] { control.traits = traits }
        let column = row([stepper, segments], axis: .vertical, distribution: .equalSpacing, spacing: 24)
        column.alignment = .center
        root.addSubview(column)
        column.constrainCenter()
    }

    private static func live(_ root: LayoutView, _ palette: Palette) {
        let window = box(palette.card, radius: 12)
        let edge = box(palette.accent, radius: 3)
        let panels = row([box(palette.track, radius: 6), box(palette.track, radius: 6)], spacing: 10)
        root.addSubview(window)
        window.addSubview(panels)
        root.addSubview(edge)
        window.constrainEdges(.notTrailing, with: DirectionalEdgeInsets(all: 28))
        window.constrainEdges(.trailing, with: DirectionalEdgeInsets(all: 72))
        panels.constrainEdges(with: DirectionalEdgeInsets(all: 14))
        edge.constrain(.centerXAnchor, to: window.trailingAnchor)
        edge.constrain(.centerYAnchor, to: window.centerYAnchor)
        edge.constrainSize(width: 6, height: 56)
    }
}
