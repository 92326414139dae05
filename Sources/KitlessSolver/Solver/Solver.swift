/// An incremental solver for linear constraints with priorities.
///
/// ```swift
/// let solver = Solver()
/// let left = solver.makeVariable(), width = solver.makeVariable(), container = solver.makeVariable()
/// try solver.add(left == 16)
/// try solver.add(left + width <= container - 16)
/// try solver.add((width == 400).withPriority(.defaultHigh))
/// try solver.beginEditing(container, priority: 900)
/// try solver.suggest(320, for: container)
/// solver.value(of: width)  // 288
/// ```
///
/// All required constraints hold. Among the solutions that are left, the sum of the absolute violations at the highest
/// priority is as small as possible, then that at the next, and so on: priorities are strictly lexicographic.
/// Every change takes effect at once or, if it is refused, leaves no trace. Several changes belong into
/// ``update(_:)``, which solves once.
///
/// The same calls in the same order give the same bits. A solver is not `Sendable`: use it from one isolation region.
/// <doc:HowTheSolverWorks> explains the method.
public final class Solver {
    /// The whole state; in a box, so that no access pays for a run-time check of exclusivity.
    let core = UnsafeBox(Core())

    /// Constraint objects in force.
    var handles: [ObjectIdentifier: ConstraintID] = [:]

    /// Keeps the objects of `handles` alive, by their place in the core.
    var objects: [Int32: Constraint] = [:]

    /// Objects that came or went in the update that is open, latest last.
    var objectChanges: [ObjectChange] = []

    /// Terms whose reading was interrupted, latest last.
    var interruptedStages: [InterruptedStage] = []

    struct ObjectChange {
        let id: ConstraintID
        let object: Constraint
        let isAdded: Bool
    }

    /// Creates a solver without variables and constraints.
    ///
    /// - Complexity: O(1).
    public init() {}

    deinit {
        core.deallocate()
    }

    /// How many variables the solver has.
    ///
    /// - Complexity: O(1).
    public var variableCount: Int { core.pointee.variableCount }

    /// How many constraints are in force, edits included.
    ///
    /// - Complexity: O(1).
    public var constraintCount: Int { core.pointee.constraintCount }
}
