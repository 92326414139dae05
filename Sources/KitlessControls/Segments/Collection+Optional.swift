/// Elements that may not be there.
extension Collection {
    /// The element at a position, `nil` where there is none.
    ///
    /// - Parameter position: Any position; the one after the last element has none.
    /// - Returns: The element.
    /// - Complexity: Constant for collections with a range of indices, else linear.
    public subscript(optional position: Index) -> Element? {
        indices.contains(position) ? self[position] : nil
    }

    /// Returns the position after another one, and the first after the last.
    ///
    /// - Parameter position: Any position.
    /// - Returns: The next position; the first one where `position` is the last or none of the collection's; `nil` for
    ///   an empty collection.
    /// - Complexity: Constant for collections with a range of indices, else linear.
    public func rollOver(after position: Index) -> Index? {
        guard !isEmpty else { return nil }
        guard indices.contains(position) else { return startIndex }
        let next = index(after: position)
        return next == endIndex ? startIndex : next
    }
}

/// Going round at the ends.
extension BidirectionalCollection {
    /// Returns the position before another one, and the last before the first.
    ///
    /// - Parameter position: Any position.
    /// - Returns: The previous position; the last one where `position` is the first or none of the collection's; `nil`
    ///   for an empty collection.
    /// - Complexity: Constant for collections with a range of indices, else linear.
    public func rollOver(before position: Index) -> Index? {
        guard !isEmpty else { return nil }
        let isFirst = position == startIndex || !indices.contains(position)
        return index(before: isFirst ? endIndex : position)
    }
}
