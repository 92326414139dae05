import Foundation

/// Feeds random bytes to the package's parsers: `kitless-fuzz TARGET [libFuzzer's options] [corpus folder]`.
///
/// Built only where the environment has `KITLESS_FUZZ` (see `Package.swift`); `bash .ci/run fuzz` builds and runs it.
@main
enum KitlessFuzz {
    /// Takes the bytes; whatever they are, it must not trap, hang or run out of memory.
    typealias Body = @Sendable (Data) -> Void

    /// Every target by name.
    ///
    /// An area adds itself here, in a file of its own, and may store a corpus in `Corpus/NAME`.
    static let targets: [String: Body] = [
        "asset-contents": assetContents,
        "box-shadow": boxShadow,
        "color-text": colorText,
        "design-tokens": designTokens,
        "easing-text": easingText,
        "font": font,
        "format": format,
        "image": image,
        "string-catalog": stringCatalog,
        "stored-color": storedColor,
        "strings": strings,
        "symbol": symbol,
        "xml": xml,
    ]

    /// The target of this run; set once, before the driver starts.
    nonisolated(unsafe) private static var body: Body = { _ in }

    static func main() {
        guard CommandLine.arguments.count > 1, let body = targets[CommandLine.arguments[1]] else {
            print(targets.keys.sorted().joined(separator: "\n"))
            return
        }
        Self.body = body
        var words = CommandLine.arguments.map { strdup($0) }
        words.remove(at: 1)
        var count = CInt(words.count)
        words.append(nil)
        let status = words.withUnsafeMutableBufferPointer { buffer in
            var start = buffer.baseAddress
            return runDriver(&count, &start) { bytes, count in
                KitlessFuzz.body(bytes.map { Data(bytes: $0, count: count) } ?? Data())
                return 0
            }
        }
        exit(status)
    }
}

/// libFuzzer's own `main`, from the runtime that `-sanitize=fuzzer` links.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
