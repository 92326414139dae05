/// The words of a command line, sorted into options and the rest.
///
/// An option takes its value from the next word or after an equals sign; `--` ends the options.
struct Arguments {
    /// The words that belong to no option.
    private(set) var positional: [String] = []

    private var values: [String: String] = [:]
    private var given: Set<String> = []

    /// Sorts the words.
    ///
    /// - Parameters:
    ///   - words: The words after the subcommand's name.
    ///   - options: Names of options with a value, such as `--width`.
    ///   - flags: Names of options without one.
    /// - Throws: A usage error: an option that is unknown, given twice, or without its value.
    init(_ words: [String], options: Set<String> = [], flags: Set<String> = []) throws(CommandError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                positional.append(word)
                continue
            }
            if word == "--" {
                positional += rest
                return
            }
            let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = halves[0]
            if flags.contains(name) {
                guard halves.count == 1 else { throw .usage("\(name) takes no value") }
                given.insert(name)
            } else if options.contains(name) {
                guard let value = halves.count == 2 ? halves[1] : rest.popFirst() else {
                    throw .usage("\(name) needs a value")
                }
                guard values.updateValue(value, forKey: name) == nil else { throw .usage("\(name) is given twice") }
            } else {
                throw .usage("there is no option \(name)")
            }
        }
    }

    /// Whether an option without a value was given.
    func has(_ flag: String) -> Bool { given.contains(flag) }

    /// The value of an option.
    subscript(option: String) -> String? { values[option] }

    /// Returns the only word that belongs to no option.
    ///
    /// - Parameter what: What the word is, for the message.
    /// - Returns: The word.
    /// - Throws: A usage error when there is none, or more than one.
    func only(_ what: String) throws(CommandError) -> String {
        guard let first = positional.first else { throw .usage("\(what) is missing") }
        guard positional.count == 1 else { throw .usage("'\(positional[1])' is one word too many") }
        return first
    }

    /// Returns an option's value as a finite number.
    ///
    /// - Parameters:
    ///   - option: The option's name.
    ///   - what: What the number is, for the message.
    ///   - range: What it may be.
    /// - Returns: The number, or `nil` without the option.
    /// - Throws: A usage error for any other text.
    func number(
        _ option: String,
        _ what: String,
        in range: some RangeExpression<Double>
    ) throws(CommandError) -> Double? {
        guard let text = values[option] else { return nil }
        guard let number = Double(text), number.isFinite, range.contains(number) else {
            throw .usage("\(option) needs \(what), not '\(text)'")
        }
        return number
    }

    /// Returns an option's value as one of some words.
    ///
    /// - Parameters:
    ///   - option: The option's name.
    ///   - words: The words it may be, and what each stands for.
    /// - Returns: What the word stands for, or `nil` without the option.
    /// - Throws: A usage error for any other word.
    func choice<Value>(_ option: String, of words: KeyValuePairs<String, Value>) throws(CommandError) -> Value? {
        guard let text = values[option] else { return nil }
        guard let found = words.first(where: { $0.key == text }) else {
            throw .usage("\(option) is \(words.map(\.key).joined(separator: " or ")), not '\(text)'")
        }
        return found.value
    }
}
