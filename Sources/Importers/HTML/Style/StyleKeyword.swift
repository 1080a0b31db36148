// SPDX-License-Identifier: Apache-2.0

import StyleSheets
import TextModel

/// The keywords that properties' values are made of.
enum StyleKeyword: UInt8, CaseIterable, Sendable {
    case none, normal, auto, all
    // display, position, float
    case inline, block, inlineBlock, listItem, contents, flowRoot, flow, runIn
    case table, inlineTable, tableRow, tableRowGroup, tableHeaderGroup, tableFooterGroup, tableCell, tableColumn, tableColumnGroup
    case tableCaption
    case flex, inlineFlex, grid, inlineGrid, ruby, rubyBase, rubyText, rubyBaseContainer, rubyTextContainer, math
    case `static`, relative, absolute, fixed, sticky
    case left, right, both, inlineStart, inlineEnd, top, bottom, center, start, end, justify, justifyAll, matchParent
    case webkitCenter, webkitLeft, webkitRight, internalCenter
    // visibility, overflow, boxes
    case visible, hidden, collapse, scroll, clip, separate, show, hide
    case contentBox, borderBox, paddingBox, text, minContent, maxContent, fitContent, stretch, webkitFillAvailable
    // borders, decoration
    case solid, dashed, dotted, double, groove, ridge, inset, outset, wavy, thin, medium, thick, fromFont
    case underline, overline, lineThrough, blink
    // fonts
    case italic, oblique, bold, bolder, lighter, larger, smaller
    case xxSmall, xSmall, small, large, xLarge, xxLarge, xxxLarge, webkitXxxLarge
    case smallCaps, allSmallCaps, petiteCaps, allPetiteCaps, unicase, titlingCaps, sub, `super`
    case ultraCondensed, extraCondensed, condensed, semiCondensed, semiExpanded, expanded, extraExpanded, ultraExpanded
    case commonLigatures, noCommonLigatures, discretionaryLigatures, noDiscretionaryLigatures, historicalLigatures
    case contextual, noContextual
    // text
    case capitalize, uppercase, lowercase, fullWidth, fullSizeKana
    case preserve, preserveBreaks, preserveSpaces, breakSpaces, wrap, nowrap, manual
    case ltr, rtl, embed, isolate, bidiOverride, isolateOverride, plaintext
    case baseline, middle, textTop, textBottom, webkitBaselineMiddle
    case over, under, alternate, inside, outside
    case openQuote, closeQuote, noOpenQuote, noCloseQuote
    // pages
    case page, always, avoid, avoidPage, avoidColumn, column, recto, verso, region, avoidRegion
    case internalQuirkInherit, internalCellPadding, internalCellBorder

    /// The keyword of a token; nil for others.
    init?(_ token: CSSToken) {
        guard token.kind == .ident, let found = Self.byName[NameKey(token.text)] else { return nil }
        self = found
    }

    /// The keyword that a value is; nil for others.
    init?(_ value: CSSValue) {
        guard value.tokens.count == 1 else { return nil }
        self.init(value.tokens[0])
    }

    private static let byName: [NameKey: StyleKeyword] = {
        var table: [NameKey: StyleKeyword] = [:]
        for keyword in allCases { table[NameKey("\(keyword)".hyphenated)] = keyword }
        // What older browsers called them.
        table[NameKey("-webkit-box")] = .flex
        table[NameKey("-webkit-inline-box")] = .inlineFlex
        table[NameKey("-webkit-flex")] = .flex
        table[NameKey("-webkit-inline-flex")] = .inlineFlex
        table[NameKey("-webkit-match-parent")] = .matchParent
        table[NameKey("-webkit-isolate")] = .isolate
        table[NameKey("-webkit-plaintext")] = .plaintext
        table[NameKey("-webkit-min-content")] = .minContent
        table[NameKey("-webkit-max-content")] = .maxContent
        table[NameKey("-webkit-fit-content")] = .fitContent
        return table
    }()
}

/// A name as a key, letters of ASCII alike in either case.
struct NameKey: Hashable, Sendable {
    private let text: String

    init(_ text: String) { self.text = text }

    static func == (one: NameKey, other: NameKey) -> Bool {
        one.text.utf8.count == other.text.utf8.count
            && zip(one.text.utf8, other.text.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
    }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte.lowercasedASCII) }
    }
}

extension UInt8 {
    fileprivate var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension String {
    /// `inlineBlock` as `inline-block`; names of browsers' own begin with a hyphen.
    fileprivate var hyphenated: String {
        var name = ""
        for scalar in unicodeScalars {
            if scalar.value >= 0x41 && scalar.value <= 0x5A {
                name.unicodeScalars.append("-")
                name.unicodeScalars.append(UnicodeScalar(UInt8(scalar.value | 0x20)))
            } else {
                name.unicodeScalars.append(scalar)
            }
        }
        return name.hasPrefix("webkit-") || name.hasPrefix("internal-") ? "-" + name : name
    }
}
