// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// A table that is being written.
struct OpenTable {
    let number: Number<Block>
    /// For each column the number of columns before it in which a cell begins; HTML has no other columns.
    let columns: [Int]
    /// Whether header rows stand in a group of their own: only if no cell reaches out of it.
    let hasHeaderGroup: Bool
    /// The element of the open row group.
    var group: String?
    var hasRows = false
    var hasCaption = false
    var rowIsHeader = false

    var columnCount: Int { columns.last ?? 0 }

    init(_ number: Number<Block>, _ layout: TableLayout?, headerRows: Int) {
        self.number = number
        var starts = [Bool](repeating: false, count: layout?.columnCount ?? 0)
        var reachesOut = false
        for placement in layout?.placements ?? [] {
            starts[placement.column] = true
            if placement.row < headerRows, placement.row + placement.rowSpan > headerRows { reachesOut = true }
        }
        var columns = [0]
        for isStart in starts { columns.append((columns.last ?? 0) + (isStart ? 1 : 0)) }
        self.columns = columns
        hasHeaderGroup = headerRows > 0 && !reachesOut
    }

    /// How many of HTML's columns a cell covers.
    func columnSpan(_ placement: TableLayout.Placement) -> Int {
        let end = min(placement.column + placement.columnSpan, columns.count - 1)
        return placement.column < end ? columns[end] - columns[placement.column] : 0
    }
}

extension TextWriter {
    mutating func beginTable(_ properties: TableProperties, _ block: Block, _ number: Number<Block>) {
        let table = OpenTable(number, events.layout(of: number), headerRows: properties.headerRows)
        var declarations = Declarations()
        if properties.collapsesBorders == false || properties.collapsesBorders == nil && properties.cellSpacing != nil {
            declarations.add("border-collapse", "separate")
        }
        declarations.add("border-spacing", points: properties.cellSpacing.map { max($0, 0) })
        declarations.add(page.declarations(for: block.boxed))
        switch properties.alignment {
        case .center:
            declarations.add("margin-left", "auto")
            declarations.add("margin-right", "auto")
        case .right, .end: declarations.add("margin-left", "auto")
        case nil, .natural, .left, .justified: break
        }
        page.body.write("<table" + page.styles.attribute(for: "table", [(.block, declarations)]) + ">\n")
        push("</table>\n", kind: .table(table))
        edge = 0
        if case .begin(let next)? = events.peek(), next.index < text.blocks.count, case .caption = text.blocks[next.index].kind { return }
        writeColumns(properties, table)
    }

    /// The widths of the columns, where they are known; widths of columns that are one in HTML are added.
    private func writeColumns(_ properties: TableProperties, _ table: OpenTable) {
        let widths = properties.columns.prefix(table.columns.count - 1).map(\.wrappedValue)
        guard widths.contains(where: { $0 != nil }) else { return }
        var merged = [Length?](repeating: nil, count: table.columnCount)
        for (column, width) in widths.enumerated() {
            let place = max(table.columns[column + 1] - 1, 0)
            guard place < merged.count else { continue }
            switch (merged[place], width) {
            case (.points(let left)?, .points(let right)?): merged[place] = .points(left + right)
            case (.percent(let left)?, .percent(let right)?): merged[place] = .percent(left + right)
            case (nil, let width): merged[place] = width
            default: break
            }
        }
        page.body.write("<colgroup>")
        for width in merged {
            var declarations = Declarations()
            declarations.add("width", width?.notNegative)
            page.body.write("<col" + page.styles.attribute(for: "col", [(.block, declarations)]) + ">")
        }
        page.body.write("</colgroup>\n")
    }

    /// A caption before all rows is the table's; a later one is a row of one cell.
    mutating func beginTableCaption(_ block: Block, _ table: OpenTable) throws(ConversionError) {
        var table = table
        let top = blocks.count - 1
        if !table.hasRows, !table.hasCaption {
            table.hasCaption = true
            blocks[top].kind = .table(table)
            return try beginPlain("caption", block, mayBeBare: true)
        }
        open("tbody", &table)
        blocks[top].kind = .table(table)
        let span = table.columnCount > 1 ? " colspan=\"\(table.columnCount)\"" : ""
        page.body.write("<tr>")
        try beginPlain("td", block, mayBeBare: true, attributes: span, end: "</td></tr>\n")
    }

    mutating func beginRow(isHeader: Bool) {
        guard let top = blocks.indices.last, case .table(var table) = blocks[top].kind else { return }
        if !table.hasRows, table.hasCaption, case .table(let properties) = text.blocks[table.number.index].kind {
            writeColumns(properties, table)
        }
        open(isHeader && table.hasHeaderGroup ? "thead" : "tbody", &table)
        table.rowIsHeader = isHeader
        blocks[top].kind = .table(table)
        page.body.write("<tr>")
    }

    mutating func endRow() { page.body.write("</tr>\n") }

    mutating func beginCell(_ number: Number<Block>?, _ placement: TableLayout.Placement) throws(ConversionError) {
        guard let top = blocks.indices.last, case .table(let table) = blocks[top].kind else { return }
        let span = table.columnSpan(placement)
        guard let number, case .cell(let properties) = text.blocks[number.index].kind else {
            // A place that no cell of the text fills, in columns of which some may not exist in HTML.
            if span > 0 { page.body.write("<td" + Self.spans(span, 1) + page.styles.attribute(for: "td", []) + "></td>") }
            return
        }
        var attributes = Self.spans(max(span, 1), placement.rowSpan)
        let isHeader = properties.isHeader || table.rowIsHeader
        if isHeader { attributes += table.rowIsHeader ? " scope=\"col\"" : " scope=\"row\"" }
        var declarations = Declarations()
        if let alignment = properties.verticalAlignment, alignment != .top { declarations.add("vertical-align", alignment.rawValue) }
        try beginPlain(
            isHeader ? "th" : "td", text.blocks[number.index], isPlain: isHeader, mayBeBare: true, innerEdge: 0, attributes: attributes,
            end: isHeader ? "</th>" : "</td>", declarations)
    }

    mutating func endCell(_ number: Number<Block>?) {
        if number != nil { end() }
    }

    /// Ends the open row group of a table that ends.
    func finish(_ table: OpenTable) {
        if let group = table.group { page.body.write("</\(group)>\n") }
    }

    private func open(_ group: String, _ table: inout OpenTable) {
        table.hasRows = true
        if let open = table.group {
            if open.utf8.elementsEqual(group.utf8) { return }
            page.body.write("</\(open)>\n")
        }
        table.group = group
        page.body.write("<\(group)>\n")
    }

    private static func spans(_ columns: Int, _ rows: Int) -> String {
        (columns > 1 ? " colspan=\"\(columns)\"" : "") + (rows > 1 ? " rowspan=\"\(rows)\"" : "")
    }
}
