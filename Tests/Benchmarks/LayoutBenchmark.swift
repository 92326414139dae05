import CoreUIKitless
import Foundation

/// `kitless-bench layout`: layout against the bare solver on the same rows, in one run.
///
/// - `--rows N`: rows of the form, 5 views each; 50 unless given.
/// - `--builds N`, `--resizes N`: only so many builds or easy resizes, for a profiler.
/// - `--solver-builds N`: only so many builds of the bare solver, to compare with.
enum LayoutBenchmark {
    static func run(_ arguments: [String]) throws -> Int32 {
        let rows = number(after: "--rows", in: arguments) ?? 50
        if let count = number(after: "--resizes", in: arguments) {
            resize(FormViews(rows: rows), count, from: 500)
            return 0
        }
        if let count = number(after: "--builds", in: arguments) {
            for _ in 0..<count { FormViews(rows: rows).root.layoutIfNeeded() }
            return 0
        }
        if let count = number(after: "--solver-builds", in: arguments) {
            for _ in 0..<count { keep(FormRows(rows: rows).readAll()) }
            return 0
        }
        // First, before memory that was given back can be used again.
        measureMemory()
        compareBuild(rows)
        compareResize(rows, from: 500, to: 600, "easy")
        compareResize(rows, from: 300, to: 600, "squeeze")
        measureTextChange()
        LayoutGrowth.measure()
        return 0
    }

    private static func number(after option: String, in arguments: [String]) -> Int? {
        arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }.flatMap(Int.init)
    }

    /// Resizes a form a number of times between a width and 600 points.
    private static func resize(_ form: FormViews, _ count: Int, from width: CGFloat) {
        for number in 0..<count {
            form.root.frame = CGRect(x: 0, y: 0, width: number % 2 == 0 ? width : 600, height: 100)
            form.root.layoutIfNeeded()
        }
    }

    private static func compareBuild(_ rows: Int) {
        var ours = Measurement()
        var bare = Measurement()
        for _ in 0..<40 {
            ours.sample(iterations: 1) {
                let form = FormViews(rows: rows)
                form.root.layoutIfNeeded()
                keep(form.views[form.views.count - 1].frame)
            }
            bare.sample(iterations: 1) {
                let form = FormRows(rows: rows)
                keep(form.readAll())
            }
        }
        printRatio("layout-build-R\(rows)", ours: ours.best, peerName: "solver", peer: bare.best)
    }

    private static func compareResize(_ rows: Int, from: Double, to: Double, _ name: String) {
        let views = FormViews(rows: rows)
        let bareRows = FormRows(rows: rows)
        views.root.layoutIfNeeded()
        var ours = Measurement()
        var bare = Measurement()
        for _ in 0..<40 {
            ours.sample(iterations: 100) {
                for _ in 0..<50 {
                    for width in [from, to] {
                        views.root.frame = CGRect(x: 0, y: 0, width: width, height: 100)
                        views.root.layoutIfNeeded()
                    }
                }
            }
            bare.sample(iterations: 100) {
                for _ in 0..<50 {
                    for width in [from, to] {
                        bareRows.resize(width)
                        keep(bareRows.readAll())
                    }
                }
            }
        }
        printRatio("layout-resize-\(name)-R\(rows)", ours: ours.best, peerName: "solver", peer: bare.best)
    }

    /// One label's text in a screen of 1,000 views, and in one of 5,000.
    private static func measureTextChange() {
        var times: [Double] = []
        for rows in [200, 1_000] {
            let form = FormViews(rows: rows)
            form.root.layoutIfNeeded()
            guard let label = form.views[5 * (rows / 2) + 2] as? FormViews.Block else { return }
            var time = Measurement()
            for _ in 0..<20 {
                time.sample(iterations: 100) {
                    for number in 0..<100 {
                        label.size.width = CGFloat(60 + number % 2 * 30)
                        label.invalidateIntrinsicContentSize()
                        form.root.layoutIfNeeded()
                    }
                }
            }
            times.append(time.best)
            print("BENCH layout-text-change-\(rows * 5)-views ours=\(String(format: "%.0f", time.best))")
        }
    }

    private static func measureMemory() {
        let before = residentBytes
        let form = FormViews(rows: 2_000)
        form.root.layoutIfNeeded()
        let bytes = residentBytes - before
        print("BENCH layout-bytes-per-view ours=\(bytes / form.views.count) views=\(form.views.count)")
    }

    /// The memory of the process, in bytes.
    static var residentBytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
    }
}

/// The form of the solver benchmarks as views: rows with an icon, a label, a field and a button.
struct FormViews {
    /// A view with an intrinsic size.
    final class Block: LayoutView {
        var size: CGSize

        init(width: CGFloat) {
            size = CGSize(width: width, height: LayoutView.noIntrinsicMetric)
            super.init(frame: .zero)
        }

        override var intrinsicContentSize: CGSize { size }
    }

    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
    private(set) var views: [LayoutView] = []

    init(rows: Int) {
        let container = LayoutView()
        root.addSubview(container)
        container.constrain(.topAnchor, to: root.topAnchor)
        container.constrain(.leadingAnchor, to: root.leadingAnchor)
        container.constrain(.widthAnchor, to: root.widthAnchor)
        var before: LayoutView?
        for index in 0..<rows {
            let row = LayoutView()
            container.addSubview(row)
            row.constrain(.leadingAnchor, to: container.leadingAnchor)
            row.constrain(.widthAnchor, to: container.widthAnchor)
            row.constrain(.topAnchor, to: before?.bottomAnchor ?? container.topAnchor)
            row.constrain(.heightAnchor, relatedBy: .greaterThanOrEqual, constant: 44)
            row.constrain(.heightAnchor, relatedBy: .lessThanOrEqual, constant: 44, priority: 250)
            before = row
            fill(row, index)
        }
        if let before { container.constrain(.bottomAnchor, to: before.bottomAnchor) }
    }

    /// The natural sizes of a row: label width, field height, button width.
    static func sizes(_ index: Int) -> (label: Double, field: Double, button: Double) {
        (Double(60 + index * 37 % 90), Double(30 + 4 * (index % 3)), Double(50 + index * 11 % 20))
    }

    private mutating func fill(_ row: LayoutView, _ index: Int) {
        let sizes = Self.sizes(index)
        let icon = LayoutView()
        let label = Block(width: CGFloat(sizes.label))
        let field = LayoutView()
        let button = Block(width: CGFloat(sizes.button))
        for view in [icon, label, field, button] { row.addSubview(view) }
        icon.constrain(.leadingAnchor, to: row.leadingAnchor, constant: 16)
        icon.constrain(.widthAnchor, constant: 24)
        icon.constrain(.heightAnchor, constant: 24)
        icon.constrain(.centerYAnchor, to: row.centerYAnchor)
        place(label, after: icon, in: row, height: 20, margin: 4)
        place(field, after: label, in: row, height: sizes.field, margin: 7)
        field.constrain(.widthAnchor, relatedBy: .greaterThanOrEqual, constant: 60)
        place(button, after: field, in: row, height: 30, margin: 7)
        button.constrain(.trailingAnchor, to: row.trailingAnchor, constant: -16)
        views += [row, icon, label, field, button]
    }

    private func place(_ view: LayoutView, after: LayoutView, in row: LayoutView, height: Double, margin: Double) {
        view.constrain(.leadingAnchor, to: after.trailingAnchor, constant: 8)
        view.constrain(.heightAnchor, constant: CGFloat(height), priority: 750)
        view.constrain(.centerYAnchor, to: row.centerYAnchor)
        view.constrain(.topAnchor, to: row.topAnchor, relatedBy: .greaterThanOrEqual, constant: CGFloat(margin))
        view.constrain(.bottomAnchor, to: row.bottomAnchor, relatedBy: .lessThanOrEqual, constant: CGFloat(-margin))
    }
}

/// The rows that the form's views make, handed to a solver without views.
struct FormRows {
    private struct Box {
        let x: Variable
        let y: Variable
        let width: Variable
        let height: Variable
    }

    private let solver = Solver()
    private var boxes: [Box] = []
    private var rootWidth: ConstraintID?

    init(rows: Int) {
        let root = makeBox()
        let container = makeBox()
        var all: [Box] = []
        for _ in 0..<5 * rows { all.append(makeBox()) }
        boxes = [root, container] + all
        do {
            var width: ConstraintID?
            try solver.update { () throws(SolverError) in
                for box in boxes {
                    try solver.add(box.width, .greaterThanOrEqual, constant: 0)
                    try solver.add(box.height, .greaterThanOrEqual, constant: 0)
                }
                try solver.add(root.x, .equal, constant: 0)
                try solver.add(root.y, .equal, constant: 0)
                width = try solver.add(root.width, .equal, constant: 600)
                try solver.add(root.height, .equal, constant: 100)
                try equal(container.y, root.y)
                try equal(container.x, root.x)
                try equal(container.width, root.width)
                for index in 0..<rows { try addRow(index, all, container) }
                let last = all[5 * rows - 5]
                try solver.add(
                    terms: [Term(container.y), Term(container.height), Term(last.y, -1), Term(last.height, -1)],
                    .equal
                )
            }
            rootWidth = width
        } catch {
            print("the form does not build: \(error)")
        }
    }

    private func makeBox() -> Box {
        Box(
            x: solver.makeVariable(),
            y: solver.makeVariable(),
            width: solver.makeVariable(),
            height: solver.makeVariable()
        )
    }

    private func equal(_ one: Variable, _ two: Variable, _ constant: Double = 0) throws(SolverError) {
        try solver.add(terms: [Term(one), Term(two, -1)], .equal, constant: constant)
    }

    private func addRow(_ index: Int, _ all: [Box], _ container: Box) throws(SolverError) {
        let sizes = FormViews.sizes(index)
        let (row, icon) = (all[5 * index], all[5 * index + 1])
        let (label, field, button) = (all[5 * index + 2], all[5 * index + 3], all[5 * index + 4])
        try equal(row.x, container.x)
        try equal(row.width, container.width)
        if index == 0 {
            try equal(row.y, container.y)
        } else {
            let before = all[5 * index - 5]
            try solver.add(terms: [Term(row.y), Term(before.y, -1), Term(before.height, -1)], .equal)
        }
        try solver.add(row.height, .greaterThanOrEqual, constant: 44)
        try solver.add(row.height, .lessThanOrEqual, constant: 44, priority: 250)
        try equal(icon.x, row.x, 16)
        try solver.add(icon.width, .equal, constant: 24)
        try solver.add(icon.height, .equal, constant: 24)
        try centre(icon, row)
        try content(label.width, sizes.label)
        try place(label, icon, row, 20, 4)
        try place(field, label, row, sizes.field, 7)
        try solver.add(field.width, .greaterThanOrEqual, constant: 60)
        try content(button.width, sizes.button)
        try place(button, field, row, 30, 7)
        try solver.add(
            terms: [Term(button.x), Term(button.width), Term(row.x, -1), Term(row.width, -1)],
            .equal,
            constant: -16
        )
    }

    private func content(_ variable: Variable, _ length: Double) throws(SolverError) {
        try solver.add(variable, .lessThanOrEqual, constant: length, priority: 250)
        try solver.add(variable, .greaterThanOrEqual, constant: length, priority: 750)
    }

    private func centre(_ box: Box, _ row: Box) throws(SolverError) {
        try solver.add(
            terms: [Term(box.y), Term(box.height, 0.5), Term(row.y, -1), Term(row.height, -0.5)],
            .equal
        )
    }

    private func place(
        _ box: Box,
        _ after: Box,
        _ row: Box,
        _ height: Double,
        _ margin: Double
    ) throws(SolverError) {
        try solver.add(terms: [Term(box.x), Term(after.x, -1), Term(after.width, -1)], .equal, constant: 8)
        try solver.add(box.height, .equal, constant: height, priority: 750)
        try centre(box, row)
        try solver.add(terms: [Term(box.y), Term(row.y, -1)], .greaterThanOrEqual, constant: margin)
        try solver.add(
            terms: [Term(box.y), Term(box.height), Term(row.y, -1), Term(row.height, -1)],
            .lessThanOrEqual,
            constant: -margin
        )
    }

    func resize(_ width: Double) {
        guard let rootWidth else { return }
        do {
            try solver.setConstant(width, of: rootWidth)
        } catch {
            print("the form does not resize: \(error)")
        }
    }

    /// Reads every value.
    func readAll() -> Double {
        var sum = 0.0
        for box in boxes {
            sum +=
                solver.value(of: box.x) + solver.value(of: box.y) + solver.value(of: box.width)
                + solver.value(of: box.height)
        }
        return sum
    }
}
