import Foundation
import KitlessSolver

extension LayoutEngine {
    /// Rates of change along one free direction, by slot, relative to the parent.
    private struct Movement {
        let extent: Double
        /// Rates by component of the table, absolute.
        let rates: [Int32: Double]
    }

    private func movements() -> [Movement] {
        var movements = system.solver.freeDirections().map(movement)
        guard !movements.isEmpty, let root else { return movements }
        // What moves just as its parent does in all of these may still be free to move against it.
        var changing: Set<Int32> = []
        for movement in movements { changing.formUnion(movement.rates.keys) }
        forEachShownItem(of: root) { item in
            let parent = table[item.slot].parent
            guard parent >= 0, item.kind != .content else { return }
            for component: Int32 in 0...1 {
                let own = 4 * item.slot + component
                let other = 4 * parent + component
                guard changing.contains(own), changing.contains(other),
                    !movements.contains(where: { abs(($0.rates[own] ?? 0) - ($0.rates[other] ?? 0)) > 1e-9 }),
                    let direction = system.solver.freeDirection(
                        ofDifference: system.variables[Int(own)],
                        system.variables[Int(other)]
                    )
                else { continue }
                movements.append(movement(along: direction))
            }
        }
        return movements
    }

    private func movement(along direction: FreeDirection) -> Movement {
        var rates: [Int32: Double] = [:]
        for term in direction.terms {
            let index = Int(term.variable.index)
            guard index < table.components.count, table.components[index] >= 0 else { continue }
            rates[table.components[index]] = term.coefficient
        }
        return Movement(extent: direction.extent, rates: rates)
    }

    /// The components of a slot that a movement changes relative to the parent.
    private func components(of item: LayoutItem, in movement: Movement) -> [LayoutAmbiguity.Component] {
        let slot = item.slot
        let parent = table[slot].parent
        func rate(_ slot: Int32, _ component: Int32) -> Double {
            slot < 0 ? 0 : movement.rates[4 * slot + component] ?? 0
        }
        return LayoutAmbiguity.Component.allCases.enumerated().compactMap { index, component in
            let isOrigin = index < 2
            if isOrigin, item.kind == .content { return nil }
            let change = rate(slot, Int32(index)) - (isOrigin ? rate(parent, Int32(index)) : 0)
            return abs(change) > 1e-9 ? component : nil
        }
    }

    /// Returns what the constraints leave open, in the order of the tree.
    func ambiguities() -> [LayoutAmbiguity] {
        let movements = movements()
        guard !movements.isEmpty, let root else { return [] }
        let moving = movements.map { movement in
            // Only slots of moving variables and their children can move relative to their parents.
            var slots: Set<Int32> = []
            for component in movement.rates.keys {
                slots.insert(component >> 2)
                var child = table[component >> 2].firstChild
                while child >= 0 {
                    slots.insert(child)
                    child = table[child].nextSibling
                }
            }
            return slots
        }
        var result: [LayoutAmbiguity] = []
        forEachShownItem(of: root) { item in
            var open: Set<LayoutAmbiguity.Component> = []
            var others: Set<Int32> = []
            for (movement, slots) in zip(movements, moving) where slots.contains(item.slot) {
                let components = components(of: item, in: movement)
                guard !components.isEmpty else { continue }
                open.formUnion(components)
                others.formUnion(
                    slots.filter { slot in
                        items[Int(slot)].map { !self.components(of: $0, in: movement).isEmpty } ?? false
                    }
                )
            }
            guard !open.isEmpty, let anchorable = item.anchorable else { return }
            others.remove(item.slot)
            result.append(
                LayoutAmbiguity(
                    item: anchorable,
                    name: item.name,
                    components: LayoutAmbiguity.Component.allCases.filter(open.contains),
                    movesWith: others.sorted().compactMap { items[Int($0)]?.name }
                )
            )
        }
        return result
    }

    /// Calls a closure with all items that take part: hidden arranged views and what is in them do not.
    private func forEachShownItem(of root: LayoutView, _ body: (LayoutItem) -> Void) {
        var rest = [root]
        while let view = rest.popLast() {
            if view.item.slot >= 0 { body(view.item) }
            for guide in view.layoutGuides where guide.item.slot >= 0 { body(guide.item) }
            if let content = view.contentItem, content.slot >= 0 { body(content) }
            let stack = view as? StackView
            rest += view.subviews.reversed().filter { subview in
                guard subview.isHidden, let stack else { return true }
                return !stack.arrangedSubviews.contains { $0 === subview }
            }
        }
    }

    /// Moves frames to another optimum, along the first free direction that moves an item.
    func exerciseAmbiguity(of item: LayoutItem) {
        let solver = system.solver
        guard item.slot >= 0, let movement = movements().first(where: { !components(of: item, in: $0).isEmpty }) else {
            return
        }
        let fastest = movement.rates.values.map(abs).max() ?? 1
        let distance = min(movement.extent, 20 / max(fastest, 1e-9))
        for (component, rate) in movement.rates {
            let value = solver.value(of: system.variables[Int(component)])
            // A second call goes back to where the solver is.
            table.set(Int(component), isExercised ? value : value + rate * distance)
        }
        isExercised.toggle()
        makeFrames()
    }

    /// Returns the constraints that determine a view along an axis at present.
    func constraintsAffecting(_ item: LayoutItem, _ axis: LayoutAxis) -> [LayoutConstraint] {
        guard item.slot >= 0 else { return [] }
        let keys = findKeys()
        defer { keysByHandle = nil }
        var found: [Int: LayoutConstraint] = [:]
        for component in [axis.index, axis.index + 2] {
            let variable = system.variables[4 * Int(item.slot) + component]
            for influence in system.solver.explanation(of: variable) {
                guard case .constraint(let constraint)? = keys[influence.constraint] else { continue }
                found[constraint.order] = constraint
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// What constraints leave open, and what determines a view.
extension LayoutView {
    /// Whether the place or the size of the view can be another one in a layout that is as good, as of the last pass.
    ///
    /// - Complexity: As ``ambiguities()``.
    public var hasAmbiguousLayout: Bool {
        LayoutEngine.of(item)?.ambiguities().contains { ($0.item as? LayoutView) === self } ?? false
    }

    /// Returns what the constraints of the tree leave open, as of the last pass.
    ///
    /// Views are ambiguous because constraints are missing, or because optional ones of equal priority disagree. Hidden
    /// views of a stack are left out.
    ///
    /// - Returns: Each view with what is open of it and what moves along; none if the layout is the only one.
    /// - Complexity: O(variables), and one solve for each variable that might be free.
    public func ambiguities() -> [LayoutAmbiguity] {
        LayoutEngine.of(item)?.ambiguities() ?? []
    }

    /// Moves the view, if its layout is ambiguous, to another place or size that is as good.
    ///
    /// The next call moves it back. The next pass that changes anything goes back to where the layout was.
    public func exerciseAmbiguityInLayout() {
        LayoutEngine.of(item)?.exerciseAmbiguity(of: item)
    }

    /// Returns the constraints that determine the place and the size of the view along an axis, as of the last pass.
    ///
    /// - Parameter axis: The axis.
    /// - Returns: The constraints, in the order of activation.
    /// - Complexity: O(size of the tree); for debugging.
    public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
        LayoutEngine.of(item)?.constraintsAffecting(item, axis) ?? []
    }

    /// The active constraints that mention the view itself, in the order of activation.
    public var activeConstraints: [LayoutConstraint] {
        item.constraints.sorted { $0.order < $1.order }
    }
}
