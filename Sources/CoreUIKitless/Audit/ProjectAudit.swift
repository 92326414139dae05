public import Foundation

/// Looks through a project for assets and strings that are broken, missing or inconsistent.
///
/// Foundation and Xcode are not needed, so it runs in a test on Linux as well as on the command line:
///
/// ```swift
/// let report = ProjectAudit(url: sources).run()
/// XCTAssertTrue(report.isClean, report.table)
/// ```
///
/// Files are looked at one after the other; of the strings no more than one table in two languages is in memory at a
/// time.
public struct ProjectAudit: Sendable {
    /// The project's folder.
    public var url: URL
    /// The languages that every table must have; empty for those that its folder has.
    public var languages: [String] = []
    /// The language that the others are compared with.
    public var developmentLanguage = "en"
    /// Colours that must be told apart.
    public var contrast: ContrastPairs?

    /// Creates an audit.
    ///
    /// - Parameter url: The project's folder.
    public init(url: URL) {
        self.url = url
    }

    /// Looks through the project.
    ///
    /// - Parameter progress: Is told what comes next, relative to the project: a catalog or a folder with tables.
    /// - Returns: The report; a folder that cannot be listed is among the findings.
    /// - Complexity: Linear in the size of the files looked at.
    public func run(progress: (String) -> Void = { _ in }) -> AuditReport {
        let folder = CatalogFolder(url)
        let files = ProjectFiles(folder)
        var report = AuditReport()
        // The project's folder itself has no path within the project.
        report.add(files.problems.map { AuditFinding($0, in: $0.path.isEmpty ? url.path : "", isAsset: true) })
        var pairs = ContrastCheck(pairs: contrast?.pairs ?? [])
        for (_, paths) in files.catalogs.sorted(by: { $0.key < $1.key }) {
            var check = CatalogCheck(root: url)
            for path in paths {
                progress(path)
                check.look(at: path, &report, &pairs)
            }
        }
        for (home, tables) in files.tables.sorted(by: { $0.key < $1.key }) {
            progress(home)
            for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
                var check = TableCheck(
                    name: name,
                    home: home,
                    folder: folder,
                    developmentLanguage: developmentLanguage,
                    languages: languages
                )
                check.look(at: table, &report)
            }
        }
        report.add(pairs.findings)
        report.findings.sort { first, second in
            (first.path, first.line ?? 0, first.kind.rawValue, first.name ?? "", first.language ?? "")
                < (second.path, second.line ?? 0, second.kind.rawValue, second.name ?? "", second.language ?? "")
        }
        return report
    }
}
