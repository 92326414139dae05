import CoreUIKitless
import Foundation
import KitlessTestSupport
import XCTest

final class CatalogVectorTests: XCTestCase {
    func testEveryCase() throws {
        guard var vectors = try CatalogVectors() else { throw XCTSkip("no catalogs") }
        XCTAssertEqual(
            Set(vectors.expected.keys).subtracting(["note", "counts"]),
            ["colors", "images", "symbols", "data", "strings", "plurals", "languages", "hostile"]
        )
        try colors(&vectors)
        try images(&vectors)
        try symbols(&vectors)
        try data(&vectors)
        try strings(&vectors)
        try plurals(&vectors)
        try languages(&vectors)
        try hostile(&vectors)
        vectors.report()
    }

    private func hostile(_ vectors: inout CatalogVectors) throws {
        let files = try HostileFiles(copying: vectors.folder)
        defer { files.remove() }
        try vectors.judge("hostile") { try files.judge($0) }
    }

    private func colors(_ vectors: inout CatalogVectors) throws {
        let bundle = vectors.bundle
        try vectors.judge("colors") { line in
            let name = try XCTUnwrap(line["name"].string)
            let traits = try CatalogVectors.traits(line["traits"])
            let set: ColorSet
            do {
                if let catalog = line["catalog"].string {
                    set = try XCTUnwrap(bundle.catalogs.first { $0.name == catalog }).colorSet(named: name)
                } else {
                    set = try bundle.colorSet(named: name)
                }
            } catch {
                return line["srgb"].isNull && line["reference"].isNull ? nil : "\(error)"
            }
            switch set.value(for: traits) {
            case nil: return line["srgb"].isNull && line["reference"].isNull ? nil : "no value"
            case .systemColor(let platform, let system)?:
                return line["reference"]["platform"].string == platform && line["reference"]["name"].string == system
                    ? nil : "refers to \(platform) \(system)"
            case .color(let color)?:
                guard let srgb = line["srgb"].doubles, srgb.count == 4 else { return "a color: \(color)" }
                let found = [color.red, color.green, color.blue, color.alpha]
                return zip(found, srgb).compactMap { abs($0 - $1) <= 1e-5 ? nil : "\($0) is not \($1)" }.first
            }
        }
    }

    private func images(_ vectors: inout CatalogVectors) throws {
        let bundle = vectors.bundle
        try vectors.judge("images") { line in
            let name = try XCTUnwrap(line["name"].string)
            let traits = try CatalogVectors.traits(line["traits"])
            let image: Image
            do {
                if let catalog = line["catalog"].string {
                    image = try XCTUnwrap(bundle.catalogs.first { $0.name == catalog })
                        .image(named: name, traits: traits)
                } else {
                    image = try bundle.image(named: name, traits: traits)
                }
            } catch {
                return line["file"].isNull ? nil : "\(error)"
            }
            return difference(image, from: line)
        }
    }

    private func difference(_ image: Image, from line: JSONValue) -> String? {
        var differences: [String] = []
        func expect(_ what: String, _ isRight: Bool) {
            if !isRight { differences.append(what) }
        }
        expect("file \(image.fileName ?? "")", image.fileName == line["file"].string)
        expect("format \(image.format)", image.format.rawValue == line["format"].string)
        let stored = [Double(image.pixelSize.width), Double(image.pixelSize.height)]
        expect("stored \(stored)", stored == line["stored"].doubles)
        expect("orientation \(image.orientation)", Int(image.orientation.rawValue) == line["orientation"].int)
        expect("scale \(image.scale)", image.scale == line["scale"].double)
        expect("points \(image.size)", [Double(image.size.width), Double(image.size.height)] == line["points"].doubles)
        expect("flipped", image.isFlippedForRightToLeft == (line["flipped"].bool ?? false))
        let modes: [String?: ImageRenderingMode] = [
            nil: .automatic, "template": .alwaysTemplate, "original": .alwaysOriginal,
        ]
        expect("rendering \(image.renderingMode)", image.renderingMode == modes[line["rendering"].string])
        if !line["resizing"].isNull {
            expect("mode", image.resizing?.mode.rawValue == line["resizing"]["mode"].string)
            expect("center", image.resizing?.centerMode.rawValue == line["resizing"]["center"].string)
            expect("caps", isEqual(image.resizing?.capInsets, line["resizing"]["capInsets"]))
        }
        if !line["alignmentInsetsInFile"].isNull {
            expect("alignment", isEqual(image.alignmentInsets, line["alignmentInsetsInFile"]))
        }
        return differences.isEmpty ? nil : differences.joined(separator: ", ")
    }

    private func isEqual(_ insets: ImageInsets?, _ value: JSONValue) -> Bool {
        insets?.top == value["top"].double && insets?.left == value["left"].double
            && insets?.bottom == value["bottom"].double && insets?.right == value["right"].double
    }

    private func symbols(_ vectors: inout CatalogVectors) throws {
        let bundle = vectors.bundle
        try vectors.judge("symbols") { line in
            let symbol = try bundle.symbol(named: try XCTUnwrap(line["name"].string))
            let template = symbol.template
            var differences: [String] = []
            if template.variants.map(\.id).sorted() != line["variants"].array?.compactMap(\.string).sorted() {
                differences.append("variants \(template.variants.map(\.id))")
            }
            if template.version != line["templateVersion"].string.flatMap(Double.init) {
                differences.append("version \(String(describing: template.version))")
            }
            let needsMerge = template.fixingTransforms().data != template.data
            if needsMerge != line["needsTransformMerge"].bool { differences.append("merge \(needsMerge)") }
            if template.leftMargin() != line["leftMargin"].double { differences.append("left margin") }
            if template.rightMargin() != line["rightMargin"].double { differences.append("right margin") }
            if template.baseline(of: .small) != line["baselineS"].double { differences.append("baseline") }
            if template.capline(of: .small) != line["caplineS"].double { differences.append("capline") }
            return differences.isEmpty ? nil : differences.joined(separator: ", ")
        }
    }

    private func data(_ vectors: inout CatalogVectors) throws {
        let bundle = vectors.bundle
        try vectors.judge("data") { line in
            let asset = try bundle.data(named: try XCTUnwrap(line["name"].string))
            return asset.data.count == line["bytes"].int && asset.typeIdentifier == line["uti"].string
                ? nil : "\(asset)"
        }
    }

    private func strings(_ vectors: inout CatalogVectors) throws {
        let bundle = vectors.bundle
        try vectors.judge("strings") { line in
            let key = try XCTUnwrap(line["key"].string)
            var options = StringOptions(languages: line["languages"].array?.compactMap(\.string))
            options.idiom = try CatalogVectors.traits(line["traits"]).userInterfaceIdiom
            options.width = line["width"].int
            let arguments = try CatalogVectors.arguments(line["args"])
            let (text, isFallback) = look(bundle, key, line["table"].string, arguments, options)
            if text != line["value"].string { return "'\(text)'" }
            if line["fallback"].bool == true, !isFallback { return "not a fallback" }
            guard let perKey = line["perKeyFallback"].string else { return nil }
            options.fallsBackToDevelopmentLanguage = true
            let other = look(bundle, key, line["table"].string, arguments, options).text
            return other == perKey ? nil : "'\(other)' by key"
        }
    }

    private func look(
        _ bundle: AssetBundle,
        _ key: String,
        _ table: String?,
        _ arguments: [FormatArgument],
        _ options: StringOptions
    ) -> (text: String, isFallback: Bool) {
        do {
            return (try bundle.string(forKey: key, table: table, arguments: arguments, options: options), false)
        } catch {
            return (key, true)
        }
    }

    private func plurals(_ vectors: inout CatalogVectors) throws {
        let bundle = vectors.bundle
        try vectors.judge("plurals") { line in
            let locale = try XCTUnwrap(line["locale"].string)
            let arguments = try CatalogVectors.arguments(line["args"])
            for table in try XCTUnwrap(line["tables"].array) {
                let text = try bundle.string(
                    forKey: try XCTUnwrap(line["key"].string),
                    table: table.string,
                    arguments: arguments,
                    options: StringOptions(languages: [locale])
                )
                if text != line["text"].string { return "'\(text)' in \(table)" }
            }
            return nil
        }
    }

    private func languages(_ vectors: inout CatalogVectors) throws {
        try vectors.judge("languages") { line in
            let chosen = LanguageNegotiation.choose(
                from: try XCTUnwrap(line["available"].array).compactMap(\.string),
                preferences: try XCTUnwrap(line["preferences"].array).compactMap(\.string),
                developmentLanguage: try XCTUnwrap(line["development"].string)
            )
            return chosen == line["chosen"].string ? nil : "\(chosen ?? "nil")"
        }
    }
}
