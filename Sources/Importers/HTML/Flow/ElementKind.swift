// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

/// What an element is to the walk, where its style alone does not say it.
enum ElementKind: UInt8 {
    case other
    case heading, list, item, definitionList, term, description, quote, preformatted, figure, figureCaption, section
    case anchor, lineBreak, wordBreak, rule, image, map
    case input, optionGroup, option, canvas
    case frame, object, media, svg
    case ruby, rubyText, rubyParenthesis
    case role, inserted, quotation, abbreviation, paragraph
    case cell
    case skipped

    /// The kind of an HTML element.
    init(_ name: HTMLName) {
        let number = Int(name.rawValue)
        self = number < Self.kinds.count ? Self.kinds[number] : .other
    }

    private static let kinds: [ElementKind] = {
        var kinds = [ElementKind](repeating: .other, count: 256)
        for (kind, names) in Self.names {
            for name in names where Int(name.rawValue) < kinds.count { kinds[Int(name.rawValue)] = kind }
        }
        return kinds
    }()

    private static let names: [(ElementKind, [HTMLName])] = [
        (.heading, [.h1, .h2, .h3, .h4, .h5, .h6]),
        (.list, [.ul, .ol, .menu, .dir]), (.item, [.li]),
        (.definitionList, [.dl]), (.term, [.dt]), (.description, [.dd]),
        (.quote, [.blockquote]), (.preformatted, [.pre, .listing, .xmp, .plaintext]),
        (.figure, [.figure]), (.figureCaption, [.figcaption]),
        (.section, [.article, .aside, .header, .footer, .nav, .main]),
        (.anchor, [.a]), (.lineBreak, [.br]), (.wordBreak, [.wbr]), (.rule, [.hr]), (.image, [.img]), (.map, [.area]),
        (.input, [.input]), (.optionGroup, [.optgroup]), (.option, [.option]), (.canvas, [.canvas]),
        (.frame, [.iframe, .frame]), (.object, [.object, .embed, .applet]), (.media, [.video, .audio]), (.svg, [.svg]),
        (.ruby, [.ruby]), (.rubyText, [.rt]), (.rubyParenthesis, [.rp]),
        (.role, [.em, .strong, .code, .kbd, .samp, .var, .mark, .cite, .dfn]),
        (.inserted, [.ins]), (.quotation, [.q]), (.abbreviation, [.abbr, .acronym]), (.paragraph, [.p]),
        (.cell, [.td, .th]),
        (.skipped, [.template, .meta, .link, .base, .param, .source, .track, .noembed, .noframes]),
    ]
}

extension HTMLNode {
    /// Whether the node is an element of HTML with a name.
    func isElement(_ name: HTMLName) -> Bool { kind == .element && self.name == name && namespace == .html }

    /// An attribute's value as a string; nil if it is not there.
    func string(_ name: HTMLName) -> String? { self[name].map(\.description) }

    /// An attribute's value without white space around it; nil if it is not there or empty.
    func trimmed(_ name: HTMLName) -> String? {
        guard let value = self[name] else { return nil }
        var bytes = value[...]
        while let first = bytes.first, first <= 0x20 { bytes = bytes.dropFirst() }
        while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// An attribute's value by the rules for parsing integers (HTML, section 2.3.4.1), saturating; nil if it holds none.
    func integer(_ name: HTMLName) -> Int? {
        guard let value = self[name] else { return nil }
        return value.withBytes { bytes in
            var place = 0
            while place < bytes.count, HTMLSpace.contains(bytes[place]) { place += 1 }
            var isNegative = false
            if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
                isNegative = bytes[place] == UInt8(ascii: "-")
                place += 1
            }
            var number: Int?
            while place < bytes.count, bytes[place] >= 0x30, bytes[place] <= 0x39 {
                number = min((number ?? 0) * 10 + Int(bytes[place] - 0x30), Int(Int32.max))
                place += 1
            }
            return number.map { isNegative ? -$0 : $0 }
        }
    }
}

/// The white space of HTML ("ASCII whitespace").
enum HTMLSpace {
    @inline(__always)
    static func contains(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && contains(UInt8(truncatingIfNeeded: scalar.value)) }

    @inline(__always)
    static func contains(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C }
}
