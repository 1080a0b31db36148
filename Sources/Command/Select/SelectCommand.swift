// SPDX-License-Identifier: Apache-2.0

import CommandTable
import JSONText
import Textmill

/// `textmill select`
struct SelectCommand {
    private let options: SelectOptions
    private let reporter: Reporter

    init(_ options: SelectOptions) {
        self.options = options
        reporter = Reporter(options.messages)
    }

    /// Prints what matches in all inputs; returns the exit status, which is 1 also where nothing matched.
    func run() -> Int32 {
        let pages = FormatRegistry(importers: options.input.registry.importers.filter { $0.formats.contains { $0.isHTML } })
        let (inputs, messages) = options.inputs.inputs(pages, takesAll: options.input.format != nil)
        for message in messages { reporter.report(message) }
        let printer = MatchPrinter(options, tellsPaths: inputs.count > 1)
        var count = 0
        OrderedJobs(options.input.jobs, for: inputs.count).run(inputs.count) { number in
            printer.matches(in: inputs[number])
        } consume: { _, found in
            for message in found.messages { reporter.report(message) }
            // An empty line between the matches of two files as between those of one.
            if count > 0, found.count > 0, options.members == nil { StandardOutput.write([UInt8(ascii: "\n")], reporter) }
            if !found.output.isEmpty { StandardOutput.write(found.output, reporter) }
            count += found.count
        }
        return count == 0 ? ExitStatus.failed : reporter.status
    }
}

/// What was found in one input.
struct FoundMatches: Sendable {
    var count = 0
    var output: [UInt8] = []
    var messages: [Message] = []
}

/// Finds the matches in an input and puts them into words. A value that several threads may use.
struct MatchPrinter: Sendable {
    private let selector: HTMLSelector
    private let input: InputOptions
    private let members: [MatchMember]?
    private let tellsPaths: Bool

    init(_ options: SelectOptions, tellsPaths: Bool) {
        selector = options.selector
        input = options.input
        members = options.members
        self.tellsPaths = tellsPaths
    }

    func matches(in input: Input) -> FoundMatches {
        let monitor = ConversionMonitor(limits: self.input.limits)
        var found = FoundMatches()
        do throws(ConversionError) {
            let matches = try self.input.selection(of: input, monitor).matches(of: selector)
            found.count = matches.count
            for match in matches {
                if members != nil {
                    found.output += json(match, input)
                } else {
                    if !found.output.isEmpty { found.output.append(UInt8(ascii: "\n")) }
                    found.output += try text(match, monitor)
                }
                try self.input.limits.check(\.output, found.output.count)
            }
        } catch {
            found = FoundMatches()
            found.messages = [Message(.error, input.name, error)]
        }
        found.messages = monitor.diagnostics.messages(about: input.name) + found.messages
        return found
    }

    private func json(_ match: HTMLMatch, _ input: Input) -> [UInt8] {
        var object = JSONLine()
        if tellsPaths, let path = input.path { object.add("path", path: path.bytes) }
        for member in members ?? [] { member.add(match, to: &object) }
        return object.line
    }

    /// The text of an element as plain text; of one without text an empty line.
    private func text(_ match: HTMLMatch, _ monitor: ConversionMonitor) throws(ConversionError) -> [UInt8] {
        let text = try input.registry.write(match.document, as: "txt", in: ExportContext(limits: input.limits, monitor: monitor))
        return text.isEmpty ? [UInt8(ascii: "\n")] : text
    }
}

extension InputOptions {
    /// Parses an input in which elements are to be looked for.
    fileprivate func selection(of input: Input, _ monitor: ConversionMonitor) throws(ConversionError) -> HTMLSelection {
        let source = try source(of: input)
        if format == nil { try checkIsPage(source) }
        // Pictures are not looked at: what is told of them stands in the page.
        let providers = input.path.map { [FolderProvider($0.folder)] } ?? []
        let loader = ResourceLoader(providers: providers) { $0.kind == .image ? .bytes(Self.emptyPicture) : .load }
        return try HTMLSelection(source, in: ImportContext(options: importing, limits: limits, resources: loader, monitor: monitor))
    }

    /// One transparent pixel (GIF89a).
    private static let emptyPicture: [UInt8] = [
        0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x01, 0x00, 0x01, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0x21, 0xF9, 0x04,
        0x01,
        0x00, 0x00, 0x00, 0x00, 0x2C, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01, 0x00, 0x00, 0x02, 0x02, 0x44, 0x01, 0x00, 0x3B,
    ]

    /// Throws where a source is a document of another format; text that is none in particular may be a piece of a page.
    private func checkIsPage(_ source: DocumentSource) throws(ConversionError) {
        let format = try registry.importer(for: source).format
        if format.isHTML || format.answers(to: "text/plain") { return }
        throw ConversionError(
            .unknownFormat, "it is no HTML page but \(format.displayName), in which there are no elements to select",
            hint: "to read it as HTML all the same: -f html")
    }
}

extension DocumentFormat {
    /// Whether documents of the format are pages, in which selectors select.
    var isHTML: Bool { answers(to: "text/html") }
}
