// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The styles and links of an export, and which ones the attribute sets of the text at hand have.
struct StyleBook {
    private(set) var table: StyleTable
    private(set) var links = LinkTable()
    private let linkKind: Settings.Links
    private let colors: ColorRules
    /// Styles by context and attribute set, as far as they came up.
    private var styles: [UInt64: Int] = [:]
    /// Numbers of links by attribute set.
    private var linkNumbers: [UInt32: Int] = [:]

    init(_ settings: Settings) {
        colors = settings.colors
        table = StyleTable(settings.colors)
        linkKind = settings.links
    }

    /// Another text comes, in which numbers of attribute sets mean something else.
    mutating func beginText() {
        styles.removeAll()
        linkNumbers.removeAll()
    }

    /// The number of the style of a set of attributes in a context; `key` stands for both.
    mutating func style(of set: UInt32, _ text: AttributedText, in context: StyleContext, key: UInt64) -> Int {
        if let known = styles[key] { return known }
        let attributes = text[Number<CharacterAttributes>(Int(set))]
        var number: Int?
        if linkKind != .none, let link = attributes.link { number = links.number(of: link.destination) }
        if let number { linkNumbers[set] = number }
        var style = TerminalStyle(attributes, isLink: number != nil, in: context, colors)
        if linkKind == .inline { style.link = number ?? 0 }
        styles[key] = table.number(of: style)
        return styles[key] ?? 0
    }

    /// The number of the style that is nothing but a background.
    mutating func style(background: RGB?) -> Int { background == nil ? 0 : table.number(of: TerminalStyle(background: background)) }

    /// The number of the link that a set of attributes has; known once its style is.
    func linkNumber(of set: UInt32) -> Int? { linkNumbers[set] }

    /// Writes what leads from one style to another.
    func change(from old: Int, to new: Int, in output: inout [UInt8]) { table.change(from: old, to: new, links, in: &output) }
}
