/// Directions that suggestions have moved along, for the next suggestion.
struct ColumnCache {
    var isPending = false

    func deallocate() {}

    mutating func invalidate() {}
}
