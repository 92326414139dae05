/// The handle of a constraint in force.
///
/// ``Solver`` gives one out for each constraint that is added. It is never used again, so that a handle kept too long
/// is recognised as unknown.
public struct ConstraintID: Hashable, Sendable {
    /// The place in the solver's storage; places of removed constraints are used again.
    let index: Int32

    /// Tells this constraint from earlier ones in the same place.
    let generation: UInt32
}
