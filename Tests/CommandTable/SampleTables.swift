// SPDX-License-Identifier: Apache-2.0

import CommandTable

/// Tables that use everything a table can have.
enum SampleTables {
    static func named(_ name: String) -> CommandDescription? {
        switch name {
        case "press": press
        case "pressing": pressing
        case "sorter": sorter
        default: nil
        }
    }

    /// Subcommands, of which one is the default.
    static let press = CommandDescription(
        "press", version: "1.2", date: "2025-01-31",
        text: CommandText(
            summary: "turn documents into other documents",
            synopsis: [
                "[OPTION]… [FILE…]", "[convert] [-t FORMAT] [-o FILE | --output-dir DIR | --beside] [--columns N] [FILE…]", "SUBCOMMAND …",
            ],
            description: [
                "press reads documents and writes them in another format. Without a subcommand it shows them; 'press a.rtf' is 'press show a.rtf'.",
                "'-' is standard input. A path such as C:\\new holds a backslash, a bullet is • and a \"quote\" stays one.",
            ],
            examples: [
                .init("press letter.rtf", "Show a letter."),
                .init(
                    "press -t html letter.rtf > 'my letter'.html",
                    "Write it as a page; the name has a blank, and ~ ^ ` \\ are what they are."),
                .init(".hidden/press --version"),
            ],
            exitStatuses: [.init("0", "All was done."), .init("1", "Something could not be converted."), .init("2", "Wrong usage.")],
            environment: [.init("PRESS_PAGER", "The pager, before PAGER.")],
            files: [.init("~/.config/press", ".Settings that begin with a dot, and 'quotes'.")],
            seeAlso: ["file(1)", "https://example.org/press"]),
        categories: ["Input", "Output", "Appearance", "Help"],
        flags: [
            Flag(
                "from", short: "f", value: .text("FORMAT", words: ["html", "rtf"]), category: "Input",
                help: "read as FORMAT, whatever it looks like"),
            Flag("base", value: .folder(), category: "Input", help: "take relative names from DIR", subcommands: ["convert", "show"]),
            Flag(
                "to", short: "t", value: .text("FORMAT", words: [.init("html", "a web page"), .init("txt", "plain: text [bare]")]),
                category: "Output", help: "write as FORMAT",
                details: ["Write as FORMAT, a short name or a media type.", ".A second paragraph, which begins with a dot."],
                subcommands: ["convert"], implies: "convert"),
            Flag(
                "output", short: "o", value: .file(), category: "Output", help: "write to FILE; '-' is standard output",
                subcommands: ["convert"],
                implies: "convert"),
            Flag("output-dir", value: .folder(), category: "Output", help: "write into DIR", subcommands: ["convert"], implies: "convert"),
            Flag("no-clobber", short: "n", category: "Output", help: "keep what exists", subcommands: ["convert"]),
            Flag("beside", short: "b", category: "Output", help: "write next to the input", subcommands: ["convert"], implies: "convert"),
            Flag(
                "metadata", short: "M", value: .text("KEY=VALUE"), isRepeatable: true, category: "Output", help: "set a field",
                subcommands: ["convert"]),
            Flag(
                "css", value: .file("FILE", words: ["none", "default"]), category: "Output", help: "style of pages", defaultText: "none",
                subcommands: ["convert"]),
            Flag(
                "columns", value: .integer("N", 0...10_000, words: ["auto"]), category: "Appearance", help: "wrap at N columns",
                defaultText: "the terminal's width", subcommands: ["convert", "show"]),
            Flag(
                "color", "colour", value: .choice("WHEN", ["auto", "always", "never"]).optional, isNegatable: true, category: "Appearance",
                help: "use colours", defaultText: "auto", subcommands: ["show"]),
            Flag(
                "linkify", short: "l", value: .text("WHAT").optional, isNegatable: true, category: "Appearance", help: "find links in text"),
            Flag("wrap", isNegatable: true, category: "Appearance", help: "wrap lines", subcommands: ["show", "convert"]),
            Flag(
                "limit", value: .size("SIZE", 1...Int.max), category: "Input",
                help: "read at most SIZE bytes of each input and complain about longer ones"),
            Flag("brief", short: "B", category: "Appearance", help: "print no names", subcommands: ["detect"]),
            Flag("exactly-what-this-very-long-name-says", category: "Appearance", help: "as the name says", subcommands: ["detect"]),
            .help(category: "Help"),
            .version(short: "V", category: "Help"),
        ],
        subcommands: [
            SubcommandDescription(
                "convert",
                text: CommandText(
                    summary: "write documents in another format", synopsis: ["[-t FORMAT] [-o FILE | --output-dir DIR | --beside] [FILE…]"],
                    description: ["Converts each FILE."], exitStatuses: [.init("0", "Converted.")]),
                operands: [.init(.file(), repeats: true)]),
            SubcommandDescription(
                "show", text: CommandText(summary: "show documents in the terminal", synopsis: ["[OPTION]… FILE…"]),
                operands: [.init(.file(), repeats: true)]),
            SubcommandDescription(
                "detect", text: CommandText(summary: "tell what files are", synopsis: ["[-B] FILE…"]),
                operands: [.init(.file(), isRequired: true, repeats: true)]),
            SubcommandDescription(
                "list", text: CommandText(summary: "list what a document holds", synopsis: ["images|links|headings FILE…"]),
                operands: [
                    .init(.choice("WHAT", [.init("images", "pictures in it"), "links", "headings"]), isRequired: true),
                    .init(.file(), repeats: true),
                ]),
            SubcommandDescription("formats", text: CommandText(summary: "list the formats", synopsis: [""])),
        ],
        defaultSubcommand: "show")

    /// The same without a default.
    static var pressing: CommandDescription {
        var table = press
        table.defaultSubcommand = nil
        return table
    }

    /// No subcommands.
    static let sorter = CommandDescription(
        "sort-files", version: "0.9",
        text: CommandText(summary: "name the types of files", synopsis: ["[-bN] [-F SEPARATOR] FILE…"]),
        operands: [.init(.file(), isRequired: true), .init(.folder())],
        flags: [
            Flag("brief", short: "b", category: "Output", help: "print no names"),
            Flag("separator", short: "F", value: .text("SEPARATOR"), category: "Output", help: "print SEPARATOR behind a name"),
            Flag("null", short: "0", isRepeatable: true, category: "Output", help: "print NUL behind a name"),
            Flag("offset", short: "N", value: .integer("N", Int.min...Int.max), category: "Output", help: "start at N"),
            Flag("size", value: .size("SIZE", 1024...4096), category: "Output", help: "read SIZE bytes"),
            .version(category: "Help"),
            .help(category: "Help"),
        ])
}
