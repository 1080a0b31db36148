// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

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
    let limits: Limits
    let importing: OptionValues
    let jobs: Int?

    init(_ parsed: ParsedArguments, _ registry: FormatRegistry) throws(UsageError) {
        self.registry = registry
        let from = parsed.value("from")
        format = try from.map { argument throws(UsageError) in try Self.readable(argument, registry) }
        declaredType = from.flatMap(\.string).flatMap { MediaType($0) }
        charset = try parsed.text("charset") ?? declaredType?.charset
        name = parsed.value("name")
        baseURL = try parsed.text("base-url")
        limits = try Limits(parsed.values("limit"))
        importing = try OptionValues(parsed, registry.importers.flatMap(\.options))
        jobs = parsed.integer("jobs")
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
    let meant = nearest(to: argument, among: names).map { "did you mean \($0)?" }
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
