// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TextModel

/// The styles of a document's elements, each computed once for all elements that have the same declarations and take over the same.
struct StyleTable {
    /// A style of the table; equal numbers are one style.
    typealias StyleNumber = Int

    private let maker: StyleMaker

    /// A table for a document.
    ///
    /// - Parameters:
    ///   - authorSheets: The document's sheets in their order, without those whose `media` attribute does not hold.
    ///   - userSheets: The reader's sheets in their order.
    ///   - isXML: Whether the document is of another vocabulary than HTML's.
    init(
        _ document: HTMLDocument, authorSheets: [StyleSheet], userSheets: [StyleSheet], media: CSSMedia, quirks: HTMLQuirksMode,
        colors: CSSColorContext, isXML: Bool = false
    ) {
        let sheets = userSheets.map { ($0, StyleResolver.Origin.user) } + authorSheets.map { ($0, .author) }
        let reader = StyleValueReader(colors: colors, media: media, isQuirky: quirks == .quirks)
        maker = StyleMaker(document, sheets, reader, isXML: isXML)
    }

    subscript(number: StyleNumber) -> ElementStyle {
        _read { yield maker.boxes[number].style }
    }

    /// How many different styles there are so far.
    var count: Int { maker.boxes.count }

    /// What a style was computed from.
    func values(_ number: StyleNumber) -> ComputedValues { maker.boxes[number].values }

    /// The number of an element's style. It is cheapest to ask in the order of the document.
    mutating func style(of element: HTMLNode) -> StyleNumber { maker.style(of: element) }

    /// The style of a pseudo-element; nil where no rule gives it content, or none is about it.
    mutating func style(of element: HTMLNode, pseudoElement: CSSPseudoElement) -> StyleNumber? {
        maker.style(of: element, pseudoElement: pseudoElement)
    }

    /// Whether a property, which may be a shorthand, may have a value: `@supports` goes by it.
    static func accepts(property: String, value: CSSValue) -> Bool {
        StyleResolver.accepts(property, value) { StyleValueReader().value($0, $1) != nil }
    }
}
