// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import MediaTypes
import TextModel
import XMLReading

/// Reads XML of any vocabulary as style sheets show it: the reader's own, and those that the document names in `xml-stylesheet`.
///
/// Elements are in the line until a style says otherwise. Those in no namespace that are called as HTML's for text (`p`, `h1`, `em`, `u`, …)
/// look like these. What CSS has no word for, properties of Textmill's own say: `-textmill-role` names the element of HTML that another is
/// like, `-textmill-heading-level` its level as a heading, `-textmill-link` where it leads. The attributes `color` and `background-color`
/// count on every element. A document type's declarations are not read, no entity is expanded, and nothing is loaded but what the context's
/// loader allows.
public struct XMLImporter: DocumentImporter {
    private let vocabularies: [(namespace: String, importer: any DocumentImporter)]

    /// An importer that hands documents whose root is in one of these namespaces to another importer.
    public init(vocabularies: [(namespace: String, importer: any DocumentImporter)] = []) { self.vocabularies = vocabularies }

    public static let format = DocumentFormat(
        "xml", "XML of any vocabulary", mediaTypes: [MediaType(literal: "application/xml"), MediaType(literal: "text/xml")],
        fileNameExtensions: ["xml"])

    public var formats: [DocumentFormat] { [Self.format] }

    public var options: [OptionDescription] {
        [HTMLImporter.userStyleSheet, HTMLImporter.select, HTMLImporter.remove, HTMLImporter.media]
    }

    public func validate(_ values: OptionValues) throws(ConversionError) { try HTMLImporter().validate(values) }

    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let bytes = try source.bytes()
        try context.limits.check(\.input, bytes.count)
        if bytes.isEmpty { throw ConversionError(.malformed, "the file is empty") }
        let charset = source.charset ?? source.declaredType?["charset"]
        let tree = try XMLTree(parsing: bytes, encoding: charset, htmlNames: XMLVocabulary.htmlNames, in: context).document
        if let namespace = tree.documentElement?.namespaceURL.utf8,
            let known = vocabularies.first(where: { $0.namespace.utf8.elementsEqual(namespace) })
        {
            return try known.importer.read(source, in: context)
        }
        let page = try StyledPage(xml: tree, source, in: context)
        var reader = FlowReader(page.document, page.styles, page.references, page.settings, in: context)
        var document = Document(text: try reader.read(tree.documentElement ?? tree.root))
        document.metadata = page.metadata
        document.metadata.writingDirection = reader.direction
        document.metadata.baseURL = page.references.base
        document.metadata.mediaType = "application/xml"
        return document
    }
}
