/// One part of the gallery: a heading, what to look at, and blocks of pictures.
struct Section {
    /// The fragment of its address.
    let id: String

    /// Its heading, also in the bar.
    let title: String

    /// What to look at.
    let lead: String

    /// Its blocks in order.
    let blocks: [Block]

    /// The entry in the bar.
    var link: String { "<a href=\"#\(id)\">\(title.escaped)</a>" }

    /// The card in the page's index: a picture, hidden from those who hear the page, and the title.
    var card: String {
        let picture = Covers.cover(of: id)?.drawing ?? ""
        let cover = "<span class=\"cover\" aria-hidden=\"true\">\(picture)</span>"
        return "<a href=\"#\(id)\">\(cover)<b>\(title.escaped)</b></a>"
    }

    /// The markup.
    var html: String {
        """
        <section id="\(id)" aria-labelledby="\(id)-title">
        <h2 id="\(id)-title">\(title.escaped)</h2>
        <p class="lead">\(lead.escaped)</p>
        \(blocks.map(\.html).joined(separator: "\n"))
        </section>
        """
    }
}

/// A card of a section.
struct Block {
    /// Its heading.
    let title: String

    /// A sentence on it.
    let text: String

    /// Markup below the sentence.
    let body: String

    /// The code that made it, folded away.
    var code: String?

    /// What else there is to know, folded away: what to press, and markup.
    var details: (summary: String, body: String)?

    /// The markup.
    var html: String {
        let folded = code.map { "<details><summary>The code</summary><pre><code>\($0.escaped)</code></pre></details>" }
        let more = details.map { "<details><summary>\($0.summary.escaped)</summary>\($0.body)</details>" }
        return """
            <div class="block">
            <h3>\(title.escaped)</h3>
            <p>\(text.escaped)</p>
            \(body)
            \(folded ?? "")\(more ?? "")
            </div>
            """
    }
}
