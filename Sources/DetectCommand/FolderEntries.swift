// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Walks through a folder and the folders in it, each folder's entries in the order of their bytes. Hidden ones are left out, and symbolic
/// links to folders are not followed.
struct FolderEntries: Sequence, IteratorProtocol {
    /// A path that is no folder, or why a folder cannot be listed.
    typealias Element = (path: [UInt8], failure: Failure?)

    private var waiting: [(path: [UInt8], isFolder: Bool)]

    init(of folder: [UInt8]) { waiting = [(folder, true)] }

    mutating func next() -> Element? {
        while let (path, isFolder) = waiting.popLast() {
            guard isFolder else { return (path, nil) }
            do throws(Failure) {
                waiting += try Self.entries(of: path).reversed()
            } catch {
                return (path, error)
            }
        }
        return nil
    }

    private static func entries(of folder: [UInt8]) throws(Failure) -> [(path: [UInt8], isFolder: Bool)] {
        guard let stream = withCString(folder, { opendir($0) }) else { throw Failure(errno) }
        defer { closedir(stream) }
        var entries: [(path: [UInt8], isFolder: Bool)] = []
        let start = folder.last == UInt8(ascii: "/") ? folder : folder + [UInt8(ascii: "/")]
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw Failure(errno) }
                break
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name.first == UInt8(ascii: ".") { continue }
            let path = start + name
            entries.append((path, isFolder(path, Int32(entry.pointee.d_type))))
        }
        return entries.sorted { $0.path.lexicographicallyPrecedes($1.path) }
    }

    private static func isFolder(_ path: [UInt8], _ type: Int32) -> Bool {
        if type != Int32(DT_UNKNOWN) { return type == Int32(DT_DIR) }
        var status = stat()
        return withCString(path) { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
