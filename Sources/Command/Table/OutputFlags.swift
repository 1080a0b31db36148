// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// Flags that say what is written, and where.
func outputFlags(_ registry: FormatRegistry) -> [Flag] {
    let category = FlagCategory.output
    let convert = ["convert"]
    let own = [
        Flag(
            "to", short: "t", value: .text("FORMAT", words: registry.writableFormats.map { .init($0.shortName, $0.displayName) }),
            category: category, help: "write as FORMAT",
            details: ["Write as FORMAT, a short name or a media type. Without it, the ending of --output says it."], subcommands: convert,
            implies: "convert"),
        Flag(
            "output", short: "o", value: .file(), category: category, help: "write to FILE; '-' is standard output",
            details: [
                "Write to FILE, which is replaced if it exists; '-' is standard output. A file is written whole or not at all."
            ], subcommands: convert, implies: "convert"),
        Flag(
            "output-dir", value: .folder(), category: category, help: "write a file for each input into DIR",
            details: [
                "Write a file for each input into DIR, which is made if need be: the input's name with the ending of the format. What --recursive finds keeps its folders."
            ], subcommands: convert, implies: "convert"),
        Flag("beside", category: category, help: "write each file next to its input", subcommands: convert, implies: "convert"),
        Flag(
            "cat", category: category, help: "join all inputs into one document",
            details: ["Join all inputs, in order, into one document, which has the properties of the first."], subcommands: convert),
        Flag(
            "no-clobber", short: "n", category: category, help: "keep outputs that exist",
            details: ["Keep outputs that exist already; their inputs are not read."], subcommands: convert),
        Flag(
            "media-dir", value: .folder(), category: category, help: "write pictures and files into DIR",
            details: [
                "With --media files: write pictures and files into DIR, which is made if need be. Where there are several outputs, each has a folder of its own in it. No file that is there is overwritten."
            ], defaultText: "the output's name, with _files in place of its ending", subcommands: convert),
        Flag(
            "metadata", short: "M", value: .text("KEY=VALUE"),
            isRepeatable: true, category: category, help: "set a property of the document",
            details: [
                "Set a property of the document, or remove it where VALUE is empty. Several authors are given one by one; keywords may be separated by commas.",
                "KEY is one of: \(MetadataChange.Known.allCases.map(\.rawValue).joined(separator: ", ")), or a name of yours, which templates can ask for.",
            ], subcommands: convert),
    ]
    return own + exporterFlags(registry, category)
}

/// The flags for the exporters' options. An option of several exporters is one flag; where their defaults differ, each is told.
private func exporterFlags(_ registry: FormatRegistry, _ category: String) -> [Flag] {
    let options = registry.exporters.flatMap { exporter in exporter.options.map { (format: exporter.format.shortName, option: $0) } }
    var flags: [Flag] = []
    for (place, (_, option)) in options.enumerated() {
        let alike = options.filter { $0.option.hasMeaning(of: option) }
        if options[..<place].contains(where: { $0.option.hasMeaning(of: option) }) { continue }
        let isShown = alike.contains { ShowOptions.formats.contains($0.format) }
        var defaultText = option.defaultValue
        if alike.contains(where: { $0.option.defaultValue != option.defaultValue }) {
            defaultText = alike.compactMap { one in one.option.defaultValue.map { "\($0) for \(one.format)" } }.joined(separator: ", ")
        }
        if let shown = terminalDefaults.first(where: { $0.option.utf8.elementsEqual(option.name.utf8) }) {
            defaultText = (defaultText.map { "\($0); " } ?? "") + shown.text
        }
        flags.append(flag(for: option, category, (isShown ? ["show"] : []) + ["convert"], defaultText: defaultText))
    }
    return flags
}

/// What holds for some options where a document is shown in a terminal.
private let terminalDefaults = [
    (option: "columns", text: "shown in a terminal, its width"), (option: "colors", text: "shown in a terminal, as many as it has"),
    (option: "theme", text: "shown in a terminal, what COLORFGBG says"),
]

extension OptionDescription {
    /// Whether both are one option, whatever their defaults.
    func hasMeaning(of other: OptionDescription) -> Bool {
        name.utf8.elementsEqual(other.name.utf8) && kind == other.kind && help.utf8.elementsEqual(other.help.utf8)
    }
}
