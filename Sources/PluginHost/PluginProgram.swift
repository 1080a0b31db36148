// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import MarkupExport
import PluginProtocol

/// Makes a plug-in of an importer: the main program of an executable that reads a document and writes markup, as textmill-plugin(7)
/// describes it, locked in before it has seen a byte of the document.
public struct PluginProgram {
    private let description: PluginDescription
    private let importer: any DocumentImporter
    private let sandbox: Sandbox

    /// A plug-in.
    /// - Parameters:
    ///   - name: The program's name.
    ///   - importer: What reads documents.
    ///   - readable: Files and folders that it opens while it works, beside those in `Sandbox.system`.
    ///   - losesOnErrorOutput: Whether what its libraries write to standard error means that something was lost.
    public init(_ name: String, importer: any DocumentImporter, readable: [String] = [], losesOnErrorOutput: Bool = false) {
        self.importer = importer
        description = PluginDescription(
            name: name, formats: importer.formats, options: importer.options, losesOnErrorOutput: losesOnErrorOutput)
        sandbox = Sandbox(readable: Sandbox.system + readable)
    }

    /// Runs it; returns the exit status.
    /// - Parameter arguments: Those behind the program's name.
    public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        let events = EventWriter(description.name)
        if arguments == [PluginConventions.describe] {
            return writeAll(description.line, to: PluginConventions.markupDescriptor) == 0 ? 0 : 1
        }
        if arguments == ["--help"] || arguments == ["-h"] {
            return writeAll(Array(help.utf8), to: PluginConventions.markupDescriptor) == 0 ? 0 : 1
        }
        do throws(ConversionError) {
            try checkVersion()
            var options = try values(of: arguments)
            try options.add(secretLines: try readSecrets())
            if description.losesOnErrorOutput { ErrorOutput.take(events) }
            if !sandbox.enter() { throw ConversionError(.helperFailed, "it could not lock itself in") }
            try convert(options, events)
            return 0
        } catch {
            events.write(.failed(error))
            return 1
        }
    }

    private var help: String {
        """
        Usage: \(description.name) [--OPTION VALUE]… <DOCUMENT >MARKUP
               \(description.name) --describe
        Reads a document for textmill. See textmill-plugin(7).

        """
    }

    /// A caller that speaks another version would misunderstand what is written.
    private func checkVersion() throws(ConversionError) {
        guard let version = HostEnvironment[PluginConventions.Variable.version], Int(version) != PluginConventions.version else { return }
        throw ConversionError(
            .helperFailed,
            "\(description.name) speaks version \(PluginConventions.version) of the protocol, not \(PluginEvent.clipped(version))",
            hint: "install the version of it that belongs to this textmill")
    }

    /// The values in pairs of arguments, `--name value`.
    private func values(of arguments: [String]) throws(ConversionError) -> OptionValues {
        var values = OptionValues()
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard name.hasPrefix("--"), name.utf8.count > 2, let value = rest.popFirst() else {
                throw ConversionError(.invalidOption, "'\(PluginEvent.clipped(name))' is no option with a value")
            }
            values[String(name.dropFirst(2))] = value
        }
        return values
    }

    private func readSecrets() throws(ConversionError) -> [UInt8] {
        guard EventWriter.isOpen(PluginConventions.secretDescriptor) else { return [] }
        defer { close(PluginConventions.secretDescriptor) }
        return try readAll(PluginConventions.secretDescriptor, limits: Limits())
    }

    private func convert(_ options: OptionValues, _ events: EventWriter) throws(ConversionError) {
        let limits = HostEnvironment.limits
        let monitor = ConversionMonitor(limits: limits, onEvent: events.write)
        let bytes = try readAll(PluginConventions.documentDescriptor, limits: limits)
        let registry = FormatRegistry(importers: [importer], exporters: [MarkupExporter()])
        let context = ImportContext(options: options, limits: limits, monitor: monitor)
        let source = HostEnvironment.source(bytes)
        let format = source.declaredType == nil && importer.formats.count == 1 ? importer.formats.first?.shortName : nil
        let document = try registry.read(source, as: format, in: context)
        try registry.write(
            document, with: MarkupExporter(), to: DescriptorSink(PluginConventions.markupDescriptor),
            in: ExportContext(options: ["media": MediaMode.embed.rawValue], limits: limits, monitor: monitor))
        events.writeSuppressed(monitor.diagnostics)
    }
}
