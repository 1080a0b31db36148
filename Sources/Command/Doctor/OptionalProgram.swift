// SPDX-License-Identifier: Apache-2.0

import Glibc
import Textmill

/// A program that textmill uses where it is installed.
struct OptionalProgram {
    /// The name by which it is looked for.
    let name: String
    /// What it is good for, a clause.
    let use: String
    /// Where it is; `nil`: it was not found.
    let path: [UInt8]?

    init(_ name: String, for use: String) {
        self.name = name
        self.use = use
        path = Self.path(of: Array(name.utf8))
    }

    /// Those there are.
    static func all() -> [OptionalProgram] {
        let pager = PagerCommand()?.words.first.map { [OptionalProgram($0, for: "text longer than the screen")] } ?? []
        return pager + [
            OptionalProgram("chafa", for: "pictures in terminals that cannot show PNG or JPEG themselves"),
            OptionalProgram("tesseract", for: "text of scanned pages"),
        ]
    }

    /// Where a program is that is named by a path, or lies in a folder of `PATH`.
    private static func path(of name: [UInt8]) -> [UInt8]? {
        if name.contains(UInt8(ascii: "/")) { return isProgram(name) ? name : nil }
        let folders = Terminal.variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
        return folders.utf8.split(separator: UInt8(ascii: ":")).lazy.map { FilePath(Array($0)).appending(name).bytes }.first(
            where: isProgram)
    }

    private static func isProgram(_ path: [UInt8]) -> Bool {
        guard FileStatus(of: FilePath(path))?.kind == .regular else { return false }
        return access(String(decoding: path, as: UTF8.self), X_OK) == 0
    }
}
