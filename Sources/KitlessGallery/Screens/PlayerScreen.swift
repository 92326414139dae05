import CoreUIKitless
import Foundation

/// A media player: above each other on a phone, side by side where there is room.
enum PlayerScreen: Screen {
    static let title = "Media player"
    static let summary = """
        The cover keeps its aspect ratio and gives way first; the controls are spaced evenly; a stack turns from \
        vertical to horizontal where the root is at least 700 points wide.
        """
    static let sourceFile = #filePath

    static func build(in root: LayoutView, palette: Palette, wording: Wording) {
        root.backgroundColor = palette.ground
        let isWide = root.frame.width >= 700
        let cover = ArtworkView()
        cover.constrainAspectRatio(1)
        let panel = StackView(
            arrangedSubviews: [names(palette, wording), progress(palette, in: root), buttons(palette, in: root)],
            axis: .vertical
        )
        panel.spacing = 18
        if isWide {
            panel.addArrangedSubview(queue(palette, wording))
            panel.setCustomSpacing(30, after: panel.arrangedSubviews[2])
        }
        let content = StackView(arrangedSubviews: [cover, panel], axis: isWide ? .horizontal : .vertical)
        content.spacing = isWide ? 48 : 28
        content.alignment = isWide ? .center : .fill
        root.addSubview(content)
        content.constrainCenter()
        content.constrainEdges(.all, relatedBy: .greaterThanOrEqual, with: DirectionalEdgeInsets(all: 28))
        content.constrain(.widthAnchor, relatedBy: .lessThanOrEqual, constant: isWide ? 1080 : 420)
        content.constrainEdges(.horizontal, with: DirectionalEdgeInsets(all: 28), priority: .defaultHigh)
        if isWide { panel.constrain(.widthAnchor, to: cover.widthAnchor, relatedBy: .greaterThanOrEqual) }
    }

    /// Time runs from left to right whatever the language, and so do the views that stand for it.
    private static func inOrderOfTime(_ views: [LayoutView], in root: LayoutView) -> [LayoutView] {
        root.environment.layoutDirection == .rightToLeft ? views.reversed() : views
    }

    private static func names(_ palette: Palette, _ wording: Wording) -> LayoutView {
        let titles = StackView(
            arrangedSubviews: [
                Label(wording.nowPlaying, size: 13, weight: 600, color: palette.accent),
                Label(wording.song, size: 26, weight: 700, color: palette.text),
                Label("\(wording.artist) · \(wording.album)", size: 16, color: palette.secondaryText),
            ],
            axis: .vertical
        )
        titles.spacing = 4
        let row = StackView(arrangedSubviews: [titles, IconView(.heart, size: 26, color: palette.accent)])
        row.alignment = .center
        row.spacing = 12
        return row
    }

    private static func progress(_ palette: Palette, in root: LayoutView) -> LayoutView {
        let labels = ["1:24", "3:52"].map { Label($0, size: 13, color: palette.secondaryText) }
        let times = StackView(arrangedSubviews: inOrderOfTime(labels, in: root))
        times.distribution = .equalSpacing
        let column = StackView(
            arrangedSubviews: [SliderView(fraction: 0.36, palette: palette), times],
            axis: .vertical
        )
        column.spacing = 4
        return column
    }

    private static func buttons(_ palette: Palette, in root: LayoutView) -> LayoutView {
        let play = LayoutView()
        play.backgroundColor = palette.accent
        play.cornerRadius = 34
        play.constrainSize(68)
        let symbol = IconView(.pause, size: 30, color: palette.onAccent)
        play.addSubview(symbol)
        symbol.constrainCenter()
        let views = [
            IconView(.shuffle, size: 24, color: palette.secondaryText),
            IconView(.previous, size: 32, color: palette.text, isFilled: true),
            play,
            IconView(.next, size: 32, color: palette.text, isFilled: true),
            IconView(.loop, size: 24, color: palette.secondaryText),
        ]
        let row = StackView(arrangedSubviews: inOrderOfTime(views, in: root))
        row.distribution = .equalSpacing
        row.alignment = .center
        return row
    }

    private static func queue(_ palette: Palette, _ wording: Wording) -> LayoutView {
        let rows = wording.queue.map { song, artist in
            let row = StackView(
                arrangedSubviews: [
                    Label(song, size: 16, weight: 500, color: palette.text),
                    Label(artist, size: 15, color: palette.secondaryText),
                ]
            )
            row.distribution = .equalSpacing
            row.spacing = 12
            return row
        }
        let heading = Label(wording.upNext, size: 14, weight: 600, color: palette.secondaryText)
        let list = StackView(arrangedSubviews: [heading] + rows, axis: .vertical)
        list.spacing = 14
        return list
    }
}
