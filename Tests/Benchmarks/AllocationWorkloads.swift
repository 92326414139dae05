import CoreUIKitless
import Foundation
import KitlessColor
import KitlessMotion
import KitlessSolver

// What must not allocate, a line each where one does.
extension AllocationBenchmark {
    /// Suggestions that change no structure, alone and with the values read; then such as move forms out of the active
    /// set and back.
    static let solver = [
        Workload("solver-suggest") {
            let row = try SolverRow(count: 20)
            return {
                row.suggest(500 + Double($0 % 97) / 7)
                return 0
            }
        },
        Workload("solver-suggest-read") {
            let row = try SolverRow(count: 20)
            return {
                row.suggest(500 + Double($0 % 97) / 7)
                return row.sum()
            }
        },
        Workload("solver-suggest-two") {
            let row = try SolverRow(count: 20)
            return {
                row.suggest(500 + Double($0 % 97) / 7)
                row.suggestStart(Double($0 % 13))
                return row.sum()
            }
        },
        Workload("solver-suggest-changes") {
            let row = try SolverRow(count: 20)
            return {
                row.suggest(500 + Double($0 % 97) / 7)
                return row.sumOfChanges()
            }
        },
        Workload("solver-suggest-pivots") {
            let row = try SolverRow(count: 20)
            return {
                row.suggest($0 % 2 == 0 ? 300 : 1500 + Double($0 % 97))
                return row.sum()
            }
        },
        // Storage is used again: what comes and goes for a week does not grow.
        Workload("solver-add-remove") {
            let row = try SolverRow(count: 20)
            return {
                row.linkAndUnlink(Double($0 % 7))
                return row.sum()
            }
        },
    ]

    static let colors = [
        Workload("colour-lab") { { LabD65(palette[$0 % 256]).lightness } },
        Workload("colour-oklab") { { OKLab(palette[$0 % 256]).lightness } },
        Workload("colour-p3") { { DisplayP3(palette[$0 % 256]).red } },
        Workload("colour-buffers") {
            var lab = [LabD65](repeating: LabD65(Color.black), count: 256)
            var oklab = [OKLab](repeating: OKLab(Color.black), count: 256)
            return {
                LabD65.convert(palette, into: &lab)
                OKLab.convert(palette, into: &oklab)
                return lab[$0 % 256].lightness + oklab[$0 % 256].lightness
            }
        },
        Workload("colour-hex") {
            { number in
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 9) { buffer in
                    Double(RGBA8(palette[number % 256]).writeHex(to: buffer))
                }
            }
        },
        Workload("colour-hex-parse") {
            let texts = palette.map { RGBA8($0).hexText() }
            return { (try? Color(hex: texts[$0 % 256]).red) ?? .nan }
        },
        Workload("colour-css-parse") {
            let texts = [
                "oklch(60% 0.15 250 / 50%)", "rgb(0, 120, 215)", "hsl(0.583turn 100% 42%)", "rebeccapurple",
                "color(display-p3 1 0.5 none)",
            ]
            return { (try? Color(css: texts[$0 % texts.count]).red) ?? .nan }
        },
        Workload("contrast") { { palette[$0 % 256].contrastRatio(to: palette[($0 + 1) % 256]) } },
        Workload("contrast-8bit") { { RGBA8(palette[$0 % 256]).contrastRatio(to: RGBA8(palette[($0 + 1) % 256])) } },
        Workload("deltaE2000") { { LabD65(palette[$0 % 256]).deltaE2000(to: LabD65(palette[($0 + 1) % 256])) } },
        Workload("gamut-map") {
            { OKLCH(lightness: 0.6, chroma: 0.4 * palette[$0 % 256].green, hue: Double($0)).gamutMapped(to: .srgb).red }
        },
    ]

    static let motion = [
        Workload("bezier") { { CubicBezier.ease.value(at: Double($0 % 1000) / 1000) } },
        Workload("bezier-slope") { { CubicBezier.ease.valueAndSlope(at: Double($0 % 1000) / 1000).slope } },
        Workload("spring") {
            { Spring.bouncy.state(from: MotionState(value: 0, velocity: 3), to: 1, at: Double($0 % 1000) / 500).value }
        },
        Workload("shadow-point") {
            let geometry = elevation.geometry(of: box)
            return { geometry.alpha(at: CGPoint(x: $0 % 64, y: 20)) }
        },
        // The pixels, a table of columns, and four tables for each corner, however many rows there are.
        Workload("shadow-raster", allowed: 18) {
            { (try? ShadowRaster(elevation, of: box, width: 64, height: $0 % 2 == 0 ? 64 : 48)[32, 16]) ?? .nan }
        },
    ]

    static let views = [
        Workload("layout-resize") {
            let form = FormViews(rows: 50)
            return {
                form.root.frame = CGRect(x: 0, y: 0, width: $0 % 2 == 0 ? 300 : 600, height: 100)
                form.root.layoutIfNeeded()
                return Double(form.views[form.views.count - 1].frame.minX)
            }
        }
    ]

    private static let palette: [Color] = (0..<256).map { number in
        let (green, blue) = (number * 37 % 256, number * 101 % 256)
        return Color(red: Double(number) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
    private static let elevation = Elevation(xOffset: 0, yOffset: 2, blur: 8, spread: 0, color: .black, opacity: 1)
    private static let box = RoundedRect(CGRect(x: 16, y: 16, width: 32, height: 32), cornerRadius: 8)
}

/// A row of boxes between two edges that can be dragged: each wants its natural width, and yields to the right edge.
private struct SolverRow {
    private let solver = Solver()
    private let start: Variable
    private let end: Variable
    private let boxes: [Variable]
    private let link: [Term]

    init(count: Int) throws {
        start = solver.makeVariable()
        end = solver.makeVariable()
        boxes = (0..<count).map { [solver] _ in solver.makeVariable() }
        link = [Term(boxes[3]), Term(boxes[4], -1)]
        for (index, box) in boxes.enumerated() {
            try solver.add(box, .greaterThanOrEqual, constant: 10)
            try solver.add(box, .lessThanOrEqual, constant: 20 + Double(index), priority: .defaultLow)
            try solver.add(box, .greaterThanOrEqual, constant: 20 + Double(index), priority: .defaultHigh)
        }
        try solver.add(terms: boxes.map { Term($0) } + [Term(start), Term(end, -1)], .equal)
        try solver.beginEditing(start, priority: 900)
        try solver.beginEditing(end, priority: 900)
        try solver.suggest(1000, for: end)
        _ = solver.takeChanges()
    }

    func suggest(_ value: Double) { try? solver.suggest(value, for: end) }

    func suggestStart(_ value: Double) { try? solver.suggest(value, for: start) }

    /// Ties two boxes to each other by a required equality, and lets them go.
    func linkAndUnlink(_ difference: Double) {
        guard let id = try? solver.add(terms: link, .equal, constant: difference) else { return }
        try? solver.remove(id)
    }

    func sum() -> Double { boxes.reduce(0) { $0 + solver.value(of: $1) } }

    func sumOfChanges() -> Double {
        var sum = 0.0
        solver.takeChanges { sum += $1 }
        return sum
    }
}
