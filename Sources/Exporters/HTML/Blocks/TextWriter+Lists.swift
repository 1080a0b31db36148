// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

extension TextWriter {
    mutating func beginList(_ properties: ListProperties, _ block: Block) {
        let isOrdered = properties.marker.isOrdered
        listDepth += 1
        var head: Double?
        if case .paragraph(let paragraph)? = events.peekSecond() { head = facts(of: paragraph).headIndent }
        let hasOwnIndent = head != nil && !saysIndent(block.box)
        var declarations = Declarations()
        if hasOwnIndent { declarations.add("padding", "0") }
        if let marker = ListMarker.css(properties, depth: listDepth, page: page) { declarations.add("list-style-type", marker) }
        let element = isOrdered ? "ol" : "ul"
        var numbering = ""
        var start = properties.start
        if isOrdered {
            if case .begin(let number)? = events.peek(), number.index < text.blocks.count,
                case .item(let item) = text.blocks[number.index].kind
            {
                start = item.ordinal
            }
            if let type = ListMarker.type(properties.marker) { numbering += " type=\"\(type)\"" }
            if properties.isReversed { numbering += " reversed" }
            if start != 1 || properties.isReversed { numbering += " start=\"\(start)\"" }
        }
        page.body.write("<\(element)\(numbering)" + attributes(element, block, declarations) + ">\n")
        push("</\(element)>\n", kind: .list(OpenList(properties: properties, next: start, hasOwnIndent: hasOwnIndent)))
    }

    mutating func beginItem(_ properties: ItemProperties, _ block: Block) throws(ConversionError) {
        guard let top = blocks.indices.last, case .list(var list) = blocks[top].kind else { return try beginPlain("div", block) }
        var attributes = ""
        if list.properties.marker.isOrdered {
            if properties.ordinal != list.next { attributes = " value=\"\(properties.ordinal)\"" }
            list.next = properties.ordinal.addingReportingOverflow(list.properties.isReversed ? -1 : 1).partialValue
            blocks[top].kind = .list(list)
        }
        var geometry = Declarations()
        var innerEdge = 0.0
        if list.hasOwnIndent, !saysIndent(block.box) {
            innerEdge = max(events.peekParagraph().flatMap { facts(of: $0).headIndent } ?? edge, 0)
            geometry = itemGeometry(innerEdge)
        }
        if let marker = properties.marker { geometry.add("list-style-type", CSSText.string(marker.isEmpty ? "" : marker + " ")) }
        try beginPlain("li", block, mayBeBare: true, innerEdge: innerEdge, attributes: attributes, end: "</li>\n", geometry)
        blocks[blocks.count - 1].kind = .item
    }

    /// Moves an item to `head` points from the leading edge. Neighbours mostly stand alike.
    private mutating func itemGeometry(_ head: Double) -> Declarations {
        if let last = lastItemGeometry, last.head == head, last.edge == edge { return last.declarations }
        var declarations = Declarations()
        if head != edge { declarations.add(page.direction == .rightToLeft ? "margin-right" : "margin-left", points: head - edge) }
        // A marker that hangs left of the page could not be seen.
        if head < Self.roomForMarker { declarations.add("list-style-position", "inside") }
        lastItemGeometry = (head, edge, declarations)
        return declarations
    }

    /// Points that a short marker needs.
    private static let roomForMarker = 9.0

    private func saysIndent(_ box: BoxStyle?) -> Bool {
        box.map { $0.padding.left.wrappedValue != nil || $0.margin.left.wrappedValue != nil } ?? false
    }
}

/// The markers of lists in HTML and CSS (Counter Styles 3).
enum ListMarker {
    /// The `type` of an ordered list, where it has one.
    static func type(_ marker: ListProperties.Marker) -> String? {
        switch marker {
        case .lowerAlpha: "a"
        case .upperAlpha: "A"
        case .lowerRoman: "i"
        case .upperRoman: "I"
        default: nil
        }
    }

    /// The `list-style-type` where neither the element nor its `type` says it.
    static func css(_ list: ListProperties, depth: Int, page: PageState) -> String? {
        switch list.marker {
        case .none: return "none"
        case .disc: return depth == 1 ? nil : "disc"
        case .circle: return depth == 2 ? nil : "circle"
        case .square: return depth > 2 ? nil : "square"
        case .hyphen: return CSSText.string("⁃ ")
        case .check: return CSSText.string("✓ ")
        case .custom: return CSSText.string(list.prefix.isEmpty ? "" : list.prefix + " ")
        default: return numbered(list, page)
        }
    }

    private static func numbered(_ list: ListProperties, _ page: PageState) -> String? {
        let system = counterStyle(list.marker)
        if list.prefix.isEmpty, String.bytesEqual(list.suffix, ".") { return type(list.marker) == nil ? system : nil }
        let affixes =
            "system:extends \(system ?? "decimal");prefix:\(CSSText.string(list.prefix));suffix:\(CSSText.string(list.suffix + " "))"
        if let name = page.styles.counterStyle(affixes) { return name }
        page.warnOnce("list-marker", "what stands around numbers of lists is left out: it needs a style sheet")
        return type(list.marker) == nil ? system : nil
    }

    /// The name of a counter style; `nil` for decimal numbers, also in the place of those that CSS has no style for.
    private static func counterStyle(_ marker: ListProperties.Marker) -> String? {
        switch marker {
        case .decimalLeadingZero: "decimal-leading-zero"
        case .lowerAlpha: "lower-alpha"
        case .upperAlpha: "upper-alpha"
        case .lowerRoman: "lower-roman"
        case .upperRoman: "upper-roman"
        case .lowerGreek: "lower-greek"
        case .hebrew: "hebrew"
        case .thai: "thai"
        case .cjkDecimal: "cjk-decimal"
        case .hiragana: "hiragana"
        case .katakana: "katakana"
        case .hangul: "hangul"
        case .none, .disc, .circle, .square, .hyphen, .check, .custom, .decimal, .ordinal, .cardinalText, .ordinalText, .arabicAbjad: nil
        }
    }
}
