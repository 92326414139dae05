/// A grid of points with the same step in both directions.
struct PixelGrid {
    let width: Int
    let height: Int
    /// The place of the first column.
    let originX: Double
    /// The place of the first row.
    let originY: Double
    let step: Double

    func x(_ column: Int) -> Double { originX + Double(column) * step }

    func y(_ row: Int) -> Double { originY + Double(row) * step }

    /// The columns that lie between two places.
    func columns(from low: Double, to high: Double) -> Range<Int> {
        Self.indices(width, (low - originX) / step, (high - originX) / step)
    }

    /// The rows that lie between two places.
    func rows(from low: Double, to high: Double) -> Range<Int> {
        Self.indices(height, (low - originY) / step, (high - originY) / step)
    }

    private static func indices(_ count: Int, _ low: Double, _ high: Double) -> Range<Int> {
        guard low <= high else { return 0..<0 }
        let first = max(0, min(Double(count), low.rounded(.up)))
        return Int(first)..<Int(max(first, min(Double(count), high.rounded(.down) + 1)))
    }
}
