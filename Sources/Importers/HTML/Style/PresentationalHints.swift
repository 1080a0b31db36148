// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import StyleSheets
import TextModel

/// Attributes that stand for declarations (the HTML standard, section "Rendering", "presentational hints"; where the standard leaves a choice,
/// what browsers make of them).
struct PresentationalHints: Sendable {
    /// What `link` on the body says, as CSS.
    private let linkColor: [UInt8]?

    init(_ document: HTMLDocument) {
        linkColor = document.body.flatMap { $0[.link] }.flatMap { Self.color($0) }
    }

    private static let names: [HTMLName] = [
        .align, .valign, .bgcolor, .text, .color, .face, .size, .type, .width, .height, .border, .cellpadding, .cellspacing, .bordercolor,
        .nowrap, .clear, .hspace, .vspace, .dir, .wrap, .rules, .frame, .topmargin, .leftmargin, .marginheight, .marginwidth, .noshade,
        .frameborder,
    ]

    /// What a resolver asks.
    var forResolver: StyleResolver.Hints {
        StyleResolver.Hints(linkColor == nil ? Self.names : Self.names + [.href]) { append($0, to: &$1) }
    }

    /// Appends the declarations that an element's attributes stand for.
    func append(_ element: HTMLNode, to text: inout [UInt8]) {
        guard element.namespace == .html else { return }
        for attribute in element.attributes where attribute.namespace == .none {
            let value = attribute.value
            switch attribute.name {
            case .align: Self.appendAlignment(element, value, &text)
            case .valign: Self.appendVerticalAlignment(element, value, &text)
            case .bgcolor: if Self.hasBackground(element.name) { Self.append("background-color", Self.color(value), &text) }
            case .dir: Self.appendDirection(element, value, &text)
            case .width, .height: Self.appendSize(element, attribute.name, value, &text)
            case .nowrap: if element.name == .td || element.name == .th { text += Self.bytes("white-space:nowrap;") }
            case .clear: if element.name == .br { Self.appendClear(value, &text) }
            case .type: Self.appendListType(element, value, &text)
            case .wrap: if element.name == .pre { text += Self.bytes("white-space:pre-wrap;") }
            case .hspace, .vspace: Self.appendSpace(element, attribute.name, value, &text)
            case .href: if element.name == .a || element.name == .area { Self.append("color", linkColor, &text) }
            default: Self.appendOther(element, attribute.name, value, &text)
            }
        }
    }

    private static func appendOther(_ element: HTMLNode, _ name: HTMLName, _ value: HTMLText, _ text: inout [UInt8]) {
        switch element.name {
        case .body: appendBody(name, value, &text)
        case .font, .basefont: appendFont(name, value, &text)
        case .table: appendTable(element, name, value, &text)
        case .hr: appendRule(element, name, value, &text)
        case .img, .object, .input, .embed:
            if name == .border, let width = number(value) {
                text += bytes("border:\(width)px solid;")
            }
        case .iframe: if name == .frameborder, number(value) == 0 { text += bytes("border-width:0;") }
        default:
            let isPart = element.name == .tr || element.name == .td || element.name == .th
            if name == .bordercolor, isPart { append("border-color", color(value), &text) }
        }
    }

    // MARK: Page and text

    private static func appendBody(_ name: HTMLName, _ value: HTMLText, _ text: inout [UInt8]) {
        switch name {
        case .text: append("color", color(value), &text)
        case .topmargin, .marginheight:
            if let size = number(value) { text += bytes("margin-top:\(size)px;margin-bottom:\(size)px;") }
        case .leftmargin, .marginwidth:
            if let size = number(value) { text += bytes("margin-left:\(size)px;margin-right:\(size)px;") }
        default: break
        }
    }

    private static func appendFont(_ name: HTMLName, _ value: HTMLText, _ text: inout [UInt8]) {
        switch name {
        case .color: append("color", color(value), &text)
        case .face:
            // No more than the value of one declaration.
            let isPlain = value.allSatisfy { ![0x3B, 0x7B, 0x7D, 0x21, 0x5C].contains($0) }
            if isPlain, !value.isEmpty { append("font-family", Array(value), &text) }
        case .size:
            let sizes = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
            if let size = fontSize(value) { text += bytes("font-size:\(sizes[size - 1]);") }
        default: break
        }
    }

    /// "Rules for parsing a legacy font size": a number from 1 to 7, or one more or less than 3.
    private static func fontSize(_ value: HTMLText) -> Int? {
        let trimmed = value.drop { $0 <= 0x20 }
        guard let first = trimmed.first else { return nil }
        let isRelative = first == 0x2B || first == 0x2D
        let digits = (isRelative ? trimmed.dropFirst() : trimmed).prefix { $0 >= 0x30 && $0 <= 0x39 }
        guard !digits.isEmpty else { return nil }
        let number = digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 1000) }
        return min(max(isRelative ? first == 0x2B ? 3 + number : 3 - number : number, 1), 7)
    }

    private static func appendDirection(_ element: HTMLNode, _ value: HTMLText, _ text: inout [UInt8]) {
        let isAuto = value.equalsIgnoringCase("auto")
        guard isAuto || value.equalsIgnoringCase("ltr") || value.equalsIgnoringCase("rtl") else { return }
        let isRight = isAuto ? TextDirection.isRightToLeft(element) : value.equalsIgnoringCase("rtl")
        text += bytes(isRight ? "direction:rtl;" : "direction:ltr;")
        if isAuto, element.name == .pre || element.name == .textarea { text += bytes("unicode-bidi:plaintext;") }
    }

    private static func appendListType(_ element: HTMLNode, _ value: HTMLText, _ text: inout [UInt8]) {
        guard element.name == .ol || element.name == .ul || element.name == .li else { return }
        let types: [(StaticString, String)] = [
            ("1", "decimal"), ("a", "lower-alpha"), ("A", "upper-alpha"), ("i", "lower-roman"), ("I", "upper-roman"),
        ]
        for (type, marker) in types where value == type { text += bytes("list-style-type:\(marker);") }
        for type in ["none", "disc", "circle", "square"] as [StaticString] where value.equalsIgnoringCase(type) {
            text += bytes("list-style-type:\(type);")
        }
    }

    private static func appendClear(_ value: HTMLText, _ text: inout [UInt8]) {
        for side in ["left", "right", "both"] as [StaticString] where value.equalsIgnoringCase(side) { text += bytes("clear:\(side);") }
        if value.equalsIgnoringCase("all") { text += bytes("clear:both;") }
    }

    // MARK: Alignment

    private static func appendAlignment(_ element: HTMLNode, _ value: HTMLText, _ text: inout [UInt8]) {
        let words: [StaticString] = ["left", "right", "center", "justify", "middle", "top", "bottom", "absmiddle", "texttop", "baseline"]
        guard let word = words.first(where: { value.equalsIgnoringCase($0) })?.description else { return }
        switch element.name {
        case .img, .object, .embed, .iframe, .input, .applet: appendPictureAlignment(word, &text)
        case .table:
            if word == "center" { text += bytes("margin-left:auto;margin-right:auto;") }
            if word == "left" || word == "right" { text += bytes("float:\(word);") }
        case .hr:
            if word == "left" { text += bytes("margin-left:0;margin-right:auto;") }
            if word == "right" { text += bytes("margin-left:auto;margin-right:0;") }
            if word == "center" { text += bytes("margin-left:auto;margin-right:auto;") }
        case .caption: if word == "top" || word == "bottom" { text += bytes("caption-side:\(word);") }
        case .div, .p, .tr, .td, .th, .thead, .tbody, .tfoot:
            if word == "center" || word == "middle" { text += bytes("text-align:-webkit-center;") }
            if word == "left" || word == "right" { text += bytes("text-align:-webkit-\(word);") }
            if word == "justify" { text += bytes("text-align:justify;") }
        default:
            if word == "middle" { text += bytes("text-align:center;") }
            if ["left", "right", "center", "justify"].contains(word) { text += bytes("text-align:\(word);") }
        }
    }

    private static func appendPictureAlignment(_ word: String, _ text: inout [UInt8]) {
        switch word {
        case "left", "right": text += bytes("float:\(word);vertical-align:top;")
        case "middle", "absmiddle", "center": text += bytes("vertical-align:middle;")
        case "top", "bottom", "baseline": text += bytes("vertical-align:\(word == "bottom" ? "baseline" : word);")
        case "texttop": text += bytes("vertical-align:text-top;")
        default: break
        }
    }

    private static func appendVerticalAlignment(_ element: HTMLNode, _ value: HTMLText, _ text: inout [UInt8]) {
        switch element.name {
        // No standard has it for pictures; mail programs and old pages do.
        case .td, .th, .tr, .thead, .tbody, .tfoot, .img:
            for word in ["top", "middle", "bottom", "baseline"] as [StaticString] where value.equalsIgnoringCase(word) {
                text += bytes("vertical-align:\(word);")
            }
        default: break
        }
    }

    // MARK: Values

    static func bytes(_ text: String) -> String.UTF8View { text.utf8 }

    static func append(_ property: StaticString, _ value: [UInt8]?, _ text: inout [UInt8]) {
        guard let value else { return }
        text += "\(property):".utf8
        text += value
        text.append(0x3B)
    }

    /// A legacy colour as CSS.
    static func color(_ value: HTMLText) -> [UInt8]? {
        guard let color = CSSColor.parseLegacy(value.description) else { return nil }
        if let name = color.name { return Array(name.utf8) }
        let (red, green, blue) = color.components8
        let digits = Array("0123456789abcdef".utf8)
        return [0x23] + [red, green, blue].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    }

    /// "Rules for parsing non-negative integers".
    static func number(_ value: HTMLText) -> Int? {
        let trimmed = value.drop { $0 <= 0x20 }
        let digits = (trimmed.first == 0x2B ? trimmed.dropFirst() : trimmed).prefix { $0 >= 0x30 && $0 <= 0x39 }
        return digits.isEmpty ? nil : digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 1_000_000) }
    }

    /// "Rules for parsing dimension values": a number with perhaps a fraction, of pixels or per cent.
    static func dimension(_ value: HTMLText) -> String? {
        var rest = value.drop { $0 <= 0x20 }
        let whole = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
        guard !whole.isEmpty, whole.count < 8 else { return nil }
        rest = rest.dropFirst(whole.count)
        var number = String(decoding: whole, as: UTF8.self)
        if rest.first == 0x2E {
            let fraction = rest.dropFirst().prefix { $0 >= 0x30 && $0 <= 0x39 }
            if !fraction.isEmpty { number += ".\(String(decoding: fraction.prefix(8), as: UTF8.self))" }
            rest = rest.dropFirst(fraction.count + 1)
        }
        return number + (rest.first == 0x25 ? "%" : "px")
    }
}
