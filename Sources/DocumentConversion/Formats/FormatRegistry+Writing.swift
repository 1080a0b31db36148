// SPDX-License-Identifier: Apache-2.0

import TextEncoding
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
        let encoding = try encodingSink(around: sink, exporter, context)
        var output = OutputBuffer(encoding ?? sink, limits: context.limits)
        try exporter.write(document, to: &output, in: context)
        _ = try output.finish()
        if let encoding, encoding.missing > 0 {
            let count = encoding.missing == 1 ? "1 character is" : "\(encoding.missing) characters are"
            context.warn("unmappable-character", "\(count) not in the output's encoding, and written otherwise")
        }
        try context.attachments?.commit()
    }

    /// What encodes an exporter's text, where another encoding than UTF-8 is asked for.
    private func encodingSink(
        around sink: any ByteSink, _ exporter: any DocumentExporter, _ context: ExportContext
    ) throws(ConversionError) -> EncodingSink? {
        guard exporter.options.contains(.outputCharset), let name = context.options[OptionDescription.outputCharset.name] else {
            return nil
        }
        let encoding = try CharacterEncoding(declared: name)
        if encoding == .utf8 { return nil }
        // What is called ASCII is read as windows-1252; who asks for it means seven bits.
        let isASCII = ["us-ascii", "ascii", "ansi_x3.4-1968", "iso646-us"].contains(name.lowercased())
        guard let encoder = TextEncoder(encoding, isASCII: isASCII) else {
            throw ConversionError(.invalidOption, "output-charset: text in \(encoding.name) is read, but not written", hint: "use utf-8")
        }
        return EncodingSink(sink, encoder, writesReferences: exporter.hasCharacterReferences)
    }

    /// The error for a short name or media type that no exporter answers to.
    package func unknownOutputFormat(_ format: String) -> ConversionError {
        ConversionError(.unknownFormat, "there is no output format '\(format)'", hint: "'textmill formats' lists them")
    }
}
