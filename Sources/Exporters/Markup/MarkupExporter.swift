// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import TextModel

/// Writes documents as markup XML that holds all of the model: what `MarkupImporter` reads back is equal to what was written, as long
/// as media are embedded. Equal documents give the same bytes. The manual page textmill-markup(5) describes the vocabulary.
public struct MarkupExporter: DocumentExporter {
    public init() {}

    public let format = MarkupFormat.format
    public var options: [OptionDescription] { [.media] }

    public func write(_ document: Document, to output: inout OutputBuffer, in context: ExportContext) throws(ConversionError) {
        var writer = MarkupWriter(context)
        output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document xmlns=\"")
        output.write(MarkupFormat.namespace)
        output.write("\" version=\"")
        output.write(MarkupFormat.version)
        output.write("\">\n")
        try writer.writeMetadata(document.metadata, to: &output)
        let text = MarkupWriter.canonical(document.text)
        output.write("<body>\n")
        try writer.write(text, to: &output)
        output.write("</body>\n")
        try writer.writeNotes(of: text, to: &output)
        try writer.writeMedia(to: &output)
        output.write("</document>\n")
    }
}
