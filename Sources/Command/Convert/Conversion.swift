// SPDX-License-Identifier: Apache-2.0

import Textmill

/// From an input to its output. A value that several threads may use.
struct Conversion: Sendable {
    let input: InputOptions
    let exporter: any DocumentExporter
    let exporting: OptionValues
    let existing: OutputFile.Existing
    let metadata: [MetadataChange]
    let mediaFolder: FilePath?
    let writesMedia: Bool
    /// Whether there are several outputs, which then have folders of their own for attachments.
    let isOneOfMany: Bool
    let inputs: Set<FileIdentity>
    /// How pictures are shown where text for a terminal is written.
    let pictures: PictureFinder

    /// Reads an input and writes it.
    func convert(_ input: Input, to target: OutputPlan.Target) -> Outcome {
        switch target {
        case .taken(let path, let owner):
            let message = "its output would be \(FileName(path)), which is that of \(owner)"
            return Outcome(messages: [Message(.error, input.name, code: ConversionError.Code.exists.rawValue, message)])
        case .file(let path) where existing == .keep && FileStatus(of: path)?.kind == .regular: return Outcome()
        default: break
        }
        let read = self.input.read(input)
        switch read.document {
        case .success(let document):
            return write(document, called: input.name, to: target, read.monitor)
        case .failure(let error):
            return Outcome(messages: read.monitor.diagnostics.messages(about: input.name) + [Message(.error, input.name, error)])
        }
    }

    /// Writes a document.
    func write(_ document: Document, called name: FileName, to target: OutputPlan.Target, _ monitor: ConversionMonitor) -> Outcome {
        var document = document
        document.metadata.apply(metadata)
        var outcome = Outcome()
        var failure: (name: FileName, error: ConversionError)?
        do throws(ConversionError) {
            if case .file(let path) = target {
                failure = try write(document, to: path, monitor).map { (FileName(path), $0) }
            } else {
                outcome.output = try bytes(of: document, monitor)
            }
        } catch {
            failure = (name, error)
        }
        outcome.messages = monitor.diagnostics.messages(about: name)
        guard let failure else { return outcome }
        switch failure.error.code {
        case .exists where existing == .keep: break
        case .brokenPipe: outcome.isPipeBroken = true
        default: outcome.messages.append(Message(.error, failure.name, failure.error))
        }
        return outcome
    }

    /// The bytes for standard output, all of them before the first is written.
    private func bytes(of document: Document, _ monitor: ConversionMonitor) throws(ConversionError) -> [UInt8] {
        if let status = FileStatus(ofDescriptor: 1), inputs.contains(status.identity) {
            throw ConversionError(.sameFile, "it is also the output", hint: "write to another file")
        }
        let context = context(monitor, attachments: mediaFolder, from: ".")
        let sink = ByteArraySink()
        try input.registry.write(document, with: exporter, to: sink, in: context)
        return sink.bytes
    }

    /// Writes a file. What is wrong with the output is returned, what is wrong with the document thrown.
    private func write(_ document: Document, to path: FilePath, _ monitor: ConversionMonitor) throws(ConversionError) -> ConversionError? {
        let folder =
            switch mediaFolder {
            case let folder? where isOneOfMany: folder.appending(OutputNames(input.registry).stem(of: path.lastComponent))
            case let folder?: folder
            case nil: OutputNames(input.registry).mediaFolder(of: path)
            }
        do throws(ConversionError) {
            if isOneOfMany { try path.folder.makeFolders() }
            try document.write(
                with: exporter, to: path, existing: existing, protecting: inputs, registry: input.registry,
                in: context(monitor, attachments: folder, from: path.folder))
            return nil
        } catch {
            let isAboutOutput = [.cannotWrite, .exists, .sameFile, .brokenPipe].contains(error.code)
            if isAboutOutput { return error }
            throw error
        }
    }

    private func context(_ monitor: ConversionMonitor, attachments folder: FilePath?, from outputFolder: FilePath) -> ExportContext {
        let attachments = writesMedia ? folder.map { AttachmentFolder($0, outputFolder: outputFolder) } : nil
        var context = ExportContext(options: exporting, limits: input.limits, monitor: monitor, attachments: attachments)
        context.terminalPictures = pictures.find
        return context
    }
}
