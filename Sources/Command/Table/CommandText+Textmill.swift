// SPDX-License-Identifier: Apache-2.0

import CommandTable

extension CommandText {
    static let textmill = CommandText(
        summary: "convert documents",
        synopsis: ["[OPTION]… [FILE…]", "convert [-f FORMAT] [-t FORMAT] [-o FILE | --output-dir DIR | --beside] [FILE…]", "SUBCOMMAND …"],
        description: [
            "textmill reads documents and writes them in another format. Without a subcommand it writes plain text, one paragraph a line, to standard output: 'textmill a.rtf' is 'textmill convert -t txt a.rtf'. -t, -o, --output-dir and --beside imply convert.",
            "Without FILE, and where FILE is '-', it reads standard input. A file whose name is that of a subcommand is written ./NAME. Nothing is ever fetched from a network.",
            "Long options may be shortened, options may stand behind files, '--' ends them, and of an option given twice the last one counts.",
        ],
        examples: [
            Example("textmill letter.rtf", "The text of a letter."),
            Example("textmill convert letter.rtf -o letter.html", "A page of it."),
            Example("textmill convert -t html --output-dir site --recursive letters", "A page for each document in a folder."),
        ],
        exitStatuses: statuses, seeAlso: ["file(1)"])

    static let convert = CommandText(
        summary: "write documents in another format",
        synopsis: ["[-f FORMAT] [-t FORMAT] [-o FILE | --output-dir DIR | --beside | --cat] [FILE…]"],
        description: [
            "Reads each FILE, or standard input, and writes it as the format that -t names or that the ending of -o says. One document goes to standard output unless -o says otherwise; several go to --output-dir or --beside, or become one with --cat.",
            "A file is written whole or not at all, and the input is never overwritten, also not by another name of it. One file that cannot be converted does not stop the others.",
            "Messages have the form 'textmill: FILE: byte N: what is wrong. What to do.' With --errors json each is an object on one line: level (error or warning), path, code, offset (in bytes) or page, message, hint. A path that is not UTF-8 has a member pathEncoding beside it, of value bytes, and each character of it, U+0000 to U+00FF, is one byte of the name.",
        ],
        examples: [
            Example("textmill convert -t html < letter.rtf", "From standard input to standard output."),
            Example("textmill convert -t html --beside *.rtf", "a.html next to a.rtf, and so on."),
            Example("textmill convert --cat -o book.html -M title=Book 1.rtf 2.rtf", "One document of two."),
            Example("find . -name '*.rtf' -print0 | textmill convert -t txt --files-from - -0 --output-dir out"),
        ],
        exitStatuses: statuses)

    static let info = CommandText(
        summary: "tell what is known about documents", synopsis: ["[-f FORMAT] [--json] [FILE…]"],
        description: [
            "Reads each FILE, or standard input, and prints its format, its properties, and how much of what it holds.",
            "JSON: each document is an object on one line. Its members are path (absent for standard input), format, mediaType, charset, bytes, title, authors, subject, keywords, comment, company, manager, category, copyright, editor, language, generator, created, modified, baseURL, paragraphs, words, characters, headings, pictures, links, lists, tables, notes, warnings and lossy. Dates are in the form of ISO 8601. Properties that the document lacks are absent; authors and keywords are arrays. A path that is not UTF-8 has a member pathEncoding beside it, of value bytes, and each character of it is one byte of the name.",
            "Words are what stands between white space; characters are Unicode scalars without the ends of paragraphs. Both count the text without its notes.",
        ],
        examples: [Example("textmill info --json *.rtf", "One line for each document.")],
        exitStatuses: statuses)

    static let formats = CommandText(
        summary: "list the formats", synopsis: ["[--json]"],
        description: [
            "Prints a line for each format: its short name, whether it can be read (r) and written (w), the endings of its files, its media types, its name.",
            "JSON: each format is an object on one line, with the members shortName, name, read, write, extensions and mediaTypes.",
        ],
        exitStatuses: [Entry("0", "Done."), Entry("2", "Wrong usage.")])

    private static let statuses = [
        Entry("0", "Done. Also when the reader of a pipe went away."),
        Entry("1", "Something could not be converted; the rest was."),
        Entry("2", "Wrong usage; nothing was done."),
        Entry("3", "With --strict: all was converted, but there were warnings."),
    ]
}
