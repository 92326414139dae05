/// What a text is for; the styles of Apple's Human Interface Guidelines.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    /// The title of a screen, in large type.
    case largeTitle

    /// The first level of hierarchical headings.
    case title1

    /// The second level of hierarchical headings.
    case title2

    /// The third level of hierarchical headings.
    case title3

    /// A heading, as large as body text and heavier.
    case headline

    /// Body text.
    case body

    /// Callouts.
    case callout

    /// Subheadings.
    case subheadline

    /// Footnotes.
    case footnote

    /// Standard captions.
    case caption1

    /// Alternate captions.
    case caption2
}
