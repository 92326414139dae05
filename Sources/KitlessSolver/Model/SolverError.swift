/// Why the solver refused a change.
///
/// Whatever is refused leaves no trace: values, the choice among equally good solutions and all constraints in force
/// are bit for bit as before.
public enum SolverError: Error, Equatable, Sendable {
    /// The required constraints contradict each other.
    ///
    /// The handles name an irreducible conflict: these required constraints have no common solution, but would have
    /// one if any single one of them were left out. A constraint that was refused appears under the handle that it
    /// would have had (an `add` that throws this puts it first); that handle is unknown afterwards.
    case unsatisfiable(conflict: [ConstraintID])

    /// The constraint is in force already.
    case duplicateConstraint(ConstraintID)

    /// There is no such constraint in force; the handle is missing for an object that was never added.
    case unknownConstraint(ConstraintID?)

    /// The variable is not one of this solver's, or was removed.
    case unknownVariable(Variable)

    /// A variable that still occurs in a constraint cannot be removed; an update is judged by what is in force at its
    /// end.
    case variableInUse(Variable)

    /// A coefficient, constant or suggestion is not finite, or a row overflows.
    case invalidNumber(Double)

    /// The priority is not above 0 and at most 1000, an edit was to be required, or 32,767 others are in use.
    case invalidPriority(Priority)

    /// The variable is being edited already.
    case duplicateEditVariable(Variable)

    /// The variable is not being edited.
    case unknownEditVariable(Variable)
}
