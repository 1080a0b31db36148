// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import StyleSheets
import TextModel

/// A page that has been parsed, with all that its text depends on.
struct StyledPage {
    let document: HTMLDocument
    /// The page as it was read; nil for XML, of which only the tree is kept.
    private(set) var text: PageText?
    let references: References
    /// What the page says about itself.
    let metadata: DocumentMetadata
    var styles: StyleTable
    private(set) var settings: FlowSettings

    /// Throws `invalidOption` for a selector that is none, `limit` for what is larger than the limits.
    init(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) {
        let bytes = try source.bytes()
        try context.limits.check(\.input, bytes.count)
        let text = try PageText(bytes, source, in: context)
        let tree = try PageTree(text, source, in: context)
        try self.init(tree.document, isXML: false, source, in: context)
        settings.isVerbatim = text.isVerbatim && tree.hasPositions
        self.text = text
    }

    /// XML of a vocabulary that only style sheets know.
    init(xml document: HTMLDocument, _ source: DocumentSource, in context: ImportContext) throws(ConversionError) {
        try self.init(document, isXML: true, source, in: context)
    }

    private init(_ document: HTMLDocument, isXML: Bool, _ source: DocumentSource, in context: ImportContext) throws(ConversionError) {
        self.document = document
        let scan = PageScan(document)
        metadata = PageMetadata(scan).metadata
        if let title = metadata.title { context.foundTitle(title) }
        references = References(baseElement: scan.base, source: source.baseURL)
        let media = CSSMedia(context.options[HTMLImporter.media] == "print" ? .print : .screen)
        var sheets = PageStyleSheets(references, media, in: context)
        try sheets.add(scan)
        var userSheets = PageStyleSheets(References(baseElement: nil, source: nil), media, in: context)
        if isXML { try userSheets.parse(XMLVocabulary.styleSheet, base: nil) }
        if let text = context.options[HTMLImporter.userStyleSheet] { try userSheets.parse(Array(text.utf8), base: nil) }
        styles = StyleTable(
            document, authorSheets: sheets.sheets, userSheets: userSheets.sheets, media: media, quirks: document.quirksMode,
            colors: CSSColorContext(), isXML: isXML)
        var settings = try PageSelection(document, context.options).settings
        if settings.selected?.isEmpty == true { context.warn("nothing-selected", "no element matches the selector to read") }
        settings.dropsOutOfSight = context.options[HTMLImporter.offScreen] == "drop"
        settings.flattensLayoutTables = context.options[HTMLImporter.layoutTables] == "flatten"
        settings.fragments = scan.fragments
        settings.officeParagraph = document.name("o:p")
        settings.isOffice = scan.isOffice
        self.settings = settings
    }
}
