import Foundation
import KitlessTestSupport
import XCTest

@testable import CoreUIKitless

final class PNGEncoderTests: XCTestCase {
    private struct Picture {
        let width: Int
        let colorType: PNGFrameHeader.ColorType
        let samples: [UInt8]
    }

    /// Flat, smooth and random pictures of every kind and of odd sizes.
    private var pictures: [Picture] {
        var state: UInt64 = 7
        func random() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(state >> 56)
        }
        var pictures: [Picture] = []
        for (width, height) in [(1, 1), (1, 300), (300, 1), (17, 9), (128, 90)] {
            for type in [PNGFrameHeader.ColorType.grayscale, .grayscaleAlpha, .trueColor, .trueColorAlpha] {
                let count = width * height * type.channels
                for samples in [
                    [UInt8](repeating: 200, count: count),
                    (0..<count).map { _ in random() },
                    (0..<count).map {
                        UInt8(truncatingIfNeeded: $0 / type.channels + $0 / (width * type.channels) * 3)
                    },
                    (0..<count).map { _ in random() & 3 == 0 ? 255 : 0 },
                ] {
                    pictures.append(Picture(width: width, colorType: type, samples: samples))
                }
            }
        }
        return pictures
    }

    func testOurDecoderReadsItBack() throws {
        for picture in pictures where picture.colorType == .trueColorAlpha {
            let height = picture.samples.count / (4 * picture.width)
            let bitmap = Bitmap(width: picture.width, height: height, pixels: picture.samples)
            let data = try XCTUnwrap(bitmap.pngData)
            XCTAssertEqual(try PNGDecoder.decode(Array(data)), bitmap)
        }
    }

    func testAnIndependentDecoderReadsItBack() throws {
        #if os(Linux) || os(macOS)
            let python = "/usr/bin/env"
            let script = Fixtures.root.appendingPathComponent("PNG/decode.py").path
            // Starting Python takes its time: every size and kind once, every seventh sample pattern.
            for picture in pictures.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
                let file = try XCTUnwrap(
                    PNGEncoder.encode(picture.samples, width: picture.width, colorType: picture.colorType)
                )
                let process = Process()
                process.executableURL = URL(fileURLWithPath: python)
                process.arguments = ["python3", script]
                let (input, output) = (Pipe(), Pipe())
                process.standardInput = input
                process.standardOutput = output
                try process.run()
                // The script reads everything before it writes, so neither side can block the other.
                input.fileHandleForWriting.write(Data(file))
                input.fileHandleForWriting.closeFile()
                let samples = output.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                if process.terminationStatus == 127 { throw XCTSkip("python3 is not installed") }
                XCTAssertEqual(process.terminationStatus, 0)
                XCTAssertEqual(Array(samples), picture.samples)
            }
        #endif
    }

    func testSmoothPicturesShrinkAndRandomOnesHardlyGrow() throws {
        let smooth = (0..<65_536).map { UInt8(truncatingIfNeeded: $0 % 256 / 2 + $0 / 256 / 2) }
        XCTAssertLessThan(try XCTUnwrap(PNGEncoder.encode(smooth, width: 256, colorType: .grayscale)).count, 2000)
        let random = pictures.filter { $0.width == 128 && $0.colorType == .trueColorAlpha }[1].samples
        let file = try XCTUnwrap(PNGEncoder.encode(random, width: 128, colorType: .trueColorAlpha))
        XCTAssertLessThan(file.count, random.count * 107 / 100)
    }

    func testThereIsNoPictureWithoutPixels() {
        XCTAssertNil(Bitmap(width: 0, height: 0, pixels: []).pngData)
        XCTAssertNil(PNGEncoder.encode([], width: 4, colorType: .grayscale))
        XCTAssertNil(PNGEncoder.encode([1, 2, 3], width: 2, colorType: .grayscale))
        XCTAssertNil(PNGEncoder.encode([1], width: 0, colorType: .grayscale))
    }
}
