// SPDX-License-Identifier: Apache-2.0

import Glibc
import PluginProtocol

/// Where plug-ins are looked for: beside the program, in its libexec folder, and in the folders of `TEXTMILL_PLUGINS`. The current folder is
/// none of them, unless it is named by its whole path.
public struct PluginFolders: Sendable {
    /// The folders, in the order in which they are looked into; a name found in one hides it in those behind.
    public let folders: [[UInt8]]
    /// What `TEXTMILL_PLUGINS` names by a path that does not begin at the root, and which is therefore not looked into.
    public let refused: [[UInt8]]

    /// The environment variable that names folders, with `:` between them.
    public static let variable = "TEXTMILL_PLUGINS"

    /// The folders for a program in `programFolder` and a value of `TEXTMILL_PLUGINS`.
    public init(programFolder: [UInt8]?, variable: [UInt8]?) {
        let named = variable?.split(separator: UInt8(ascii: ":")).map(Array.init) ?? []
        refused = named.filter { $0.first != UInt8(ascii: "/") }
        let own = programFolder.map { [$0, $0 + Array("/../libexec/textmill".utf8)] } ?? []
        folders = own + named.filter { $0.first == UInt8(ascii: "/") }
    }

    /// Those of this process.
    public static func ofProcess() -> PluginFolders {
        let value = getenv(variable).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
        return PluginFolders(programFolder: folderOfProcess(), variable: value)
    }

    /// A plug-in that was found.
    public struct Program: Hashable, Sendable {
        /// The name of its file.
        public let name: [UInt8]
        /// The whole path.
        public let path: [UInt8]
    }

    /// The plug-in of a name.
    public func program(named name: String) -> [UInt8]? {
        folders.lazy.map { $0 + [UInt8(ascii: "/")] + Array(name.utf8) }.first(where: ProgramSearch.isProgram)
    }

    /// All programs whose names begin as those of plug-ins do, sorted by their names' bytes.
    public func programs() -> [Program] {
        var found: [[UInt8]: [UInt8]] = [:]
        for folder in folders {
            for name in Self.names(in: folder) where name.starts(with: PluginConventions.namePrefix.utf8) && found[name] == nil {
                let path = folder + [UInt8(ascii: "/")] + name
                if ProgramSearch.isProgram(path) { found[name] = path }
            }
        }
        return found.map { Program(name: $0.key, path: $0.value) }.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    private static func names(in folder: [UInt8]) -> [[UInt8]] {
        guard let stream = CStringList.with(folder, { path in path.flatMap { opendir($0) } }) else { return [] }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            names.append(name)
        }
        return names
    }

    /// The folder of this process's program.
    private static func folderOfProcess() -> [UInt8]? {
        var room = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &room, room.count)
        guard count > 0, count < room.count else { return nil }
        let path = room[..<count].map { UInt8(bitPattern: $0) }
        return path.lastIndex(of: UInt8(ascii: "/")).map { $0 == 0 ? [] : Array(path[..<$0]) }
    }
}
