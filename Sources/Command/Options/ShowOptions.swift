// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// What `show` is to do, settled from what was given and where standard output goes to.
struct ShowOptions {
    let input: InputOptions
    let inputs: InputNames
    let messages: MessageOptions
    let terminal: Terminal
    let presentation: Presentation
    let pager: PagerCommand.Use
    let exporter: any DocumentExporter
    let exporting: OptionValues

    init(_ parsed: ParsedArguments, _ registry: FormatRegistry, _ terminal: Terminal = Terminal()) throws(UsageError) {
        var input = try InputOptions(parsed, registry)
        inputs = try InputNames(parsed)
        messages = MessageOptions(parsed)
        self.terminal = terminal
        presentation = Presentation(parsed.value("color")?.string.flatMap { .init(rawValue: $0) } ?? .auto, terminal)
        pager = parsed.value("pager")?.string.flatMap { .init(rawValue: $0) } ?? .auto
        // Links can be followed where people look at the text.
        if presentation.format == "ansi", input.detecting == nil { input.detecting = [.links, .emails] }
        self.input = input
        // Who says show means no output.
        try inputs.checkMistakes(parsed, registry, isOutputNamed: parsed.isSubcommandNamed)
        guard let exporter = registry.exporter(for: presentation.format) else {
            throw UsageError("there is no output format \(presentation.format)", subcommand: parsed.subcommand)
        }
        self.exporter = exporter
        let options = registry.exporters.filter { Self.formats.contains($0.format.shortName) }.flatMap(\.options)
        var exporting = try OptionValues(parsed, options)
        exporting["columns"] = exporting["columns"] ?? String(presentation.columns)
        exporting["colors"] = exporting["colors"] ?? presentation.colors
        exporting["theme"] = exporting["theme"] ?? presentation.theme
        self.exporting = exporting
    }

    /// Whether control sequences that a pager does not know reach the terminal. Of several documents, an earlier one may have started the
    /// pager; one alone goes past it where it has pictures (see ``Display``).
    func reachesTerminal(_ count: Int) -> Bool {
        switch pager {
        case .never: true
        case .auto: count < 2 || PagerCommand() == nil
        case .always: false
        }
    }

    /// The formats in which documents are shown.
    static let formats = ["txt", "ansi"]
}
