/// Why a subcommand could not do what it was asked for.
struct CommandError: Error, Equatable {
    /// The status that the program ends with.
    let status: ExitStatus

    /// What is wrong, with the file and the key or word that are to blame.
    let message: String

    /// The command line makes no sense.
    static func usage(_ message: String) -> CommandError { CommandError(status: .usage, message: message) }

    /// A file does not say what it should.
    static func badData(_ message: String) -> CommandError { CommandError(status: .badData, message: message) }
}
