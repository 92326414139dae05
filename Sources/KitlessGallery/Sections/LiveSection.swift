import Foundation

/// The part of the page where the engines run in the browser.
enum LiveSection {
    /// The engines as WebAssembly, in base 64; `nil` where the program was moved away from its resources.
    private static var module: String? {
        Bundle.module.url(forResource: "live", withExtension: "wasm")
            .flatMap { try? Data(contentsOf: $0) }?
            .base64EncodedString()
    }

    /// The section, without which the page is complete all the same.
    static var section: Section? {
        guard let module else { return nil }
        return Section(
            id: "live",
            title: "Live",
            lead: """
                The solver, the springs and the colours run in this page: the package's own Swift, compiled to \
                \(module.utf8.count * 3 / 4 / 1000) kB of WebAssembly.
                """,
            blocks: [window, priorities, conflict, spring, contrast(module)]
        )
    }

    private static let window = Block(
        title: "Drag the edge",
        text: """
            Three panels with wishes of different priority and least widths that are required. Drag the blue edge, or \
            focus it and use the arrow keys: the solver goes on from where it is.
            """,
        body: """
            <div class="live-window">
            <svg id="live-window" viewBox="0 0 900 300" role="img" aria-label="A window with three panels"></svg>
            <div class="live-edge" id="live-edge" role="slider" tabindex="0" aria-label="Width of the window" \
            aria-valuemin="200" aria-valuemax="900" aria-valuenow="720"></div>
            </div>
            <p class="live-status" id="live-window-status" data-live=""></p>
            <p class="live-note" id="live-window-time"></p>
            """
    )

    private static let priorities = Block(
        title: "Who wins?",
        text: """
            Two labels want 230 and 190 points and have 308. The one that resists compression at the higher priority \
            keeps all of its width, whatever the difference; 1000 is required.
            """,
        body: """
            <div class="live-row"><div id="live-one">Label one</div><div id="live-two">Label two</div></div>
            <p class="live-status" id="live-priority-status" data-live="" role="status"></p>
            <p class="live-note fail" id="live-priority-refusal" role="status"></p>
            <div class="live-sliders">
            \(slider("live-priority-one", "Label one resists at", 1...1000, 740))
            \(slider("live-priority-two", "Label two resists at", 1...1000, 750))
            </div>
            """
    )

    private static let conflict = Block(
        title: "Make a conflict",
        text: """
            Every constraint here is required. One that cannot hold is refused with an irreducible set: leave out any \
            single member, and the rest can hold together.
            """,
        body: """
            <div class="live-columns">
            <ul class="live-list" id="live-conflict-list"></ul>
            <div>
            <svg viewBox="-8 0 316 90" role="img" aria-labelledby="live-conflict-frame">
            <rect x="0" y="10" width="300" height="60" rx="8" fill="none" stroke="var(--control)" stroke-dasharray="4 4" />
            <rect id="live-conflict-box" x="0" y="20" width="100" height="40" rx="6" fill="var(--accent)" />
            </svg>
            <p class="live-note" id="live-conflict-frame"></p>
            </div>
            </div>
            <p class="live-status" id="live-conflict-status" data-live="" role="status">No conflict.</p>
            """
    )

    private static let spring = Block(
        title: "Pull at a spring",
        text: """
            Press the track, and again while the ball is on its way: the new motion takes over place and speed. The \
            plot shows two and a half seconds from 0 to 1.
            """,
        body: """
            <button type="button" class="live-track" id="live-track">Send the ball to the other side\
            <span class="live-ball" id="live-ball"></span></button>
            <svg viewBox="0 0 600 240" role="img" aria-label="The spring's value over time">
            <line x1="0" y1="190" x2="600" y2="190" stroke="var(--line)" />
            <line x1="0" y1="80" x2="600" y2="80" stroke="var(--control)" stroke-dasharray="4 4" />
            <polyline id="live-spring-plot" fill="none" stroke="var(--accent)" stroke-width="2.5" points="0,190 600,190" />
            </svg>
            <div class="live-sliders">
            \(slider("live-response", "Response in seconds", 0.1...1.5, 0.55, step: 0.01))
            \(slider("live-damping", "Damping ratio", 0...1.6, 0.5, step: 0.01))
            </div>
            <p class="live-status" id="live-spring-status" data-live="" role="status"></p>
            """
    )

    private static func contrast(_ module: String) -> Block {
        let sides = [("front", "Text", 97, 4, 90), ("back", "Ground", 42, 16, 262)]
        let sliders = sides.map { side, name, lightness, chroma, hue in
            slider("live-\(side)-l", "\(name): lightness in percent", 0...100, Double(lightness))
                + slider("live-\(side)-c", "\(name): chroma in hundredths", 0...40, Double(chroma))
                + slider("live-\(side)-h", "\(name): hue in degrees", 0...359, Double(hue))
        }
        return Block(
            title: "Pick two colours",
            text: "OKLCH in, sRGB out, mapped into the gamut as CSS does it, and the WCAG contrast, not rounded.",
            body: """
                <div class="live-sample" id="live-sample"><strong>Readable?</strong>Large and small text on its ground.</div>
                <p class="live-status" id="live-contrast-status" data-live="" role="status"></p>
                <div class="live-sliders">\(sliders.joined())</div>
                <script type="application/wasm" id="live-module">\(module)</script>
                """
        )
    }

    private static func slider(
        _ id: String,
        _ label: String,
        _ range: ClosedRange<Double>,
        _ value: Double,
        step: Double = 1
    ) -> String {
        func text(_ number: Double) -> String { step == 1 ? "\(Int(number))" : "\(number)" }
        return """
            <label for="\(id)"><span>\(label)</span><output for="\(id)"></output>\
            <input type="range" id="\(id)" min="\(text(range.lowerBound))" max="\(text(range.upperBound))" \
            step="\(text(step))" value="\(text(value))" /></label>
            """
    }
}
