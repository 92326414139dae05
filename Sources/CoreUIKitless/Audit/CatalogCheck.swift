import Foundation

/// Looks at the catalogs of one folder.
struct CatalogCheck {
    let root: URL
    /// The catalog that each asset was first seen in.
    private var seen: [AssetKind: [String: String]] = [:]

    init(root: URL) {
        self.root = root
    }

    /// Adds what is wrong with a catalog to a report, and its colours to those that pairs are looked up in.
    mutating func look(at path: String, _ report: inout AuditReport, _ pairs: inout ContrastCheck) {
        let catalog = AssetCatalog(url: root.appendingPathComponent(path, isDirectory: true))
        report.catalogs += 1
        report.add(catalog.problems.map { AuditFinding($0, in: path, isAsset: true) })
        for kind in AssetKind.allCases {
            let names = catalog.names(of: kind)
            report.assets += names.count
            for name in names {
                if let first = seen[kind]?[name] {
                    let message = "\(kind.noun) '\(name)' is in \(first) too, which is used"
                    report.add(
                        AuditFinding(.warning, .duplicateName, path: path, name: name, message: message)
                    )
                } else {
                    seen[kind, default: [:]][name] = path
                }
            }
        }
        for name in catalog.names(of: .color) {
            guard let set = try? catalog.colorSet(named: name), !set.entries.isEmpty else { continue }
            pairs.add(set)
            report.add(Self.missingVariants(of: set, in: path))
        }
    }

    private static func missingVariants(of set: ColorSet, in catalog: String) -> [AuditFinding] {
        let path = CatalogFolder.join(catalog, set.path)
        var findings: [AuditFinding] = []
        if !set.entries.contains(where: { $0.qualifiers.style == .dark }) {
            let message = "'\(set.name)' has no value for dark appearance"
            findings.append(AuditFinding(.note, .missingDark, path: path, name: set.name, message: message))
        }
        if !set.entries.contains(where: { $0.qualifiers.contrast == .high }) {
            let message = "'\(set.name)' has no value for high contrast"
            findings.append(AuditFinding(.note, .missingHighContrast, path: path, name: set.name, message: message))
        }
        return findings
    }
}
