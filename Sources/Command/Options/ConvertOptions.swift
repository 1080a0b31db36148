// SPDX-License-Identifier: Apache-2.0

import CommandTable
import TextEncoding
import Textmill

/// What `convert` is to do, settled from what was given.
struct ConvertOptions {
    /// Where results go.
    enum Destination: Hashable, Sendable {
        /// Each result, one behind another.
        case standardOutput
        case file(FilePath)
        /// A file for each input, in this folder.
        case folder(FilePath)
        /// A file for each input, next to it.
        case beside
    }

    let input: InputOptions
    let inputs: InputNames
    let messages: MessageOptions
    let exporter: any DocumentExporter
    let exporting: OptionValues
    let destination: Destination
    /// Whether all inputs become one document.
    let isJoining: Bool
    let existing: OutputFile.Existing
    let metadata: [MetadataChange]
    let mediaFolder: FilePath?
    /// Options given that mean nothing for the format, with the formats that they are for.
    let idleOptions: [(spelling: String, formats: [String])]

    init(_ parsed: ParsedArguments, _ registry: FormatRegistry) throws(UsageError) {
        input = try InputOptions(parsed, registry)
        inputs = try InputNames(parsed)
        messages = MessageOptions(parsed)
        isJoining = parsed.isSet("cat")
        destination = try Self.destination(parsed)
        try inputs.checkMistakes(parsed, registry, isOutputNamed: destination != .standardOutput || parsed.last("output") != nil)
        exporter = try Self.exporter(parsed, registry, inputs)
        let exporter = exporter
        exporting = try OptionValues(parsed, registry.exporters.flatMap(\.options))
        existing = parsed.isSet("no-clobber") ? .keep : .replace
        metadata = try parsed.values("metadata").map { argument throws(UsageError) in try MetadataChange(argument) }
        mediaFolder = parsed.value("media-dir").map { FilePath($0.bytes) }
        idleOptions = registry.exporters.flatMap(\.options).compactMap { option in
            guard let given = parsed.last(option.name), !exporter.options.contains(where: { $0.name == option.name }) else { return nil }
            let owners = registry.exporters.filter { $0.options.contains { $0.name == option.name } }
            return (given.spelling, owners.map(\.format.shortName))
        }
        try checkMedia()
    }

    /// Whether attachments are written as files of their own.
    var writesMedia: Bool { exporting[OptionDescription.media.name] == "files" }

    private func checkMedia() throws(UsageError) {
        if mediaFolder != nil, !writesMedia {
            throw UsageError("--media-dir is for --media files", hint: "add --media files", subcommand: "convert")
        }
        if writesMedia, mediaFolder == nil, destination == .standardOutput {
            throw UsageError("--media files needs a folder for them", hint: "add --media-dir DIR", subcommand: "convert")
        }
    }

    private static func destination(_ parsed: ParsedArguments) throws(UsageError) -> Destination {
        let output = parsed.value("output"), folder = parsed.value("output-dir"), isBeside = parsed.isSet("beside")
        let given = (output != nil ? ["--output"] : []) + (folder != nil ? ["--output-dir"] : []) + (isBeside ? ["--beside"] : [])
        guard given.count < 2 else { throw UsageError("\(given.joined(separator: " and ")) exclude each other", subcommand: "convert") }
        if parsed.isSet("cat"), let one = given.first, one != "--output" {
            throw UsageError("--cat makes one document, \(one) one for each input", hint: "write it with -o FILE", subcommand: "convert")
        }
        if let output { return output.isDash ? .standardOutput : .file(FilePath(output.bytes)) }
        if let folder {
            if folder.bytes.isEmpty {
                throw UsageError("--output-dir: the name is empty", hint: "for this folder: .", subcommand: "convert")
            }
            return .folder(FilePath(folder.bytes))
        }
        return isBeside ? .beside : .standardOutput
    }

    private static func checkCharset(_ name: String?, _ exporter: any DocumentExporter) throws(UsageError) {
        guard let name, CharacterEncoding(label: name) != .utf8 else { return }
        throw UsageError(
            "--to: \(exporter.format.shortName) is written in UTF-8", hint: "for another encoding: … | iconv -f utf-8 -t ENCODING",
            subcommand: "convert")
    }

    private static func exporter(_ parsed: ParsedArguments, _ registry: FormatRegistry, _ inputs: InputNames) throws(UsageError)
        -> any DocumentExporter
    {
        if let to = parsed.value("to") {
            if let name = to.string, let exporter = registry.exporter(for: name) {
                try checkCharset(MediaType(name)?["charset"], exporter)
                return exporter
            }
            if let name = to.string, registry.importer(for: name) != nil {
                throw UsageError("\(printable(name)) can be read, but not written", hint: "'textmill formats' lists what can be written")
            }
            throw unknownFormat("output", to, registry.writableFormats)
        }
        if let output = parsed.value("output"), !output.isDash {
            if let exporter = registry.exporter(forFileName: output.description) { return exporter }
            throw UsageError("\(output): its ending names no output format", hint: "add -t FORMAT", subcommand: "convert")
        }
        let isFileless = parsed.last("output") == nil && !parsed.isSet("beside") && parsed.value("output-dir") == nil
        let example = isFileless ? ", or -o \(inputs.exampleStem(registry)).html" : ""
        throw UsageError("no output format", hint: "add -t html\(example)", subcommand: "convert")
    }
}
