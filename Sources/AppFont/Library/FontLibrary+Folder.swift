#if canImport(Foundation)
    public import Foundation

    extension FontLibrary {
        /// Reads and adds every font file in a folder and the folders inside it.
        ///
        /// - Parameter folder: The folder; files that end in `ttf`, `otf` or `ttc` are taken in the order of their
        ///   paths.
        /// - Returns: The files that are no fonts, each with the reason; all others are registered. A folder that
        ///   cannot be listed is such a problem itself.
        public mutating func register(folder: URL) -> [FontFileProblem] {
            guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
                return [FontFileProblem(path: folder.path, reason: .unreadable)]
            }
            return paths.sorted()
                .filter { ["ttf", "otf", "ttc"].contains($0.split(separator: ".").last?.lowercased()) }
                .compactMap { register(file: folder.appendingPathComponent($0)) }
        }

        /// Reads and adds every font file of a bundle's `Fonts` folder.
        ///
        /// - Parameters:
        ///   - bundle: The bundle, usually `.module`.
        ///   - folder: The folder's name among the bundle's resources.
        /// - Returns: The files that are no fonts, each with the reason; all others are registered.
        public mutating func register(bundle: Bundle, folder: String = "Fonts") -> [FontFileProblem] {
            register(folder: (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(folder, isDirectory: true))
        }

        private mutating func register(file: URL) -> FontFileProblem? {
            let size = Self.fileSize(file)
            if let size, size > Self.sizeLimit {
                return FontFileProblem(path: file.path, reason: .tooLarge(limit: Self.sizeLimit))
            }
            guard size != nil, let data = try? Data(contentsOf: file) else {
                return FontFileProblem(path: file.path, reason: .unreadable)
            }
            do throws(OpenTypeError) {
                try register(bytes: Array(data))
                return nil
            } catch {
                return FontFileProblem(path: file.path, reason: .notAFont(error))
            }
        }

        /// The largest fonts, of all Chinese characters, have a tenth of it.
        private static let sizeLimit = 1 << 28

        /// The bytes of a file, or of one that a link leads to; `nil` for anything else: opening a pipe would wait for
        /// ever, and a device has no end.
        private static func fileSize(_ file: URL) -> Int? {
            let path = file.resolvingSymlinksInPath().path
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                attributes[.type] as? FileAttributeType == .typeRegular
            else { return nil }
            return attributes[.size] as? Int
        }
    }
#endif
