// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

extension TextWriter {
    mutating func begin(_ number: Number<Block>) throws(ConversionError) {
        writeLead()
        try writeCode()
        guard number.index < text.blocks.count else { return blocks.append(.plain) }
        switch text.blocks[number.index].kind {
        case .quote: blocks.append(.quote(open("> ", "> ")))
        case .preformatted(let properties): blocks.append(.code(OpenCode(language: properties.language)))
        case .list(let properties): beginList(properties, number)
        case .item(let properties): beginItem(properties)
        case .table: beginTable(number)
        case .caption:
            if case .table(let table)? = blocks.last, !table.shape.isGrid { beginCaption(table, number) } else { blocks.append(.plain) }
        case .definitionList:
            page.lines.writeHTML("<dl>", joins: false)
            blocks.append(.element(OpenElement(endTag: "</dl>", isOneLine: false, isBold: false, content: "")))
        case .term: beginElement("dt", number)
        case .description: beginElement("dd", number)
        case .cell, .figure, .section: blocks.append(.plain)
        }
    }

    mutating func end() throws(ConversionError) {
        try writeCode()
        switch blocks.popLast() {
        case .quote(let opening): page.lines.close(opening, keepsEmpty: false)
        case .item(let opening): page.lines.close(opening, keepsEmpty: true)
        case .list(let list): lastList = list
        case .table(let table): if !table.shape.isGrid { page.lines.writeHTML("</table>") }
        case .element(let element): end(element)
        case .code, .plain, .cell, nil: break
        }
    }

    func open(_ first: String, _ others: String) -> BlockLines.Opening {
        let opening = page.lines.open(first, others)
        if !opening.hasMarks {
            page.warnOnce("nesting-flattened", "quotes and lists that are nested too deep for Markdown have no marks of their own")
        }
        return opening
    }

    // MARK: Lists

    private mutating func beginList(_ properties: ListProperties, _ number: Number<Block>) {
        let isTight = !facts[number].isLoose
        let marks = properties.marker.isOrdered ? OpenList.delimiters : OpenList.bullets
        let isBracketed = properties.marker.isOrdered && String.bytesEqual(properties.suffix, ")")
        var list = OpenList(isOrdered: properties.marker.isOrdered, isTight: isTight, mark: isBracketed ? marks[1] : marks[0])
        if let last = lastList, last.isOrdered == list.isOrdered { list.changeMark(from: last.mark) }
        if let outer = innermostList {
            // In an item whose list is tight, a list follows the item's paragraph directly.
            if outer.isTight, !page.lines.isBehindMark { page.lines.separates = false }
            // Three bullets of a kind on one line would be a rule.
            if page.lines.isBehindMark, !list.isOrdered, !outer.isOrdered { list.changeMark(from: outer.mark) }
        }
        lastList = nil
        blocks.append(.list(list))
    }

    private var innermostList: OpenList? {
        guard blocks.count > 1, case .list(let list) = blocks[blocks.count - 2] else { return nil }
        return list
    }

    private mutating func beginItem(_ properties: ItemProperties) {
        guard let top = blocks.indices.last, case .list(var list) = blocks[top] else { return blocks.append(.plain) }
        var first = "- "
        if list.isOrdered {
            // Numbers count up by themselves: where the text's do not, another list begins.
            let jumps = list.next.map { $0 != properties.ordinal } ?? false
            if jumps { list.changeMark(from: list.mark) }
            let number = String(min(max(properties.ordinal, 0), Self.largestNumber))
            first = number + String(UnicodeScalar(list.mark)) + " "
            if list.next != nil, list.isTight, !jumps { page.lines.separates = false }
            list.next = properties.ordinal.addingReportingOverflow(1).partialValue
        } else {
            first = String(UnicodeScalar(list.mark)) + " "
            if list.next != nil, list.isTight { page.lines.separates = false }
            list.next = 0
        }
        blocks[top] = .list(list)
        lastList = nil
        let opening = open(first, String(repeating: " ", count: first.utf8.count))
        if !opening.hasMarks { page.lines.separates = true }
        blocks.append(.item(opening))
    }

    private static let largestNumber = 999_999_999

    // MARK: Elements

    /// Begins an element. One that holds a paragraph and no call of a note is one line of HTML; in all others Markdown stands between
    /// empty lines.
    mutating func beginElement(
        _ name: String, _ number: Number<Block>?, attributes: String = "", isBold: Bool = false, closing: String? = nil
    ) {
        let content = number.map { facts[$0] } ?? BlockFacts.Content()
        let isOneLine = content.isSingle && !content.hasNotes
        let tag = "<\(name)\(attributes)>"
        if !isOneLine {
            page.lines.writeHTML(tag)
            lastList = nil
        }
        blocks.append(
            .element(OpenElement(endTag: closing ?? "</\(name)>", isOneLine: isOneLine, isBold: isBold, content: isOneLine ? tag : "")))
    }

    mutating func addToElement(_ line: [UInt8], _ style: ParagraphStyle) {
        guard let top = blocks.indices.last, case .element(var element) = blocks[top] else { return }
        element.content += String(decoding: line, as: UTF8.self)
        blocks[top] = .element(element)
    }

    mutating func end(_ element: OpenElement) {
        page.lines.writeHTML(element.content + element.endTag)
        lastList = nil
    }
}
