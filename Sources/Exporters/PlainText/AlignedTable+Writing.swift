// SPDX-License-Identifier: Apache-2.0

import LineLayout

extension AlignedTable {
    /// A cell's lines, ready to be put beside those of its neighbours.
    private struct CellLines {
        let start: Int
        let columns: Range<Int>
        let lines: Range<Int>
    }

    /// A line in a cell: its bytes, and the columns before it and that it takes.
    private struct CellLine {
        let bytes: Range<Int>
        let padding: Int
        let columns: Int
    }

    /// Writes the table's lines; rows without text are left out where there are no lines around cells.
    func write(to output: inout [UInt8], _ wrapper: inout LineWrapper) {
        let widths = columnWidths(&wrapper)
        var grid = lines.map { TableGrid($0, widths, hasRules: hasRules(widths, &wrapper)) }
        var isFirst = true
        var first = 0
        while first < cells.count {
            let (number, isCaption) = (cells[first].row, cells[first].isCaption)
            let end = cells[first...].firstIndex { $0.row != number } ?? cells.count
            let row = cells[first..<end]
            let rule =
                isCaption ? grid?.end() : grid?.begin(row.map { ($0.columns, $0.end) }, row: number, isBehindHead: number == headerRows)
            write(rule ?? [], &isFirst, to: &output)
            writeRow(row, widths, isCaption ? nil : grid, &isFirst, to: &output, &wrapper)
            first = end
        }
        write(grid?.end() ?? [], &isFirst, to: &output)
    }

    /// Writes a line of a grid, if it has one here.
    private func write(_ line: [UInt8], _ isFirst: inout Bool, to output: inout [UInt8]) {
        guard !line.isEmpty else { return }
        output.append(contentsOf: isFirst ? firstLead : lead)
        output.append(contentsOf: line)
        output.append(UInt8(ascii: "\n"))
        isFirst = false
    }

    /// Whether rows are told apart only by lines between them.
    private func hasRules(_ widths: ColumnWidths, _ wrapper: inout LineWrapper) -> Bool {
        for cell in cells where !cell.isCaption && !cell.columns.isEmpty {
            if cell.pieces.count > 1 || cell.columns.count > 1 || cell.end > cell.row + 1 { return true }
            guard let piece = cell.pieces.first.map({ pieces[$0] }) else { continue }
            let columns = piece.text.withUnsafeBufferPointer { wrapper.widestLine($0) }
            if piece.leads + columns > widths.width(of: cell.columns) || wrapper.lines.count > 1 { return true }
        }
        return false
    }

    private func columnWidths(_ wrapper: inout LineWrapper) -> ColumnWidths {
        // A caption has the whole width, whatever it is.
        let measured = cells.filter { !$0.isCaption }
        func measure(_ width: (Piece) -> Int) -> [Int] { measured.map { pieces[$0.pieces].reduce(0) { max($0, width($1)) } } }
        let wanted = measure { $0.leads + $0.text.withUnsafeBufferPointer { wrapper.widestLine($0) } }
        return ColumnWidths(
            columnCount: columnCount, gap: lines == nil ? Self.gap : Self.framedGap,
            available: available - (lines == nil ? 0 : Self.frame), spans: measured.map(\.columns), wanted: wanted
        ) {
            measure { piece in
                piece.leads
                    + piece.text.withUnsafeBufferPointer { piece.style.isPreformatted ? wrapper.widestLine($0) : wrapper.widestWord($0) }
            }
        } parts: {
            measure { piece in piece.leads + piece.text.withUnsafeBufferPointer { wrapper.widestPart($0) } }
        }
    }

    private func writeRow(
        _ row: ArraySlice<Cell>, _ widths: ColumnWidths, _ grid: TableGrid?, _ isFirst: inout Bool, to output: inout [UInt8],
        _ wrapper: inout LineWrapper
    ) {
        var bytes: [UInt8] = []
        var lines: [CellLine] = []
        var open: [CellLines] = []
        for cell in row where !cell.pieces.isEmpty && !cell.columns.isEmpty {
            let first = lines.count
            let width = cell.isCaption ? available : widths.width(of: cell.columns)
            for piece in pieces[cell.pieces] { Self.layOut(piece, width, &bytes, &lines, &wrapper) }
            open.append(
                CellLines(start: widths.starts[cell.columns.lowerBound], columns: cell.columns, lines: first..<lines.count))
        }
        if let grid { return writeFramed(bytes, lines, open, grid, &isFirst, to: &output) }
        guard !bytes.isEmpty else { return }
        var number = 0
        while !open.isEmpty {
            let start = output.count
            output.append(contentsOf: isFirst ? firstLead : lead)
            isFirst = false
            var column = 0
            for cell in open {
                let line = lines[cell.lines.lowerBound + number]
                guard !line.bytes.isEmpty else { continue }
                // A line that stands out of its column still keeps a space from the next one.
                let spaces = max(cell.start + line.padding - column, column > 0 ? 1 : 0)
                output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
                output.append(contentsOf: bytes[line.bytes])
                column += spaces + line.columns
            }
            while output.count > start, output.last == UInt8(ascii: " ") { output.removeLast() }
            output.append(UInt8(ascii: "\n"))
            number += 1
            open.removeAll { $0.lines.count <= number }
        }
    }

    /// Writes the lines of a row between those around its cells; a row without text is one, too.
    private func writeFramed(
        _ bytes: [UInt8], _ lines: [CellLine], _ cells: [CellLines], _ grid: TableGrid, _ isFirst: inout Bool, to output: inout [UInt8]
    ) {
        for number in 0..<max(1, cells.reduce(0) { max($0, $1.lines.count) }) {
            let parts = cells.compactMap { cell -> TableGrid.Part? in
                guard number < cell.lines.count else { return nil }
                let line = lines[cell.lines.lowerBound + number]
                return TableGrid.Part(columns: cell.columns, text: bytes[line.bytes], padding: line.padding, width: line.columns)
            }
            write(grid.line(parts), &isFirst, to: &output)
        }
    }

    private static func layOut(
        _ piece: Piece, _ width: Int, _ bytes: inout [UInt8], _ lines: inout [CellLine], _ wrapper: inout LineWrapper
    ) {
        let hasLead = max(piece.firstLeadColumns, piece.leadColumns) < width
        let (firstColumns, otherColumns) = hasLead ? (piece.firstLeadColumns, piece.leadColumns) : (0, 0)
        piece.text.withUnsafeBufferPointer { text in
            wrapper.wrap(text, first: width - firstColumns, other: width - otherColumns, .longWords)
            var copier = LineCopier()
            for (number, line) in wrapper.lines.enumerated() {
                let before = bytes.count
                if hasLead { bytes.append(contentsOf: number == 0 ? piece.firstLead : piece.lead) }
                copier.begin(to: &bytes)
                copier.copy(UnsafeBufferPointer(rebasing: text[line.range]), to: &bytes)
                if line.hasHyphen { bytes.append(UInt8(ascii: "-")) }
                copier.end(to: &bytes)
                if line.range.isEmpty, number > 0 { bytes.removeLast(bytes.count - before) }
                let columns = (number == 0 ? firstColumns : otherColumns) + line.columns
                lines.append(CellLine(bytes: before..<bytes.count, padding: piece.style.padding(width - columns), columns: columns))
            }
        }
    }
}
