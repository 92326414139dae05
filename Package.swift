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
        .library(name: "CoreUIKitless", targets: ["CoreUIKitless"]),
        .library(name: "KitlessSolver", targets: ["KitlessSolver"]),
        .library(name: "KitlessColor", targets: ["KitlessColor"]),
        .library(name: "KitlessMotion", targets: ["KitlessMotion"]),
        .library(name: "KitlessControls", targets: ["KitlessControls"]),
        .library(name: "AppColors", targets: ["AppColors"]),
        .library(name: "AppFont", targets: ["AppFont"]),
        .library(name: "AppTheme", targets: ["AppTheme"]),
        .executable(name: "coreuikitless", targets: ["KitlessCommand"]),
    ],
    targets: [
        library("KitlessMath"),
        library("KitlessSolver"),
        library("KitlessColor", dependencies: ["KitlessMath"]),
        library("KitlessMotion", dependencies: ["KitlessMath"]),
        library("AppColors"),
        library("AppFont"),
        library(
            "CoreUIKitless",
            dependencies: ["AppFont", "KitlessColor", "KitlessMath", "KitlessMotion", "KitlessSolver"],
            exclude: ["Catalogs/Languages/generate-locale-data.py"]
        ),
        library("AppTheme", dependencies: ["AppColors", "AppFont", "CoreUIKitless"]),
        library("KitlessControls", dependencies: ["AppTheme", "CoreUIKitless"]),
        // Scenario files of layouts, read by the command line tool and by the tests.
        library("KitlessScenario", dependencies: ["CoreUIKitless"]),
        // The engines for the browser, built as Embedded Swift for WebAssembly by Sources/KitlessLive/build.sh.
        library(
            "KitlessLive",
            dependencies: ["KitlessColor", "KitlessMotion", "KitlessSolver"],
            exclude: ["build.sh", "run-in-wasm.mjs"]
        ),
        // The pages that `coreuikitless gallery` writes; the code of each screen is what a user would write.
        .target(
            name: "KitlessGallery",
            dependencies: ["AppColors", "AppFont", "AppTheme", "CoreUIKitless", "KitlessControls"],
            resources: [
                .embedInCode("Page/gallery.css"),
                .embedInCode("Page/gallery.js"),
                .embedInCode("Page/live.css"),
                .embedInCode("Page/live-host.js"),
                .embedInCode("Page/live.js"),
                .copy("Page/live.wasm"),
                .copy("Catalogs"),
            ],
            swiftSettings: strict
        ),
        // The program is called coreuikitless; a target of that name would clash with the module CoreUIKitless where
        // file names have no case.
        .executableTarget(
            name: "KitlessCommand",
            dependencies: ["CoreUIKitless", "KitlessGallery", "KitlessScenario"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "kitless-bench",
            dependencies: [
                "AppFont",
                "AppColors",
                "AppTheme",
                "CoreUIKitless",
                "KitlessColor",
                "KitlessMath",
                "KitlessMotion",
                "KitlessSolver",
            ],
            path: "Tests/Benchmarks",
            exclude: ["Peers", "Solver", "page.py", "ratios.json", "run.sh", "solver-table.py", "solver.sh"],
            swiftSettings: strict
        ),
        .target(name: support, path: "Tests/\(support)", swiftSettings: strict),
        tests(of: support),
        tests(of: "KitlessMath"),
        tests(of: "KitlessSolver"),
        tests(of: "KitlessColor"),
        tests(of: "KitlessMotion"),
        tests(of: "AppColors"),
        tests(of: "AppFont"),
        tests(
            of: "CoreUIKitless",
            dependencies: ["KitlessScenario"],
            resources: [
                .copy("Resources/Colors.xcassets"),
                .copy("Resources/Images.xcassets"),
                .copy("Resources/en.lproj"),
                .copy("Resources/fr.lproj"),
            ]
        ),
        tests(of: "AppTheme", dependencies: ["CoreUIKitless"]),
        tests(of: "KitlessControls", dependencies: ["CoreUIKitless"]),
        tests(of: "KitlessLive"),
        tests(of: "KitlessGallery", dependencies: ["CoreUIKitless"]),
        tests(of: "KitlessCommand", dependencies: ["CoreUIKitless"]),
    ],
    swiftLanguageModes: [.v6]
)

// The fuzz targets need unsafe flags, which the manifest of a package that others depend on must not have.
if Context.environment["KITLESS_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "kitless-fuzz",
            dependencies: ["AppFont", "CoreUIKitless"],
            path: "Tests/Fuzzing",
            swiftSettings: strict + [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
        )
    )
}
