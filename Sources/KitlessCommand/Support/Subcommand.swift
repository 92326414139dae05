/// One thing that the program does.
struct Subcommand: Sendable {
    /// The word that calls it.
    let name: String

    /// How it is called, from its own name on.
    let usage: String

    /// What it does, in a line.
    let summary: String

    /// Does it: takes the words after its name, says its results on the console and returns the exit status.
    let run: @Sendable ([String], Console) throws(CommandError) -> ExitStatus
}
