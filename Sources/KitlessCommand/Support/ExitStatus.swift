/// How the program ended, in the numbers of BSD's `sysexits.h`.
enum ExitStatus: Int32 {
    /// All is well.
    case success = 0

    /// What was looked at is not as it should be.
    case findings = 1

    /// EX_USAGE: the command line makes no sense.
    case usage = 64

    /// EX_DATAERR: an input file does not say what it should.
    case badData = 65

    /// EX_NOINPUT: an input file is not there or cannot be read.
    case noInput = 66

    /// EX_CANTCREAT: an output file cannot be written.
    case cannotCreate = 73
}
