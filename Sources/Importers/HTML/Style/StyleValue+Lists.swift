// SPDX-License-Identifier: Apache-2.0

import StyleSheets
import TextModel

/// Values of several parts.
extension StyleValueReader {
    /// `display` (CSS Display 3, section 2): one keyword, or an outer and an inner one, perhaps with `list-item`.
    func display(_ value: CSSValue) -> StyleValue? {
        let words = value.components.compactMap { StyleKeyword($0) }
        guard words.count == value.components.count, !words.isEmpty, words.count <= 3 else { return nil }
        if words.count == 1 { return Self.displays[words[0]].map { .display($0) } }
        let isInline = words.contains(.inline)
        let outer = words.filter { $0 == .inline || $0 == .block || $0 == .runIn }
        let inner = words.filter { $0 != .inline && $0 != .block && $0 != .runIn && $0 != .listItem }
        guard outer.count <= 1, inner.count <= 1, outer.count + inner.count + (words.contains(.listItem) ? 1 : 0) == words.count else {
            return nil
        }
        if words.contains(.listItem) { return inner.allSatisfy { $0 == .flow || $0 == .flowRoot } ? .display(.listItem) : nil }
        switch inner.first {
        case .flow: return .display(isInline ? .inline : .block)
        case .flowRoot: return .display(isInline ? .inlineBlock : .block)
        case .table: return .display(isInline ? .inlineTable : .table)
        case .flex, .grid: return .display(isInline ? .inlineFlex : .flex)
        case .ruby: return .display(isInline ? .ruby : .block)
        case .math: return .display(isInline ? .inline : .block)
        default: return nil
        }
    }

    private static let displays: [StyleKeyword: ElementStyle.Display] = [
        .none: .none, .contents: .contents, .inline: .inline, .inlineBlock: .inlineBlock, .inlineTable: .inlineTable, .block: .block,
        .flowRoot: .block, .flow: .block, .listItem: .listItem, .table: .table, .tableRowGroup: .rowGroup,
        .tableHeaderGroup: .headerGroup, .tableFooterGroup: .footerGroup, .tableRow: .row, .tableCell: .cell,
        .tableColumnGroup: .columnGroup, .tableColumn: .column, .tableCaption: .caption, .ruby: .ruby, .rubyBase: .rubyBase,
        .rubyText: .rubyText, .rubyTextContainer: .rubyTextContainer, .rubyBaseContainer: .rubyBaseContainer, .flex: .flex, .grid: .flex,
        .inlineFlex: .inlineFlex, .inlineGrid: .inlineFlex, .math: .inline, .runIn: .inline,
    ]

    // MARK: Fonts

    /// `font-family` (CSS Fonts 4, section 2.1): strings, or identifiers that are joined by spaces; generic names in lower case.
    func families(_ value: CSSValue) -> StyleValue? {
        var families: [String] = []
        for part in value.commaSeparated {
            let tokens = part.tokens.filter { $0.kind != .whitespace }
            guard let first = tokens.first else { return nil }
            if first.kind == .string, tokens.count == 1 {
                families.append(first.text)
            } else if tokens.allSatisfy({ $0.kind == .ident }) {
                let name = tokens.map(\.text).joined(separator: " ")
                families.append(Self.generic[NameKey(name)] ?? name)
            } else {
                return nil
            }
        }
        return .families(families)
    }

    private static let generic: [NameKey: String] = {
        let names = [
            "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
            "ui-rounded",
            "math", "emoji", "fangsong",
        ]
        return Dictionary(uniqueKeysWithValues: names.map { (NameKey($0), $0) })
    }()

    // MARK: Shadows

    /// `text-shadow` (CSS Text Decoration 4, section 4): the first of the shadows.
    func shadow(_ value: CSSValue) -> StyleValue? {
        if StyleKeyword(value) == StyleKeyword.none { return .shadow(nil) }
        var shadows: [StyleShadow] = []
        for part in value.commaSeparated {
            var lengths: [StyleLength] = []
            var color: StyleColor?
            for component in part.components {
                if let length = length(component) {
                    lengths.append(length)
                } else if color == nil, let found = self.color(component) {
                    color = found
                } else {
                    return nil
                }
            }
            guard lengths.count == 2 || lengths.count == 3 else { return nil }
            shadows.append(
                StyleShadow(x: lengths[0], y: lengths[1], blur: lengths.count > 2 ? lengths[2] : .zero, color: color ?? .current))
        }
        return .shadow(shadows[0])
    }

    // MARK: Clipping

    /// `rect(0, 0, 0, 0)`, with or without commas: nothing of the box is left if its edges meet.
    func clip(_ value: CSSValue) -> StyleValue? {
        if StyleKeyword(value) == .auto { return .clip(hidesAll: false) }
        guard let name = value.tokens.first, name.kind == .function, String.bytesEqual(name.text, "rect") else { return nil }
        let edges = value.tokens.dropFirst().dropLast().filter { $0.kind != .whitespace && $0.kind != .comma }
        guard edges.count == 4 else { return nil }
        let hidesAll = edges.allSatisfy { ($0.kind == .number || $0.kind == .dimension) && abs($0.number) <= 1 }
        return .clip(hidesAll: hidesAll)
    }

    /// `inset(50%)` and more leave nothing, as do `circle(0)` and `polygon(0 0)`.
    func clipPath(_ value: CSSValue) -> StyleValue? {
        if StyleKeyword(value) == StyleKeyword.none { return .clip(hidesAll: false) }
        guard let name = value.tokens.first, name.kind == .function || name.kind == .url else { return nil }
        let edges = value.tokens.dropFirst().dropLast().filter { $0.kind != .whitespace && $0.kind != .comma }
        let isInset = String.bytesEqual(name.text, "inset") && !edges.isEmpty
        let hidesByInset = isInset && edges.prefix(4).allSatisfy { $0.kind == .percentage && $0.number >= 50 }
        let isShape = String.bytesEqual(name.text, "circle") || String.bytesEqual(name.text, "polygon")
        let hidesByShape = isShape && edges.first.map { $0.number == 0 && ($0.kind == .number || $0.kind == .dimension) } == true
        return .clip(hidesAll: hidesByInset || hidesByShape && edges.allSatisfy { $0.number == 0 && $0.kind != .ident })
    }
}
