import CoreUIKitless
import Foundation

/// An audit of a large project: `kitless-bench audit`; 4,000 images and 400,000 strings in four languages.
///
/// There is no peer: the limit is ten seconds, and the memory is what the whole process took at its peak.
enum AuditBenchmark {
    private static let imageCount = 4_000
    private static let keyCount = 2_500
    private static let tableCount = 40
    private static let languages = ["en", "de", "fr", "pl"]

    static func run(_ arguments: [String]) throws -> Int32 {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kitless-bench-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try writeImages(to: folder)
        try writeStrings(to: folder)
        let before = peakMebibytes
        var time = Measurement()
        var report = AuditReport()
        for _ in 0..<3 { time.sample(iterations: 1) { report = ProjectAudit(url: folder).run() } }
        printRatio("audit", ours: time.best, peerName: "limit", peer: 1e10)
        print("NOTE audit: \(report.assets) images, \(report.strings) strings, \(report.findings.count) findings")
        print("NOTE audit: the peak of memory rose from \(Int(before)) to \(Int(peakMebibytes)) MiB")
        return 0
    }

    private static var peakMebibytes: Double {
        var usage = rusage()
        // RUSAGE_SELF, whose type differs between platforms.
        getrusage(0, &usage)
        return Double(usage.ru_maxrss) / 1_024
    }

    /// Image sets in groups of a hundred, each with one PNG of 16 x 16 pixels.
    private static func writeImages(to folder: URL) throws {
        let image = Image(bitmap: Bitmap(width: 16, height: 16, pixels: [UInt8](repeating: 0x80, count: 1_024))).data
        let contents = Data(#"{"images":[{"idiom":"universal","filename":"x.png","scale":"2x"}]}"#.utf8)
        let group = Data(#"{"info":{"author":"xcode","version":1}}"#.utf8)
        for number in 0..<imageCount {
            let home = folder.appendingPathComponent("Assets.xcassets/Group\(number / 100)", isDirectory: true)
            let set = home.appendingPathComponent("Image\(number).imageset", isDirectory: true)
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try contents.write(to: set.appendingPathComponent("Contents.json"))
            try image.write(to: set.appendingPathComponent("x.png"))
            if number.isMultiple(of: 100) { try group.write(to: home.appendingPathComponent("Contents.json")) }
        }
    }

    /// Tables with formats and words; every thousandth key is missing in some language.
    private static func writeStrings(to folder: URL) throws {
        for language in languages {
            let home = folder.appendingPathComponent("\(language).lproj", isDirectory: true)
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            for table in 0..<tableCount {
                var text = ""
                for key in 0..<keyCount where language == "en" || !(key + 1).isMultiple(of: 1_000) {
                    text += "\"table\(table).screen\(key).title\" = \"%1$@ of \(key) in \(language): %2$d\";\n"
                }
                try Data(text.utf8).write(to: home.appendingPathComponent("Table\(table).strings"))
            }
        }
    }
}
