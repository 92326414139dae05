import CoreUIKitless
import Foundation
import XCTest

/// Records what is logged during a test.
class ProtocolTestCase: XCTestCase {
    private(set) var recorder = CoreUI.LogRecorder()

    /// A bundle that exists and holds nothing.
    static let emptyBundle = Bundle.module.url(forResource: "Images", withExtension: "xcassets")
        .flatMap { Bundle(url: $0.appendingPathComponent("Icons")) }

    override func setUp() {
        recorder = CoreUI.LogRecorder()
        CoreUI.setLogSink(recorder.sink)
    }

    override func tearDown() {
        CoreUI.isLoggingEnabled = true
        CoreUI.setLogSink(.standardError())
        CoreUI.removeSymbolSources()
    }
}
