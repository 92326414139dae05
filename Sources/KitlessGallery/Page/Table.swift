/// A table in a box that scrolls, so that a narrow page need not.
struct Table {
    /// The cells of the head, markup.
    let head: String

    /// The rows, markup.
    let rows: [String]

    /// The markup.
    var html: String {
        """
        <div class="scroll"><table><thead><tr>\(head)</tr></thead><tbody>\(rows.joined())</tbody></table></div>
        """
    }
}
