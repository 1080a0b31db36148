// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import StyleSheets

/// An HTML page in which elements are looked for by CSS selectors.
///
///     let page = try HTMLSelection(bytes)
///     for link in try page.matches(of: "nav a[href]") { print(link.text, link["href"] ?? "") }
///
/// The page is parsed once, by the HTML standard; scripts are not run. What the importer's options say about style sheets and about elements
/// to leave out (`user-css`, `css-media`, `off-screen`, `layout-tables`, `remove`) holds here, too.
public struct HTMLSelection {
    private let page: StyledPage
    private let context: ImportContext

    /// Parses a page. Throws `invalidOption` for options that are none, `limit` for what is larger than the context's limits.
    ///
    /// - Parameters:
    ///   - source: The page, with the encoding and the base URL that are known from outside.
    ///   - context: Options, limits, where warnings go, and what loads style sheets and pictures.
    public init(_ source: DocumentSource, in context: ImportContext = ImportContext()) throws(ConversionError) {
        page = try StyledPage(source, in: context)
        self.context = context
    }

    /// Parses a page of bytes, in whatever encoding they are.
    public init(_ bytes: [UInt8], in context: ImportContext = ImportContext()) throws(ConversionError) {
        try self.init(DocumentSource(bytes), in: context)
    }

    /// The elements that a selector matches, in the order of the document. Matches may stand in one another.
    ///
    /// Throws `limit` where their texts together are longer than `limits.output`.
    public func matches(of selector: HTMLSelector) throws(ConversionError) -> [HTMLMatch] {
        var reader = MatchReader(page, in: context)
        for node in elements(matching: selector) { try reader.read(node) }
        return reader.finish()
    }

    /// The elements that a selector matches; throws `invalidOption` for what is no selector.
    public func matches(of selector: String) throws(ConversionError) -> [HTMLMatch] {
        try matches(of: HTMLSelector(selector))
    }

    /// Matching elements outside of what is left out.
    private func elements(matching selector: HTMLSelector) -> [HTMLNode] {
        var matcher = SelectorMatcher(page.document)
        var found: [HTMLNode] = []
        var removed: HTMLNode?
        for visit in page.document.root.visits {
            switch visit {
            case .enter(let node):
                guard node.kind == .element, removed == nil else { continue }
                if page.settings.removed.contains(node.id) {
                    removed = node
                } else if matcher.matches(node, selector.list) {
                    found.append(node)
                }
            case .leave(let node): if node == removed { removed = nil }
            }
        }
        return found
    }
}
