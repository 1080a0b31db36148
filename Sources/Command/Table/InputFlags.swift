// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// Flags that say what the input is and how much it may take.
func inputFlags(_ registry: FormatRegistry) -> [Flag] {
    let category = FlagCategory.input
    let own = [
        Flag(
            "from", short: "f", value: .text("FORMAT", words: registry.readableFormats.map { .init($0.shortName, $0.displayName) }),
            category: category, help: "read as FORMAT, whatever it looks like",
            details: [
                "Read every input as FORMAT: a short name, or a media type with its parameters, such as 'text/plain; charset=koi8-r'.",
                "Without it, the bytes and the name of each input say what it is.",
            ], subcommands: Subcommands.readers),
        Flag(
            "charset", value: .text("NAME"), category: category, help: "read with this character encoding",
            details: ["Read with this character encoding, whatever the document says. It may also be a parameter of -f."],
            subcommands: Subcommands.readers),
        Flag(
            "name", value: .text("NAME"), category: category, help: "what to call standard input",
            details: [
                "The name of the file that standard input stands for: its ending says what it is, and messages and outputs go by it."
            ],
            subcommands: Subcommands.readers + ["detect"]),
        Flag(
            "base-url", value: .text("URL"), category: category, help: "what relative links start from",
            details: [
                "The URL that relative references in the document start from. Nothing is fetched. Where it is a file: URL, its folder counts as the document's own."
            ], subcommands: Subcommands.readers),
        Flag(
            "allow-resources", value: .folder("DIR"), isRepeatable: true, category: category, help: "let documents load files below DIR",
            details: [
                "Pictures and other files that a document refers to are loaded from its own folder and the folders below it, never from a network. With this option they are loaded from DIR and the folders below it as well; relative references that lead to nothing in the document's folder are looked up there. It may be given several times.",
                "Links and '..' that lead out of these folders are refused. Standard input has no folder of its own.",
            ], subcommands: Subcommands.readers),
        Flag(
            "no-resources", category: category, help: "load no files that documents refer to",
            details: [
                "Load nothing that a document refers to but what it holds itself (data: and cid: URLs, parts of an archive), whatever --allow-resources says."
            ], subcommands: Subcommands.readers),
        Flag(
            "linkify", value: .text("WHAT", words: DataDetector.Kinds.named.map { .init($0.name) }).optional, isNegatable: true,
            category: category, help: "make links of addresses in the text",
            details: [
                "Make links of what stands in the text as an address: WHAT is one or several, separated by commas, of \(DataDetector.Kinds.named.map(\.name).joined(separator: ", ")); without it, links and emails. Dates and postal addresses lead nowhere; they become attributes of the text, which markup keeps.",
                "In doubt nothing is found. What is a link stays as it is; in code only links with a scheme are found.",
            ], defaultText: "links and emails where text is shown with styles, else nothing", subcommands: Subcommands.ofDocuments),
        Flag(
            "limit", value: .text("NAME=NUMBER"), isRepeatable: true,
            category: category, help: "how much a conversion may take",
            details: [
                "Past a limit, a document is an error that names it. NUMBER may have a unit: K, M, G or T (powers of 1024).",
                "NAME is one of: \(Limits.all.map { "\($0.name) (\($0.summary); \(Limits()[keyPath: $0.member]))" }.joined(separator: ", ")).",
            ], subcommands: Subcommands.readers),
    ]
    // What an exporter takes, too, is one flag, among those of output.
    let shared = registry.exporters.flatMap(\.options)
    return own
        + registry.importers.flatMap { importer in
            importer.options.filter { option in !shared.contains { $0.hasMeaning(of: option) } }.map {
                flag(for: $0, category, selects($0, importer) ? Subcommands.readers : Subcommands.ofDocuments)
            }
        }
}

/// Whether an option means something where elements of pages are looked for.
private func selects(_ option: OptionDescription, _ importer: any DocumentImporter) -> Bool {
    importer.formats.contains { $0.isHTML } && !option.name.utf8.elementsEqual("select".utf8)
}

/// The flag for an option of an importer or exporter.
func flag(for option: OptionDescription, _ category: String, _ subcommands: [String], defaultText: String? = nil) -> Flag {
    let value: ValueDescription? =
        switch option.kind {
        case .flag: nil
        case .integer(let range): .integer("N", range)
        case .choice(let words): .choice("WORD", words.map { .init($0) })
        case .text(let placeholder): .text(placeholder)
        case .file(let placeholder): .file(placeholder)
        case .wordOrFile(let words, let placeholder): .file((words + [placeholder]).joined(separator: "|"))
        }
    return Flag(
        names: [option.name], value: value, category: category, help: option.help,
        defaultText: value == nil ? nil : defaultText ?? option.defaultValue, subcommands: subcommands)
}
