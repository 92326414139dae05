#if canImport(Foundation)
    public import Foundation

    extension FontLibrary {
        /// Reads and adds every font file in a folder and the folders inside it.
        ///
        /// - Parameter folder: The folder; files that end in `ttf`, `otf` or `ttc` are taken in the order of their paths.
        /// - Returns: The files that are no fonts, each with the reason; all others are registered. A folder that does
        ///   not exist is such a failure itself.
        public mutating func register(folder: URL) -> [FontFileFailure] {
            guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
                return [FontFileFailure(path: folder.path, reason: nil)]
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
        public mutating func register(bundle: Bundle, folder: String = "Fonts") -> [FontFileFailure] {
            register(folder: (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(folder, isDirectory: true))
        }

        private mutating func register(file: URL) -> FontFileFailure? {
            guard Self.isReadable(file), let data = try? Data(contentsOf: file) else {
                return FontFileFailure(path: file.path, reason: nil)
            }
            do throws(OpenTypeError) {
                try register(bytes: Array(data))
                return nil
            } catch {
                return FontFileFailure(path: file.path, reason: error)
            }
        }

        /// The largest fonts, of all Chinese characters, have a tenth of it.
        private static let sizeLimit = 1 << 28

        /// Whether it is a file, or a link to one: opening a pipe would wait for ever, and a device has no end.
        private static func isReadable(_ file: URL) -> Bool {
            let path = file.resolvingSymlinksInPath().path
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return false }
            return attributes[.type] as? FileAttributeType == .typeRegular
                && attributes[.size] as? Int ?? .max <= sizeLimit
        }
    }
#endif
