// SPDX-License-Identifier: Apache-2.0

/// How what is shown is written.
struct Presentation: Hashable, Sendable {
    /// `--color`
    enum Color: String, CaseIterable, Sendable { case auto, always, never }

    /// The format's short name.
    let format: String
    /// Columns to wrap at; 0: one paragraph a line.
    let columns: Int
    /// How many colours may be used, as a word of the exporter's option; `nil` where the format knows none.
    let colors: String?
    /// The terminal's background, as a word of the exporter's option; `nil` where the format knows none.
    let theme: String?
    /// Whether people look at it rather than a program: several documents then have headings.
    let isForPeople: Bool

    /// What fits a terminal, or a pipe or file.
    ///
    /// In a terminal it is text with its styles. A terminal that understands no control sequences gets plain text of its width, and so does one
    /// with `--color never`; the user's `NO_COLOR` leaves styles and takes colours. Elsewhere it is plain text, one paragraph a line, unless
    /// `--color always` or the user's `CLICOLOR_FORCE` wants it as in a terminal.
    init(_ color: Color, _ terminal: Terminal) {
        let isForced = color == .always || color == .auto && terminal.forcesColors && !terminal.refusesColors
        let isStyled = isForced || color == .auto && terminal.isTerminal && !terminal.isDumb
        isForPeople = isForced || terminal.isTerminal
        format = isStyled ? "ansi" : "txt"
        columns = isForPeople ? terminal.columns : 0
        theme = isStyled ? terminal.theme : nil
        colors = !isStyled ? nil : color == .auto && terminal.refusesColors ? "none" : terminal.colors
    }

    /// The line above one of several documents.
    func heading(_ name: FileName, isFirst: Bool) -> [UInt8] {
        let line = "==> \(name) <=="
        return Array(((isFirst ? "" : "\n") + (colors == nil ? line : "\u{1B}[1m\(line)\u{1B}[0m") + "\n").utf8)
    }
}
