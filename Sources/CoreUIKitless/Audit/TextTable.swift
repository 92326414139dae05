/// Plain text in columns, the same on every platform.
package enum TextTable {
    /// Returns rows of cells as lines: the first column aligned to the left, the others, which are numbers, to the
    /// right.
    ///
    /// - Parameter rows: The rows, each with as many cells as the first.
    /// - Returns: The lines, two spaces between columns.
    package static func aligned(_ rows: [[String]]) -> String {
        let columns = rows.first?.indices ?? 0..<0
        let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + space : space + row[column]
            }
            return cells.joined(separator: "  ")
        }
        return lines.joined(separator: "\n")
    }
}
