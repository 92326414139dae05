/// A variable and, at the same time, a slot of the basis.
struct Slot {
    /// The value of the variable.
    var value = 0.0
    /// The coefficient of the variable in `column`; 1 for the identity.
    var pivot = 1.0
    /// Above the orders of all slots that the column depends on.
    var order: Int64 = 0
    /// Tells the variable from earlier and later ones; odd while the slot has none.
    var generation: UInt32 = 0
    /// The form whose value this slot fixes; -1 if it fixes its own variable ("stay").
    var active: Int32 = -1
    /// The form that is this slot's column of the triangle; -1 for the identity.
    var column: Int32 = -1
    /// How many columns of the triangle contain the variable; they come first among its occurrences.
    var dependents: Int32 = 0
    /// The latest eta whose pivot this is.
    var etaPivot: Int32 = -1
    /// The latest entry of an eta that lies here.
    var etaEntry: Int32 = -1

    /// Whether the slot fixes its own variable, and nothing depends on it: all else is as in a new slot.
    @inline(__always)
    var isFree: Bool { active < 0 && column < 0 && dependents == 0 && pivot == 1 && isFreeOfEtas }

    /// Whether no eta names this slot.
    @inline(__always)
    var isFreeOfEtas: Bool { etaPivot < 0 && etaEntry < 0 }
}

/// What belongs to a variable and not to the basis.
struct VariableRecord {
    var isUsed = true
    /// Whether the variable is among those that changed since they were last taken.
    var isChanged = false
    /// Whether the variable is among `farSlots`.
    var hasGoneFar = false
    /// The value that was last taken, NaN for none.
    var reported = Double.nan
    /// Where its occurrences start, and how many there are.
    var occurrences: Int32 = -1
    var occurrenceCount: Int32 = 0
    /// The form that consists of this variable alone.
    var single: Int32 = -1
    /// The constraint that holds suggestions.
    var edit: Int32 = -1
}

/// A new value of a variable.
package struct ValueChange: BitwiseCopyable {
    /// The place of the variable.
    package let variable: Int32
    package let value: Double
}

/// A variable's membership in a form.
struct Occurrence {
    var coefficient: Double
    var form: Int32
    /// The slot of which the form is a column, or -1.
    var slot: Int32
}

/// One term of a form.
struct FormTerm {
    var coefficient: Double
    var variable: Int32
    /// Where the form is among the variable's occurrences.
    var position: Int32
}

/// A linear form with the constraints over it.
struct Form {
    /// The ends of the interval that the form is in; meaningful while it is inactive.
    var lower = -Double.infinity
    var upper = Double.infinity
    /// How far out of the interval it may be beyond the usual tolerance.
    var slack = 0.0
    var terms: Int32 = 0
    var termCount: Int32 = 0
    var kinks: Int32 = -1
    var kinkCount: Int32 = 0
    /// How many constraints are over the form, in force or about to be.
    var users: Int32 = 0
    /// The last kink that blocks the way to the left, or -1.
    var lo: Int32 = -1
    /// The first kink that blocks the way to the right, or `kinkCount`.
    var hi: Int32 = 0
    /// The slot in which the form is active, or -1.
    var slot: Int32 = -1
    /// The slot of which the form is a column of the triangle, or -1.
    var column: Int32 = -1
    /// Active: the kink on which it sits; inactive, or active between kinks: how many kinks lie to the left.
    var index: Int32 = 0
    /// The position in the queue of violated forms, or -1.
    var queued: Int32 = -1
    var stamp: UInt32 = 0
    var hash: UInt32 = 0
    /// Active, but between two kinks: the constraint that held it has gone.
    var isPhantom = false
    /// Inactive, and waiting on the kink `index`, an optional equality whose cost the multipliers do not know yet.
    var isHeld = false
    /// Active, but the values do not put it onto its kink yet.
    var isLagging = false
    var isUsed = true

    @inline(__always)
    var isActive: Bool { slot >= 0 }

    /// Whether the basis has not seen the form, or has forgotten it.
    @inline(__always)
    var isFresh: Bool {
        slot < 0 && column < 0 && index == 0 && slack == 0 && !isPhantom && lower == -.infinity && upper == .infinity
    }

    /// Whether required constraints leave one value only.
    @inline(__always)
    var isPinned: Bool { lo >= hi }
}

/// Where the slope of a form's cost changes.
struct Kink {
    var z: Double
    var cost: Double
    var constraint: Int32
    /// The column of the priority level; -1 for required.
    var level: Int16
    /// The sign of the allowed side: 1 for at least, -1 for at most, 0 for equal.
    var side: Int8

    @inline(__always)
    var isRequired: Bool { level < 0 }

    /// By how much the slope grows here.
    @inline(__always)
    var jump: Double { side == 0 ? 2 * cost : cost }

    /// Of kinks at the same place, `>=` comes first and `<=` last.
    func precedes(_ other: Kink) -> Bool {
        z != other.z ? z < other.z : side > other.side
    }
}

/// A constraint in force.
struct ConstraintRecord {
    /// What the normalised form was multiplied with.
    var scale: Double
    var constant: Double
    /// -1 for a constraint without terms.
    var form: Int32
    var generation: UInt32
    var level: Int16
    var relation: Relation
    var isUsed: Bool
    /// The variable that it edits, or -1.
    var editOf: Int32
    /// The position of its staged change, or -1.
    var staged: Int32
    /// Whether the last change of the constant has moved values only.
    var isFollowed = false
    /// Whether the last change of the constant has left the same forms active.
    var isSteady = false
}

/// One level of priority; its place is its column in the multipliers.
struct Level {
    var priority: Double
    var count: Int32
    var largestCost: Double
    var smallestCost: Double

    var isEmpty: Bool { count == 0 }
}

/// A product-form factor: the identity with one column replaced.
struct Eta {
    var pivotSlot: Int32
    var pivot: Double
    var start: Int32
    var count: Int32
    /// The next older eta with the same pivot slot.
    var older: Int32
    var isLive: Bool
}

/// An entry of an eta outside its pivot.
struct EtaEntry {
    var value: Double
    var slot: Int32
    var eta: Int32
    /// The next older entry in the same slot.
    var older: Int32
}
