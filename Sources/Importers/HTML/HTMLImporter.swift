// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextModel

/// Reads HTML pages: by the HTML standard, with the style that CSS gives them, and white space as browsers treat it.
///
/// Scripts are not run, and nothing is loaded but what the context's loader allows.
public struct HTMLImporter: DocumentImporter {
    public init() {}

    /// A style sheet of the reader's own.
    public static let userStyleSheet = OptionDescription(
        "user-css", .file(placeholder: "FILE"), help: "a style sheet of your own for HTML pages and XML")
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

    /// Reads a page. Throws `invalidOption` for a selector that is none, `limit` for what is larger than the limits.
    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let page = try StyledPage(source, in: context)
        var reader = FlowReader(page.document, page.styles, page.references, page.settings, in: context)
        var document = Document(text: try reader.read(page.document.documentElement ?? page.document.root))
        var metadata = page.metadata
        metadata.backgroundColor = reader.canvasColor
        metadata.writingDirection = reader.direction
        metadata.baseURL = page.references.base
        metadata.mediaType = MediaType.html.essence
        metadata.charset = page.text?.charset
        metadata.isLossy = metadata.isLossy || page.text?.isLossy == true
        document.metadata = metadata
        return document
    }
}
