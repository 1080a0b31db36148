// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextEncoding
import TextModel

extension RTFImporter {
    /// The document that the HTML in an RTF file makes; `nil` where there is none, and where it is of no use, with a warning.
    func readEncapsulatedHTML(
        _ bytes: [UInt8], _ source: DocumentSource, declaredEncoding: CharacterEncoding?, in context: ImportContext
    ) throws(ConversionError) -> Document? {
        guard let importer = encapsulatedHTML, EncapsulatedHTML.isDeclared(in: bytes) else { return nil }
        var reader = RTFReader(bytes, declaredEncoding: declaredEncoding, in: context)
        let html = try reader.readEncapsulatedHTML()
        guard html.isUsable else { return Self.refuse("is no page", in: context) }
        let page = DocumentSource(
            .bytes(html.utf8), name: source.name, baseURL: source.baseURL, declaredType: .html, charset: CharacterEncoding.utf8.name)
        var document = try importer.read(page, in: Self.context(for: html, context))
        // A selection of elements may be empty on purpose.
        if html.hidesText, context.options == OptionValues(), document.text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A }) {
            return Self.refuse("holds no text", in: context)
        }
        if document.metadata.title == nil, let title = reader.metadata.title { context.foundTitle(title) }
        document.metadata.complete(with: reader.metadata)
        document.metadata.mediaType = nil
        document.metadata.charset = nil
        return document
    }

    /// The context for a page. Places in it are none in the file, and it may be longer than the file, whose length is what the limit is for.
    private static func context(for html: EncapsulatedHTML, _ context: ImportContext) -> ImportContext {
        var limits = context.limits
        limits.input = max(limits.input, html.utf8.count)
        return ImportContext(options: context.options, limits: limits, resources: context.resources, monitor: context.monitor)
    }

    private static func refuse(_ reason: String, in context: ImportContext) -> Document? {
        context.warn("encapsulated-html", "the HTML in this file \(reason): the RTF beside it was read instead")
        return nil
    }
}
