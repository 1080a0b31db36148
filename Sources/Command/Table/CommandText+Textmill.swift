// SPDX-License-Identifier: Apache-2.0

import CommandTable

extension CommandText {
    static let textmill = CommandText(
        summary: "show and convert documents",
        synopsis: [
            "[OPTION]… [FILE…]", "convert [-f FORMAT] [-t FORMAT] [-o FILE | --output-dir DIR | --beside] [FILE…]", "SUBCOMMAND …",
        ],
        description: [
            "textmill reads documents, shows them in a terminal and writes them in other formats. Without a subcommand it shows them: 'textmill a.rtf' is 'textmill show a.rtf'. -t, -o, --output-dir and --beside imply convert.",
            "Without FILE, and where FILE is '-', it reads standard input. A file whose name is that of a subcommand is written ./NAME. Nothing is ever fetched from a network.",
            "Long options may be shortened, options may stand behind files, '--' ends them, and of an option given twice the last one counts.",
        ],
        examples: [
            Example("textmill letter.rtf", "A letter in the terminal."),
            Example("textmill letter.rtf > letter.txt", "Its text, one paragraph a line."),
            Example("textmill --remove 'nav, footer' page.html", "A page of the web, without what stands around its text."),
            Example("textmill convert letter.rtf -o letter.html", "A page of it."),
            Example("textmill convert -t html --output-dir site --recursive letters", "A page for each document in a folder."),
        ],
        exitStatuses: statuses, environment: environment, seeAlso: ["textmill-markup(5)", "textmill-plugin(7)", "file(1)", "less(1)"])

    static let show = CommandText(
        summary: "show documents in the terminal", synopsis: ["[-f FORMAT] [--color WHEN] [--pager WHEN] [FILE…]"],
        description: [
            "Reads each FILE, or standard input, and shows it in the terminal: with styles, colours, tables and links, as wide as the terminal, and through a pager when it is longer than the screen. Several documents have their names above them.",
            "Where standard output is no terminal, the same command writes plain text, one paragraph a line: what 'textmill convert -t txt --columns 0' writes, of several documents one behind another.",
            "When the user leaves the pager, that ends it, with the status that it would have had. Warnings and errors stand behind the text where there is a pager.",
            "Pictures are shown by what the terminal knows: the environment tells it, else the terminal is asked. kitty takes PNG, iTerm2's protocol also JPEG and GIF as they are; other pictures of pixels, sixels and symbols are made by the program chafa, where it is installed. They are no wider than the text and no higher than two thirds of the screen. A document with pictures does not go through a pager, for pagers do not know them, unless --pager always is given: then they are symbols, and so they are where there are several documents. Where none can be shown, what they are stands in their place.",
        ],
        examples: [
            Example("textmill letter.rtf", "In the terminal."),
            Example("textmill --color always letter.rtf | less -R", "With styles into a pipe."),
            Example("textmill --pager never --columns 60 letter.rtf", "Narrow, and without a pager."),
            Example(
                "curl -s https://example.org/ | textmill -f html --base-url https://example.org/", "From standard input, with whole links."),
        ],
        exitStatuses: statuses, environment: environment, seeAlso: ["less(1)"])

    static let inspect = CommandText(
        summary: "show the attributed text that a document becomes",
        synopsis: ["[-f FORMAT] [FILE]", "[--json] (--at N | --find TEXT) [FILE]"],
        description: [
            "Reads FILE, or standard input, and prints the model that every exporter writes from: its properties, its blocks by indentation, each paragraph with what is said about it, each run of equal attributes with them, and the attachments and notes. Before paragraphs and runs stand their ranges in the text, in bytes of UTF-8, START..<END, and before runs where in FILE they begin: from byte OFFSET (in an RTFD, of its TXT.rtf) or from line LINE, column COLUMN.",
            "With --at or --find it tells about places in the text instead. What cannot be seen is written with escapes, \\u{…}.",
            "JSON: each place is an object on one line. Its members are occurrences (with --find, how many places there are), note (the number of the note in which it is; absent in the text itself), offset, character, codePoint, sourceOffset or sourceLine and sourceColumn (where in FILE it stands, or the piece of text begins with which it was read; bytes from 0, lines and columns from 1), run, attributes, paragraph, paragraphStyle, paragraphStyleRange, blocks and outerBlocks (how many more stand around those). Ranges are objects of start and end; an attribute is an object of name, value and range. Values are text, as without --json.",
        ],
        examples: [
            Example("textmill inspect letter.rtf"),
            Example("textmill inspect --at 120 letter.rtf", "What holds at byte 120 of the text."),
            Example("textmill inspect --find 'Dear' letter.rtf"),
        ],
        exitStatuses: statuses)

    static let select = CommandText(
        summary: "print the elements of HTML pages that a CSS selector matches",
        synopsis: ["[--json[=MEMBERS]] SELECTOR [FILE…]"],
        description: [
            "Reads each FILE, or standard input, as an HTML page, and prints the text of each element that SELECTOR matches, as 'textmill convert -t txt' would print it, in the order of the page, with an empty line between two of them. What the page's style hides in an element is left out; an element that is hidden itself, or never shown, such as title or script, is printed with all its text.",
            "SELECTOR is a list of selectors as in a style sheet (Selectors 4): 'nav a[href]', 'h1, h2', 'tr:nth-child(even) > td', 'article:has(img)'. Elements that match within one another are printed each. Of FILE only what is HTML is read, or plain text, which may be a piece of a page; -f html reads everything.",
            "JSON: each element is an object on one line. MEMBERS says what it holds, in that order: text (the text in one line, with alternative texts in place of pictures), html (the element with its tags, as a browser writes it), name (of the element), attributes (an object of all), offset (where its tag begins in FILE, in bytes from 0; null where FILE had to be converted to UTF-8), and any other word for the attribute of that name, which is null where the element does not have it; @text is an attribute, too. The values of href and src are resolved against the page's base, where that is known. Without MEMBERS they are name, text, attributes and offset. Where there are several FILEs, path stands before them; one that is not UTF-8 has a member pathEncoding beside it, of value bytes, and each character of it is one byte of the name.",
        ],
        examples: [
            Example("textmill select h1 page.html", "The headings."),
            Example("textmill select 'nav a[href]' --json=text,href page.html", "A menu's titles and where they lead."),
            Example("curl -s URL | textmill select --base-url URL --json=src,alt img", "The pictures of a page, with whole addresses."),
            Example("textmill select 'script[type=\"application/ld+json\"]' page.html", "What a page tells machines."),
        ],
        exitStatuses: [
            Entry("0", "Something matched, and all was read."),
            Entry("1", "Nothing matched, or something could not be read, which a message tells; what matched in the rest was printed."),
            Entry("2", "Wrong usage, also a SELECTOR that is none; nothing was done."),
            Entry("3", "With --strict: something matched, but there were warnings."),
        ])

    static let convert = CommandText(
        summary: "write documents in another format",
        synopsis: ["[-f FORMAT] [-t FORMAT] [-o FILE | --output-dir DIR | --beside | --cat] [FILE…]"],
        description: [
            "Reads each FILE, or standard input, and writes it as the format that -t names or that the ending of -o says. One document goes to standard output unless -o says otherwise; several go to --output-dir or --beside, or become one with --cat.",
            "A file is written whole or not at all, and the input is never overwritten, also not by another name of it. One file that cannot be converted does not stop the others.",
            "Markdown (-t md, also markdown or gfm) is CommonMark with GitHub's tables, strikethrough and footnotes. What these have no words for is HTML: raised, lowered and underlined text, definition lists, and tables whose cells span or hold more than a paragraph. Lists are numbered in digits, and colours, fonts and spaces between paragraphs are left out.",
            "XML (-f xml) is read as the style sheet of --user-css shows it, whatever its vocabulary: elements are in the line unless a rule says display: block, list-item, table, table-row, table-cell or none. Elements in no namespace named p, h1 to h6, em, strong, b, i, u, s, strike, del, ins, sup, sub, code, kbd, samp, var, cite, dfn, mark, tt, a, br, stroke (an outline) and shadow look like that without a rule, and the attributes color and background-color, a name of CSS or #RRGGBB, count on all elements. Properties of textmill's own say what CSS has no word for: '-textmill-role: NAME', that the element is like HTML's of that name (em, strong, code, kbd, samp, var, mark, cite, dfn, ins, q, abbr, br, hr, img, blockquote, pre, ul, ol, li, dl, dt, dd, th, figure, figcaption, article, aside, header, footer, nav, main, h1 to h6); '-textmill-heading-level: 1' to 6, that it is a heading; '-textmill-link: attr(NAME)', that it leads where that attribute says. Entities that a DOCTYPE declares are not expanded. A document in the namespace of textmill-markup(5) is read as markup.",
            "Messages have the form 'textmill: FILE: byte N: what is wrong. What to do.' With --errors json each is an object on one line: level (error or warning), path, code, offset (in bytes), or line and column, or page, message, hint. A path that is not UTF-8 has a member pathEncoding beside it, of value bytes, and each character of it, U+0000 to U+00FF, is one byte of the name.",
        ],
        examples: [
            Example("textmill convert -t html < letter.rtf", "From standard input to standard output."),
            Example("textmill convert -t html --beside *.rtf", "a.html next to a.rtf, and so on."),
            Example("textmill convert -t txt --select main --output-dir text *.html", "What the pages say."),
            Example(
                "textmill convert -o letter.md --media files --media-dir pictures letter.rtf", "Markdown, with the pictures in a folder."),
            Example("textmill convert -f xml --user-css tags.css -t html play.xml", "XML, as a style sheet says what its elements are."),
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
        exitStatuses: [Entry("0", "Done."), Entry("2", "Wrong usage.")], environment: [plugins], seeAlso: ["textmill-plugin(7)"])

    static let doctor = CommandText(
        summary: "tell what textmill finds on this system", synopsis: ["[--json]"],
        description: [
            "Some formats are read by programs of their own, because they are big or read what is hostile: helpers, which belong to textmill, and plug-ins. Prints what the system has to hold them in check, which of them were found and where they were looked for, and which other programs are there of those that textmill can use.",
            "JSON: each item is an object on one line. Its members are kind (protection, helper, plugin, folder or program), name, available, and where they apply path, version (of Landlock), memory (in bytes), time (in seconds), formats, options, problem (why a plug-in cannot be used) and use (what a program is good for).",
        ],
        examples: [
            Example("textmill doctor"), Example("textmill doctor --json | grep '\"kind\":\"plugin\"'", "The plug-ins, for programs."),
        ],
        exitStatuses: [Entry("0", "Done, whatever was found."), Entry("2", "Wrong usage.")], environment: [plugins],
        files: [
            Entry(
                "textmill-import-*",
                "Helpers and plug-ins: in the folder of textmill, in ../libexec/textmill beside it, and in the folders that TEXTMILL_PLUGINS names."
            )
        ], seeAlso: ["textmill-plugin(7)"])

    private static let plugins = Entry(
        "TEXTMILL_PLUGINS", "Folders with plug-ins, separated by colons. Those whose paths do not begin at the root are not looked into.")

    private static let environment = [
        Entry("TEXTMILL_PAGER, PAGER", "The pager, the first of them that is set; empty: none. Without either it is less."),
        Entry("LESS", "Options of less. Where it is not set, the pager gets RFX."),
        Entry("NO_COLOR", "Not empty: no colours; styles stay."),
        Entry("CLICOLOR_FORCE", "Neither empty nor 0: styles and colours also where standard output is no terminal."),
        Entry("COLORTERM, TERM", "How many colours the terminal has; with a TERM that is dumb or not set, plain text."),
        Entry("COLORFGBG", "The terminal's colours by number, its background last, as rxvt and Konsole tell them: what --theme is."),
        Entry("COLUMNS, LINES", "The size of the screen, where the terminal does not tell it."),
        plugins,
    ]

    private static let statuses = [
        Entry("0", "Done. Also when the reader of a pipe went away."),
        Entry("1", "Something could not be converted; the rest was."),
        Entry("2", "Wrong usage; nothing was done."),
        Entry("3", "With --strict: all was converted, but there were warnings."),
    ]
}
