import CoreUIKitless
import Foundation

/// Layout piece by piece: stacks, guides, directions.
enum LayoutSection {
    static var section: Section {
        Section(
            id: "layout",
            title: "Layout",
            lead: """
                Stacks in all their distributions and alignments, guides that know what a screen covers, and a layout \
                that turns round with the language.
                """,
            blocks: [
                block(
                    "Distributions",
                    "Three boxes of different widths in a stack that is wider than they need.",
                    StackView.Distribution.allCases.map(distribution)
                ),
                block(
                    "Alignments",
                    "Labels of different sizes across the stack's axis; baselines as the text has them.",
                    StackView.Alignment.allCases.map(alignment)
                ),
                block(
                    "Guides",
                    "Safe area, margins within it, and the readable width, from the outside in.",
                    [guides("A phone held sideways", CGSize(width: 640, height: 240))]
                ),
                block(
                    "Left to right, right to left",
                    "The same constraints. Leading and trailing change sides, text follows its own direction.",
                    [card(.leftToRight, .english), card(.rightToLeft, .arabic)]
                ),
            ]
        )
    }

    private static func block(_ title: String, _ text: String, _ samples: [Sample]) -> Block {
        let slug = title.filter(\.isLetter).lowercased()
        let width = samples.count == 1 ? "desktop" : samples.count == 2 ? "half" : "third"
        let pictures = samples.enumerated().map { $1.picture(width: width, name: "\(slug)\($0)") }
        return Block(title: title, text: text, body: Picture.stage(pictures))
    }

    private static func distribution(_ distribution: StackView.Distribution) -> Sample {
        Sample(caption: "." + distribution.rawValue, size: CGSize(width: 360, height: 72)) { root, palette in
            let boxes = ["One", "Longer", "The longest"].enumerated().map { index, name in
                SampleBox(name, color: SampleBox.colors[index])
            }
            let stack = StackView(arrangedSubviews: boxes)
            stack.spacing = 8
            stack.distribution = distribution
            root.addSubview(stack)
            stack.constrainEdges(with: DirectionalEdgeInsets(all: 16))
        }
    }

    private static func alignment(_ alignment: StackView.Alignment) -> Sample {
        Sample(caption: "." + alignment.rawValue, size: CGSize(width: 360, height: 110)) { root, palette in
            let labels = [(13.0, 1), (28, 1), (17, 2)].enumerated().map { index, kind in
                let label = Label("Hamburg", size: kind.0, weight: 600, color: palette.text, lines: kind.1)
                if kind.1 == 2 { label.text = "Ham\nburg" }
                label.backgroundColor = SampleBox.colors[index].withAlphaComponent(0.18)
                return label
            }
            let stack = StackView(arrangedSubviews: labels)
            stack.spacing = 12
            stack.alignment = alignment
            root.addSubview(stack)
            stack.constrainCenter()
            stack.constrain(.heightAnchor, constant: 78)
        }
    }

    private static func guides(_ caption: String, _ size: CGSize) -> Sample {
        let environment = LayoutEnvironment(
            safeAreaInsets: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44),
            readableContentWidth: 400
        )
        return Sample(caption: caption, size: size, environment: environment) { root, palette in
            root.directionalLayoutMargins = DirectionalEdgeInsets(all: 30)
            let guides: [(String, LayoutGuide)] = [
                ("safeAreaLayoutGuide", root.safeAreaLayoutGuide), ("layoutMarginsGuide", root.layoutMarginsGuide),
                ("readableContentGuide", root.readableContentGuide),
            ]
            for (index, (name, guide)) in guides.enumerated() {
                let area = LayoutView()
                area.backgroundColor = SampleBox.colors[index].withAlphaComponent(0.14)
                area.borderColor = SampleBox.colors[index]
                area.borderWidth = 1.5
                root.addSubview(area)
                area.constrainEdges(to: guide)
                let label = Label(name, size: 13, weight: 600, color: palette.text)
                root.addSubview(label)
                label.constrain(.leading, to: .leading, of: guide, constant: 10)
                // The margins and the readable width begin at the same height.
                label.constrain(.top, to: .top, of: guide, constant: index == 2 ? 32 : 7)
            }
        }
    }

    private static func card(_ direction: UserInterfaceLayoutDirection, _ wording: Wording) -> Sample {
        Sample(
            caption: direction == .leftToRight ? "Left to right" : "Right to left",
            size: CGSize(width: 420, height: 150),
            environment: LayoutEnvironment(layoutDirection: direction)
        ) { root, palette in
            let cover = ArtworkView()
            cover.cornerRadius = 14
            cover.constrainSize(110)
            let texts = StackView(
                arrangedSubviews: [
                    Label(wording.nowPlaying, size: 12, weight: 600, color: palette.accent),
                    Label(wording.song, size: 19, weight: 700, color: palette.text),
                    Label(wording.artist, size: 14, color: palette.secondaryText),
                ],
                axis: .vertical
            )
            texts.spacing = 3
            let row = StackView(
                arrangedSubviews: [cover, texts, IconView(.chevron, size: 20, color: palette.secondaryText)]
            )
            row.spacing = 16
            row.alignment = .center
            root.addSubview(row)
            row.constrainEdges(with: DirectionalEdgeInsets(all: 20))
        }
    }
}
