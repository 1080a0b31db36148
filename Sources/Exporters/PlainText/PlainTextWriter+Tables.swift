// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A table that has begun.
struct OpenTable {
    /// Length of what all its lines begin with.
    let baseLength: Int
    /// The row that is open.
    var row: JoinedRow?
}

extension PlainTextWriter {
    mutating func beginTable() {
        // A table in a cell: the row around it cannot be one line. So no more than one row is ever put off.
        if let outer = tables.indices.last { splitRow(of: outer) }
        tables.append(OpenTable(baseLength: indentation.bytes.count))
    }

    mutating func endTable() { tables.removeLast() }

    mutating func beginRow() {
        guard let table = tables.indices.last else { return }
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
    }

    mutating func endCell() {
        if let table = tables.indices.last, tables[table].row?.isWaiting == true { tables[table].row?.add([], &indentation) }
        indentation.pop()
    }

    /// Puts the line that is ready into the open row. Returns whether it must be written instead.
    mutating func placeInRow() -> Bool {
        guard let table = tables.indices.last else { return true }
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
