// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import MediaTypes
import StyleSheets
import TextEncoding
import TextModel

/// Reads HTML pages: by the HTML standard, with the style that CSS gives them, and white space as browsers treat it.
///
/// Scripts are not run, and nothing is loaded but what the context's loader allows.
public struct HTMLImporter: DocumentImporter {
    public init() {}

    /// A style sheet of the reader's own.
    public static let userStyleSheet = OptionDescription(
        "user-css", .file(placeholder: "FILE"), help: "a style sheet of your own for HTML pages")
    /// Elements to read, by a selector.
    public static let select = OptionDescription(
        "select", .text(placeholder: "SELECTOR"), help: "read only the elements of an HTML page that a CSS selector matches")
    /// Elements to leave out, by a selector.
    public static let remove = OptionDescription(
        "remove", .text(placeholder: "SELECTOR"), help: "leave out the elements of an HTML page that a CSS selector matches")
    /// What becomes of tables that only arrange a page.
    public static let layoutTables = OptionDescription(
        "layout-tables", .choice(["keep", "flatten"]), default: "keep", help: "what becomes of tables that only arrange an HTML page")
    /// What becomes of text that is hidden by tricks.
    public static let offScreen = OptionDescription(
        "off-screen", .choice(["keep", "drop"]), default: "keep", help: "what becomes of text that an HTML page moves or clips out of sight"
    )
    /// The medium that a page is read for.
    public static let media = OptionDescription(
        "css-media", .choice(["screen", "print"]), default: "screen", help: "the medium whose rules count in style sheets of HTML pages")

    public var options: [OptionDescription] {
        [Self.userStyleSheet, Self.select, Self.remove, Self.layoutTables, Self.offScreen, Self.media]
    }

    public static let format = DocumentFormat(
        "html", "HTML", mediaTypes: [.html, MediaType(literal: "application/xhtml+xml")],
        fileNameExtensions: ["html", "htm", "xhtml", "xht"])

    public var formats: [DocumentFormat] { [Self.format] }

    /// Reads a page. Throws `invalidOption` for a selector or a style sheet that is none, `limit` for what is larger than the limits.
    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let bytes = try source.bytes()
        try context.limits.check(\.input, bytes.count)
        let page = try PageText(bytes, source, in: context)
        let document = HTMLDocument(parsing: page.utf8)
        if document.isTruncated { throw context.limits.exceeded(\.input) }
        return try read(document, page, source, in: context)
    }

    private func read(_ page: HTMLDocument, _ pageText: PageText, _ source: DocumentSource, in context: ImportContext)
        throws(ConversionError)
        -> Document
    {
        let scan = PageScan(page)
        var metadata = PageMetadata(scan).metadata
        if let title = metadata.title { context.foundTitle(title) }
        let references = References(baseElement: scan.base, source: source.baseURL)
        let media = CSSMedia(context.options[Self.media] == "print" ? .print : .screen)
        var sheets = PageStyleSheets(references, media, in: context)
        try sheets.add(scan)
        var userSheets = PageStyleSheets(References(baseElement: nil, source: nil), media, in: context)
        if let text = context.options[Self.userStyleSheet] { try userSheets.parse(Array(text.utf8), base: nil) }
        let styles = StyleTable(
            page, authorSheets: sheets.sheets, userSheets: userSheets.sheets, media: media, quirks: page.quirksMode,
            colors: CSSColorContext())
        var settings = try PageSelection(page, context.options).settings
        settings.dropsOutOfSight = context.options[Self.offScreen] == "drop"
        settings.flattensLayoutTables = context.options[Self.layoutTables] == "flatten"
        settings.fragments = scan.fragments
        settings.isVerbatim = pageText.isVerbatim
        settings.officeParagraph = page.name("o:p")
        settings.isOffice = scan.isOffice
        var reader = FlowReader(page, styles, references, settings, in: context)
        let text = try reader.read(page.documentElement ?? page.root)
        metadata.backgroundColor = reader.canvasColor
        metadata.writingDirection = reader.direction
        metadata.baseURL = references.base
        metadata.mediaType = MediaType.html.essence
        metadata.charset = pageText.charset
        metadata.isLossy = metadata.isLossy || pageText.isLossy
        var document = Document(text: text)
        document.metadata = metadata
        return document
    }
}
