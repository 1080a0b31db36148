// SPDX-License-Identifier: Apache-2.0

import CommandTable
import DetectCommand
import Textmill

extension CommandDescription {
    /// The table of `textmill`: subcommands, flags, and the options of the registry's importers and exporters.
    package static func textmill(_ registry: FormatRegistry) -> CommandDescription {
        var table = CommandDescription(
            "textmill", version: Version.number, date: Version.date, text: .textmill,
            categories: [
                FlagCategory.inspection, DetectCategory.evidence, DetectCategory.answers, DetectCategory.lines, FlagCategory.input,
                FlagCategory.output, FlagCategory.display, FlagCategory.lists,
                FlagCategory.messages, FlagCategory.help,
            ],
            flags: [],
            subcommands: [
                SubcommandDescription("show", text: .show, operands: [OperandDescription(.file(), repeats: true)]),
                SubcommandDescription("convert", text: .convert, operands: [OperandDescription(.file(), repeats: true)]),
                SubcommandDescription("info", text: .info, operands: [OperandDescription(.file(), repeats: true)]),
                SubcommandDescription("inspect", text: .inspect, operands: [OperandDescription(.file())]),
                SubcommandDescription(
                    "select", text: .select,
                    operands: [OperandDescription(.text("SELECTOR"), isRequired: true), OperandDescription(.file(), repeats: true)]),
                SubcommandDescription("detect", text: .detect, operands: [OperandDescription(.file(), repeats: true)]),
                SubcommandDescription("formats", text: .formats),
                SubcommandDescription("doctor", text: .doctor),
            ],
            defaultSubcommand: "show")
        let flags =
            inspectFlags + inputFlags(registry) + outputFlags(registry) + displayFlags + detectFlags(of: ["detect"]) + listFlags
            + messageFlags
        for flag in flags { table.add(flag) }
        return table
    }
}

/// Headings of flags in help.
enum FlagCategory {
    static let inspection = "What to inspect"
    static let input = "Input"
    static let output = "Output"
    static let display = "Terminal"
    static let lists = "Many files"
    static let messages = "Messages"
    static let help = "Help"
}

/// Subcommands that have flags in common.
enum Subcommands {
    /// Those that read documents.
    static let readers = ofDocuments + ["select"]
    /// Those that read any number of documents.
    static let ofManyInputs = ["show", "convert", "info", "select"]
    /// Those that look at the text of whole documents.
    static let ofDocuments = ["show", "convert", "info", "inspect"]
}
