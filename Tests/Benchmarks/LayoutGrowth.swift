import CoreUIKitless
import Foundation
import KitlessSolver

/// How the times of layout grow from 1,000 to 10,000 views, in the form and in a stack, and those of the bare solver on
/// the same rows.
///
/// The exponent of a time is log10 of how often it grows. What a layout takes besides the solver is the difference.
enum LayoutGrowth {
    static func measure() {
        report("build", views: [200, 2_000].map(formBuild), solver: [200, 2_000].map(formRowsBuild))
        report("resize", views: [200, 2_000].map(formResize), solver: [200, 2_000].map(formRowsResize))
        report("stack-build", views: [500, 5_000].map(stackBuild), solver: [500, 5_000].map(stackRowsBuild))
        for count in [500, 5_000] {
            print("BENCH layout-stack-hide-\(count) ours=\(String(format: "%.0f", stackHide(count)))")
        }
    }

    private static func report(_ name: String, views: [Double], solver: [Double]) {
        let own = zip(views, solver).map { max($0 - $1, 1) }
        for (part, times) in [("ours", views), ("solver", solver), ("besides", own)] {
            let numbers = times.map { String(format: "%.0f", $0) }
            let exponent = String(format: "%.2f", log10(times[1] / times[0]))
            print("BENCH layout-growth-\(name)-\(part) small=\(numbers[0]) tenfold=\(numbers[1]) exponent=\(exponent)")
        }
    }

    private static func best(_ samples: Int, iterations: Int = 1, _ body: () -> Void) -> Double {
        var time = Measurement()
        for _ in 0..<samples { time.sample(iterations: iterations, body) }
        return time.best
    }

    private static func formBuild(_ rows: Int) -> Double {
        var form = FormViews(rows: 1)
        return best(5) {
            form = FormViews(rows: rows)
            form.root.layoutIfNeeded()
        }
    }

    private static func formRowsBuild(_ rows: Int) -> Double {
        best(5) { keep(FormRows(rows: rows).readAll()) }
    }

    private static func formResize(_ rows: Int) -> Double {
        let form = FormViews(rows: rows)
        return best(40, iterations: 10) {
            for number in 0..<10 {
                form.root.frame = CGRect(x: 0, y: 0, width: number % 2 == 0 ? 500 : 600, height: 100)
                form.root.layoutIfNeeded()
            }
        }
    }

    private static func formRowsResize(_ rows: Int) -> Double {
        let form = FormRows(rows: rows)
        return best(40, iterations: 10) {
            for number in 0..<10 {
                form.resize(number % 2 == 0 ? 500 : 600)
                keep(form.readAll())
            }
        }
    }

    private static func makeStack(_ count: Int) -> (root: LayoutView, stack: StackView) {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100_000))
        let stack = StackView(arrangedSubviews: [], axis: .vertical)
        root.addSubview(stack)
        stack.constrainEdges()
        stack.distribution = .fillEqually
        for _ in 0..<count { stack.addArrangedSubview(LayoutView()) }
        root.layoutIfNeeded()
        return (root, stack)
    }

    private static func stackBuild(_ count: Int) -> Double {
        best(3) { keep(makeStack(count).root.frame) }
    }

    private static func stackHide(_ count: Int) -> Double {
        let (root, stack) = makeStack(count)
        return best(1) {
            stack.arrangedSubviews[10].isHidden = true
            root.layoutIfNeeded()
        }
    }

    /// The rows of a column of equally high views that fill it, without views.
    private static func stackRowsBuild(_ count: Int) -> Double {
        best(3) {
            let solver = Solver()
            let boxes = (0...count + 1).map { _ in (0..<4).map { _ in solver.makeVariable() } }
            do {
                try solver.update { () throws(SolverError) in try addStack(boxes, to: solver) }
            } catch {
                print("the stack does not build: \(error)")
            }
            keep(boxes.reduce(0) { sum, box in box.reduce(sum) { $0 + solver.value(of: $1) } })
        }
    }

    /// Boxes are the root, the stack and what is in it; each has x, y, width and height.
    private static func addStack(_ boxes: [[Variable]], to solver: Solver) throws(SolverError) {
        func equal(_ one: [Variable], _ other: [Variable]) throws(SolverError) {
            try solver.add(terms: one.map { Term($0) } + other.map { Term($0, -1) }, .equal)
        }
        for box in boxes {
            for variable in box[2...] { try solver.add(variable, .greaterThanOrEqual, constant: 0) }
        }
        for (variable, value) in zip(boxes[0], [0.0, 0, 100, 100_000]) {
            try solver.add(variable, .equal, constant: value)
        }
        let (root, stack, first) = (boxes[0], boxes[1], boxes[2])
        for axis in 0..<2 {
            try equal([stack[axis]], [root[axis]])
            try equal([stack[axis], stack[axis + 2]], [root[axis], root[axis + 2]])
        }
        try equal([first[1]], [stack[1]])
        try equal([boxes[boxes.count - 1][1], boxes[boxes.count - 1][3]], [stack[1], stack[3]])
        for index in 3..<boxes.count {
            try equal([boxes[index][1]], [boxes[index - 1][1], boxes[index - 1][3]])
        }
        for box in boxes[3...] { try equal([box[3]], [first[3]]) }
        for box in boxes[2...] {
            try equal([box[0]], [stack[0]])
            try equal([box[0], box[2]], [stack[0], stack[2]])
        }
    }
}
