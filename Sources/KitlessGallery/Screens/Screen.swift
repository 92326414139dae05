import CoreUIKitless
import Foundation

/// A screen of the gallery: a tree of views with its constraints.
protocol Screen {
    /// What it is called.
    static var title: String { get }

    /// What to look at.
    static var summary: String { get }

    /// The file that its code stands in.
    static var sourceFile: String { get }

    /// Adds the screen's views to a root that has its size and its environment.
    static func build(in root: LayoutView, palette: Palette, wording: Wording)
}
