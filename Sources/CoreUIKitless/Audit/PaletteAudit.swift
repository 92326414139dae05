public import KitlessColor

/// Holds every pair of text and background of a palette against WCAG, under every combination of traits.
///
/// ```swift
/// var audit = PaletteAudit()
/// audit.add("label on card", text: label, on: card)
/// audit.add("border on card", text: border, on: card, context: .uiComponent)
/// XCTAssertEqual(audit.failures.map(\.description), [])
/// print(audit.table)
/// ```
public struct PaletteAudit: Sendable {
    /// A pair to be held against a criterion.
    public struct Pair: Hashable, Sendable {
        /// What the pair is called.
        public var name: String

        /// What lies on the background.
        public var text: DynamicColor

        /// What it lies on, from the top layer to the lowest, which must be opaque.
        public var backgrounds: [DynamicColor]

        /// What kind of thing is to be seen.
        public var context: WCAGContext

        /// The level asked for.
        public var level: WCAGLevel

        /// Makes a pair.
        ///
        /// - Parameters:
        ///   - name: What the pair is called.
        ///   - text: What lies on the background.
        ///   - backgrounds: What it lies on, from the top layer to the lowest.
        ///   - context: What kind of thing is to be seen.
        ///   - level: The level asked for.
        public init(
            name: String,
            text: DynamicColor,
            backgrounds: [DynamicColor],
            context: WCAGContext = .normalText,
            level: WCAGLevel = .aa
        ) {
            self.name = name
            self.text = text
            self.backgrounds = backgrounds
            self.context = context
            self.level = level
        }
    }

    /// What was found for one pair under one combination of traits.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// The pair.
        public let pair: Pair

        /// The traits.
        public let traits: TraitCollection

        /// The contrast, and why there is none where there is none.
        public let result: ContrastResult

        /// Pair, traits and contrast in one line, such as `label on card, dark: 3.42:1, less than 4.50:1`.
        public var description: String { "\(pair.name), \(traits.appearanceName): \(result)" }
    }

    /// The pairs, in the order in which they were added.
    public private(set) var pairs: [Pair] = []

    /// The combinations of traits under which each pair is judged.
    public var traits: [TraitCollection]

    /// Makes an audit without pairs.
    ///
    /// - Parameter traits: The combinations of traits; the four that colours depend on if left out.
    public init(traits: [TraitCollection] = TraitCollection.allColorSpaces) {
        self.traits = traits
    }

    /// Adds a pair.
    ///
    /// - Parameter pair: The pair.
    public mutating func add(_ pair: Pair) {
        pairs.append(pair)
    }

    /// Adds a pair.
    ///
    /// - Parameters:
    ///   - name: What the pair is called.
    ///   - text: What lies on the background.
    ///   - background: What it lies on.
    ///   - context: What kind of thing is to be seen.
    ///   - level: The level asked for.
    public mutating func add(
        _ name: String,
        text: DynamicColor,
        on background: DynamicColor,
        context: WCAGContext = .normalText,
        level: WCAGLevel = .aa
    ) {
        add(Pair(name: name, text: text, backgrounds: [background], context: context, level: level))
    }

    /// Adds every pair of some texts and some backgrounds, in every context.
    ///
    /// Pairs are called `label on card (normalText)`.
    ///
    /// - Parameters:
    ///   - texts: What lies on the backgrounds, by name.
    ///   - backgrounds: What it lies on, by name.
    ///   - contexts: What kinds of thing are to be seen.
    ///   - level: The level asked for; contexts that have no criterion at this level are left out.
    public mutating func add(
        texts: KeyValuePairs<String, DynamicColor>,
        on backgrounds: KeyValuePairs<String, DynamicColor>,
        contexts: [WCAGContext] = [.normalText],
        level: WCAGLevel = .aa
    ) {
        for (textName, text) in texts {
            for (backgroundName, background) in backgrounds {
                for context in contexts where !context.threshold(for: level).isNaN {
                    let name = "\(textName) on \(backgroundName) (\(context.rawValue))"
                    add(name, text: text, on: background, context: context, level: level)
                }
            }
        }
    }

    /// What was found, pair by pair, each under every combination of traits.
    ///
    /// - Complexity: O(pairs × traits).
    public var findings: [Finding] {
        pairs.flatMap { pair in traits.map { Finding(pair: pair, traits: $0, result: Self.judge(pair, $0)) } }
    }

    /// The findings that do not reach what is asked for, and those that allow no comparison.
    public var failures: [Finding] { findings.filter { !$0.result.isSufficient } }

    /// All findings as a table of plain text: a line a pair, a column a combination of traits; `!` marks a failure.
    public var table: String {
        let head = ["pair", "needed"] + traits.map(\.appearanceName)
        let rows = pairs.map { pair in
            [pair.name, ContrastResult.text(pair.context.threshold(for: pair.level))]
                + traits.map { traits in
                    let result = Self.judge(pair, traits)
                    return ContrastResult.text(result.ratio) + (result.isSufficient ? "" : " !")
                }
        }
        return TextTable.aligned([head] + rows)
    }

    private static func judge(_ pair: Pair, _ traits: TraitCollection) -> ContrastResult {
        let background = Color.flattened(pair.backgrounds.reversed().map { $0.resolved(for: traits) })
        return pair.text.resolved(for: traits).contrast(to: background, context: pair.context, level: pair.level)
    }
}
