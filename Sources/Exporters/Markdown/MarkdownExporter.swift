// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting
import MediaTypes
import TextModel

/// Writes documents as Markdown: CommonMark with GitHub's tables, strikethrough and footnotes (GFM).
///
/// No character of a document becomes markup. What Markdown has no words for is HTML: raised, lowered and underlined text, definition
/// lists, and tables that are more than rows of single paragraphs; what stands in their cells is Markdown again.
public struct MarkdownExporter: DocumentExporter {
    public let format = DocumentFormat(
        "md", "Markdown", mediaTypes: [.markdown], fileNameExtensions: ["md", "markdown"],
        otherNames: ["markdown", "gfm"])

    public var options: [OptionDescription] { [.media, LinkPolicy.option] }

    public init() {}

    public func write(_ document: Document, to output: inout OutputBuffer, in context: ExportContext) throws(ConversionError) {
        let page = MarkdownPage(document, context: context)
        var writer = TextWriter(document.text, page: page)
        try writer.write(to: &output)
        try page.writeNotes(to: &output)
        if !document.metadata.runningTexts.isEmpty {
            context.warn("running-text-dropped", "headers and footers of pages are left out, as the result has no pages")
        }
        page.drain(to: &output)
    }
}
