// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TextModel

// What style sheets add to the text: `content` of pseudo-elements.
extension FlowReader {
    mutating func appendGenerated(_ part: CSSPseudoElement, of node: HTMLNode) {
        guard let top = frames.last, top.isSelected, let number = styles.style(of: node, pseudoElement: part) else { return }
        let summary = summary(of: number)
        guard summary.display != .none, !summary.modes.contains(.isInvisible) else { return }
        let style = styles[number]
        if !style.counters.isEmpty { counters.apply(style.counters, at: frames.count) }
        let content = generatedText(style, node)
        guard !content.isEmpty else { return }
        let isBlock = summary.display.isBlockLevel || summary.floats
        if isBlock { endLine(leaving: false) }
        append(text: content.span, set(number, top.context), summary.modes, number)
        if isBlock { endLine(leaving: false) }
    }

    /// The text of a `::marker`, where a page gives one.
    mutating func generatedMarker(of node: HTMLNode) -> String? {
        guard let number = styles.style(of: node, pseudoElement: .marker) else { return nil }
        return String(decoding: generatedText(styles[number], node), as: UTF8.self).trimmedSpaces
    }

    private mutating func generatedText(_ style: ElementStyle, _ node: HTMLNode) -> [UInt8] {
        var bytes: [UInt8] = []
        for part in style.content {
            switch part {
            case .text(let text): bytes += text.utf8
            case .attribute(let name): if let value = document.name(name).flatMap({ node[$0] }) { value.append(to: &bytes) }
            case .counter(let name, let marker): bytes += counterText(counters.value(of: name), marker).utf8
            case .counters(let name, let separator, let marker):
                bytes += counters.values(of: name).map { counterText($0, marker) }.joined(separator: separator).utf8
            case .openQuote:
                bytes += quote(style, counters.quoteDepth).open.utf8
                counters.quoteDepth += 1
            case .closeQuote:
                counters.quoteDepth = max(counters.quoteDepth - 1, 0)
                bytes += quote(style, counters.quoteDepth).close.utf8
            case .noOpenQuote: counters.quoteDepth += 1
            case .noCloseQuote: counters.quoteDepth = max(counters.quoteDepth - 1, 0)
            case .image: break
            }
        }
        return bytes
    }

    private func counterText(_ value: Int, _ marker: ListProperties.Marker) -> String {
        switch marker {
        case .none: ""
        case .disc: "•"
        case .circle: "◦"
        case .square: "▪"
        default: OrdinalFormat.text(value, marker)
        }
    }

    private func quote(_ style: ElementStyle, _ depth: Int) -> (open: String, close: String) {
        if let quotes = style.quotes {
            guard !quotes.isEmpty else { return ("", "") }
            return quotes[min(depth, quotes.count - 1)]
        }
        let language = currentLanguage
        let marks = QuotationMarks.marks(of: language)
        return depth % 2 == 0 ? marks.outer : marks.inner
    }
}

extension FlowReader {
    /// The language of text where the walk is.
    var currentLanguage: String? { frames.last.flatMap { contexts[$0.context].language } ?? documentLanguage }
}

/// The quotation marks of languages (CLDR's delimiters), by the primary subtag.
enum QuotationMarks {
    typealias Pair = (open: String, close: String)

    static func marks(of language: String?) -> (outer: Pair, inner: Pair) {
        let primary = language?.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") } ?? "en".utf8[...]
        switch String(Substring(primary)).lowercased() {
        case "de", "cs", "sk", "sl", "bg", "is", "lt", "et", "ka": return (("„", "“"), ("‚", "‘"))
        case "fr", "hy": return (("«\u{A0}", "\u{A0}»"), ("«\u{A0}", "\u{A0}»"))
        case "ru", "uk", "be": return (("«", "»"), ("„", "“"))
        case "es", "pt", "it", "el", "no", "nb", "nn", "sq", "ar", "fa": return (("«", "»"), ("“", "”"))
        case "pl", "ro", "hu": return (("„", "”"), ("«", "»"))
        case "nl", "en", "tr", "hi", "ko": return (("“", "”"), ("‘", "’"))
        case "sv", "fi": return (("”", "”"), ("’", "’"))
        case "da": return (("“", "”"), ("‘", "’"))
        case "ja", "zh": return (("「", "」"), ("『", "』"))
        default: return (("“", "”"), ("‘", "’"))
        }
    }
}
