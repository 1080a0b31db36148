// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Where programs of the system are found.
package enum ProgramSearch {
    private static let defaultPath = "/usr/local/bin:/usr/bin:/bin"

    /// Where a program lies that is named by a path, or is in a folder of `PATH` that is named by its whole path.
    package static func path(of name: String) -> [UInt8]? {
        if name.utf8.contains(UInt8(ascii: "/")) { return isProgram(Array(name.utf8)) ? Array(name.utf8) : nil }
        let folders = getenv("PATH").map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? Array(defaultPath.utf8)
        return folders.split(separator: UInt8(ascii: ":")).lazy.filter { $0.first == UInt8(ascii: "/") }
            .map { $0 + [UInt8(ascii: "/")] + Array(name.utf8) }.first(where: isProgram)
    }

    /// Whether a path leads to a file that can be run.
    package static func isProgram(_ path: [UInt8]) -> Bool {
        if path.contains(0) { return false }
        var status = stat()
        return CStringList.with(path) { path in
            guard let path else { return false }
            return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
        }
    }
}
