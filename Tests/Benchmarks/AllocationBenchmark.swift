import Foundation
import KitlessColor
import KitlessMotion
import KitlessSolver

/// `kitless-bench allocations [NAME ...]`: counts the allocations of calls that must do without, or with a known few.
///
/// The counter is a library that stands in front of the C library's `malloc` and its kin; `.ci/gates/allocations`
/// compiles it and preloads it. So every allocation of the process counts, whoever makes it: classes, arrays, closures,
/// boxes, and buffers of our own.
///
/// Prints `ALLOCATIONS NAME COUNT` for each workload: the allocations of 10,000 calls, which came after 1,000 calls
/// that did not count. The exit status is 1 if one has more than it may.
enum AllocationBenchmark {
    /// A kind of call, and how many allocations each may make.
    struct Workload: Sendable {
        let name: String
        let allowed: Int
        /// Builds what the calls need, and returns the call; its argument counts the calls.
        let prepare: @Sendable () throws -> (Int) -> Double

        init(_ name: String, allowed: Int = 0, _ prepare: @escaping @Sendable () throws -> (Int) -> Double) {
            self.name = name
            self.allowed = allowed
            self.prepare = prepare
        }
    }

    private static let warmUp = 1_000
    private static let calls = 10_000

    static func run(_ names: [String]) throws -> Int32 {
        guard let counter = AllocationCounter() else {
            FileHandle.standardError.write(
                Data("no counter is loaded; bash .ci/run allocations compiles and preloads it\n".utf8)
            )
            return 64
        }
        // A counter that misses something would find every workload clean.
        let control = Workload("control-array", allowed: 1) {
            {
                keep([$0])
                return 0
            }
        }
        guard try count(control, counter) == calls else {
            print("the counter does not count: an array for each call, and another number of allocations")
            return 1
        }
        var excesses = 0
        let workloads = solver + colors + motion + views
        for workload in workloads where names.isEmpty || names.contains(workload.name) {
            let count = try count(workload, counter)
            print("ALLOCATIONS \(workload.name) \(count)", terminator: "")
            print(workload.allowed > 0 ? " allowed=\(workload.allowed * calls)" : "")
            if count > workload.allowed * calls { excesses += 1 }
        }
        print("\(workloads.count) kinds of calls, \(calls) of each; \(excesses) allocate more than they may")
        return excesses == 0 ? 0 : 1
    }

    private static func count(_ workload: Workload, _ counter: AllocationCounter) throws -> Int {
        let call = try workload.prepare()
        var sum = 0.0
        for number in 0..<warmUp { sum += call(number) }
        let before = counter.count
        for number in 0..<calls { sum += call(number) }
        let after = counter.count
        keep(sum)
        return after - before
    }
}

/// Reads the count of the preloaded library.
private struct AllocationCounter {
    private typealias Count = @convention(c) () -> Int

    private let read: Count

    init?() {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "kitless_allocation_count") else { return nil }
        read = unsafeBitCast(symbol, to: Count.self)
    }

    /// The allocations of this process so far.
    var count: Int { read() }
}
