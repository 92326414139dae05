/// Filling in places that were left out.
enum EvenSpacing {
    /// Replaces missing places: the first is 0, the last 1, others lie evenly between their neighbours; one that is
    /// below an earlier one is raised to it.
    ///
    /// - Parameter places: The places, `nil` where missing; not empty.
    /// - Returns: As many places, which never decrease.
    static func fill(_ places: [Double?]) -> [Double] {
        var filled: [Double] = []
        filled.reserveCapacity(places.count)
        for index in places.indices {
            let atEnd: Double? = index == 0 ? 0 : index == places.count - 1 ? 1 : nil
            guard let place = places[index] ?? atEnd else { continue }
            guard let start = filled.last else {
                filled.append(place)
                continue
            }
            let first = filled.count - 1
            let end = max(place, start)
            for between in filled.count..<index {
                filled.append(start + (end - start) * (Double(between - first) / Double(index - first)))
            }
            filled.append(end)
        }
        return filled
    }
}
