/// A picture with a caption, in a light and a dark version.
struct Picture {
    /// What the picture is of; also its name for those who cannot see it.
    let caption: String

    /// A second remark, such as a size.
    var remark = ""

    /// How wide it stands, one of the classes of the style sheet: `phone`, `tablet`, `desktop`, `half`, `third`.
    var width = ""

    /// The class of the frame around it: `device` or `picture`.
    var frame = "picture"

    /// The picture for a light page, SVG.
    let light: String

    /// The picture for a dark page, SVG; without it, the light one serves both.
    var dark: String?

    /// The drawings alone: the one for the page's appearance is shown.
    var drawing: String {
        dark.map { dark in "<div class=\"on-light\">\(light)</div><div class=\"on-dark\">\(dark)</div>" } ?? light
    }

    /// Markup of pictures beside and below each other, as many in a row as there is room for.
    static func stage(_ pictures: [Picture]) -> String { stage(pictures.map(\.html)) }

    /// The same of figures that are markup already.
    static func stage(_ figures: [String]) -> String { "<div class=\"stage\">\(figures.joined())</div>" }

    /// The markup.
    var html: String {
        let name = caption.escaped
        return """
            <figure class="\(width)">
            <div class="\(frame)" role="img" aria-label="\(name)">\(drawing)</div>
            <figcaption><span>\(name)</span><span>\(remark.escaped)</span></figcaption>
            </figure>
            """
    }
}
