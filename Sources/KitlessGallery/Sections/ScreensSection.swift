import CoreUIKitless
import Foundation

/// The screens: each at the width of a phone, a tablet and a desktop, and in a right-to-left language.
struct ScreensSection {
    /// The section.
    let section: Section

    /// How many trees were laid out, and how many views they have in all.
    private(set) var counts = (trees: 0, views: 0)

    /// How long the layout of all trees took, in seconds.
    private(set) var layoutDuration = 0.0

    private struct Device {
        let name: String
        let width: String
        let size: CGSize
        var safeArea = EdgeInsets.zero
        var direction = UserInterfaceLayoutDirection.leftToRight
    }

    /// What a phone's rounded corners and its indicator at the bottom cover.
    private static let phoneSafeArea = EdgeInsets(top: 32, left: 0, bottom: 24, right: 0)

    private static let devices = [
        Device(name: "Phone", width: "phone", size: CGSize(width: 390, height: 720), safeArea: phoneSafeArea),
        Device(
            name: "Phone, right to left",
            width: "phone",
            size: CGSize(width: 390, height: 720),
            safeArea: phoneSafeArea,
            direction: .rightToLeft
        ),
        Device(name: "Tablet", width: "tablet", size: CGSize(width: 820, height: 720)),
        Device(name: "Desktop", width: "desktop", size: CGSize(width: 1280, height: 720)),
    ]

    /// Builds, lays out and draws every screen.
    init() {
        let screens: [any Screen.Type] = [LoginScreen.self, SettingsScreen.self, PlayerScreen.self]
        var counts = (trees: 0, views: 0)
        var duration = 0.0
        var blocks: [Block] = []
        for screen in screens {
            let pictures = Self.devices.map { device in
                let drawn = [Palette.light, .dark].map { palette in
                    let root = Self.root(of: screen, on: device, palette: palette)
                    let start = ProcessInfo.processInfo.systemUptime
                    root.layoutIfNeeded()
                    duration += ProcessInfo.processInfo.systemUptime - start
                    counts.trees += 1
                    counts.views += root.viewCount
                    return Self.picture(of: root, number: counts.trees)
                }
                return Picture(
                    caption: device.name,
                    remark: "\(Int(device.size.width)) × \(Int(device.size.height))",
                    width: device.width,
                    frame: "device",
                    light: drawn[0],
                    dark: drawn[1]
                )
            }
            let body = Picture.stage(pictures)
            // A clone has the code beside the program; a program that was moved elsewhere goes without.
            let code = try? String(contentsOfFile: screen.sourceFile, encoding: .utf8)
            blocks.append(Block(title: screen.title, text: screen.summary, body: body, code: code))
        }
        section = Section(
            id: "screens",
            title: "Screens",
            lead: """
                Views, anchors, guides and stacks as UIKit has them, solved by our own constraint solver. Each screen \
                is built once from the same code for every width; \u{201C}Outlines\u{201D} shows the frames.
                """,
            blocks: blocks
        )
        self.counts = counts
        layoutDuration = duration
    }

    private static func root(of screen: any Screen.Type, on device: Device, palette: Palette) -> LayoutView {
        let root = LayoutView(frame: CGRect(origin: .zero, size: device.size))
        root.environment = LayoutEnvironment(layoutDirection: device.direction, safeAreaInsets: device.safeArea)
        screen.build(
            in: root,
            palette: palette,
            wording: device.direction == .rightToLeft ? .arabic : .english
        )
        return root
    }

    private static func picture(of root: LayoutView, number: Int) -> String {
        var options = SVGSnapshot.Options()
        options.showsOutlines = true
        options.identifierPrefix = "screen\(number)-"
        return SVGSnapshot(of: root, options: options).text
    }
}

extension LayoutView {
    /// How many views a tree has.
    var viewCount: Int {
        var count = 0
        var rest = [self]
        while let view = rest.popLast() {
            count += 1
            rest += view.subviews
        }
        return count
    }
}
