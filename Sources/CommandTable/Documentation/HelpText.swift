// SPDX-License-Identifier: Apache-2.0

/// How much help tells.
public enum HelpLength: Sendable {
    /// Usage and a line for each subcommand and flag: what `-h` shows.
    case short
    /// All that the table has: what `--help` shows.
    case long
}

extension CommandDescription {
    /// The help of the command, or of a subcommand: lines that end in a line break.
    /// - Parameters:
    ///   - length: How much it tells.
    ///   - subcommand: The subcommand's name.
    ///   - width: Columns to wrap to; fewer than 40 count as 40.
    public func help(_ length: HelpLength, for subcommand: String? = nil, width: Int = 80) -> String {
        var writer = HelpWriter(page: page(for: subcommand, isFull: length == .long), width: max(40, width))
        switch length {
        case .short: writer.writeShort()
        case .long: writer.writeLong()
        }
        return writer.lines.joined(separator: "\n") + "\n"
    }
}

private struct HelpWriter {
    let page: Page
    let width: Int
    private(set) var lines: [String] = []

    /// The widest term that shares its line with its explanation.
    private let widestTerm = 28

    init(page: Page, width: Int) {
        self.page = page
        self.width = width
    }

    mutating func writeShort() {
        writeUsage()
        writeSubcommands()
        let rows = page.sections.map { section in section.flags.map { (term(of: $0), $0.help) } }
        let column = column(for: rows.flatMap { $0 })
        for (section, rows) in zip(page.sections, rows) {
            heading(section.category)
            list(rows, column: column)
        }
    }

    mutating func writeLong() {
        writeUsage()
        for paragraph in page.text.description { block(paragraph, indent: 0) }
        writeSubcommands()
        for section in page.sections {
            heading(section.category)
            for (number, flag) in section.flags.enumerated() {
                if number > 0 { lines.append("") }
                write(flag)
            }
        }
        writeExamples()
        list("Exit status", page.text.exitStatuses)
        list("Environment", page.text.environment)
        list("Files", page.text.files)
        if !page.seeAlso.isEmpty {
            heading("See also")
            add(wrap(page.seeAlso.joined(separator: ", "), width: width - 2), indent: 2)
        }
    }

    private mutating func writeUsage() {
        add(wrap("\(page.title) - \(page.text.summary)", width: width), indent: 0)
        lines.append("")
        var lead = "Usage: "
        for synopsis in page.text.synopsis {
            let indent = lead.utf8.count + page.title.utf8.count + 1
            let wrapped = wrap(words: synopsisParts(synopsis, width: width - indent), width: width - indent)
            lines.append(lead + page.title + (wrapped.first.map { " " + $0 } ?? ""))
            add(wrapped.dropFirst(), indent: indent)
            lead = spaces(lead.utf8.count)
        }
    }

    private mutating func writeSubcommands() {
        guard !page.subcommands.isEmpty else { return }
        heading("Subcommands")
        let rows = page.subcommands.map { ($0.name, $0.text.summary) }
        list(rows, column: column(for: rows))
        lines.append("")
        add(wrap("\(page.title) SUBCOMMAND --help tells about one of them.", width: width), indent: 0)
    }

    private mutating func write(_ flag: Flag) {
        addTerm(term(of: flag), indent: 2)
        let paragraphs = flag.details.isEmpty ? [asSentence(flag.help)] : flag.details
        for (number, paragraph) in paragraphs.enumerated() {
            if number > 0 { lines.append("") }
            add(wrap(paragraph, width: width - 10), indent: 10)
        }
        let rows = flag.explainedWords.map { ($0.name, $0.help) }
        list(rows, indent: 10, column: column(for: rows, indent: 10))
        add(wrap(flag.facts.joined(separator: " "), width: width - 10), indent: 10)
    }

    private mutating func writeExamples() {
        guard !page.text.examples.isEmpty else { return }
        heading("Examples")
        for (number, example) in page.text.examples.enumerated() {
            if number > 0 { lines.append("") }
            lines.append("  " + example.command)
            add(wrap(example.explanation, width: width - 6), indent: 6)
        }
    }

    private mutating func list(_ title: String, _ entries: [CommandText.Entry]) {
        guard !entries.isEmpty else { return }
        heading(title)
        let rows = entries.map { ($0.term, $0.text) }
        list(rows, column: column(for: rows))
    }

    /// Terms, and beside them or, where they are too wide, below them their explanations.
    private mutating func list(_ rows: [(term: String, text: String)], indent: Int = 2, column: Int) {
        for row in rows {
            let explanation = wrap(row.text, width: width - column)
            let end = indent + row.term.unicodeScalars.count
            if end + 2 <= column, let first = explanation.first {
                lines.append(spaces(indent) + row.term + spaces(column - end) + first)
                add(explanation.dropFirst(), indent: column)
            } else {
                addTerm(row.term, indent: indent)
                add(explanation, indent: column)
            }
        }
    }

    private func column(for rows: [(term: String, text: String)], indent: Int = 2) -> Int {
        let widths = rows.map { $0.term.unicodeScalars.count }.filter { $0 <= min(widestTerm, width / 3 + 2) }
        return indent + (widths.max() ?? 6) + 2
    }

    /// Long names stand below one another, whether there is a letter before them or not.
    private func term(of flag: Flag) -> String { flag.short == nil ? "    " + flag.usage : flag.usage }

    private mutating func addTerm(_ term: String, indent: Int) {
        let indent = indent + term.prefix { $0 == " " }.count
        add(wrap(term, width: width - indent), indent: indent)
    }

    private mutating func heading(_ title: String) {
        lines += ["", title + ":"]
    }

    private mutating func block(_ paragraph: String, indent: Int) {
        lines.append("")
        add(wrap(paragraph, width: width - indent), indent: indent)
    }

    private mutating func add(_ more: some Sequence<String>, indent: Int) {
        for line in more { lines.append(spaces(indent) + line) }
    }
}

/// A line of short help as a sentence: a capital in front, a full stop behind.
func asSentence(_ help: String) -> String {
    guard let first = help.first else { return help }
    let end = ".?!".contains(help.last ?? ".") ? "" : "."
    return first.uppercased() + help.dropFirst() + end
}
