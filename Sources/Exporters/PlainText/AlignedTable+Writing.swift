// SPDX-License-Identifier: Apache-2.0

import LineLayout

extension AlignedTable {
    /// A cell's lines, ready to be put beside those of its neighbours.
    private struct CellLines {
        let start: Int
        let lines: Range<Int>
    }

    /// A line in a cell: its bytes, and the columns before it and that it takes.
    private struct CellLine {
        let bytes: Range<Int>
        let padding: Int
        let columns: Int
    }

    /// Writes the table's lines; rows without text are left out.
    func write(to output: inout [UInt8], _ wrapper: inout LineWrapper) {
        let widths = columnWidths(&wrapper)
        var isFirst = true
        var first = 0
        while first < cells.count {
            let end = cells[first...].firstIndex { $0.row != cells[first].row } ?? cells.count
            writeRow(cells[first..<end], widths, &isFirst, to: &output, &wrapper)
            first = end
        }
    }

    private func columnWidths(_ wrapper: inout LineWrapper) -> ColumnWidths {
        // A caption has the whole width, whatever it is.
        let measured = cells.filter { !$0.isCaption }
        func measure(_ width: (Piece) -> Int) -> [Int] { measured.map { pieces[$0.pieces].reduce(0) { max($0, width($1)) } } }
        let wanted = measure { $0.leads + $0.text.withUnsafeBufferPointer { wrapper.widestLine($0) } }
        return ColumnWidths(
            columnCount: columnCount, gap: Self.gap, available: available, spans: measured.map(\.columns), wanted: wanted
        ) {
            measure { piece in
                piece.leads
                    + piece.text.withUnsafeBufferPointer { piece.style.isPreformatted ? wrapper.widestLine($0) : wrapper.widestWord($0) }
            }
        }
    }

    private func writeRow(
        _ row: ArraySlice<Cell>, _ widths: ColumnWidths, _ isFirst: inout Bool, to output: inout [UInt8], _ wrapper: inout LineWrapper
    ) {
        var bytes: [UInt8] = []
        var lines: [CellLine] = []
        var open: [CellLines] = []
        for cell in row where !cell.pieces.isEmpty && !cell.columns.isEmpty {
            let first = lines.count
            let width = cell.isCaption ? available : widths.width(of: cell.columns)
            for piece in pieces[cell.pieces] { Self.layOut(piece, width, &bytes, &lines, &wrapper) }
            open.append(CellLines(start: widths.starts[cell.columns.lowerBound], lines: first..<lines.count))
        }
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
