// SPDX-License-Identifier: Apache-2.0

import CommandTable

/// Flags about many inputs.
let listFlags = [
    Flag(
        "files-from", value: .file("LIST"), category: FlagCategory.lists, help: "read names of inputs from LIST, one a line",
        details: ["Read the names of further inputs from LIST, one a line; '-' is standard input. They come behind the operands."],
        subcommands: Subcommands.ofManyInputs + ["detect"]),
    Flag(
        "null", short: "0", category: FlagCategory.lists, help: "names in LIST end in NUL instead",
        details: ["Names in LIST end in NUL instead. detect prints its names so, too, and as they are."],
        subcommands: Subcommands.ofManyInputs + ["detect"]),
    Flag(
        "recursive", category: FlagCategory.lists, help: "read the documents in folders",
        details: [
            "Read the documents in folders and the folders in them: files whose ending is that of a format which can be read, or with -f all files. Hidden ones are left out, and symbolic links to folders are not followed. A folder that is a document, such as a .rtfd, is one input. detect looks at all files, and into every folder."
        ], subcommands: Subcommands.ofManyInputs + ["detect"]),
    Flag(
        "jobs", value: .integer("N", 1...256), category: FlagCategory.lists, help: "work on N files at a time",
        details: ["Work on N files at a time. Outputs and messages stand in the order of the inputs all the same."],
        defaultText: "the number of processors", subcommands: Subcommands.ofManyInputs),
]

/// Flags about messages and about the command itself.
let messageFlags = [
    Flag(
        "json", value: .text("MEMBERS", words: ["text", "href", "html", "name", "attributes", "offset"]).optional,
        category: FlagCategory.output, help: "print JSON, one object a line",
        details: [
            "Print JSON, one object a line, of detect one array of them; see JSON above. MEMBERS, separated by commas, are for select: what an object is to hold."
        ], subcommands: ["info", "inspect", "select", "formats", "doctor", "detect"]),
    Flag(
        "errors", value: .choice("FORM", [.init("text", "lines for people"), .init("json", "one JSON object a line")]),
        category: FlagCategory.messages, help: "how messages are written to standard error", defaultText: "text",
        subcommands: Subcommands.readers),
    Flag("quiet", short: "q", category: FlagCategory.messages, help: "print no warnings", subcommands: Subcommands.readers),
    Flag(
        "strict", category: FlagCategory.messages, help: "exit status 3 when there were warnings",
        details: ["When all was converted but there were warnings, or detect found nothing out about a file, the exit status is 3."],
        subcommands: Subcommands.readers + ["detect"]),
    .help(category: FlagCategory.help),
    .version(category: FlagCategory.help),
]
