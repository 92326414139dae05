/// An unknown of a solver: a free real number.
///
/// A variable is a small handle that ``Solver/makeVariable()`` gives out. It belongs to that solver only: to another
/// one it is unknown, or the same as one of its own, which nobody can tell. It stops being valid when
/// ``Solver/removeVariable(_:)`` takes it back; a later variable never compares equal to it. Read its value with
/// ``Solver/value(of:)-(Variable)``.
public struct Variable: Hashable, Sendable {
    /// The place in the solver's storage; places of removed variables are used again.
    package let index: Int32

    /// Tells this variable from earlier ones in the same place.
    let generation: UInt32
}
