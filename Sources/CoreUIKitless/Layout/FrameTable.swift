import Foundation
import KitlessSolver

/// The numbers of all items by slot: values of their variables, and the frames that follow from them.
///
/// It is a value of arrays of numbers, so that a pass touches objects only where somebody has to be told.
struct FrameTable {
    /// The values of x, y, width and height of the alignment rectangle in coordinates of the root, four a slot.
    var values: [Double] = []
    /// Frames relative to the parent.
    var frames: [CGRect] = []
    /// The slot of the superview or owner, -1 for the root.
    var parents: [Int32] = []
    var depths: [Int32] = []
    /// Children as linked lists, so that they can be found without touching views.
    var firstChild: [Int32] = []
    var nextSibling: [Int32] = []
    var flags: [Flags] = []
    /// How far frames reach beyond alignment rectangles, where they do.
    var outsets: [Int32: EdgeInsets] = [:]
    /// Which component belongs to a variable: slot * 4 + component, by the variable's index.
    var components: [Int32] = []
    /// Slots with a value that changed since frames were made.
    var changed: [Int32] = []

    struct Flags: OptionSet {
        let rawValue: UInt8
        static let isChanged = Flags(rawValue: 1 << 0)
        /// The view wants to know of changes of its size.
        static let isListening = Flags(rawValue: 1 << 1)
        static let hasOutsets = Flags(rawValue: 1 << 2)
        /// The height of the content depends on the width.
        static let wraps = Flags(rawValue: 1 << 3)
        static let isUsed = Flags(rawValue: 1 << 4)
    }

    mutating func grow(to count: Int) {
        while frames.count < count {
            values.append(contentsOf: [0, 0, 0, 0])
            frames.append(.zero)
            parents.append(-1)
            depths.append(0)
            firstChild.append(-1)
            nextSibling.append(-1)
            flags.append([])
        }
    }

    mutating func use(_ slot: Int32, parent: Int32, frame: CGRect, flags: Flags) {
        let index = Int(slot)
        for component in 4 * index..<4 * index + 4 { values[component] = 0 }
        frames[index] = frame
        parents[index] = parent
        self.flags[index] = flags.union(.isUsed)
        firstChild[index] = -1
        nextSibling[index] = -1
        depths[index] = 0
        mark(slot)
        guard parent >= 0 else { return }
        depths[index] = depths[Int(parent)] + 1
        nextSibling[index] = firstChild[Int(parent)]
        firstChild[Int(parent)] = slot
    }

    /// Takes a slot out of its parent's children.
    mutating func release(_ slot: Int32) {
        let index = Int(slot)
        let parent = parents[index]
        if parent >= 0, flags[Int(parent)].contains(.isUsed) {
            if firstChild[Int(parent)] == slot {
                firstChild[Int(parent)] = nextSibling[index]
            } else {
                var child = firstChild[Int(parent)]
                while child >= 0 {
                    let next = nextSibling[Int(child)]
                    if next == slot {
                        nextSibling[Int(child)] = nextSibling[index]
                        break
                    }
                    child = next
                }
            }
        }
        flags[index] = []
        firstChild[index] = -1
        outsets[slot] = nil
    }

    mutating func mark(_ slot: Int32) {
        let index = Int(slot)
        guard !flags[index].contains(.isChanged) else { return }
        flags[index].insert(.isChanged)
        changed.append(slot)
    }

    /// Says which component a variable belongs to.
    mutating func bind(_ variable: Variable, to component: Int32) {
        let index = Int(variable.index)
        while components.count <= index { components.append(-1) }
        components[index] = component
    }

    /// Takes over the value of a variable.
    mutating func set(_ variable: Int, _ value: Double) {
        guard variable < components.count else { return }
        let component = components[variable]
        guard component >= 0, values[Int(component)] != value else { return }
        values[Int(component)] = value
        mark(component >> 2)
    }

    /// Computes the frames of all changed slots and of their children.
    ///
    /// - Parameter resized: Called with each listening slot whose size has changed.
    mutating func makeFrames(_ resized: (Int32, Flags) -> Void) {
        for slot in changed {
            flags[Int(slot)].remove(.isChanged)
            guard flags[Int(slot)].contains(.isUsed) else { continue }
            makeFrame(of: slot, resized)
            var child = firstChild[Int(slot)]
            while child >= 0 {
                if !flags[Int(child)].contains(.isChanged) { makeFrame(of: child, resized) }
                child = nextSibling[Int(child)]
            }
        }
        changed.removeAll(keepingCapacity: true)
    }

    private mutating func makeFrame(of slot: Int32, _ resized: (Int32, Flags) -> Void) {
        let index = Int(slot)
        var x = values[4 * index]
        var y = values[4 * index + 1]
        var width = values[4 * index + 2]
        var height = values[4 * index + 3]
        if flags[index].contains(.hasOutsets), let outset = outsets[slot] {
            x -= outset.left
            y -= outset.top
            width += outset.horizontal
            height += outset.vertical
        }
        let parent = Int(parents[index])
        if parent >= 0 {
            x -= values[4 * parent]
            y -= values[4 * parent + 1]
            if flags[parent].contains(.hasOutsets), let outset = outsets[Int32(parent)] {
                x += outset.left
                y += outset.top
            }
        } else {
            x = frames[index].origin.x
            y = frames[index].origin.y
        }
        let old = frames[index].size
        frames[index] = CGRect(x: x, y: y, width: width, height: height)
        guard flags[index].contains(.isListening), old.width != width || old.height != height else { return }
        resized(slot, flags[index])
    }
}
