import Foundation
import KitlessSolver

/// Solves a subtree alone, in a solver of its own.
final class FittingSolver {
    private let view: LayoutView
    private let system = LinearSystem()
    private var items: [LayoutItem] = []

    init(_ view: LayoutView) {
        self.view = view
        var environment = view.environment
        environment.safeAreaInsets = .zero
        system.environment = environment
        system.isMirrored = environment.layoutDirection == .rightToLeft
        system.hasFreeRoot = true
        system.insets = InsetResolver(environment: environment)
        var slots: [ObjectIdentifier: Int32] = [:]
        func register(_ item: LayoutItem, in parent: LayoutItem? = nil) {
            let slot = Int32(items.count)
            slots[ObjectIdentifier(item)] = slot
            items.append(item)
            let outer = parent.flatMap { slots[ObjectIdentifier($0)] }
            system.makeVariables(of: Int(slot), origin: outer.map { Int($0) })
        }
        view.forEachView { view in
            if view.item.slot < 0 { view.item.content.setSize(view.intrinsicContentSize) }
            register(view.item)
            for guide in view.layoutGuides { register(guide.item) }
            if let content = view.contentItem { register(content, in: view.item) }
        }
        system.slots = slots
    }

    func size(fitting target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
        let rows = collectRows()
        do {
            try system.solver.update { () throws(SolverError) in
                for row in rows { try add(row) }
                try addTarget(target, horizontal, vertical)
            }
        } catch {
            // They contradict each other: required ones in order, those that cannot join left out.
            let sorted = rows.filter(\.priority.isRequired) + rows.filter { !$0.priority.isRequired }
            for row in sorted { attempt { () throws(SolverError) in try add(row) } }
            attempt { () throws(SolverError) in try addTarget(target, horizontal, vertical) }
        }
        if wrapContents() { solveAgain() }
        let outset = view.outset
        return CGSize(
            width: system.solver.value(of: system.variables[2]) + outset.horizontal,
            height: system.solver.value(of: system.variables[3]) + outset.vertical
        )
    }

    private var wrappedHeights: [(row: ConstraintID, height: Double)] = []
    private var contentRows: [Int: [ConstraintID]] = [:]

    private func attempt(_ change: () throws(SolverError) -> Void) {
        do {
            try change()
        } catch {
            // Left out.
        }
    }

    private struct Row {
        var row: LoweredRow
        /// The item whose height of content this is about.
        var item: Int?
        var priority: LayoutPriority { row.priority }
    }

    private func add(_ row: Row) throws(SolverError) {
        let id = try system.solver.add(
            terms: row.row.terms,
            row.row.relation,
            constant: row.row.constant,
            priority: row.priority
        )
        if let item = row.item { contentRows[item, default: []].append(id) }
    }

    private func addTarget(
        _ target: CGSize,
        _ horizontal: LayoutPriority,
        _ vertical: LayoutPriority
    ) throws(SolverError) {
        let outset = view.outset
        for (variable, length, priority) in [
            (system.variables[2], target.width - outset.horizontal, horizontal),
            (system.variables[3], target.height - outset.vertical, vertical),
        ] where length.isFinite && priority.isValid {
            try system.solver.add(variable, .equal, constant: Double(length), priority: priority)
        }
    }

    private func collectRows() -> [Row] {
        var rows: [Row] = []
        func collect(_ relation: Relation, _ constant: Double, _ priority: LayoutPriority, _ item: Int? = nil) {
            let row = LoweredRow(terms: system.terms, relation: relation, constant: constant, priority: priority)
            rows.append(Row(row: row, item: item))
        }
        for (index, item) in items.enumerated() {
            for row in ImplicitRow.allCases {
                guard let lowered = system.makeRow(row, of: item) else { continue }
                let isHeight = row == .huggingY || row == .compressionY
                collect(lowered.relation, lowered.constant, lowered.priority, isHeight ? index : nil)
            }
            guard item.kind == .view, let stack = item.view as? StackView else { continue }
            for row in StackRows(stack).rows {
                let constant = system.makeRow(row)
                collect(row.relation, constant, row.priority)
            }
        }
        var constraints: [LayoutConstraint] = []
        for item in items where item.kind == .view {
            item.view?.forEachItem { item in
                constraints += item.constraints.filter { $0.first === item && isInside($0) }
            }
        }
        for constraint in constraints.sorted(by: { $0.order < $1.order }) {
            let constant = system.makeRow(of: constraint)
            collect(constraint.relation, constant, constraint.priority)
        }
        return rows
    }

    private func isInside(_ constraint: LayoutConstraint) -> Bool {
        guard let second = constraint.second else { return true }
        return system.slot(of: second.base) >= 0
    }

    /// Measures contents that wrap for the widths found.
    ///
    /// - Returns: Whether any height has changed.
    private func wrapContents() -> Bool {
        var hasChanged = false
        for (index, item) in items.enumerated() {
            guard item.kind == .view, let view = item.view, view.contentWraps else { continue }
            let width = system.solver.value(of: system.variables[4 * index + 2])
            let height = Double(view.contentHeight(forWidth: CGFloat(width)))
            guard height.isFinite, height >= 0 else { continue }
            for row in contentRows[index] ?? [] where system.solver.constant(of: row) != height {
                wrappedHeights.append((row, height))
                hasChanged = true
            }
        }
        return hasChanged
    }

    private func solveAgain() {
        attempt { () throws(SolverError) in
            try system.solver.update { () throws(SolverError) in
                for (row, height) in wrappedHeights { try system.solver.setConstant(height, of: row) }
            }
        }
    }
}
