import Foundation
import KitlessSolver

/// The numbers of all items by slot: values of their variables, and the frames that follow from them.
///
/// It is a value of arrays of numbers, so that a pass touches objects only where somebody has to be told.
struct FrameTable {
    /// x, y, width and height of each slot: what the solver says, and what the frame has; side by side, since the one
    /// mostly goes straight to the other.
    private var numbers: [Number] = []
    private var nodes: [Node] = []
    private var flags: [Flags] = []
    /// How far frames reach beyond alignment rectangles, where they do.
    private var outsets: [Int32: EdgeInsets] = [:]
    /// Which component belongs to a variable: slot * 4 + component, by the variable's index; -1 for none.
    private(set) var components: [Int32] = []
    /// The first of the slots whose frame has to be made anew, -1 for none.
    private var marked: Int32 = -1
    /// The first of the listening slots whose size has changed, until they are told; -1 for none.
    private var resized: Int32 = -1

    /// One of the four numbers of a slot.
    struct Number {
        /// Of the alignment rectangle, as the solver has it: in coordinates of the root.
        var value = 0.0
        /// Of the frame, relative to the parent.
        var frame = 0.0
    }

    /// Where a slot lies in the tree.
    struct Node {
        /// The slot of the superview or owner, -1 for the root.
        var parent: Int32 = -1
        var depth: Int32 = 0
        /// Children as linked lists, so that they can be found without touching views.
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        /// What is to be done as linked lists, so that a pass allocates nothing.
        var nextMarked: Int32 = -1
        var nextResized: Int32 = -1
    }

    struct Flags: OptionSet {
        let rawValue: UInt8
        static let isMarked = Flags(rawValue: 1 << 0)
        /// The view wants to know of changes of its size.
        static let isListening = Flags(rawValue: 1 << 1)
        static let hasOutsets = Flags(rawValue: 1 << 2)
        /// The height of the content depends on the width.
        static let wraps = Flags(rawValue: 1 << 3)
        static let isUsed = Flags(rawValue: 1 << 4)
        /// Its origin has changed since frames were made, so that those of its children have to be made anew.
        static let isMoved = Flags(rawValue: 1 << 5)
        static let isResized = Flags(rawValue: 1 << 6)

        /// What a slot keeps when it is given to another item: its places in the lists.
        static let ofLists: Flags = [.isMarked, .isResized]

        /// A frame without these has the size that the solver says, and nobody has to be told of it.
        static let sizeMatters: Flags = [.isListening, .hasOutsets]
    }

    subscript(slot: Int32) -> Node { nodes[Int(slot)] }

    /// How many slots lie above a slot; 0 for one of another table.
    func depth(of slot: Int32) -> Int32 { Int(slot) < nodes.count ? nodes[Int(slot)].depth : 0 }

    func flags(of slot: Int32) -> Flags { flags[Int(slot)] }

    /// The width of the alignment rectangle.
    func width(of slot: Int32) -> Double { numbers[4 * Int(slot) + 2].value }

    func frame(of slot: Int32) -> CGRect {
        let start = 4 * Int(slot)
        return CGRect(
            x: numbers[start].frame,
            y: numbers[start + 1].frame,
            width: numbers[start + 2].frame,
            height: numbers[start + 3].frame
        )
    }

    mutating func grow(to count: Int) {
        while nodes.count < count {
            numbers.append(contentsOf: repeatElement(Number(), count: 4))
            nodes.append(Node())
            flags.append([])
        }
    }

    mutating func use(_ slot: Int32, parent: Int32, frame: CGRect, flags added: Flags, outset: EdgeInsets) {
        let index = Int(slot)
        let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        for component in 0..<4 { numbers[4 * index + component] = Number(frame: Double(lengths[component])) }
        flags[index] = flags[index].intersection(.ofLists).union(added).union(.isUsed)
        if outset != .zero {
            flags[index].insert(.hasOutsets)
            outsets[slot] = outset
        }
        nodes[index].parent = parent
        nodes[index].depth = 0
        nodes[index].firstChild = -1
        nodes[index].nextSibling = -1
        mark(slot)
        guard parent >= 0 else { return }
        nodes[index].depth = nodes[Int(parent)].depth + 1
        nodes[index].nextSibling = nodes[Int(parent)].firstChild
        nodes[Int(parent)].firstChild = slot
    }

    /// Takes a slot out of its parent's children.
    mutating func release(_ slot: Int32) {
        let index = Int(slot)
        let parent = nodes[index].parent
        if parent >= 0, flags[Int(parent)].contains(.isUsed) {
            if nodes[Int(parent)].firstChild == slot {
                nodes[Int(parent)].firstChild = nodes[index].nextSibling
            } else {
                var child = nodes[Int(parent)].firstChild
                while child >= 0 {
                    let next = nodes[Int(child)].nextSibling
                    if next == slot {
                        nodes[Int(child)].nextSibling = nodes[index].nextSibling
                        break
                    }
                    child = next
                }
            }
        }
        flags[index].formIntersection(.ofLists)
        nodes[index].firstChild = -1
        if !outsets.isEmpty { outsets[slot] = nil }
    }

    /// Says whether the height of a slot's content depends on its width.
    mutating func setWraps(_ wraps: Bool, of slot: Int32) {
        if wraps {
            flags[Int(slot)].formUnion([.wraps, .isListening])
        } else {
            flags[Int(slot)].remove(.wraps)
        }
    }

    /// Says which variables belong to the components of a slot, from one of them on; there are four for each slot.
    mutating func bind(_ variables: [Variable], of slot: Int32, from first: Int) {
        for component in 4 * Int(slot) + first..<4 * Int(slot) + 4 {
            let index = Int(variables[component].index)
            while components.count <= index { components.append(-1) }
            components[index] = Int32(component)
        }
    }

    /// Says that a variable belongs to nothing any more.
    mutating func unbind(_ variable: Variable) {
        components[Int(variable.index)] = -1
    }

    /// Has the frame of a slot made anew, though no value has changed.
    mutating func mark(_ slot: Int32) {
        withStorage { $0.mark(slot) }
    }

    /// Sets a frame by hand, until frames are made the next time.
    mutating func setFrame(_ frame: CGRect, of slot: Int32) {
        withStorage { storage in
            let (origin, size) = (frame.origin, frame.size)
            storage.setFrame(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height), of: slot)
        }
    }

    /// Sets the value of a component.
    mutating func set(_ component: Int, _ value: Double) {
        withStorage { $0.set(component, value) }
    }

    /// Takes over new values of variables.
    ///
    /// - Complexity: O(changes).
    mutating func take(_ changes: UnsafeBufferPointer<ValueChange>) {
        withStorage { $0.take(changes) }
    }

    /// Makes the frames of all slots that have changed, and of the children of those that have moved.
    mutating func makeFrames() {
        withStorage { $0.makeFrames() }
    }

    /// Takes the next listening slot whose size has changed; `nil` once there is none.
    mutating func takeResized() -> Int32? {
        while resized >= 0 {
            let slot = resized
            resized = nodes[Int(slot)].nextResized
            flags[Int(slot)].remove(.isResized)
            if flags[Int(slot)].contains(.isUsed) { return slot }
        }
        return nil
    }

    private mutating func withStorage(_ body: (inout FrameStorage) -> Void) {
        let (outsets, heads) = (outsets, (marked, resized))
        (marked, resized) = components.withUnsafeBufferPointer { components in
            numbers.withUnsafeMutableBufferPointer { numbers in
                nodes.withUnsafeMutableBufferPointer { nodes in
                    flags.withUnsafeMutableBufferPointer { flags in
                        var storage = FrameStorage(
                            components: components,
                            numbers: numbers,
                            nodes: nodes,
                            flags: flags,
                            outsets: outsets,
                            marked: heads.0,
                            resized: heads.1
                        )
                        body(&storage)
                        return (storage.marked, storage.resized)
                    }
                }
            }
        }
    }
}

/// The tables of a ``FrameTable`` for the time of one loop over them, in which nothing is added or taken away.
private struct FrameStorage {
    let components: UnsafeBufferPointer<Int32>
    let numbers: UnsafeMutableBufferPointer<FrameTable.Number>
    let nodes: UnsafeMutableBufferPointer<FrameTable.Node>
    let flags: UnsafeMutableBufferPointer<FrameTable.Flags>
    let outsets: [Int32: EdgeInsets]
    var marked: Int32
    var resized: Int32

    mutating func mark(_ slot: Int32) {
        let index = Int(slot)
        guard !flags[index].contains(.isMarked) else { return }
        flags[index].insert(.isMarked)
        nodes[index].nextMarked = marked
        marked = slot
    }

    mutating func setFrame(_ x: Double, _ y: Double, _ width: Double, _ height: Double, of slot: Int32) {
        let (index, start) = (Int(slot), 4 * Int(slot))
        let isResized = numbers[start + 2].frame != width || numbers[start + 3].frame != height
        numbers[start].frame = x
        numbers[start + 1].frame = y
        numbers[start + 2].frame = width
        numbers[start + 3].frame = height
        guard isResized, flags[index].contains(.isListening), !flags[index].contains(.isResized) else { return }
        flags[index].insert(.isResized)
        nodes[index].nextResized = resized
        resized = slot
    }

    mutating func take(_ changes: UnsafeBufferPointer<ValueChange>) {
        for change in changes {
            let index = Int(change.variable)
            guard index < components.count, components[index] >= 0 else { continue }
            set(Int(components[index]), change.value)
        }
    }

    @inline(__always)
    mutating func set(_ component: Int, _ value: Double) {
        let slot = component >> 2
        numbers[component].value = value
        if component & 2 == 0 {
            flags[slot].insert(.isMoved)
        } else if flags[slot].isDisjoint(with: .sizeMatters) {
            numbers[component].frame = value
            return
        }
        mark(Int32(truncatingIfNeeded: slot))
    }

    mutating func makeFrames() {
        var slot = marked
        while slot >= 0 {
            let flags = self.flags[Int(slot)]
            if flags.contains(.isUsed) {
                place(slot)
                if flags.contains(.isMoved) { placeChildren(of: slot) }
            }
            slot = nodes[Int(slot)].nextMarked
        }
        while marked >= 0 {
            flags[Int(marked)].subtract([.isMarked, .isMoved])
            marked = nodes[Int(marked)].nextMarked
        }
    }

    private mutating func placeChildren(of slot: Int32) {
        var child = nodes[Int(slot)].firstChild
        while child >= 0 {
            if !flags[Int(child)].contains(.isMarked) { place(child) }
            child = nodes[Int(child)].nextSibling
        }
    }

    /// Makes the frame of a slot from its value and its parent's.
    private mutating func place(_ slot: Int32) {
        let (start, parent) = (4 * Int(slot), nodes[Int(slot)].parent)
        let outset = outset(of: slot)
        // A root lies where it was put.
        var (x, y) = (numbers[start].frame, numbers[start + 1].frame)
        if parent >= 0 {
            let (outer, outerOutset) = (4 * Int(parent), self.outset(of: parent))
            x = numbers[start].value - Double(outset.left) - (numbers[outer].value - Double(outerOutset.left))
            y = numbers[start + 1].value - Double(outset.top) - (numbers[outer + 1].value - Double(outerOutset.top))
        }
        let width = numbers[start + 2].value + Double(outset.horizontal)
        setFrame(x, y, width, numbers[start + 3].value + Double(outset.vertical), of: slot)
    }

    private func outset(of slot: Int32) -> EdgeInsets {
        flags[Int(slot)].contains(.hasOutsets) ? outsets[slot] ?? .zero : .zero
    }
}
