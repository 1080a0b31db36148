// SPDX-License-Identifier: Apache-2.0

/// The program that shows text page by page, and its arguments.
struct PagerCommand: Hashable, Sendable {
    /// `--pager`
    enum Use: String, CaseIterable, Sendable { case auto, always, never }

    /// The program, which is looked for in `PATH`, and its arguments.
    let words: [String]
    /// Whether a shell runs it, which alone learns whether there is such a program.
    let isShell: Bool

    /// What `TEXTMILL_PAGER` or, without it, `PAGER` names; `less` where neither is set; `nil` where the variable is empty.
    ///
    /// A command that holds what a shell gives a meaning to is run by one. `less` is asked to let styles through.
    init?(textmillPager: String?, pager: String?, hasLessOptions: Bool) {
        let line = textmillPager ?? pager ?? "less"
        var words = line.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { String(Substring($0)) }
        guard let program = words.first else { return nil }
        isShell = line.utf8.contains { "|&;<>()$`\\\"'*?[]#~=%{}!\n".utf8.contains($0) }
        if isShell {
            words = ["/bin/sh", "-c", line]
        } else if hasLessOptions, Self.isLess(program) {
            // The user's options stand, but without this one styles would come out as ESC[1m.
            words.insert("-R", at: 1)
        }
        self.words = words
    }

    /// The user's pager.
    init?() {
        self.init(
            textmillPager: Terminal.variable("TEXTMILL_PAGER"), pager: Terminal.variable("PAGER"),
            hasLessOptions: Terminal.variable("LESS") != nil)
    }

    /// Options for `less` where the user has set none: styles through, the screen left as it is and, unless a pager was asked for, an end at
    /// once where all fits.
    static func lessOptions(_ use: Use) -> String { use == .always ? "RX" : "RFX" }

    private static func isLess(_ program: String) -> Bool {
        let name = program.utf8.split(separator: UInt8(ascii: "/")).last
        return name.map { $0.elementsEqual("less".utf8) } ?? false
    }
}
