import CoreUIKitless
import Foundation
import KitlessTestSupport
import XCTest

/// What holds of every layout, tried on generated ones.
///
/// 2,000 layouts a run, from seeds 1 on; `KITLESS_LAYOUTS=20000 KITLESS_FIRST_SEED=5000` tries others. A seed that once
/// failed stays in `formerFailures`.
final class LayoutPropertyTests: XCTestCase {
    private static let formerFailures: [UInt64] = []

    private func forEachLayout(_ body: (GeneratedLayout, UInt64, inout SplitMix64) -> String?) {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["KITLESS_FIRST_SEED"].flatMap(UInt64.init) ?? 1
        let count = environment["KITLESS_LAYOUTS"].flatMap(UInt64.init) ?? 2_000
        var failures: [String] = []
        for seed in Self.formerFailures + Array(first..<first + count) {
            var random = SplitMix64(seed: seed &* 7_919)
            guard let failure = body(GeneratedLayout(seed: seed), seed, &random) else { continue }
            failures.append("seed \(seed): \(failure)")
        }
        XCTAssertEqual(failures.count, 0, failures.prefix(10).joined(separator: "\n"))
    }

    private func difference(_ one: [CGRect], _ two: [CGRect], tolerance: CGFloat = 1e-6) -> String? {
        for (index, (a, b)) in zip(one, two).enumerated() {
            let parts = [
                a.origin.x - b.origin.x, a.origin.y - b.origin.y, a.size.width - b.size.width,
                a.size.height - b.size.height,
            ]
            let scale = max(1, abs(b.origin.x), abs(b.origin.y), b.size.width, b.size.height)
            if parts.contains(where: { !(abs($0) <= tolerance * scale) }) { return "v\(index) is \(a), not \(b)" }
        }
        return nil
    }

    func testAFreshLayoutIsTheSameAsOneThatWasChangedAlongTheWay() {
        forEachLayout { layout, _, random in
            var layout = layout
            let tree = GeneratedTree(layout)
            var order = Array(layout.rows.indices)
            _ = tree.frames()
            for _ in 0..<3 {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    change(&layout, &order, tree, &random)
                }
                let incremental = tree.frames()
                let fresh = GeneratedTree(layout, order: order)
                if let failure = difference(incremental, fresh.frames()) { return failure }
                let broken = tree.root.brokenConstraints.map { $0.identifier ?? "" }
                let expected = fresh.root.brokenConstraints.map { $0.identifier ?? "" }
                if broken != expected { return "left out are \(broken), not \(expected)" }
            }
            return nil
        }
    }

    /// Makes the same change to the tree and to its description.
    private func change(
        _ layout: inout GeneratedLayout,
        _ order: inout [Int],
        _ tree: GeneratedTree,
        _ random: inout SplitMix64
    ) {
        let index = Int.random(in: layout.rows.indices, using: &random)
        let isWish = layout.rows[index].priority < 100
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            layout.size.width = CGFloat(Int.random(in: 0...600, using: &random))
            tree.root.frame = CGRect(origin: .zero, size: layout.size)
        case 1 where !isWish:
            layout.rows[index].isActive.toggle()
            tree.constraints[index].isActive = layout.rows[index].isActive
            order.removeAll { $0 == index }
            order.append(index)
        case 2 where !isWish:
            layout.rows[index].priority = random.chance(20) ? 1000 : Double(Int.random(in: 300...999, using: &random))
            tree.constraints[index].priority = LayoutPriority(layout.rows[index].priority)
        default:
            layout.rows[index].constant = Double(Int.random(in: -60...150, using: &random))
            tree.constraints[index].constant = CGFloat(layout.rows[index].constant)
        }
    }

    func testTheOrderOfActivationDoesNotMatter() {
        forEachLayout { layout, _, random in
            let order = Array(layout.rows.indices).shuffled(using: &random)
            return difference(GeneratedTree(layout, order: order).frames(), GeneratedTree(layout).frames())
        }
    }

    func testRightToLeftIsTheMirrorImage() {
        forEachLayout { layout, _, _ in
            var mirrored = layout
            mirrored.direction = .rightToLeft
            let tree = GeneratedTree(layout)
            let straight = tree.frames()
            let widths = layout.views.map { view in
                view.parent.map { straight[$0].width } ?? layout.size.width
            }
            let expected = zip(straight, widths).map { frame, width in
                CGRect(
                    x: width - frame.origin.x - frame.size.width,
                    y: frame.origin.y,
                    width: frame.size.width,
                    height: frame.size.height
                )
            }
            if let failure = difference(GeneratedTree(mirrored).frames(), expected) { return "fresh: \(failure)" }
            tree.root.environment.layoutDirection = .rightToLeft
            if let failure = difference(tree.frames(), expected) { return "switched: \(failure)" }
            tree.root.environment.layoutDirection = .leftToRight
            return difference(tree.frames(), straight).map { "twice: \($0)" }
        }
    }

    func testLayoutsScale() {
        forEachLayout { layout, _, random in
            let factor: Double = [0.125, 0.5, 3, 64].randomElement(using: &random) ?? 2
            let expected = GeneratedTree(layout).frames().map { frame in
                CGRect(
                    x: frame.origin.x * CGFloat(factor),
                    y: frame.origin.y * CGFloat(factor),
                    width: frame.size.width * CGFloat(factor),
                    height: frame.size.height * CGFloat(factor)
                )
            }
            return difference(GeneratedTree(layout.scaled(by: factor)).frames(), expected)
        }
    }

    func testAConstraintThatHoldsAnywayChangesNothing() {
        forEachLayout { layout, _, random in
            let tree = GeneratedTree(layout)
            let before = tree.frames()
            let required = layout.rows.filter { $0.priority == 1000 }
            guard var row = required.randomElement(using: &random) else { return nil }
            if random.chance(50), row.relation != .equal {
                row.constant += row.relation == .lessThanOrEqual ? 10 : -10
            }
            _ = tree.add(row)
            return difference(tree.frames(), before)
        }
    }

    func testAConflictHealsWhenAnyOneOfItsMembersGoes() {
        var healed = 0
        forEachLayout { layout, _, random in
            let tree = GeneratedTree(layout)
            for _ in 0..<3 {
                _ = tree.add(
                    GeneratedLayout.Row(
                        item: 0,
                        attribute: .width,
                        relation: [.lessThanOrEqual, .greaterThanOrEqual, .equal].randomElement(using: &random)
                            ?? .equal,
                        other: nil,
                        constant: Double(Int.random(in: 0...300, using: &random)),
                        priority: 1000
                    )
                )
            }
            _ = tree.frames()
            for conflict in tree.root.conflicts() {
                let names = Set(conflict.members.compactMap(\.identifier))
                for member in names {
                    guard let constraint = tree.constraints.first(where: { $0.identifier == member }) else { continue }
                    constraint.isActive = false
                    _ = tree.frames()
                    let rest = tree.root.conflicts().map { Set($0.members.compactMap(\.identifier)) }
                    if rest.contains(where: names.isSuperset) { return "\(names) does not heal without \(member)" }
                    healed += 1
                    constraint.isActive = true
                    _ = tree.frames()
                }
            }
            return nil
        }
        XCTAssertGreaterThan(healed, 1_000, "most layouts have a conflict")
    }
}
