// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

extension TextWriter {
    mutating func beginTable(_ number: Number<Block>) {
        let shape = facts.shape(of: number)
        if !shape.isGrid { page.lines.writeHTML("<table>", joins: false) }
        lastList = nil
        blocks.append(.table(OpenTable(shape: shape)))
    }

    /// A caption before all rows is the table's; a later one is a row of one cell.
    mutating func beginCaption(_ table: OpenTable, _ number: Number<Block>) {
        guard table.hasRows || table.hasCaption else {
            var table = table
            table.hasCaption = true
            blocks[blocks.count - 1] = .table(table)
            return beginElement("caption", number)
        }
        page.lines.writeHTML("<tr>")
        beginElement("td", number, attributes: Self.spans(table.shape.columnCount, 1), closing: "</td>\n</tr>")
    }

    mutating func beginRow(isHeader: Bool) {
        guard let top = blocks.indices.last, case .table(var table) = blocks[top] else { return }
        table.isHeaderRow = isHeader
        if table.shape.isGrid {
            if !table.hasRows {
                lastList = nil
                page.lines.beginBlock()
                // No table is without a head: it is empty where the text has none.
                if !isHeader {
                    page.lines.writeLine(("|" + String(repeating: "  |", count: table.shape.columnCount)).utf8)
                    page.lines.writeLine(table.shape.delimiterRow.utf8)
                }
            }
            row = [UInt8(ascii: "|")]
        } else {
            page.lines.writeHTML("<tr>")
        }
        table.hasRows = true
        blocks[top] = .table(table)
    }

    mutating func endRow() {
        guard let top = blocks.indices.last, case .table(let table) = blocks[top] else { return }
        guard table.shape.isGrid else { return page.lines.writeHTML("</tr>") }
        page.lines.writeLine(row)
        if table.isHeaderRow { page.lines.writeLine(table.shape.delimiterRow.utf8) }
    }

    mutating func beginCell(_ number: Number<Block>?, _ placement: TableLayout.Placement) {
        guard let top = blocks.indices.last, case .table(let table) = blocks[top] else { return blocks.append(.plain) }
        let span = table.shape.columnSpan(placement)
        if table.shape.isGrid {
            // A place that no cell of the text fills may cover several columns, or none.
            if number == nil { for _ in 0..<span { row.append(contentsOf: "  |".utf8) } } else { row.append(ASCII.space) }
            return blocks.append(.cell(isHeader: table.isHeaderRow))
        }
        guard let number else {
            if span > 0 { page.lines.writeHTML("<td\(Self.spans(span, 1))></td>") }
            return blocks.append(.plain)
        }
        var isHeader = table.isHeaderRow
        if case .cell(let properties) = text.blocks[number.index].kind, properties.isHeader { isHeader = true }
        beginElement(
            isHeader ? "th" : "td", number, attributes: Self.spans(max(span, 1), placement.rowSpan), isBold: isHeader)
    }

    mutating func endCell(isMade: Bool) throws(ConversionError) {
        try writeCode()
        switch blocks.popLast() {
        case .element(let element): end(element)
        case .cell where !isMade: row.append(contentsOf: " |".utf8)
        default: break
        }
    }

    private static func spans(_ columns: Int, _ rows: Int) -> String {
        (columns > 1 ? " colspan=\"\(columns)\"" : "") + (rows > 1 ? " rowspan=\"\(rows)\"" : "")
    }
}
