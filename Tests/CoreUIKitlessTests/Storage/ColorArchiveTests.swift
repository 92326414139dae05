import CoreUIKitless
import Foundation
import XCTest

final class ColorArchiveTests: XCTestCase {
    /// Writes the values of an archive by hand, in the class's name or another.
    private func archive(of name: String = "App.SerializableColor", _ values: [String: any Sendable]) throws -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(ArchiveEnvelope(values), forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        return renamed(archiver.encodedData, to: name)
    }

    /// Puts a class name of another length into an archive, by rewriting the property list.
    private func renamed(_ data: Data, to name: String) -> Data {
        var bytes = [UInt8](data)
        let old = Array(NSStringFromClass(ArchiveEnvelope.self).utf8)
        precondition(name.utf8.count <= old.count)
        // Names are made as long as the old one by a module name in front.
        let padded = String(repeating: "m", count: old.count - name.utf8.count) + name
        for start in bytes.indices.dropLast(old.count) where bytes[start..<start + old.count].elementsEqual(old) {
            bytes.replaceSubrange(start..<start + old.count, with: Array(padded.utf8))
        }
        return Data(bytes)
    }

    private func error(_ data: Data) -> SerializableColorError? {
        do throws(SerializableColorError) {
            _ = try SerializableColor(archivedData: data)
            return nil
        } catch {
            XCTAssertFalse(error.description.isEmpty)
            return error
        }
    }

    private let older: [String: any Sendable] = [
        "colorSpace": 1, "red": Float(0.4), "green": Float(0.1), "blue": Float(1), "alpha": Float(0.5),
    ]

    func testTheOlderFormOfAnyModuleIsRead() throws {
        let color = try SerializableColor(archivedData: archive(older))
        XCTAssertEqual(color.colorSpace, .displayP3)
        XCTAssertEqual(color.red, Double(Float(0.4)))
        XCTAssertEqual(color.alpha, 0.5)
        for code in 0...255 {
            var values = older
            values["red"] = Float(code) / 255
            let red = try SerializableColor(archivedData: archive(values)).red
            XCTAssertEqual((red * 255).rounded(), Double(code), "every 8-bit code survives single precision")
        }
    }

    func testMissingMistypedAndUnknownValuesAreErrors() throws {
        for key in older.keys {
            var values = older
            values[key] = nil
            XCTAssertEqual(error(try archive(values)), .missingValue(key: key))
            values[key] = "0.5"
            XCTAssertEqual(error(try archive(values)), .invalidValue(key: key))
            values[key] = true
            XCTAssertEqual(error(try archive(values)), .invalidValue(key: key))
        }
        for number in [2, -1, .max] {
            XCTAssertEqual(
                error(try archive(older.merging(["colorSpace": number]) { $1 })),
                .unknownColorSpace("\(number)")
            )
        }
        XCTAssertEqual(error(try archive(older.merging(["colorSpace": 0.5]) { $1 })), .invalidValue(key: "colorSpace"))
        XCTAssertNil(error(try archive(older.merging(["colorSpace": 1.0, "red": 1]) { $1 })))
        for version in [0, 3, -7] {
            XCTAssertEqual(error(try archive(older.merging(["version": version]) { $1 })), .unknownVersion(version))
        }
        XCTAssertEqual(error(try archive(older.merging(["version": "2"]) { $1 })), .invalidValue(key: "version"))
    }

    func testAnUnarchiverThatFindsSuchAnObjectGetsNothing() throws {
        for values in [older.merging(["colorSpace": 9]) { $1 }, older.filter { $0.key != "blue" }] {
            let coder = KeyedValues(values)
            XCTAssertNil(SerializableColor(coder: coder))
        }
        XCTAssertEqual(SerializableColor(coder: KeyedValues(older))?.colorSpace, .displayP3)
    }

    func testForeignArchivesAreErrors() throws {
        let number = try NSKeyedArchiver.archivedData(withRootObject: NSNumber(value: 3), requiringSecureCoding: true)
        let list = try NSKeyedArchiver.archivedData(withRootObject: [1, 2] as NSArray, requiringSecureCoding: true)
        let date = try NSKeyedArchiver.archivedData(withRootObject: NSDate(), requiringSecureCoding: true)
        for data in [number, list, date] {
            switch error(data) {
            case .notAnArchive, .foreignClass: break
            default: XCTFail("\(String(describing: error(data)))")
            }
        }
        XCTAssertEqual(error(date), .foreignClass("NSDate"))
        guard case .foreignClass = error(try archive(of: "NotASerializableColor", older)) else {
            return XCTFail("another class whose name ends alike")
        }
    }

    func testGarbageIsAnError() throws {
        let plist = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
        let array = try PropertyListSerialization.data(fromPropertyList: [1, "a"], format: .binary, options: 0)
        let xml = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .xml, options: 0)
        let short = Data("bplist00".utf8)
        for data in [Data(), Data("hello".utf8), plist, array, xml, short, short + Data(count: 32), Data(count: 5000)] {
            guard case .notAnArchive = error(data) else { return XCTFail("\(data as NSData)") }
        }
    }

    func testEveryTruncationIsAnError() throws {
        let data = try SerializableColor(Color(red: 0.1, green: 0.2, blue: 0.3)).archivedData()
        for count in 0..<data.count { XCTAssertNotNil(error(data.prefix(count)), "\(count) bytes") }
        XCTAssertNil(error(data + Data()), "the whole is read")
        XCTAssertNil(error((Data([1, 2]) + data).dropFirst(2)), "also as a slice")
    }

    func testChangedBytesNeverTrap() throws {
        let original = [UInt8](try SerializableColor(DisplayP3(red: 0.1, green: 0.2, blue: 0.3)).archivedData())
        for place in original.indices {
            for value in [0, 1, 2, 0x0F, 0x13, 0x23, 0x5F, 0x7F, 0x80, 0xA1, 0xD1, 0xDF, 0xFF] as [UInt8] {
                var bytes = original
                bytes[place] = value
                _ = error(Data(bytes))
            }
        }
        for _ in 0..<20_000 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...8) { bytes[Int.random(in: bytes.indices)] = .random(in: 0...255) }
            _ = error(Data(bytes))
        }
    }

    /// A quarter of a million bytes in which half as many keys are one text of the other half would take hours to read.
    func testKeysThatRepeatWithoutEndAreRefused() {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        let count = 60_000
        let dictionary = [0xDF, 0x12] + number(count, 4) + [UInt8](repeating: 1, count: 2 * count)
        let text = [0x5F, 0x12] + number(count, 4) + [UInt8](repeating: 0x61, count: count)
        let start = Array("bplist00".utf8)
        let offsets = number(start.count, 4) + number(start.count + dictionary.count, 4)
        let trailer = [0, 0, 0, 0, 0, 0, 4, 1] + number(2, 8) + number(0, 8)
        let body = start + dictionary + text
        let data = Data(body + offsets + trailer + number(body.count, 8))
        XCTAssertEqual(error(data), .notAnArchive(reason: "its keys are longer than the data"))
    }

    func testACycleOfReferencesEnds() throws {
        // An archive whose root, list of objects and class all are one dictionary.
        let body: [UInt8] = Array("bplist00".utf8) + [0xD1, 0x01, 0x00, 0x54] + Array("$top".utf8) + [8, 11]
        let trailer: [UInt8] =
            [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0]
            + [0, 0, 0, 0, 0, 0, 0, 16]
        guard case .notAnArchive = error(Data(body + trailer)) else { return XCTFail("no error") }
    }
}

/// Writes any values under its own class's name.
final class ArchiveEnvelope: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    private let values: [String: any Sendable]

    init(_ values: [String: any Sendable]) {
        self.values = values
    }

    init?(coder: NSCoder) {
        nil
    }

    func encode(with coder: NSCoder) {
        for (key, value) in values {
            switch value {
            case let number as Int: coder.encode(number, forKey: key)
            case let number as Double: coder.encode(number, forKey: key)
            case let number as Float: coder.encode(number, forKey: key)
            case let truth as Bool: coder.encode(truth, forKey: key)
            case let text as String: coder.encode(text as NSString, forKey: key)
            default: break
            }
        }
    }
}

/// A coder that finds the values of a dictionary.
private final class KeyedValues: NSCoder {
    private let values: [String: any Sendable]

    init(_ values: [String: any Sendable]) {
        self.values = values
    }

    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }

    override func decodeDouble(forKey key: String) -> Double { (values[key] as? Float).map(Double.init) ?? 0 }
}
