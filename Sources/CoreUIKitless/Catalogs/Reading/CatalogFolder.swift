import Foundation

/// Reads within one folder and nowhere else.
///
/// Names come from directory listings, never from a file's contents, and are looked at one by one: a link is followed
/// only if it leads to a file within the folder, pipes and devices are never opened.
struct CatalogFolder: Sendable {
    enum Kind: Sendable {
        case file
        case folder
        case link
        case other
    }

    struct Entry: Sendable {
        var name: String
        var kind: Kind
    }

    /// How deep folders may nest.
    static let depthLimit = 64

    /// The folder's path with links resolved, without a slash at the end unless it is the system's root.
    let root: String

    /// Opens a folder; its own path may lead through links.
    init(_ url: URL) {
        var path = url.path
        #if !os(Windows)
            if let resolved = realpath(path, nil) {
                path = String(cString: resolved)
                free(resolved)
            }
        #else
            path = url.resolvingSymlinksInPath().path
        #endif
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        root = path
    }

    /// The path of something within the folder.
    func path(_ relative: String) -> String {
        relative.isEmpty ? root : inside + relative
    }

    /// What the paths of everything within the folder begin with.
    private var inside: String { root.hasSuffix("/") ? root : root + "/" }

    /// What a folder within this one holds, sorted by name; nothing, and one more problem, if it cannot be listed.
    func entries(of relative: String, problems: inout [CatalogProblem]) -> [Entry] {
        do {
            return try entries(of: relative)
        } catch {
            problems.append(error)
            return []
        }
    }

    /// What a folder within this one holds, sorted by name.
    ///
    /// - Throws: A problem if it is no folder or cannot be read.
    func entries(of relative: String) throws(CatalogProblem) -> [Entry] {
        #if os(Windows)
            return try foundationEntries(of: relative)
        #else
            guard let stream = opendir(path(relative)) else { throw Self.problem(relative, errno) }
            defer { closedir(stream) }
            var entries: [Entry] = []
            while let entry = readdir(stream) {
                // The record is as long as its name: neither it nor the array of its name may be copied whole.
                guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
                let name = String(
                    cString: (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
                )
                if name == "." || name == ".." { continue }
                let type = Int32(entry.pointee.d_type)
                entries.append(Entry(name: name, kind: kind(ofType: type, at: Self.join(relative, name))))
            }
            return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        #endif
    }

    /// The bytes of a file.
    ///
    /// - Throws: A problem if it is no regular file, too large, or a link that leaves the folder.
    func read(_ relative: String, limit: Int) throws(CatalogProblem) -> [UInt8] {
        #if os(Windows)
            return try foundationRead(relative, limit: limit)
        #else
            let target = try resolved(relative)
            let descriptor = open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { throw Self.problem(relative, errno) }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw Self.problem(relative, errno) }
            guard status.st_mode & S_IFMT == S_IFREG else { throw CatalogProblem(path: relative, reason: .notAFile) }
            guard Int64(status.st_size) <= Int64(limit) else {
                throw CatalogProblem(path: relative, reason: .tooLarge(limit: limit))
            }
            return try Self.bytes(of: descriptor, size: Int(status.st_size), relative)
        #endif
    }

    /// Joins two parts of a relative path, of which either may be empty.
    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
    }
}

#if !os(Windows)
    extension CatalogFolder {
        private static func problem(_ relative: String, _ code: Int32) -> CatalogProblem {
            if code == ENOENT { return CatalogProblem(path: relative, reason: .missing) }
            if code == ENOTDIR { return CatalogProblem(path: relative, reason: .notAFile) }
            if code == ELOOP { return CatalogProblem(path: relative, reason: .leavesFolder(relative)) }
            return CatalogProblem(path: relative, reason: .unreadable(String(cString: strerror(code))))
        }

        private func kind(ofType type: Int32, at relative: String) -> Kind {
            switch type {
            case Int32(DT_REG): return .file
            case Int32(DT_DIR): return .folder
            case Int32(DT_LNK): return .link
            case Int32(DT_UNKNOWN): break
            default: return .other
            }
            var status = stat()
            guard lstat(path(relative), &status) == 0 else { return .other }
            switch status.st_mode & S_IFMT {
            case S_IFREG: return .file
            case S_IFDIR: return .folder
            case S_IFLNK: return .link
            default: return .other
            }
        }

        /// The path itself, or for a link where it leads, which must be within the folder.
        private func resolved(_ relative: String) throws(CatalogProblem) -> String {
            var status = stat()
            let path = path(relative)
            guard lstat(path, &status) == 0 else { throw Self.problem(relative, errno) }
            guard status.st_mode & S_IFMT == S_IFLNK else { return path }
            guard let target = realpath(path, nil) else { throw Self.problem(relative, errno) }
            defer { free(target) }
            let resolved = String(cString: target)
            guard resolved.utf8.starts(with: inside.utf8) else {
                throw CatalogProblem(path: relative, reason: .leavesFolder(relative))
            }
            return resolved
        }

        private static func bytes(
            of descriptor: Int32,
            size: Int,
            _ relative: String
        ) throws(CatalogProblem) -> [UInt8] {
            var code: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                while count < size, let base = buffer.baseAddress {
                    let got = Foundation.read(descriptor, base + count, size - count)
                    if got < 0 {
                        code = errno
                        if code == EINTR { continue }
                        break
                    }
                    if got == 0 { break }
                    count += got
                }
            }
            if bytes.count < size, code != 0, code != EINTR { throw problem(relative, code) }
            return bytes
        }
    }
#else
    extension CatalogFolder {
        private func foundationEntries(of relative: String) throws(CatalogProblem) -> [Entry] {
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: path(relative))
            } catch {
                throw CatalogProblem(path: relative, reason: .unreadable("\(error)"))
            }
            return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
                Entry(name: name, kind: kind(Self.join(relative, name)))
            }
        }

        private func kind(_ relative: String) -> Kind {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path(relative))
            switch attributes?[.type] as? FileAttributeType {
            case .typeRegular?: return .file
            case .typeDirectory?: return .folder
            case .typeSymbolicLink?: return .link
            default: return .other
            }
        }

        private func foundationRead(_ relative: String, limit: Int) throws(CatalogProblem) -> [UInt8] {
            guard kind(relative) == .file else { throw CatalogProblem(path: relative, reason: .notAFile) }
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path(relative))) else {
                throw CatalogProblem(path: relative, reason: .missing)
            }
            guard data.count <= limit else { throw CatalogProblem(path: relative, reason: .tooLarge(limit: limit)) }
            return Array(data)
        }
    }
#endif
