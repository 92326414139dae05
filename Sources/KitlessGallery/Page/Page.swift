import CoreUIKitless

/// The gallery as one HTML document that needs nothing else: style, script and pictures are inside.
///
/// The markup is XML as well, so that a test can hold it against an XML parser.
struct Page {
    /// The title in the bar and above the facts.
    let title: String

    /// What the page shows, in a sentence or two.
    let lead: String

    /// The picture beside the title.
    let hero: Picture

    /// Figures below the title: what is counted, and how many.
    let facts: KeyValuePairs<String, String>

    /// The page's parts in order.
    let sections: [Section]

    /// The document.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>\(title.escaped)</title>
        <style>/*<![CDATA[*/
        \(String(decoding: PackageResources.gallery_css + PackageResources.live_css, as: UTF8.self))/*]]>*/</style>
        </head>
        <body>
        <a class="skip" href="#content">Skip to the pictures</a>
        <header class="bar"><div>
        <strong>CoreUIKitless</strong>
        <nav aria-label="Sections">\(sections.map(\.link).joined())</nav>
        \(Self.controls)
        </div></header>
        <main id="content">
        <div class="hero"><div><h1>\(title.escaped)</h1><p>\(lead.escaped)</p>\
        <dl class="facts">\(facts.map(Self.fact).joined())</dl></div>\(hero.html)</div>
        <nav class="index" aria-label="Contents">\(sections.map(\.card).joined())</nav>
        \(sections.map(\.html).joined(separator: "\n"))
        </main>
        <footer>Every picture on this page is SVG that CoreUIKitless wrote. No network, no UIKit.</footer>
        <script>//<![CDATA[
        \(String(decoding: PackageResources.gallery_js, as: UTF8.self))//]]></script>
        <script>//<![CDATA[
        \(String(decoding: PackageResources.live_host_js + PackageResources.live_js, as: UTF8.self))//]]></script>
        </body>
        </html>

        """
    }

    private static let controls = """
        <div class="controls">
        <button type="button" class="toggle" id="outlines" aria-pressed="false">Outlines</button>
        <fieldset><legend>Appearance</legend>\
        <label><input type="radio" name="theme" value="auto" checked="checked" /><span>Auto</span></label>\
        <label><input type="radio" name="theme" value="light" /><span>Light</span></label>\
        <label><input type="radio" name="theme" value="dark" /><span>Dark</span></label>\
        </fieldset>
        </div>
        """

    private static func fact(_ name: String, _ value: String) -> String {
        "<div><dt>\(name.escaped)</dt><dd>\(value.escaped)</dd></div>"
    }
}

extension String {
    /// The text as it may stand in markup, in an element or between double quotes.
    var escaped: String { XMLWriter.escaped(self) }
}
