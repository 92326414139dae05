extension Core {
    mutating func hasUniqueSolution() -> Bool { true }
    mutating func freeDirections() -> [FreeDirection] { [] }
    mutating func explanation(of variable: Variable) -> [Influence] { [] }
}
