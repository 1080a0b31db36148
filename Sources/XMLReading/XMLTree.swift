// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax

/// An XML document as the tree that HTML's parser makes, too. Comments are left out, and so is what a DOCTYPE declares.
package struct XMLTree {
    /// The tree. Elements of XHTML, SVG and MathML have no prefix in it; names of others keep theirs.
    package let document: HTMLDocument

    /// Parses a document. Throws `malformed` with line and column for what is not well-formed, `limit` for what is too large.
    /// - Parameters:
    ///   - encoding: stronger than what the document says itself.
    ///   - isPage: whether a root `html` without a namespace means XHTML.
    ///   - htmlNames: names of elements without a namespace that are taken for XHTML's.
    package init(
        parsing bytes: [UInt8], encoding: String? = nil, isPage: Bool = false, htmlNames: Set<[UInt8]> = [],
        in context: ImportContext
    ) throws(ConversionError) {
        guard bytes.count <= HTMLDocument.maximumInputCount else { throw context.limits.exceeded(\.input) }
        let reader = TreeReader(isPage: isPage, htmlNames, context)
        try XMLSession(reader).parse(bytes, encoding: encoding)
        document = reader.document()
        if document.isTruncated { throw context.limits.exceeded(\.input) }
    }
}

/// Builds the tree from what libxml2 finds.
private final class TreeReader: XMLEventReader {
    private var builder = HTMLTreeBuilder()
    private let context: ImportContext
    private let isPage: Bool
    private let htmlNames: Set<[UInt8]>
    /// Whether the root is an `html` without a namespace, so that all without one are taken for XHTML.
    private var lacksNamespace = false
    private var elements = 0

    /// How many elements pass between two looks at the clock.
    private static let elementsPerCheckpoint = 1024

    init(isPage: Bool, _ htmlNames: Set<[UInt8]>, _ context: ImportContext) {
        self.isPage = isPage
        self.htmlNames = htmlNames
        self.context = context
    }

    func document() -> HTMLDocument {
        var whole = HTMLTreeBuilder()
        swap(&whole, &builder)
        return whole.finish()
    }

    func documentType(_ name: String, publicIdentifier: String?, systemIdentifier: String?) throws(ConversionError) {
        builder.documentType(name: name, publicIdentifier: publicIdentifier, systemIdentifier: systemIdentifier)
    }

    func start(_ name: XMLName, _ attributes: XMLAttributes) throws(ConversionError) {
        if elements == 0, isPage, name.namespace == nil, name.local.utf8.elementsEqual("html".utf8) { lacksNamespace = true }
        elements += 1
        if elements % Self.elementsPerCheckpoint == 0 { try context.checkpoint() }
        let namespace = name.namespace.map { builder.namespace($0) } ?? (lacksNamespace || isHTML(name) ? .html : .none)
        let isKnown = namespace == .html || namespace == .svg || namespace == .mathML
        let shown = isKnown ? name.local : Self.qualified(name.local, name.prefix)
        let list = (0..<attributes.count).map { number in
            HTMLTreeBuilder.Attribute(
                Self.qualified(attributes.name(number), attributes.prefix(number)),
                namespace: attributes.namespace(number).map { builder.namespace($0) } ?? .none, value: attributes.value(number))
        }
        builder.startElement(shown, namespace: namespace, attributes: list)
    }

    func end() throws(ConversionError) { builder.endElement() }

    func characters(_ text: Span<UInt8>) throws(ConversionError) { builder.text(text) }

    func instruction(_ target: String, _ data: String) throws(ConversionError) {
        builder.processingInstruction(target: target, data: data)
    }

    private func isHTML(_ name: XMLName) -> Bool { !htmlNames.isEmpty && htmlNames.contains(Array(name.local.utf8)) }

    private static func qualified(_ name: String, _ prefix: String?) -> String { prefix.map { "\($0):\(name)" } ?? name }
}
