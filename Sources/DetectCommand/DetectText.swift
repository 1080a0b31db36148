// SPDX-License-Identifier: Apache-2.0

import CommandTable

extension CommandText {
    package static let detect = CommandText(
        summary: "name the media types of files", synopsis: ["[OPTION]… [FILE…]", "--table (TYPE | EXTENSION)…"],
        description: [
            "Names the IANA media type of each FILE, or of standard input. The command mediatype does the same, and starts faster."
        ]
            + shared,
        examples: examples("textmill detect"), exitStatuses: statuses, seeAlso: ["mediatype(1)", "file(1)"])

    static let mediaType = CommandText(
        summary: "name the media types of files", synopsis: ["[OPTION]… [FILE…]", "--table (TYPE | EXTENSION)…"],
        description: ["Names the IANA media type of each FILE, or of standard input."] + shared, examples: examples("mediatype"),
        exitStatuses: statuses, seeAlso: ["textmill-detect(1)", "file(1)"])

    private static let shared = [
        "The answer is the most special type that the content does not contradict: what a signature or a structure proves stands, a name may make it more special, and text or data of no kind of their own have the type that the name says. Of a file the beginning is read, and parts that its structure points to.",
        "Types are in IANA's spelling. Formats that IANA has not registered have the name that people use, and registered says so; --iana-only answers with the nearest registered type.",
        "Policies: RTF is application/rtf, not text/rtf. XML is application/xml, not text/xml, and a dialect of it where its root or its name tells. Scripts and source code are text/x-LANGUAGE, JavaScript text/javascript. An empty file is inode/x-empty, or the text type that its name says. Folders are inode/directory, and what is no file inode/symlink, inode/fifo, inode/socket, inode/chardevice or inode/blockdevice: these are never opened. A zip is what its content makes it: an office document, a book, a bundle. What nothing is known of is application/octet-stream, or text/plain.",
        "Messages go to standard error, and files that cannot be read do not stop the others.",
        "JSON: each object has path, mediaType, charset (null: no text), charsetConfidence (with --guess-charset: per cent), registered, format (its name for people; null: none), evidence (content, name, both or system), extensions, parents, compression (with --uncompress, around it), and matches, an array of mediaType and evidence, the best first. Where a file cannot be read, mediaType is null and error has code and message. A path that is not UTF-8 has a member pathEncoding beside it, of value bytes, and each character of it is one byte of the name.",
    ]

    private static func examples(_ command: String) -> [Example] {
        [
            Example("\(command) letter.doc"),
            Example("\(command) -b --mime-type < photo", "Standard input, and nothing but its type."),
            Example("find . -type f -print0 | \(command) --jsonl -0 --files-from -", "One JSON object a line, for any names."),
            Example("\(command) --printf '%t\\t%n\\n' *", "Type first."),
            Example("\(command) --table docx", "What is known about an extension."),
        ]
    }

    private static let statuses = [
        Entry("0", "Done."), Entry("1", "Something could not be read; the rest was."), Entry("2", "Wrong usage; nothing was done."),
        Entry("3", "With --strict: of something nothing is known."),
    ]
}
