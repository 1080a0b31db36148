// SPDX-License-Identifier: Apache-2.0

/// A manual page in the man(7) macros.
public struct ManualPage: Sendable, Equatable {
    /// The name of its file: `textmill-convert.1`.
    public let fileName: String
    /// The source, in ASCII.
    public let source: String
}

extension CommandDescription {
    /// The manual pages: the command's own, and one for each subcommand.
    public func manualPages() -> [ManualPage] {
        let pages = [page(for: nil, isFull: true)] + subcommands.map { page(for: $0.name, isFull: true) }
        return pages.map { page in
            ManualPage(fileName: page.manualName + ".1", source: source(of: page))
        }
    }

    private func source(of page: Page) -> String {
        var roff = Roff()
        roff.writeTitle(of: page, date: date, source: "\(name) \(version)")
        // Neither hyphens nor stretched spaces within what is typed.
        roff.request("nh")
        roff.request("ad l")
        roff.request("SH", "NAME")
        roff.line("\(roffEscaped(page.manualName)) \\- \(roffEscaped(page.text.summary))")
        roff.writeSynopsis(of: page)
        roff.writeDescription(of: page)
        roff.writeOptions(of: page)
        roff.writeExamples(page.text.examples)
        roff.writeEntries("EXIT STATUS", page.text.exitStatuses)
        roff.writeEntries("ENVIRONMENT", page.text.environment)
        roff.writeEntries("FILES", page.text.files)
        roff.writeReferences(page.seeAlso)
        return roff.source
    }
}

extension Roff {
    fileprivate mutating func writeTitle(of page: Page, date: String, source: String) {
        // Readers of the macros parse the date, whose hyphens are therefore left alone.
        let date = date.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isLetterOrDigit($0) } ? date : roffEscaped(date)
        request("TH \(roffEscaped(page.manualName.uppercased())) 1 \"\(date)\"", source, "User Commands")
    }

    fileprivate mutating func writeSynopsis(of page: Page) {
        request("SH", "SYNOPSIS")
        for (number, synopsis) in page.text.synopsis.enumerated() {
            if number > 0 { request("br") }
            line("\\fB\(roffEscaped(page.title))\\fR \(roffUsage(synopsis))")
        }
    }

    fileprivate mutating func writeDescription(of page: Page) {
        guard !page.text.description.isEmpty || !page.subcommands.isEmpty else { return }
        request("SH", "DESCRIPTION")
        for (number, paragraph) in page.text.description.enumerated() {
            if number > 0 { request("PP") }
            text(paragraph)
        }
        guard !page.subcommands.isEmpty else { return }
        request("SH", "SUBCOMMANDS")
        for subcommand in page.subcommands {
            request("TP")
            line("\\fB\(roffEscaped(subcommand.name))\\fR")
            text(asSentence(subcommand.text.summary))
        }
    }

    fileprivate mutating func writeOptions(of page: Page) {
        guard !page.sections.isEmpty else { return }
        request("SH", "OPTIONS")
        for section in page.sections {
            request("SS", section.category)
            for flag in section.flags { write(flag) }
        }
    }

    private mutating func write(_ flag: Flag) {
        request("TP")
        line(roffUsage(flag.fullUsage))
        for (number, paragraph) in (flag.details.isEmpty ? [asSentence(flag.help)] : flag.details).enumerated() {
            if number > 0 { request("IP") }
            text(paragraph)
        }
        if !flag.explainedWords.isEmpty {
            request("RS")
            for word in flag.explainedWords {
                request("TP")
                line("\\fB\(roffEscaped(word.name))\\fR")
                line(word.help.isEmpty ? "\\&" : roffEscaped(asSentence(word.help)))
            }
            request("RE")
            if !flag.facts.isEmpty { request("IP") }
        }
        text(flag.facts.joined(separator: " "))
    }

    fileprivate mutating func writeExamples(_ examples: [CommandText.Example]) {
        guard !examples.isEmpty else { return }
        request("SH", "EXAMPLES")
        for (number, entry) in examples.enumerated() {
            if number > 0 { request("PP") }
            text(entry.explanation)
            example(entry.command)
        }
    }

    fileprivate mutating func writeEntries(_ title: String, _ entries: [CommandText.Entry]) {
        guard !entries.isEmpty else { return }
        request("SH", title)
        for entry in entries {
            request("TP")
            line("\\fB\(roffEscaped(entry.term))\\fR")
            text(entry.text)
        }
    }

    fileprivate mutating func writeReferences(_ names: [String]) {
        guard !names.isEmpty else { return }
        request("SH", "SEE ALSO")
        for (number, name) in names.enumerated() {
            let comma = number < names.count - 1 ? "," : ""
            guard let open = name.firstIndex(of: "(") else {
                text(name + comma)
                continue
            }
            line("\\fB\(roffEscaped(String(name[..<open])))\\fR\(roffEscaped(String(name[open...])))\(comma)")
        }
    }
}
