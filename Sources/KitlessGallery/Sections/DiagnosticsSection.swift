import CoreUIKitless
import Foundation

/// What the engine says when constraints contradict each other, or leave something open.
enum DiagnosticsSection {
    static var section: Section {
        Section(
            id: "diagnostics",
            title: "Diagnostics",
            lead: """
                A conflict names the smallest set of constraints that cannot hold together, with the line each was \
                made on; the layout goes on without one of them. An ambiguity names what can move, and what moves along.
                """,
            blocks: [conflict, ambiguity]
        )
    }

    private static var conflict: Block {
        let sample = Sample(caption: "Laid out all the same", size: CGSize(width: 420, height: 120)) { root, palette in
            let box = SampleBox("photo", color: SampleBox.colors[0])
            root.addSubview(box)
            box.constrainCenter(.y)
            box.constrainEdges(.leading, with: DirectionalEdgeInsets(all: 20))[.leading]?.identifier = "photo.leading"
            box.constrainEdges(.trailing, with: DirectionalEdgeInsets(all: 20))[.trailing]?.identifier =
                "photo.trailing"
            // The third constraint on the width of a root of 420.
            box.constrain(.widthAnchor, constant: 200).identifier = "photo.width"
            box.constrain(.heightAnchor, constant: 64).identifier = "photo.height"
        }
        var rows: [String] = []
        var drawing = ""
        // The warning that this is meant to cause is of no use here.
        let picture = CoreUI.withLogSink(nil) {
            sample.picture(width: "half", name: "conflict") { root in
                drawing = root.debugSVG()
                rows = root.conflicts().flatMap(\.members).map { member in
                    row([
                        member.identifier ?? "", member.equation, "\(member.file):\(member.line)",
                        member.isBroken ? "left out" : "holds",
                    ])
                }
            }
        }
        return Block(
            title: "A conflict",
            text: "Two edges and a width: any two of them would do. The height has no part in it and is not named.",
            body: Picture.stage([picture, explained(drawing, "conflict")])
                + table(["Constraint", "Equation", "Made at", "Now"], rows)
        )
    }

    private static var ambiguity: Block {
        let sample = Sample(caption: "One layout of many", size: CGSize(width: 420, height: 120)) { root, palette in
            let first = SampleBox("first", color: SampleBox.colors[1])
            let second = SampleBox("second", color: SampleBox.colors[2])
            for box in [first, second] {
                root.addSubview(box)
                box.constrainCenter(.y)
            }
            // Nothing says where the first one begins, and the second follows it.
            second.constrain(after: first, offset: 12)
            second.constrain(.trailing, to: .trailing, of: root, relatedBy: .lessThanOrEqual, constant: -20)
            first.constrain(.leading, to: .leading, of: root, relatedBy: .greaterThanOrEqual, constant: 20)
        }
        var rows: [String] = []
        var drawing = ""
        let picture = sample.picture(width: "half", name: "ambiguity") { root in
            drawing = root.debugSVG()
            rows = root.ambiguities().map { ambiguity in
                row([
                    ambiguity.name, ambiguity.components.map(\.rawValue).joined(separator: ", "),
                    ambiguity.movesWith.joined(separator: ", "),
                ])
            }
        }
        return Block(
            title: "An ambiguity",
            text: "Two boxes that keep their distance, and nothing that says where they stand.",
            body: Picture.stage([picture, explained(drawing, "ambiguity")])
                + table(["View", "Open", "Moves with"], rows)
        )
    }

    /// The engine's own drawing: it has a light ground of its own in either appearance.
    private static func explained(_ svg: String, _ name: String) -> Picture {
        // Two of them stand in one page, so the pattern that they hatch with needs two names.
        let own = svg.replacingOccurrences(of: "hatching", with: "\(name)-hatching")
        return Picture(caption: "Drawn by debugSVG()", width: "half", light: own)
    }

    private static func row(_ cells: [String]) -> String {
        "<tr>\(cells.map { "<td>\($0.escaped)</td>" }.joined())</tr>"
    }

    private static func table(_ head: [String], _ rows: [String]) -> String {
        Table(head: head.map { "<th>\($0)</th>" }.joined(), rows: rows).html
    }
}
