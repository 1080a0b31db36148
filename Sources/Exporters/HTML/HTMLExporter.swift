// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextModel

/// Writes documents as HTML: semantic elements first, the rest of the style as one class for each distinct style.
///
/// The result is a whole page in UTF-8 that runs no script and fetches nothing, or a fragment to be put into another page. It is the
/// same bytes for equal documents.
public struct HTMLExporter: DocumentExporter {
    public init() {}

    public let format = DocumentFormat(
        "html", "HTML", mediaTypes: [.html], fileNameExtensions: ["html", "htm"],
        signatures: [.init("<!DOCTYPE html"), .init("<!doctype html"), .init("<html"), .init("<HTML")])

    public var options: [OptionDescription] { HTMLExportOptions.all }

    public func write(_ document: Document, to output: inout OutputBuffer, in context: ExportContext) throws(ConversionError) {
        let options = HTMLExportOptions(context)
        let page = PageState(document, options: options, context: context)
        let looks = TextLooks(document.text, page: page)
        page.settleRoot(by: looks, metadata: document.metadata)
        var writer = TextWriter(document.text, looks: looks, page: page)
        // Markup seldom takes more than this for a run and a paragraph. To move what is written would need memory for two of it.
        page.body.reserve(2 * document.text.count + 64 * (document.text.characterRuns.count + document.text.paragraphRuns.count))
        try writer.write()
        try page.writeNotes()
        if !document.metadata.runningTexts.isEmpty {
            context.warn("running-text-dropped", "headers and footers of pages are left out, as the result has no pages")
        }
        let frame = PageFrame(document: document, page: page)
        output.write(frame.head)
        page.body.write(to: &output)
        output.write(frame.foot)
    }
}
