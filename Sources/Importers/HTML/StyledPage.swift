// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import StyleSheets
import TextModel

/// A page that has been parsed, with all that its text depends on.
struct StyledPage {
    let document: HTMLDocument
    let text: PageText
    let references: References
    /// What the page says about itself.
    let metadata: DocumentMetadata
    var styles: StyleTable
    let settings: FlowSettings

    /// Throws `invalidOption` for a selector that is none, `limit` for what is larger than the limits.
    init(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) {
        let bytes = try source.bytes()
        try context.limits.check(\.input, bytes.count)
        text = try PageText(bytes, source, in: context)
        let tree = try PageTree(text, source, in: context)
        document = tree.document
        let scan = PageScan(document)
        metadata = PageMetadata(scan).metadata
        if let title = metadata.title { context.foundTitle(title) }
        references = References(baseElement: scan.base, source: source.baseURL)
        let media = CSSMedia(context.options[HTMLImporter.media] == "print" ? .print : .screen)
        var sheets = PageStyleSheets(references, media, in: context)
        try sheets.add(scan)
        var userSheets = PageStyleSheets(References(baseElement: nil, source: nil), media, in: context)
        if let text = context.options[HTMLImporter.userStyleSheet] { try userSheets.parse(Array(text.utf8), base: nil) }
        styles = StyleTable(
            document, authorSheets: sheets.sheets, userSheets: userSheets.sheets, media: media, quirks: document.quirksMode,
            colors: CSSColorContext())
        var settings = try PageSelection(document, context.options).settings
        if settings.selected?.isEmpty == true { context.warn("nothing-selected", "no element matches the selector to read") }
        settings.dropsOutOfSight = context.options[HTMLImporter.offScreen] == "drop"
        settings.flattensLayoutTables = context.options[HTMLImporter.layoutTables] == "flatten"
        settings.fragments = scan.fragments
        settings.isVerbatim = text.isVerbatim && tree.hasPositions
        settings.officeParagraph = document.name("o:p")
        settings.isOffice = scan.isOffice
        self.settings = settings
    }
}
