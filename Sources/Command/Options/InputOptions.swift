// SPDX-License-Identifier: Apache-2.0

import CommandTable
import TextEncoding
import Textmill
import URLReferences

/// What is read and how.
struct InputOptions: Sendable {
    let registry: FormatRegistry
    /// The format to read as; `nil`: whatever each input is.
    let format: String?
    /// The media type of `-f`, with its parameters.
    let declaredType: MediaType?
    let charset: String?
    /// What standard input stands for.
    let name: Argument?
    let baseURL: String?
    /// Folders besides a document's own from which it may load; `nil`: it may load no files at all.
    let resourceFolders: [FilePath]?
    let limits: Limits
    let importing: OptionValues
    /// What is looked for in the text of documents; `nil` where nothing was said about it.
    var detecting: DataDetector.Kinds?
    let jobs: Int?

    init(_ parsed: ParsedArguments, _ registry: FormatRegistry) throws(UsageError) {
        self.registry = registry
        let from = parsed.value("from")
        format = try from.map { argument throws(UsageError) in try Self.readable(argument, registry) }
        declaredType = from.flatMap(\.string).flatMap { MediaType($0) }
        charset = try parsed.text("charset") ?? declaredType?.charset
        if let charset { try Self.check(charset: charset, parsed) }
        name = parsed.value("name")
        baseURL = try parsed.text("base-url")
        if let baseURL, !Self.isAbsolute(baseURL) {
            let hint = "it begins with a scheme: https://example.org/, or file:///home/ann/"
            throw UsageError("--base-url: \(quoted(baseURL.utf8)) is no absolute URL", hint: hint, subcommand: parsed.subcommand)
        }
        resourceFolders = try Self.resourceFolders(parsed)
        limits = try Limits(parsed.values("limit"))
        importing = try OptionValues(parsed, registry.importers.flatMap(\.options))
        try Self.check(importing, registry, parsed)
        detecting = try Self.detecting(parsed)
        jobs = parsed.integer("jobs")
    }

    /// What `--linkify` names; without names links and mail addresses.
    private static func detecting(_ parsed: ParsedArguments) throws(UsageError) -> DataDetector.Kinds? {
        guard let occurrence = parsed.last("linkify") else { return nil }
        if occurrence.isNegated { return [] }
        guard let list = try parsed.text("linkify") else { return [.links, .emails] }
        if let kinds = DataDetector.Kinds(list) { return kinds }
        let names = DataDetector.Kinds.named.map(\.name)
        let wrong = list.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { Argument(Array($0)) }
            .first { name in !names.contains { name.bytes.elementsEqual($0.utf8) } }
        let meant = wrong.flatMap { nearestName(to: $0.bytes, among: names) }.map { "did you mean \($0)?" }
        throw UsageError(
            "--linkify: \(quoted((wrong ?? Argument([])).bytes)) is none of \(names.joined(separator: ", "))",
            hint: meant ?? "several are separated by commas: --linkify=links,phones", subcommand: parsed.subcommand)
    }

    private static func check(_ values: OptionValues, _ registry: FormatRegistry, _ parsed: ParsedArguments) throws(UsageError) {
        do throws(ConversionError) {
            for importer in registry.importers { try importer.validate(values) }
        } catch {
            throw UsageError("--\(error.message)", hint: error.hint, subcommand: parsed.subcommand)
        }
    }

    private static func check(charset: String, _ parsed: ParsedArguments) throws(UsageError) {
        if CharacterEncoding(label: charset) != nil { return }
        let meant = nearestName(to: charset.utf8, among: CharacterEncoding.all.map(\.name))
        let hint = meant.map { "did you mean \($0)?" } ?? "use a name such as utf-8, windows-1252, koi8-r or shift_jis"
        throw UsageError(
            "there is no character encoding \(quoted(charset.utf8))", hint: hint, subcommand: parsed.subcommand)
    }

    /// Whether a text has a scheme and something behind it (RFC 3986, section 3.1).
    private static func isAbsolute(_ text: String) -> Bool {
        guard let scheme = URLReference.scheme(of: Array(text.utf8)) else { return false }
        return text.utf8.count > scheme.utf8.count + 1
    }

    private static func resourceFolders(_ parsed: ParsedArguments) throws(UsageError) -> [FilePath]? {
        var folders: [FilePath] = []
        for argument in parsed.values("allow-resources") {
            let path = FilePath(argument.bytes)
            guard FileStatus(of: path)?.kind == .folder else {
                throw UsageError("--allow-resources: \(quoted(argument.bytes)) is no folder", subcommand: parsed.subcommand)
            }
            folders.append(path)
        }
        return parsed.isSet("no-resources") ? nil : folders
    }

    private static func readable(_ argument: Argument, _ registry: FormatRegistry) throws(UsageError) -> String {
        if let name = argument.string, registry.importer(for: name) != nil { return name }
        if let name = argument.string, registry.exporter(for: name) != nil {
            throw UsageError("\(printable(name)) can be written, but not read", hint: "'textmill formats' lists what can be read")
        }
        throw unknownFormat("input", argument, registry.readableFormats)
    }
}

/// The error for a format that nobody knows.
func unknownFormat(_ direction: String, _ argument: Argument, _ formats: [DocumentFormat]) -> UsageError {
    let names = formats.flatMap { [$0.shortName] + $0.mediaTypes.map(\.essence) }
    let meant = nearestName(to: argument.bytes, among: names).map { "did you mean \($0)?" }
    return UsageError("there is no \(direction) format \(quoted(argument.bytes))", hint: meant ?? "'textmill formats' lists them")
}

extension MediaType {
    /// The parameter that names a character encoding.
    fileprivate var charset: String? {
        for (name, value) in parameters where name.utf8.elementsEqual("charset".utf8) { return value }
        return nil
    }
}

extension ParsedArguments {
    /// The last value given, which must be UTF-8.
    func text(_ name: String) throws(UsageError) -> String? {
        guard let value = value(name) else { return nil }
        guard let text = value.string else { throw UsageError("--\(name): \(quoted(value.bytes)) is not UTF-8", subcommand: subcommand) }
        return text
    }
}
