// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TextModel

/// The styles of a document's elements, each computed once for all elements that have the same parent's style and declarations.
struct StyleTable {
    /// A style of the table; equal numbers are one style.
    typealias StyleNumber = Int

    private var resolver: StyleResolver
    private let colors: CSSColorContext
    private var styles: [ElementStyle] = []
    private var numbers: [Int: StyleNumber] = [:]

    /// A table for a document. Sheets are in their order; what media they are for is asked of `media`.
    init(
        _ document: HTMLDocument, authorSheets: [StyleSheet], userSheets: [StyleSheet], media: CSSMedia, quirks: HTMLQuirksMode,
        colors: CSSColorContext
    ) {
        var sheets: [(StyleSheet, StyleResolver.Origin)] = [(UserAgentSheet.standard, .userAgent)]
        if quirks == .quirks { sheets.append((UserAgentSheet.quirks, .userAgent)) }
        sheets += userSheets.map { ($0, .user) } + authorSheets.map { ($0, .author) }
        resolver = StyleResolver(document, sheets: sheets, media: media, accepting: Self.accepts(property:value:))
        self.colors = colors
    }

    subscript(number: StyleNumber) -> ElementStyle { styles[number] }

    /// The number of an element's style; asked in the order of the document, a parent before its children.
    mutating func style(of element: HTMLNode) -> StyleNumber {
        if let known = numbers[element.id] { return known }
        var parent = ElementStyle()
        if let node = element.parent, node.kind == .element { parent = styles[style(of: node)] }
        let style = compute(resolver.style(of: element), parent)
        numbers[element.id] = styles.count
        styles.append(style)
        return styles.count - 1
    }

    /// The style of a pseudo-element; nil where no rule gives it content.
    mutating func style(of element: HTMLNode, pseudoElement: CSSPseudoElement) -> StyleNumber? {
        guard let computed = resolver.style(of: element, pseudoElement: pseudoElement) else { return nil }
        let parent = style(of: element)
        let style = compute(computed, styles[parent])
        guard !style.content.isEmpty else { return nil }
        styles.append(style)
        return styles.count - 1
    }

    /// Whether a property is one that styles are made of, with a value that it may have.
    static func accepts(property: String, value: CSSValue) -> Bool { true }

    private func compute(_ values: ComputedStyle, _ parent: ElementStyle) -> ElementStyle {
        var style = ElementStyle()
        style.characters = parent.characters
        style.characters.backgroundColor = nil
        style.whiteSpace = parent.whiteSpace
        style.fontSize = parent.fontSize
        style.paragraph = parent.paragraph
        style.listMarker = parent.listMarker
        style.display = Self.display(values["display"]?.keyword)
        if style.display.isBlockLevel == false, style.display == .inline, values.ownValue("background-color") == nil {
            style.characters.backgroundColor = parent.characters.backgroundColor
        }
        if let size = values.ownValue("font-size")?.length(in: CSSLengthContext(fontSize: parent.fontSize / 0.75)) {
            style.fontSize = (size.pixels + (size.percent ?? 0) / 100 * parent.fontSize / 0.75) * 0.75
            style.characters.font.size = style.fontSize
        }
        let lengths = CSSLengthContext(fontSize: style.fontSize / 0.75)
        func points(_ name: String) -> Double { (values[name]?.length(in: lengths)?.pixels ?? 0) * 0.75 }
        style.margin = Edges(
            top: points("margin-top"), right: points("margin-right"), bottom: points("margin-bottom"), left: points("margin-left"))
        style.padding = Edges(
            top: points("padding-top"), right: points("padding-right"), bottom: points("padding-bottom"), left: points("padding-left"))
        if let weight = values.ownValue("font-weight") {
            style.characters.font.weight = weight.number.map { Int($0) } ?? (weight.keyword == "normal" ? 400 : 700)
        }
        if let slant = values.ownValue("font-style") { style.characters.font.italic = slant.keyword != "normal" }
        if let color = values.ownValue("color").flatMap({ CSSColor.parse($0, in: colors) }) { style.characters.foregroundColor = color }
        if let color = values.ownValue("background-color").flatMap({ CSSColor.parse($0, in: colors) }) {
            style.characters.backgroundColor = color
        }
        switch values["white-space"]?.keyword {
        case "pre": style.whiteSpace = .pre
        case "pre-wrap": style.whiteSpace = .preWrap
        case "pre-line": style.whiteSpace = .preLine
        case "nowrap": style.whiteSpace = .nowrap
        default: style.whiteSpace = .normal
        }
        if let text = values.ownValue("content")?.tokens.first, text.kind == .string { style.content = [.text(text.text)] }
        return style
    }

    private static func display(_ keyword: String?) -> ElementStyle.Display {
        switch keyword {
        case "none": .none
        case "block": .block
        case "list-item": .listItem
        case "table": .table
        case "table-row": .row
        case "table-row-group": .rowGroup
        case "table-header-group": .headerGroup
        case "table-footer-group": .footerGroup
        case "table-cell": .cell
        case "table-caption": .caption
        case "table-column": .column
        case "table-column-group": .columnGroup
        case "inline-block": .inlineBlock
        case "ruby": .ruby
        case "ruby-text": .rubyText
        default: .inline
        }
    }
}
