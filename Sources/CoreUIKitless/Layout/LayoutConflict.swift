/// Required constraints that cannot hold together, as few as make it impossible: without any single one of them the
/// rest can hold.
///
/// What nobody asked for by a constraint, such as that sizes are not negative, is not named.
public struct LayoutConflict: Hashable, Sendable, CustomStringConvertible {
    /// A constraint, or a required content size, that takes part in a conflict.
    public struct Member: Hashable, Sendable {
        /// The constraint's identifier; for a content size such as `title.compression.x`.
        public let identifier: String?
        /// The constraint as an equation.
        public let equation: String
        /// The file in which the constraint was made, as `#fileID` spells it; empty for a content size.
        public let file: String
        /// The line on which the constraint was made.
        public let line: UInt
        /// Whether it is the one that is left out at present.
        public let isBroken: Bool
    }

    /// The members, in the order of activation.
    public let members: [Member]

    /// The conflict in words, a member a line.
    public var description: String {
        members
            .map { member in
                let name = member.identifier.map { "\($0): " } ?? ""
                let place = member.file.isEmpty ? "" : " (\(member.file):\(member.line))"
                return "\(member.isBroken ? "left out: " : "")\(name)\(member.equation)\(place)"
            }
            .joined(separator: "\n")
    }
}
