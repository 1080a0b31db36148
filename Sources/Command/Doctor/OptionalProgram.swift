// SPDX-License-Identifier: Apache-2.0

import Processes

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
        path = ProgramSearch.path(of: name)
    }

    /// Those there are.
    static func all() -> [OptionalProgram] {
        let pager = PagerCommand()?.words.first.map { [OptionalProgram($0, for: "text longer than the screen")] } ?? []
        return pager + [
            OptionalProgram("chafa", for: "pictures in terminals that cannot show PNG or JPEG themselves"),
            OptionalProgram("tesseract", for: "the text of scanned pages, with --ocr"),
        ]
    }
}
