// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

extension CommandDescription {
    /// The table of `textmill`: subcommands, flags, and the options of the registry's importers and exporters.
    package static func textmill(_ registry: FormatRegistry) -> CommandDescription {
        var table = CommandDescription(
            "textmill", version: Version.number, date: Version.date, text: .textmill,
            categories: [
                FlagCategory.input, FlagCategory.output, FlagCategory.lists, FlagCategory.messages, FlagCategory.help,
            ],
            flags: [],
            subcommands: [
                SubcommandDescription("convert", text: .convert, operands: [OperandDescription(.file(), repeats: true)]),
                SubcommandDescription("info", text: .info, operands: [OperandDescription(.file(), repeats: true)]),
                SubcommandDescription("formats", text: .formats),
            ],
            defaultSubcommand: "convert")
        for flag in inputFlags(registry) + outputFlags(registry) + listFlags + messageFlags { table.add(flag) }
        return table
    }
}

/// Headings of flags in help.
enum FlagCategory {
    static let input = "Input"
    static let output = "Output"
    static let lists = "Many files"
    static let messages = "Messages"
    static let help = "Help"
}
