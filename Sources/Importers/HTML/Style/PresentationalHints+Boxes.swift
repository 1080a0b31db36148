// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

/// Tables, rules and pictures.
extension PresentationalHints {
    static func hasBackground(_ name: HTMLName) -> Bool {
        switch name {
        case .body, .table, .thead, .tbody, .tfoot, .tr, .td, .th, .col, .colgroup, .marquee: true
        default: false
        }
    }

    static func appendSize(_ element: HTMLNode, _ name: HTMLName, _ value: HTMLText, _ text: inout [UInt8]) {
        let isWidth = name == .width
        switch element.name {
        case .table, .img, .iframe, .object, .embed, .video, .canvas, .marquee, .source: break
        case .td, .th, .col: if !isWidth, element.name == .col { return }
        case .tr, .thead, .tbody, .tfoot: if isWidth { return }
        case .hr: if !isWidth { return }
        case .input: guard element[.type]?.equalsIgnoringCase("image") == true else { return }
        default: return
        }
        guard let size = dimension(value) else { return }
        // Cells and tables of no width have the width of what is in them.
        if element.name != .img, size.hasPrefix("0"), size.utf8.allSatisfy({ $0 == 0x30 || $0 > 0x39 || $0 == 0x2E || $0 == 0x25 }) {
            if element.name == .td || element.name == .th || element.name == .table { return }
        }
        text += bytes("\(isWidth ? "width" : "height"):\(size);")
    }

    static func appendSpace(_ element: HTMLNode, _ name: HTMLName, _ value: HTMLText, _ text: inout [UInt8]) {
        switch element.name {
        case .img, .object, .embed, .input, .iframe, .marquee: break
        case .table where name == .hspace || name == .vspace: break
        default: return
        }
        guard let size = dimension(value) else { return }
        text += bytes(name == .hspace ? "margin-left:\(size);margin-right:\(size);" : "margin-top:\(size);margin-bottom:\(size);")
    }

    static func appendTable(_ element: HTMLNode, _ name: HTMLName, _ value: HTMLText, _ text: inout [UInt8]) {
        switch name {
        case .border:
            // Without a number it is one of a pixel.
            let width = number(value) ?? 1
            guard width > 0 else { return }
            let hasColor = element[.bordercolor] != nil
            if element[.frame] == nil { text += bytes("border:\(width)px \(hasColor ? "solid" : "outset");") }
            if element[.rules] == nil { text += bytes("-internal-cell-border:\(hasColor ? "solid" : "inset");") }
        case .bordercolor: append("border-color", color(value), &text)
        case .cellpadding: if let size = number(value) { text += bytes("-internal-cell-padding:\(size)px;") }
        case .cellspacing: if let size = number(value) { text += bytes("border-spacing:\(size)px;") }
        case .rules:
            appendRules(value, &text)
            if element[.border] == nil, element[.frame] == nil { text += bytes("border-style:hidden;") }
        case .frame: appendFrame(value, &text)
        default: break
        }
    }

    private static func appendRules(_ value: HTMLText, _ text: inout [UInt8]) {
        for word in ["none", "groups", "rows", "cols", "all"] as [StaticString] where value.equalsIgnoringCase(word) {
            text += bytes("border-collapse:collapse;-internal-cell-border:\(value.equalsIgnoringCase("all") ? "solid" : "none");")
        }
    }

    private static func appendFrame(_ value: HTMLText, _ text: inout [UInt8]) {
        let frames: [(StaticString, String)] = [
            ("void", "hidden"), ("above", "solid hidden hidden hidden"), ("below", "hidden hidden solid hidden"),
            ("hsides", "solid hidden solid hidden"), ("lhs", "hidden hidden hidden solid"), ("rhs", "hidden solid hidden hidden"),
            ("vsides", "hidden solid hidden solid"), ("box", "solid"), ("border", "solid"),
        ]
        for (word, styles) in frames where value.equalsIgnoringCase(word) { text += bytes("border-width:1px;border-style:\(styles);") }
    }

    static func appendRule(_ element: HTMLNode, _ name: HTMLName, _ value: HTMLText, _ text: inout [UInt8]) {
        switch name {
        case .color:
            if let color = color(value) {
                append("border-color", color, &text); text += bytes("border-style:solid;background-color:") + color + [0x3B]
            }
        case .noshade: if element[.color] == nil { text += bytes("border-style:solid;border-color:#808080;background-color:#808080;") }
        case .size:
            guard let size = number(value), size > 0 else { return }
            text += bytes(size == 1 ? "border-bottom-width:0;" : "height:\(size - 2)px;")
        default: break
        }
    }
}
