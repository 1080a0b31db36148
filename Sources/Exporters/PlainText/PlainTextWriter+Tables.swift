// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A table that has begun.
struct OpenTable {
    /// Length of what all its lines begin with.
    let baseLength: Int
    /// Columns that this takes.
    let baseColumns: Int
    /// In how many items it stands.
    let itemDepth: Int
    /// The row that is open, where rows become lines.
    var row: JoinedRow?
    /// The table so far, where its columns are aligned.
    var aligned: AlignedTable?
}

extension [OpenTable] {
    /// Changes the innermost table in its place.
    mutating func withLast(_ change: (inout OpenTable) -> Void) {
        if let last = indices.last { change(&self[last]) }
    }
}

extension PlainTextWriter {
    mutating func beginTable(_ number: Number<Block>) {
        // A table in a cell: the row around it cannot be one line. So no more than one row is ever put off.
        if let outer = tables.indices.last { splitRow(of: outer) }
        var table = OpenTable(baseLength: indentation.bytes.count, baseColumns: indentation.width, itemDepth: itemDepth)
        let available = columns - indentation.width
        // Only tables without another one in them are aligned: those around others lay out a page, and nothing nests.
        if columns > 0, number.index < holdsTable.count, !holdsTable[number.index], AlignedTable.fits(columnCount, available: available) {
            writeEmptyLine()
            wantsGap = false
            var firstLead: [UInt8] = []
            indentation.takeFirst(to: &firstLead)
            table.aligned = AlignedTable(
                columnCount: columnCount, available: available, lines: tableLines, firstLead: firstLead, lead: indentation.bytes)
        }
        tables.append(table)
    }

    mutating func endTable() {
        guard let table = tables.popLast()?.aligned else { return }
        let start = out.count
        table.write(to: &out, &wrapper)
        guard out.count > start else { return }
        hasLines = true
        lastLineIsEmpty = false
        spaceAfter = 0
    }

    mutating func beginRow(isHeader: Bool) {
        guard let table = tables.indices.last else { return }
        guard columns == 0 else {
            tables[table].aligned?.beginRow(isHeader: isHeader)
            return
        }
        tables[table].row = JoinedRow(baseLength: tables[table].baseLength)
    }

    mutating func endRow() {
        guard let table = tables.indices.last, let row = tables[table].row else { return }
        tables[table].row = nil
        if !row.isSplit {
            row.write(to: &out)
            hasLines = true
            lastLineIsEmpty = false
        }
    }

    mutating func beginCell(_ placement: TableLayout.Placement, isMade: Bool) {
        indentation.push()
        guard let table = tables.indices.last else { return }
        tables[table].row?.beginCell(column: placement.column, isMade: isMade)
        if !isMade || tables[table].aligned?.lines != nil { tables[table].aligned?.beginCell(placement) }
    }

    mutating func endCell() {
        if let table = tables.indices.last, tables[table].row?.isWaiting == true { tables[table].row?.add([], &indentation) }
        tables.withLast { $0.aligned?.endCell() }
        indentation.pop()
    }

    /// Puts the line that is ready into the open row. Returns whether it must be written instead.
    mutating func placeInRow() -> Bool {
        guard let table = tables.indices.last, tables[table].row != nil else { return true }
        if tables[table].row?.isWaiting == true {
            tables[table].row?.add(line.bytes, &indentation)
            return false
        }
        splitRow(of: table)
        let isFirst = tables[table].row?.hasParagraph == false
        tables[table].row?.countParagraph()
        return !(isFirst && line.isEmpty)
    }

    private mutating func splitRow(of table: Int) {
        guard var row = tables[table].row, !row.isSplit else { return }
        // Two owners of the row would copy its bytes.
        tables[table].row = nil
        var written = false
        row.split { lead, text in
            out.append(contentsOf: lead)
            out.append(contentsOf: text)
            out.append(Self.lineFeed)
            written = true
        }
        if written {
            hasLines = true
            lastLineIsEmpty = false
        }
        tables[table].row = row
    }
}
