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
    ///
    /// - Parameter progress: Called with the title of each part before work on it begins.
    public init(progress: (String) -> Void = { _ in }) {
        progress("Screens")
        let screens = ScreensSection()
        layoutDuration = screens.layoutDuration
        (screenCount, viewCount) = screens.counts
        var sections = [screens.section]
        let rest: KeyValuePairs<String, () -> Section?> = [
            "Layout": { LayoutSection.section },
            "Diagnostics": { DiagnosticsSection.section },
            "Colour": { ColorSection.section },
            "Motion": { MotionSection.section },
            "Elevation": { ElevationSection.section },
            "Catalogs": { CatalogSection.section },
            "Themes": { ThemesSection.section },
            "Controls": { ControlsSection.section },
            "Live": { LiveSection.section },
        ]
        for (title, make) in rest {
            progress(title)
            if let section = make() { sections.append(section) }
        }
        let page = Page(
            title: "Laid out without UIKit",
            lead: """
                Everything on this page was computed by plain Swift on whatever machine wrote it: constraints solved, \
                colours converted, curves sampled, pictures drawn.
                """,
            hero: Covers.hero,
            facts: [
                "Screens laid out": "\(screenCount)",
                "Views in them": "\(viewCount)",
                "Layout, all screens\(Self.isDebugBuild ? " (debug build)" : "")": Self.milliseconds(layoutDuration),
                "Dependencies": "0",
            ],
            sections: sections
        )
        html = page.html
    }

    /// A debug build says nothing about speed, and should not seem to.
    private static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    private static func milliseconds(_ seconds: TimeInterval) -> String {
        String(format: "%.1f ms", seconds * 1000)
    }
}
