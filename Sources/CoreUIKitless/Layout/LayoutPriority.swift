public import KitlessSolver

/// How important a constraint is: a real number above 0 and up to 1000.
///
/// Priorities are levels, not weights: a higher level is satisfied before a lower one, whatever their numbers. The
/// named levels are `required` (1000), `defaultHigh` (750), `dragThatCanResizeScene` (510), `sceneSizeStayPut` (500),
/// `dragThatCannotResizeScene` (490), `defaultLow` (250) and `fittingSizeLevel` (50).
public typealias LayoutPriority = Priority
