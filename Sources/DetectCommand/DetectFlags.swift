// SPDX-License-Identifier: Apache-2.0

import CommandTable

/// Headings of detection's flags in help.
package enum DetectCategory {
    package static let evidence = "What counts"
    package static let answers = "Answers"
    package static let lines = "Lines"
    static let inputs = "Inputs"
    static let help = "Help"
}

/// The flags of detection that no other subcommand has.
///
/// - Parameter subcommands: The subcommands that take them; `nil` for a command that does nothing else.
package func detectFlags(of subcommands: [String]?) -> [Flag] {
    evidenceFlags(subcommands) + answerFlags(subcommands) + lineFlags(subcommands)
}

private func evidenceFlags(_ subcommands: [String]?) -> [Flag] {
    let category = DetectCategory.evidence
    return [
        Flag(
            "content-only", category: category, help: "look at contents alone",
            details: ["Look at the content alone, as if files had no names."],
            subcommands: subcommands),
        Flag(
            "name-only", category: category, help: "look at names alone",
            details: ["Look at the name alone. No file is opened, and there need not be one."],
            subcommands: subcommands),
        Flag(
            "iana-only", category: category, help: "answer with types that IANA has registered",
            details: [
                "Answer with types that IANA has registered: in place of another the nearest that it is a special case of, such as text/plain in place of text/x-python."
            ], subcommands: subcommands),
        Flag(
            "uncompress", short: "z", category: category, help: "look inside gzip, bzip2, xz and zstd",
            details: [
                "Look inside files that gzip, bzip2, xz or zstd have compressed, by these programs, where they are installed. Only the beginning is decompressed."
            ], subcommands: subcommands),
        Flag(
            "dereference", short: "L", category: category, help: "follow symbolic links (as is done anyway)", subcommands: subcommands),
        Flag(
            "no-dereference", category: category, help: "do not follow symbolic links: a link is inode/symlink",
            subcommands: subcommands),
        Flag(
            "preserve-date", short: "p", category: category, help: "leave the time of last access alone, where the system allows it",
            subcommands: subcommands),
    ]
}

private func answerFlags(_ subcommands: [String]?) -> [Flag] {
    let category = DetectCategory.answers
    return [
        Flag(
            "mime", short: "i", category: category, help: "print media type and charset: text/plain; charset=utf-8",
            subcommands: subcommands),
        Flag("mime-type", category: category, help: "print the media type alone (as is done anyway)", subcommands: subcommands),
        Flag(
            "mime-encoding", category: category, help: "print the charset alone",
            details: [
                "Print the charset alone: us-ascii, utf-8, utf-16le, …, unknown-8bit where text is in none that proves itself, or binary."
            ],
            subcommands: subcommands),
        Flag(
            "guess-charset", category: category, help: "guess the charset of text that does not prove its own",
            details: [
                "Guess the charset of text that does not prove its own, by its escape sequences, its letters and the usual characters of Chinese, Japanese and Korean: koi8-r, shift_jis, windows-1250, … in place of unknown-8bit. The charset is printed alone, or as --mime, --json or --printf ask for it. Of a file its first MiB counts."
            ],
            subcommands: subcommands),
        Flag(
            "all", "keep-going", short: "k", category: category, help: "print every answer, with what it rests upon",
            details: ["Print every answer on a line of its own, the best first, with what it rests upon in parentheses."],
            subcommands: subcommands),
        Flag(
            "print-extensions", "extension", category: category, help: "print the file name extensions of the type",
            details: ["Print the file name extensions of the type, the usual one first, parted by slashes; ??? where it has none."],
            subcommands: subcommands),
        Flag(
            "parents", category: category, help: "print the type and what it is a special case of",
            details: ["Print the type and behind it the types that it is a special case of, parted by spaces."], subcommands: subcommands),
        Flag(
            "table", category: category, help: "print what the table says of a type or extension",
            details: [
                "Print what the table of media types says: operands are types, aliases of them, or extensions. Nothing is opened."
            ], subcommands: subcommands),
    ]
}

private func lineFlags(_ subcommands: [String]?) -> [Flag] {
    let category = DetectCategory.lines
    return [
        Flag("brief", short: "b", category: category, help: "leave out the names", subcommands: subcommands),
        Flag(
            "separator", short: "F", value: .text("SEP"), category: category, help: "print SEP behind names", defaultText: "a colon",
            subcommands: subcommands),
        Flag("no-pad", short: "N", category: category, help: "do not align types (they never are)", subcommands: subcommands),
        Flag(
            "error-exit", short: "E", category: category, help: "end at the first file that cannot be read",
            details: ["End at the first file that cannot be read, instead of going on with the others."], subcommands: subcommands),
        Flag(
            "jsonl", category: category, help: "print one JSON object a line",
            details: ["Print one JSON object a line, as soon as each is known; see JSON above."], subcommands: subcommands),
        Flag(
            "printf", value: .text("TEMPLATE"), category: category, help: "print TEMPLATE for each file",
            details: [
                "Print TEMPLATE for each file: %n its name, %t the media type, %c the charset, %x the usual extension, %f the format's name, %e what the answer rests upon, %r 'registered' or 'unregistered', %% a per cent sign; \\n, \\t, \\0 and \\\\ as in C. Nothing else is added, no line feed either. Names are printed as they are."
            ], subcommands: subcommands),
    ]
}

/// The flags that detection shares with other subcommands, for a command that does nothing else.
let commonFlags: [Flag] = [
    Flag(
        "files-from", short: "f", value: .file("LIST"), category: DetectCategory.inputs, help: "read names of inputs from LIST, one a line",
        details: ["Read the names of further inputs from LIST, one a line; '-' is standard input. They come behind the operands."]),
    Flag(
        "null", short: "0", category: DetectCategory.inputs, help: "names end in NUL, in LIST and in what is printed",
        details: ["Names end in NUL: those in LIST, and those that are printed, which then are printed as they are."]),
    Flag(
        "recursive", category: DetectCategory.inputs, help: "look at the files in folders",
        details: [
            "Look at the files in folders and the folders in them. Hidden ones are left out, and symbolic links to folders are not followed."
        ]),
    Flag("name", value: .text("NAME"), category: DetectCategory.inputs, help: "the name that standard input has"),
    Flag(
        "json", category: DetectCategory.lines, help: "print one JSON array of all answers",
        details: ["Print one JSON array of all answers; see JSON above."]),
    Flag(
        "strict", category: DetectCategory.evidence, help: "exit status 3 when a type is unknown",
        details: ["When all could be read but of some nothing is known (application/octet-stream), the exit status is 3."]),
    .help(category: DetectCategory.help),
    .version(short: "v", category: DetectCategory.help),
]
