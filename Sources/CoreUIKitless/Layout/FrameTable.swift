import Foundation
import KitlessSolver

/// The numbers of all items by slot: values of their variables, and the frames that follow from them.
///
/// It is a value of arrays of numbers, so that a pass touches objects only where somebody has to be told.
struct FrameTable {
    private(set) var slots: [Slot] = []
    /// How far frames reach beyond alignment rectangles, where they do.
    private(set) var outsets: [Int32: EdgeInsets] = [:]
    /// Which component belongs to a variable: slot * 4 + component, by the variable's index; -1 for none.
    private(set) var components: [Int32] = []
    /// The first of the slots whose frame has to be made anew, -1 for none.
    private var marked: Int32 = -1
    /// The first of the listening slots whose size has changed, until they are told; -1 for none.
    private var resized: Int32 = -1

    /// What is known of one item.
    struct Slot {
        /// The alignment rectangle, as the solver has it: in coordinates of the root.
        var value = Rectangle()
        /// The frame, relative to the parent.
        var frame = Rectangle()
        /// The slot of the superview or owner, -1 for the root.
        var parent: Int32 = -1
        var depth: Int32 = 0
        /// Children as linked lists, so that they can be found without touching views.
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        /// What is to be done as linked lists, so that a pass allocates nothing.
        var nextMarked: Int32 = -1
        var nextResized: Int32 = -1
        var flags: Flags = []
    }

    /// Numbers of a rectangle, each a component with a number of its own: x, y, width and height.
    struct Rectangle {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0

        init() {}

        init(_ rectangle: CGRect) {
            x = Double(rectangle.origin.x)
            y = Double(rectangle.origin.y)
            width = Double(rectangle.size.width)
            height = Double(rectangle.size.height)
        }

        var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
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

    subscript(slot: Int32) -> Slot { slots[Int(slot)] }

    func frame(of slot: Int32) -> CGRect { slots[Int(slot)].frame.cgRect }

    mutating func grow(to count: Int) {
        while slots.count < count { slots.append(Slot()) }
    }

    mutating func use(_ slot: Int32, parent: Int32, frame: CGRect, flags: Flags, outset: EdgeInsets) {
        let index = Int(slot)
        let old = slots[index]
        slots[index] = Slot(frame: Rectangle(frame), parent: parent, flags: flags.union(.isUsed))
        slots[index].flags.formUnion(old.flags.intersection(.ofLists))
        (slots[index].nextMarked, slots[index].nextResized) = (old.nextMarked, old.nextResized)
        if outset != .zero {
            slots[index].flags.insert(.hasOutsets)
            outsets[slot] = outset
        }
        mark(slot)
        guard parent >= 0 else { return }
        slots[index].depth = slots[Int(parent)].depth + 1
        slots[index].nextSibling = slots[Int(parent)].firstChild
        slots[Int(parent)].firstChild = slot
    }

    /// Takes a slot out of its parent's children.
    mutating func release(_ slot: Int32) {
        let index = Int(slot)
        let parent = slots[index].parent
        if parent >= 0, slots[Int(parent)].flags.contains(.isUsed) {
            if slots[Int(parent)].firstChild == slot {
                slots[Int(parent)].firstChild = slots[index].nextSibling
            } else {
                var child = slots[Int(parent)].firstChild
                while child >= 0 {
                    let next = slots[Int(child)].nextSibling
                    if next == slot {
                        slots[Int(child)].nextSibling = slots[index].nextSibling
                        break
                    }
                    child = next
                }
            }
        }
        slots[index].flags.formIntersection(.ofLists)
        slots[index].firstChild = -1
        if !outsets.isEmpty { outsets[slot] = nil }
    }

    /// Says whether the height of a slot's content depends on its width.
    mutating func setWraps(_ wraps: Bool, of slot: Int32) {
        if wraps {
            slots[Int(slot)].flags.formUnion([.wraps, .isListening])
        } else {
            slots[Int(slot)].flags.remove(.wraps)
        }
    }

    /// Says which component belongs to a variable.
    mutating func bind(_ variable: Variable, to component: Int32) {
        let index = Int(variable.index)
        while components.count <= index { components.append(-1) }
        components[index] = component
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
        withStorage { $0.setFrame(Rectangle(frame), of: slot) }
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
            resized = slots[Int(slot)].nextResized
            slots[Int(slot)].flags.remove(.isResized)
            if slots[Int(slot)].flags.contains(.isUsed) { return slot }
        }
        return nil
    }

    private mutating func withStorage(_ body: (inout FrameStorage) -> Void) {
        let heads = components.withUnsafeBufferPointer { components in
            let (outsets, marked, resized) = (outsets, marked, resized)
            return slots.withUnsafeMutableBufferPointer { slots in
                var storage = FrameStorage(
                    components: components,
                    slots: slots,
                    outsets: outsets,
                    marked: marked,
                    resized: resized
                )
                body(&storage)
                return (storage.marked, storage.resized)
            }
        }
        (marked, resized) = heads
    }
}

/// The tables of a ``FrameTable`` for the time of one loop over them, in which nothing is added or taken away.
private struct FrameStorage {
    let components: UnsafeBufferPointer<Int32>
    let slots: UnsafeMutableBufferPointer<FrameTable.Slot>
    let outsets: [Int32: EdgeInsets]
    var marked: Int32
    var resized: Int32

    mutating func mark(_ slot: Int32) {
        let index = Int(slot)
        guard !slots[index].flags.contains(.isMarked) else { return }
        slots[index].flags.insert(.isMarked)
        slots[index].nextMarked = marked
        marked = slot
    }

    mutating func setFrame(_ frame: FrameTable.Rectangle, of slot: Int32) {
        let index = Int(slot)
        let old = slots[index].frame
        slots[index].frame = frame
        guard slots[index].flags.contains(.isListening), !slots[index].flags.contains(.isResized),
            old.width != frame.width || old.height != frame.height
        else { return }
        slots[index].flags.insert(.isResized)
        slots[index].nextResized = resized
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
        let isPlain = slots[slot].flags.isDisjoint(with: .sizeMatters)
        switch component & 3 {
        case 0:
            slots[slot].value.x = value
            slots[slot].flags.insert(.isMoved)
        case 1:
            slots[slot].value.y = value
            slots[slot].flags.insert(.isMoved)
        case 2:
            slots[slot].value.width = value
            if isPlain {
                slots[slot].frame.width = value
                return
            }
        default:
            slots[slot].value.height = value
            if isPlain {
                slots[slot].frame.height = value
                return
            }
        }
        mark(Int32(truncatingIfNeeded: slot))
    }

    mutating func makeFrames() {
        var slot = marked
        while slot >= 0 {
            let flags = slots[Int(slot)].flags
            if flags.contains(.isUsed) {
                place(slot)
                if flags.contains(.isMoved) { placeChildren(of: slot) }
            }
            slot = slots[Int(slot)].nextMarked
        }
        while marked >= 0 {
            slots[Int(marked)].flags.subtract([.isMarked, .isMoved])
            marked = slots[Int(marked)].nextMarked
        }
    }

    private mutating func placeChildren(of slot: Int32) {
        var child = slots[Int(slot)].firstChild
        while child >= 0 {
            if !slots[Int(child)].flags.contains(.isMarked) { place(child) }
            child = slots[Int(child)].nextSibling
        }
    }

    /// Makes the frame of a slot from its value and its parent's.
    private mutating func place(_ slot: Int32) {
        let index = Int(slot)
        let parent = Int(slots[index].parent)
        var frame = slots[index].value
        if slots[index].flags.contains(.hasOutsets) { outset(&frame, of: slot) }
        if parent >= 0 {
            var origin = slots[parent].value
            if slots[parent].flags.contains(.hasOutsets) { outset(&origin, of: Int32(parent)) }
            frame.x -= origin.x
            frame.y -= origin.y
        } else {
            // A root lies where it was put.
            frame.x = slots[index].frame.x
            frame.y = slots[index].frame.y
        }
        setFrame(frame, of: slot)
    }

    /// Makes a frame of an alignment rectangle.
    private func outset(_ rectangle: inout FrameTable.Rectangle, of slot: Int32) {
        guard let outset = outsets[slot] else { return }
        rectangle.x -= Double(outset.left)
        rectangle.y -= Double(outset.top)
        rectangle.width += Double(outset.horizontal)
        rectangle.height += Double(outset.vertical)
    }
}
