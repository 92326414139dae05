public import Foundation

/// The gallery: screens, colours, motion and more as one page to look at.
public struct Gallery: Sendable {
    /// The page: one HTML document that needs no other file and no network.
    public let html: String

    /// How long the layout of all screens took, in seconds, without building and drawing them.
    public let layoutDuration: TimeInterval

    /// How many trees were laid out for the screens.
    public let screenCount: Int

    /// How many views these trees have in all.
    public let viewCount: Int

    /// Lays everything out and draws it.
    public init() {
        let screens = ScreensSection()
        layoutDuration = screens.layoutDuration
        (screenCount, viewCount) = screens.counts
        let page = Page(
            title: "Laid out without UIKit",
            lead: """
                Everything on this page was computed by plain Swift on whatever machine wrote it: constraints solved, \
                colours converted, curves sampled, pictures drawn.
                """,
            facts: [
                "Screens laid out": "\(screenCount)",
                "Views in them": "\(viewCount)",
                "Layout, all screens": Self.milliseconds(layoutDuration),
                "Dependencies": "0",
            ],
            sections: [
                screens.section, LayoutSection.section, DiagnosticsSection.section, ColorSection.section,
                MotionSection.section, ThemesSection.section, ControlsSection.section, LiveSection.section,
            ].compactMap(\.self)
        )
        html = page.html
    }

    private static func milliseconds(_ seconds: TimeInterval) -> String {
        String(format: "%.1f ms", seconds * 1000)
    }
}
