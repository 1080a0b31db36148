// SPDX-License-Identifier: Apache-2.0

import Textmill

/// A document that was read, or why it was not, with what was warned of.
struct ReadInput: Sendable {
    let document: Result<Document, ConversionError>
    let monitor: ConversionMonitor
    /// Bytes of the input, where it is no folder.
    let byteCount: Int?
    /// Where in the input the document's parts stand, where that was asked for.
    var sources: SourceMap?
}

extension InputOptions {
    /// Reads one input.
    func read(_ input: Input, recordingOrigins: Bool = false) -> ReadInput {
        let monitor = ConversionMonitor(limits: limits)
        var byteCount: Int?
        do throws(ConversionError) {
            let source = try source(of: input)
            if case .bytes(let bytes) = source.content { byteCount = bytes.count }
            var context = ImportContext(options: importing, limits: limits, resources: resources(of: input), monitor: monitor)
            context.recordsOrigins = recordingOrigins
            var document = try registry.read(source, as: format, in: context)
            if let detecting { document.detectData(detecting) }
            let sources = recordingOrigins ? SourceMap(takenFrom: &document) : nil
            return ReadInput(document: .success(document), monitor: monitor, byteCount: byteCount, sources: sources)
        } catch {
            return ReadInput(document: .failure(error), monitor: monitor, byteCount: byteCount)
        }
    }

    /// What an input may load: files below its own folder, which a base URL may name, and below those that were allowed.
    private func resources(of input: Input) -> ResourceLoader {
        guard let resourceFolders else { return ResourceLoader() }
        let own = baseURL.flatMap { FilePath(folderOfFileURL: $0) } ?? input.path?.folder
        return ResourceLoader(providers: [FolderProvider(own, allowing: resourceFolders)])
    }

    /// An input as a source, with what was said about it.
    func source(of input: Input) throws(ConversionError) -> DocumentSource {
        var source: DocumentSource
        if let path = input.path {
            source = try DocumentSource(contentsOf: path, limits: limits)
        } else {
            let name = self.name.map { String(decoding: $0.bytes, as: UTF8.self) }
            source = DocumentSource(try readStandardInput(limits: limits), name: name)
        }
        source.baseURL = baseURL
        source.declaredType = declaredType
        source.charset = charset
        return source
    }
}
