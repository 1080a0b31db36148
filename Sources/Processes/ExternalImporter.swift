// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupImport
import PluginProtocol
import TextModel

/// Reads documents by another program, under limits of time, memory and output; textmill-plugin(7) tells what it and the program say to
/// each other. Whatever the program does, it is an error about that document and nothing more.
public struct ExternalImporter: DocumentImporter {
    /// What the program says of itself.
    public private(set) var description: PluginDescription
    /// Where the program is, an absolute path as the system has it; `nil`: it was not found.
    public let program: [UInt8]?

    /// How programs of the system are found by their names.
    package var findProgram: @Sendable (String) -> [UInt8]? = { ProgramSearch.path(of: $0) }

    /// An importer by a program that has described itself, or whose description is known.
    public init(_ description: PluginDescription, program: [UInt8]?) {
        self.description = description
        self.program = program
    }

    public var formats: [DocumentFormat] { description.formats }
    public var options: [OptionDescription] { description.options }

    /// This importer with those of its options that may be given to it.
    public func takingOptions(where isTaken: (OptionDescription) -> Bool) -> ExternalImporter {
        var importer = self
        importer.description.options = options.filter(isTaken)
        return importer
    }

    /// The most warnings of one run that are looked at.
    static let maximumEvents = 10_000

    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        guard let program else {
            throw ConversionError(
                .missingProgram, "\(description.name) is not installed", hint: "'textmill doctor' tells where it is looked for")
        }
        let bytes = try source.bytes()
        try context.limits.check(\.input, bytes.count)
        let told = PluginTold(context, losesOnErrorOutput: description.losesOnErrorOutput)
        let run = PluginRun(
            request: ChildProcess.Request(
                program: program, arguments: try arguments(context.options),
                environment: PluginEnvironment.entries(PluginEnvironment.variables(source, formats, context.limits)),
                limits: ProcessLimits(context.limits, writesFiles: description.writesFiles)),
            document: bytes, secrets: context.options.secretLines(options), maximumOutput: context.limits.input,
            checkpoint: { () throws(ConversionError) in try context.checkpoint() }, onLine: told.take)
        let result: PluginRun.Result
        do throws(ConversionError) {
            result = try run.run()
        } catch  where error.code == .missingProgram || error.code == .helperFailed {
            throw about(error)
        }
        if let error = failure(of: result, told, context.limits) { throw error }
        var document = try readMarkup(result.output, source, context)
        if told.isPartial { document.metadata.isLossy = true }
        if let languages = context.options[OptionDescription.ocr], options.contains(where: \.isOCR) {
            try ScannedPages(languages: languages, findProgram, in: context).read(&document)
        }
        return document
    }

    /// `--name value` for each option that was given and is no secret.
    private func arguments(_ values: OptionValues) throws(ConversionError) -> [[UInt8]] {
        var arguments: [[UInt8]] = []
        for option in options where !option.isSecret {
            guard let value = values[option.name] else { continue }
            if value.utf8.contains(0) { throw ConversionError(.invalidOption, "the value of option \(option.name) holds a NUL") }
            arguments += [Array("--\(option.name)".utf8), Array(value.utf8)]
        }
        return arguments
    }

    private func readMarkup(_ markup: [UInt8], _ source: DocumentSource, _ context: ImportContext) throws(ConversionError) -> Document {
        // Where in the markup something stands says nothing about the document.
        let reading = ImportContext(limits: context.limits, resources: context.resources, monitor: context.monitor)
        do throws(ConversionError) {
            return try MarkupImporter().read(DocumentSource(.bytes(markup), baseURL: source.baseURL), in: reading)
        } catch  where error.code == .malformed {
            let place = error.position.map { "\($0): " } ?? ""
            throw ConversionError(.helperFailed, "\(description.name) wrote markup that cannot be read: \(place)\(error.message)")
        }
    }
}

extension OptionDescription {
    fileprivate var isOCR: Bool { name.utf8.elementsEqual(Self.ocr.name.utf8) }
}

extension ProcessLimits {
    fileprivate init(_ limits: Limits, writesFiles: Bool) {
        memory = limits.memory
        // One second more than the clock gives it, so that the error is that of the clock.
        processorTime = max(0, min(limits.time, 1 << 30)) + 1
        fileSize = writesFiles ? limits.output : 0
    }
}
