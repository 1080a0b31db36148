// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextModel

/// Writes documents as HTML: semantic elements first, the rest of the style as one class for each distinct style.
///
/// The result is a whole page in UTF-8 that runs no script and fetches nothing, or a fragment to be put into another page. It is the
/// same bytes for equal documents.
public struct HTMLExporter: DocumentExporter {
    /// Answers what a key of a template stands for; `nil` for what it does not know.
    public typealias Answer = @Sendable (String) -> String?

    private let answer: Answer?

    /// An exporter; `answer` is asked for each key of a template before the document's own properties are.
    public init(answer: Answer? = nil) { self.answer = answer }

    public let format = DocumentFormat(
        "html", "HTML", mediaTypes: [.html], fileNameExtensions: ["html", "htm"],
        signatures: [.init("<!DOCTYPE html"), .init("<!doctype html"), .init("<html"), .init("<HTML")])

    public var options: [OptionDescription] { HTMLExportOptions.all }

    public var hasCharacterReferences: Bool { true }

    public func write(_ document: Document, to output: inout OutputBuffer, in context: ExportContext) throws(ConversionError) {
        let options = try HTMLExportOptions(context)
        let page = PageState(document, options: options, context: context)
        let looks = TextLooks(document.text, page: page)
        page.settleRoot(by: looks, metadata: document.metadata)
        looks.settleLinks()
        var writer = TextWriter(document.text, looks: looks, page: page)
        // Markup seldom takes more than this for a run and a paragraph. To move what is written would need memory for two of it.
        page.body.reserve(2 * document.text.count + 64 * (document.text.characterRuns.count + document.text.paragraphRuns.count))
        try writer.write()
        try page.writeNotes()
        if !document.metadata.runningTexts.isEmpty {
            context.warn("running-text-dropped", "headers and footers of pages are left out, as the result has no pages")
        }
        let frame = PageFrame(document: document, page: page)
        let filter = MarkupFilter(indent: options.indent, excluding: options.excludedElements)
        if let template = options.template {
            let page = PageTemplate(document: document, frame: frame, page: page, filter: filter, answer: answer)
            return try page.write(template, to: &output)
        }
        let contents = options.hasContents ? page.outline.markup(&page.styles) : []
        try filter.filter(into: &output, limits: context.limits) { output in
            output.write(frame.head)
            output.write(contents[...])
            page.body.write(to: &output)
            output.write(frame.foot)
        }
    }
}
