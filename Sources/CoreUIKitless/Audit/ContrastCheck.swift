import Foundation
import KitlessColor

/// Measures pairs of colours in all appearances.
struct ContrastCheck {
    let pairs: [ContrastPairs.Pair]
    private var sets: [String: ColorSet] = [:]

    init(pairs: [ContrastPairs.Pair]) {
        self.pairs = pairs
    }

    /// Takes the colours of a set if a pair names it.
    mutating func add(_ set: ColorSet) {
        guard sets[set.name] == nil, pairs.contains(where: { $0.text == set.name || $0.background == set.name }) else {
            return
        }
        sets[set.name] = set
    }

    /// The pairs that are too close, and the names that no catalog has.
    var findings: [AuditFinding] {
        var findings: [AuditFinding] = []
        for name in Set(pairs.flatMap { [$0.text, $0.background] }).subtracting(sets.keys).sorted() {
            let message = "no catalog has a color '\(name)'"
            findings.append(AuditFinding(.error, .unknownColor, path: "", name: name, message: message))
        }
        for pair in pairs {
            guard let text = sets[pair.text], let background = sets[pair.background] else { continue }
            for traits in TraitCollection.allColorSpaces {
                guard let front = try? text.color(for: traits), let back = try? background.color(for: traits) else {
                    continue
                }
                let ratio = front.contrastRatio(to: back)
                if ratio < pair.ratio {
                    findings.append(Self.finding(pair, text.path, ratio, traits))
                }
            }
        }
        return findings
    }

    private static func finding(
        _ pair: ContrastPairs.Pair,
        _ path: String,
        _ ratio: Double,
        _ traits: TraitCollection
    ) -> AuditFinding {
        let message = String(
            format: "'%@' on '%@' has a contrast of %.2f, below %.2f, in %@",
            pair.text as NSString,
            pair.background as NSString,
            ratio,
            pair.ratio,
            traits.appearanceName as NSString
        )
        return AuditFinding(.error, .lowContrast, path: path, name: pair.text, message: message)
    }
}
