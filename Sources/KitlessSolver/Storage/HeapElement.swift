/// What may stand in a heap.
protocol HeapElement: BitwiseCopyable {
    /// Whether this element is taken out before another one.
    func precedes(_ other: Self) -> Bool
}

extension Int32: HeapElement {
    @inline(__always)
    func precedes(_ other: Int32) -> Bool { self < other }
}

// An array as a binary heap: the element that precedes all others is first.
extension UnsafeArray where Element: HeapElement {
    @inline(__always)
    mutating func pushHeap(_ element: Element) {
        append(element)
        var position = count - 1
        while position > 0 {
            let parent = (position - 1) / 2
            if !element.precedes(self[parent]) { break }
            self[position] = self[parent]
            position = parent
        }
        self[position] = element
    }

    @inline(__always)
    mutating func popHeap() -> Element? {
        guard !isEmpty else { return nil }
        let top = self[0]
        let last = removeLast()
        if !isEmpty { sink(last, from: 0) }
        return top
    }

    /// Makes a heap of elements in any order.
    mutating func makeHeap() {
        for position in (0..<count / 2).reversed() { sink(self[position], from: position) }
    }

    /// Puts an element where it belongs at a place or below it, whose element goes.
    @inline(__always)
    func sink(_ element: Element, from start: Int) {
        var position = start
        while true {
            var child = 2 * position + 1
            if child >= count { break }
            if child + 1 < count, self[child + 1].precedes(self[child]) { child += 1 }
            if !self[child].precedes(element) { break }
            self[position] = self[child]
            position = child
        }
        self[position] = element
    }
}
