// SPDX-License-Identifier: Apache-2.0

import TextModel

extension FormatRegistry {
    /// Reads a source with the importer that knows it, or with the one for `format` (short name or media type). Events come in the
    /// order that `ConversionEvent` promises.
    public func read(_ source: DocumentSource, as format: String? = nil, in context: ImportContext = ImportContext())
        throws(ConversionError) -> Document
    {
        context.monitor.emit(ConversionEvent(.started))
        do throws(ConversionError) {
            try context.checkpoint()
            if case .bytes(let bytes) = source.content { try context.limits.check(\.input, bytes.count) }
            let document = try read(source, as: format, context)
            context.monitor.emit(ConversionEvent(.finished))
            return document
        } catch {
            context.monitor.emit(ConversionEvent(.failed, error: error))
            throw error
        }
    }

    /// Reads like `read(_:as:in:)`, but off the caller's executor, and ends early when the task is cancelled.
    public func readInBackground(_ source: DocumentSource, as format: String? = nil, in context: ImportContext = ImportContext())
        async throws(ConversionError) -> Document
    {
        let result: Result<Document, ConversionError> = await withTaskCancellationHandler {
            await Self.detached { () throws(ConversionError) in try self.read(source, as: format, in: context) }
        } onCancel: {
            context.monitor.cancel()
        }
        return try result.get()
    }

    @concurrent
    private static func detached(_ body: @Sendable () throws(ConversionError) -> Document) async -> Result<Document, ConversionError> {
        Result(catching: body)
    }

    private func read(_ source: DocumentSource, as format: String?, _ context: ImportContext) throws(ConversionError) -> Document {
        let found: Route
        do throws(ConversionError) {
            found = try route(for: source, as: format, context.limits, isForced: context.options.isSet(.force))
        } catch  where error.code == .unknownFormat {
            let extended = withFurtherImporters()
            if extended.importers.count == importers.count { throw error }
            return try extended.read(source, as: format, context)
        }
        try context.options.validate(found.importer.options, among: importers.flatMap(\.options))
        var document = try found.importer.read(found.source, in: context)
        if document.text.isTruncated {
            throw ConversionError(.limit, "the text is longer than \(AttributedText.maximumCount) bytes", hint: "split the document")
        }
        if document.metadata.baseURL == nil { document.metadata.baseURL = source.baseURL }
        if document.metadata.mediaType == nil { document.metadata.mediaType = found.format.mediaTypes.first?.essence }
        return document
    }
}
