import Foundation
import KitlessSolver

/// A row that is left out, and whether that has been told.
struct ReportedConflict {
    let key: RowKey
    var isReported: Bool
}

extension LayoutEngine {
    /// How many conflicts of one pass are narrowed down for the log; the rest is named alone.
    private static let narrowedConflicts = 16

    func noteConflict(of key: RowKey) {
        guard !reported.contains(where: { $0.key == key }) else { return }
        reported.append(ReportedConflict(key: key, isReported: false))
    }

    /// Tells of rows that have been left out since the last pass, once each.
    func reportConflicts() {
        guard !reported.isEmpty else { return }
        // What is in force again may be told anew when it breaks again.
        reported.removeAll { entry in !broken.contains { $0.key == entry.key } }
        guard reported.contains(where: { !$0.isReported }) else { return }
        let finder = ConflictFinder(self)
        var conflicts: [LayoutConflict] = []
        var narrowed = 0
        for index in reported.indices where !reported[index].isReported {
            reported[index].isReported = true
            guard reported[index].key.isNamed else { continue }
            let keys =
                narrowed < Self.narrowedConflicts
                ? finder.minimalConflict(of: reported[index].key) : [reported[index].key]
            narrowed += 1
            conflicts.append(conflict(keys))
        }
        // Who is told may change the tree, or let go of it.
        let handler = root?.extras?.conflictHandler
        for conflict in conflicts {
            CoreUI.layoutLogger.warning("these constraints cannot hold together:\n\(conflict)")
            handler?(conflict)
        }
    }

    func conflict(_ keys: some Sequence<RowKey>) -> LayoutConflict {
        let outside = Set(broken.map(\.key))
        return LayoutConflict(
            members:
                keys
                .sorted { $0.order < $1.order }
                .map { key in
                    switch key {
                    case .constraint(let constraint):
                        LayoutConflict.Member(
                            identifier: constraint.identifier,
                            equation: constraint.equation,
                            file: constraint.file,
                            line: constraint.line,
                            isBroken: outside.contains(key)
                        )
                    case .implicit(let item, let row):
                        LayoutConflict.Member(
                            identifier: describe(key),
                            equation: "\(item.name).\(row.axis == .horizontal ? "width" : "height") "
                                + "\(row == .huggingX || row == .huggingY ? "<=" : ">=") "
                                + LayoutConstraint.format(item.content.length(row.axis)),
                            file: "",
                            line: 0,
                            isBroken: outside.contains(key)
                        )
                    case .stack:
                        LayoutConflict.Member(
                            identifier: nil,
                            equation: describe(key),
                            file: "",
                            line: 0,
                            isBroken: outside.contains(key)
                        )
                    }
                }
        )
    }
}

/// Required constraints that contradict each other.
extension LayoutView {
    /// Called with each conflict when a pass comes across it; set it at the root.
    public var conflictHandler: ((LayoutConflict) -> Void)? {
        get { extras?.conflictHandler }
        set { makeExtras().conflictHandler = newValue }
    }

    /// Returns the conflicts in the tree as of the last pass: every smallest set of constraints that cannot hold
    /// together.
    ///
    /// There may be more sets than constraints that are left out. Finding them all can take long if many constraints
    /// contradict each other; after 512 attempts those found so far are returned.
    ///
    /// - Returns: The conflicts, in the order of the constraints left out; none if all required constraints hold.
    public func conflicts() -> [LayoutConflict] {
        guard let engine = LayoutEngine.of(item), engine.broken.contains(where: { $0.key.isNamed }) else { return [] }
        return ConflictFinder(engine).allConflicts().map(engine.conflict)
    }

    /// Active constraints of the tree that are left out because they contradict others, in the order of activation.
    public var brokenConstraints: [LayoutConstraint] {
        LayoutEngine.of(item)?.broken.compactMap { entry in
            if case .constraint(let constraint) = entry.key { constraint } else { nil }
        } ?? []
    }
}
