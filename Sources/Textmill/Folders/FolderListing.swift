// SPDX-License-Identifier: Apache-2.0

import Glibc

extension FilePath {
    /// An entry of a folder.
    package struct Entry: Sendable {
        package let name: [UInt8]
        /// `nil` where it has vanished.
        package let kind: FileStatus.Kind?
    }

    /// What is in a folder, sorted by the bytes of the names; links are not followed.
    package func entries() throws(ConversionError) -> [Entry] {
        guard let folder = withCString({ opendir($0) }) else { throw .reading(errno) }
        defer { closedir(folder) }
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let entry = readdir(folder) else {
                if errno != 0 { throw .reading(errno) }
                break
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        var entries: [Entry] = []
        for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            errno = 0
            let status = FileStatus(of: appending(name), followingLinks: false)
            // Without permission to search the folder, no entry can be asked about: it only looks empty.
            if status == nil, errno == EACCES { throw .reading(errno) }
            entries.append(Entry(name: name, kind: status?.kind))
        }
        return entries
    }

    /// The paths, from this folder, of all files in it and below it that are no folders, sorted by bytes. Links to folders are not entered.
    func files(limit: Int) throws(ConversionError) -> [[UInt8]] {
        var result: [[UInt8]] = []
        var waiting: [[UInt8]] = [[]]
        while let folder = waiting.popLast() {
            for entry in try FilePath(folder.isEmpty ? bytes : appending(folder).bytes).entries() {
                let path = folder.isEmpty ? entry.name : folder + [FilePath.slash] + entry.name
                if entry.kind == .folder { waiting.append(path) } else { result.append(path) }
                guard result.count + waiting.count <= limit else {
                    throw ConversionError(.limit, "the folder holds more than \(limit) files")
                }
            }
        }
        return result.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
