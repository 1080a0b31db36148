// SPDX-License-Identifier: Apache-2.0

import StyleSheets
import TextModel

/// Values of generated content (CSS Content 3, CSS Lists 3).
extension StyleValueReader {
    /// `content`: its parts up to a slash, behind which an alternative text stands.
    func content(_ value: CSSValue) -> StyleValue? {
        if let keyword = StyleKeyword(value), keyword == .none || keyword == .normal { return .content([]) }
        var parts: [ElementStyle.ContentPart] = []
        for component in value.components {
            guard let first = component.tokens.first else { return nil }
            if first.kind == .delim, String.bytesEqual(first.text, "/"), !parts.isEmpty { break }
            guard let part = part(component, first) else { return nil }
            parts.append(part)
        }
        return parts.isEmpty ? nil : .content(parts)
    }

    private func part(_ component: CSSValue, _ first: CSSToken) -> ElementStyle.ContentPart? {
        switch first.kind {
        case .string: return .text(first.text)
        case .url: return .image(url: first.text)
        case .ident:
            switch StyleKeyword(first) {
            case .openQuote: return .openQuote
            case .closeQuote: return .closeQuote
            case .noOpenQuote: return .noOpenQuote
            case .noCloseQuote: return .noCloseQuote
            default: return nil
            }
        case .function: return function(first.text, component.arguments.commaSeparated)
        default: return nil
        }
    }

    private func function(_ name: String, _ arguments: [CSSValue]) -> ElementStyle.ContentPart? {
        guard let first = arguments.first?.tokens.first else { return nil }
        switch NameKey(name) {
        case NameKey("attr"): return first.kind == .ident ? .attribute(first.text) : nil
        case NameKey("url"): return first.kind == .string ? .image(url: first.text) : nil
        case NameKey("counter"):
            guard first.kind == .ident, arguments.count <= 2 else { return nil }
            return .counter(first.text, counterStyle(arguments.dropFirst().first))
        case NameKey("counters"):
            guard first.kind == .ident, arguments.count == 2 || arguments.count == 3, let separator = arguments[1].tokens.first,
                separator.kind == .string
            else { return nil }
            return .counters(first.text, separator: separator.text, counterStyle(arguments.dropFirst(2).first))
        default:
            // Images that are drawn, of which no text is left.
            return StyleKeyword(first) != nil || arguments.count > 1 ? .text("") : nil
        }
    }

    private func counterStyle(_ value: CSSValue?) -> ListProperties.Marker {
        guard let token = value?.tokens.first, token.kind == .ident else { return .decimal }
        return Self.markers[NameKey(token.text)] ?? .decimal
    }

    // MARK: Lists

    /// `list-style-type`: unknown names count as `decimal` (CSS Counter Styles 3, section 2.2).
    func marker(_ value: CSSValue) -> StyleValue? {
        guard let token = value.tokens.first else { return nil }
        if token.kind == .function { return String.bytesEqual(token.text, "symbols") ? .marker(.style(.disc)) : nil }
        guard value.tokens.count == 1 else { return nil }
        if token.kind == .string { return .marker(.text(token.text)) }
        guard token.kind == .ident else { return nil }
        if let bullet = Self.disclosure[NameKey(token.text)] { return .marker(.text(bullet)) }
        return .marker(.style(Self.markers[NameKey(token.text)] ?? .decimal))
    }

    private static let disclosure: [NameKey: String] = [NameKey("disclosure-open"): "▾ ", NameKey("disclosure-closed"): "▸ "]

    static let markers: [NameKey: ListProperties.Marker] = {
        let names: [(String, ListProperties.Marker)] = [
            ("none", .none), ("disc", .disc), ("circle", .circle), ("square", .square), ("decimal", .decimal),
            ("decimal-leading-zero", .decimalLeadingZero), ("lower-alpha", .lowerAlpha), ("lower-latin", .lowerAlpha),
            ("upper-alpha", .upperAlpha), ("upper-latin", .upperAlpha), ("lower-roman", .lowerRoman), ("upper-roman", .upperRoman),
            ("lower-greek", .lowerGreek), ("hebrew", .hebrew), ("thai", .thai), ("cjk-decimal", .cjkDecimal), ("hiragana", .hiragana),
            ("katakana", .katakana), ("hangul", .hangul),
        ]
        return Dictionary(uniqueKeysWithValues: names.map { (NameKey($0), $1) })
    }()

    func counters(_ value: CSSValue, _ kind: ElementStyle.CounterChange.Kind, default number: Int) -> StyleValue? {
        if StyleKeyword(value) == StyleKeyword.none { return .counters([]) }
        var changes: [ElementStyle.CounterChange] = []
        for component in value.components {
            guard let first = component.tokens.first else { return nil }
            if first.kind == .ident {
                changes.append(ElementStyle.CounterChange(kind: kind, name: first.text, value: number))
            } else if first.kind == .number, first.isInteger, component.tokens.count == 1, !changes.isEmpty {
                changes[changes.count - 1].value = Int(max(-1e9, min(1e9, first.number)))
            } else if first.kind == .function, kind == .reset, component.tokens.count == 3, component.tokens[1].kind == .ident {
                changes.append(ElementStyle.CounterChange(kind: kind, name: component.tokens[1].text, value: number))
            } else {
                return nil
            }
        }
        return changes.isEmpty ? nil : .counters(changes)
    }

    /// `quotes`: pairs of strings; an empty list is `none`, and no list `auto`.
    func quotes(_ value: CSSValue) -> StyleValue? {
        if let keyword = StyleKeyword(value) {
            return keyword == .auto || keyword == .none ? .keyword(keyword) : keyword == .matchParent ? .keyword(.auto) : nil
        }
        let strings = value.components.compactMap { $0.tokens.count == 1 && $0.tokens[0].kind == .string ? $0.tokens[0].text : nil }
        guard strings.count == value.components.count, strings.count % 2 == 0 else { return nil }
        return .quotes(strings)
    }
}
