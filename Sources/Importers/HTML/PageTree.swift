// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import MediaTypes
import XMLReading

/// The tree of a page: by HTML's rules, or by XML's where the page is served as XHTML.
struct PageTree {
    let document: HTMLDocument
    /// Whether positions in the tree are those in the page's text.
    let hasPositions: Bool

    /// Throws `limit` for what is larger than the limits.
    init(_ text: PageText, _ source: DocumentSource, in context: ImportContext) throws(ConversionError) {
        if Self.isXML(source) {
            do throws(ConversionError) {
                let utf8 = XHTMLReferences.expanded(in: text.utf8) ?? text.utf8
                document = try XMLTree(parsing: utf8, encoding: "utf-8", isPage: true, in: context).document
                hasPositions = false
                return
            } catch  where error.code == .malformed {
                context.warn("not-well-formed", "this XHTML was read as HTML: \(error.positionedMessage)")
            }
        }
        document = HTMLDocument(parsing: text.utf8)
        hasPositions = true
        if document.isTruncated { throw context.limits.exceeded(\.input) }
    }

    /// What is declared counts, then the name, as with browsers; what the bytes look like only where nothing else is known: many pages
    /// say that they are XHTML, and are not well-formed.
    private static func isXML(_ source: DocumentSource) -> Bool {
        if let declared = source.declaredType { return declared.essence.utf8.elementsEqual(xhtml.essence.utf8) }
        let ending = source.name.map { String(decoding: PartPath($0).fileNameExtension, as: UTF8.self) }
        if ending == "xhtml" || ending == "xht" { return true }
        if ending == "html" || ending == "htm" { return false }
        return source.detectedType?.essence.utf8.elementsEqual(xhtml.essence.utf8) ?? false
    }

    private static let xhtml = MediaType(literal: "application/xhtml+xml")
}

extension ConversionError {
    /// The message with the place that it speaks of.
    fileprivate var positionedMessage: String { position.map { "\($0): " + message } ?? message }
}
