// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import TextModel

/// An element of an HTML page, found by a selector.
public struct HTMLMatch: Sendable {
    let node: HTMLNode
    let page: HTMLDocument
    let references: References
    /// Where the element's start tag begins in the source, in bytes; nil where the source had to be converted to UTF-8.
    public let offset: Int?
    /// A text that holds that of the element, and where.
    let shared: AttributedText
    let range: Range<Int>

    /// The element's name: of elements of HTML in lower case.
    public var name: String { node.nameText }

    /// What a reader sees of the element, in one line: without what its style hides, with alternative texts in place of pictures. Of an element
    /// that is not shown as a whole (`title`, `script`) it is all the text in it.
    public var text: String {
        var bytes: [UInt8] = []
        shared.enumerateAttributes(in: range) { part, number in
            let attributes = shared[number]
            if attributes.hidden == true { return }
            if let alternative = attributes.attachment?.alternativeText {
                bytes += alternative.utf8
            } else if attributes.attachment == nil {
                bytes += shared.bytes[part]
            }
        }
        return String(decoding: bytes, as: UTF8.self).replacing("\u{2028}", with: " ").collapsedSpaces
    }

    /// The element as HTML, as a browser writes its tree: `outerHTML`.
    public var html: String { String(decoding: node.outerHTML, as: UTF8.self) }

    /// The element as a document of its own, with the style that it has in its page.
    public var document: Document {
        var document = Document(text: shared.slice(range))
        document.metadata.baseURL = references.base
        return document
    }

    /// The value of an attribute, that of `href` and `src` resolved against the page's base; nil for one that the element does not have.
    public subscript(attribute: String) -> String? {
        let name = page.name(attribute).flatMap { node[$0] == nil ? nil : $0 } ?? page.name(attribute.lowercasedASCII)
        return name.flatMap { name in node[name].map { value(name, $0) } }
    }

    /// The attributes in the order of the tag, with values as the subscript gives them.
    public var attributes: [(name: String, value: String)] { node.attributes.map { ($0.nameText, value($0.name, $0.value)) } }

    private func value(_ name: HTMLName, _ text: HTMLText) -> String {
        name == .href || name == .src ? references.resolve(text.description) : text.description
    }
}

extension String {
    fileprivate var lowercasedASCII: String {
        String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
