// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import LineLayout
import TextModel

/// A table that has begun.
struct OpenTable {
    /// Its number in the content; `nil` for one that is so deep in other tables that its cells only follow one another.
    let number: Int?
    /// Where its paragraphs go now.
    var place: TableContent.Place?
    /// Length and columns of what all lines in the open cell begin with.
    var baseLength = 0
    var baseColumns = 0
    var isHeaderRow = false
    /// In how many items it stands.
    var itemDepth = 0
    /// What the table's lines begin with, where it stands in no other one.
    var firstLead: [UInt8] = []
    var lead: [UInt8] = []
    var leadColumns = 0
}

extension ANSIWriter {
    /// How many tables stand in one another with lines around them. What is set in a cell is copied once for each of them.
    private static let maximumNesting = 4

    mutating func beginTable(_ table: TableProperties, _ box: BoxStyle?) {
        guard let outer = tables.last else {
            writeEmptyLineBeforeTable()
            var open = OpenTable(number: content.addTable(columnCount: max(1, columnCount), headerRows: table.headerRows))
            open.itemDepth = itemDepth
            open.leadColumns = max(indentation.firstWidth, indentation.width)
            indentation.takeFirst(to: &open.firstLead)
            open.lead = indentation.bytes
            tables.append(open)
            indentation.push()
            return
        }
        guard tables.count < Self.maximumNesting, let place = outer.place else {
            tables.append(
                OpenTable(
                    number: nil, place: outer.place, baseLength: outer.baseLength, baseColumns: outer.baseColumns, itemDepth: itemDepth))
            indentation.push()
            return
        }
        let number = content.addTable(columnCount: max(1, columnCount), headerRows: table.headerRows)
        content.add(piece(.table(number), in: outer), to: place)
        tables.append(OpenTable(number: number, itemDepth: itemDepth))
        indentation.push()
    }

    private mutating func writeEmptyLineBeforeTable() {
        writeEmptyLine()
        wantsGap = false
    }

    mutating func endTable(to output: inout OutputBuffer) {
        guard let table = tables.popLast(), tables.isEmpty else { return }
        var setter = TableSetter(content, styles, self.setter, available: max(1, settings.boxColumns - table.leadColumns))
        content.removeAll()
        setter.plan()
        var lines = TableRows(setter)
        var isFirst = true
        while lines.next() {
            for line in lines.block.lines {
                out.append(contentsOf: isFirst ? table.firstLead : table.lead)
                out.append(contentsOf: lines.block.bytes[line.bytes])
                Self.trimSpaces(&out)
                out.append(Self.lineFeed)
                isFirst = false
            }
            drain(to: &output)
        }
        if !isFirst {
            hasLines = true
            lastLineIsEmpty = false
        }
        spaceAfter = 0
        wantsGap = true
    }

    mutating func beginRow(isHeader: Bool) {
        guard let table = tables.indices.last else { return }
        tables[table].isHeaderRow = isHeader
        if let number = tables[table].number { content.beginRow(of: number) }
    }

    mutating func beginCell(_ number: Number<Block>?, _ placement: TableLayout.Placement) {
        var context = context
        let block = number.flatMap { self.block($0) }
        context.cover(with: block?.box)
        var cell = TableContent.Cell()
        if case .cell(let properties) = block?.kind {
            cell.isHeader = properties.isHeader
            cell.verticalAlignment = properties.verticalAlignment
        }
        indentation.push()
        if let table = tables.indices.last {
            context.isBold = context.isBold || tables[table].isHeaderRow || cell.isHeader
            if let number = tables[table].number {
                let count = content.tables[number].columnCount
                let end = min(placement.column + placement.columnSpan, count)
                cell.columns = min(placement.column, end)..<end
                cell.rowSpan = placement.rowSpan
                cell.fill = styles.style(background: context.background)
                open(content.addCell(cell, to: number))
            }
        }
        contexts.append(context)
    }

    mutating func endCell() {
        contexts.removeLast()
        indentation.pop()
        close()
    }

    mutating func beginCaption() {
        guard let number = tables.last?.number else { return }
        open(content.captionPlace(of: number))
    }

    mutating func endCaption() { close() }

    private mutating func open(_ place: TableContent.Place) {
        guard let table = tables.indices.last else { return }
        tables[table].place = place
        tables[table].baseLength = indentation.bytes.count
        tables[table].baseColumns = indentation.width
    }

    private mutating func close() {
        guard let table = tables.indices.last, tables[table].number != nil, let place = tables[table].place else { return }
        content.trim(place)
        tables[table].place = nil
    }

    /// Adds the line that is ready to the open cell.
    mutating func addPiece() {
        guard let table = tables.last, let place = table.place else { return }
        var piece = piece(.text, in: table)
        piece.style = look.line
        if !settings.isWrapping { piece.style.alignment = .start }
        piece.fill = styles.style(background: look.context(in: context).background)
        content.add(line, piece, to: place)
    }

    /// A piece with what its lines begin with.
    private mutating func piece(_ kind: TableContent.Piece.Kind, in table: OpenTable) -> TableContent.Piece {
        let firstLeadColumns = max(0, indentation.firstWidth - table.baseColumns)
        var firstLead: [UInt8] = []
        indentation.takeFirst(to: &firstLead)
        return TableContent.Piece(
            kind: kind, firstLead: Array(firstLead.dropFirst(table.baseLength)), firstLeadColumns: firstLeadColumns,
            lead: Array(indentation.bytes.dropFirst(table.baseLength)), leadColumns: max(0, indentation.width - table.baseColumns))
    }
}
