// SPDX-License-Identifier: Apache-2.0

import TextModel

extension FormatRegistry {
    /// Writes a document with the exporter for `format` (short name or media type) and returns the bytes.
    public func write(_ document: Document, as format: String, in context: ExportContext = ExportContext())
        throws(ConversionError) -> [UInt8]
    {
        guard let exporter = exporter(for: format) else { throw unknownOutputFormat(format) }
        let sink = ByteArraySink()
        try write(document, with: exporter, to: sink, in: context)
        return sink.bytes
    }

    /// Writes a document with an exporter into a sink; attachments that go beside the result are written when all of it is.
    package func write(
        _ document: Document, with exporter: any DocumentExporter, to sink: any ByteSink, in context: ExportContext
    ) throws(ConversionError) {
        try context.options.validate(exporter.options, among: exporters.flatMap(\.options))
        var output = OutputBuffer(sink, limits: context.limits)
        try exporter.write(document, to: &output, in: context)
        _ = try output.finish()
        try context.attachments?.commit()
    }

    /// The error for a short name or media type that no exporter answers to.
    package func unknownOutputFormat(_ format: String) -> ConversionError {
        ConversionError(.unknownFormat, "there is no output format '\(format)'", hint: "'textmill formats' lists them")
    }
}
