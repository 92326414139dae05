// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// What all tests share: ground truth, closeness of numbers.
let support = "KitlessTestSupport"

/// A library target that is also a product of its own, so that a user can take the small one.
func library(_ name: String, dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// A test target named after what it tests; every one of them may use the shared test support.
func tests(of name: String, dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: name)] + (name == support ? [] : [.byName(name: support)]) + dependencies,
        resources: resources,
        swiftSettings: strict
    )
}

let package = Package(
    name: "CoreUIKitless",
    defaultLocalization: "en",
    platforms: [.iOS(.v14), .tvOS(.v14), .macOS(.v11), .watchOS(.v7)],
    products: [
        .library(name: "KitlessColor", targets: ["KitlessColor"]),
        .library(name: "CoreUIKitless", targets: ["CoreUIKitless"]),
        .library(name: "AppColors", targets: ["AppColors"]),
    ],
    targets: [
        .target(name: support, path: "Tests/\(support)", swiftSettings: strict),
        tests(of: support),
        library("AppColors"),
        tests(of: "AppColors"),
        library("KitlessColor"),
        tests(of: "KitlessColor"),
        library(
            "CoreUIKitless",
            dependencies: ["KitlessColor"],
            exclude: ["Catalogs/Languages/generate-locale-data.py"]
        ),
        tests(of: "CoreUIKitless"),
        .executableTarget(
            name: "kitless-bench",
            path: "Tests/Benchmarks",
            exclude: ["Peers", "run.sh"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
