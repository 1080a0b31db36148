// SPDX-License-Identifier: Apache-2.0

import LineLayout
import TextModel

extension PlainTextWriter {
    /// Writes the line that is ready as a paragraph of lines no wider than there are columns.
    mutating func writeWrapped() {
        writeGap()
        let start = out.count
        let firstLeadColumns = indentation.firstWidth
        indentation.takeFirst(to: &out)
        let indents = indentsParagraphs ? (first: lineStyle.firstIndent, head: lineStyle.headIndent) : (first: 0, head: 0)
        let first = columns - firstLeadColumns - indents.first
        let other = columns - indentation.width - indents.head
        hasLines = true
        lastLineIsEmpty = line.isEmpty && out[start...].allSatisfy { $0 == UInt8(ascii: " ") }
        if lineStyle.isPreformatted { return writeAsItIs(from: start) }
        _ = line.expandFirstTab(to: indents.head - indents.first)
        line.bytes.withUnsafeBufferPointer { text in
            wrapper.wrap(text, first: first, other: other, .words)
            let isPlain = !line.hasTab && !line.hasDirection && !line.hasSoftHyphen
            var copier = LineCopier()
            for (number, line) in wrapper.lines.enumerated() {
                let outStart = number == 0 ? start : out.count
                if number > 0 { out.append(contentsOf: indentation.bytes) }
                let free = (number == 0 ? first : other) - line.columns
                justification.leave()
                if lineStyle.isJustified { justification.prepare(text, line, free: free) }
                let padding = justification.gaps.isEmpty ? lineStyle.padding(free) : 0
                let spaces = (number == 0 ? indents.first : indents.head) + padding
                if spaces > 0 { out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces)) }
                if isPlain, justification.gaps.isEmpty {
                    out.append(contentsOf: UnsafeBufferPointer(rebasing: text[line.range]))
                } else {
                    copy(line, of: text, &copier)
                }
                trimSpaces(from: outStart)
                out.append(Self.lineFeed)
            }
        }
    }

    /// Copies a line, its spaces widened where it is justified.
    private mutating func copy(_ line: LineWrapper.Line, of text: UnsafeBufferPointer<UInt8>, _ copier: inout LineCopier) {
        copier.begin(to: &out)
        var place = line.start
        for (number, gap) in justification.gaps.enumerated() {
            copier.copy(UnsafeBufferPointer(rebasing: text[place...gap]), to: &out)
            out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: justification.spaces(inGap: number)))
            place = gap + 1
        }
        copier.copy(UnsafeBufferPointer(rebasing: text[place..<line.end]), to: &out)
        if line.hasHyphen { out.append(UInt8(ascii: "-")) }
        copier.end(to: &out)
    }

    private mutating func writeAsItIs(from start: Int) {
        for (number, part) in line.bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false).enumerated() {
            let outStart = number == 0 ? start : out.count
            if number > 0 { out.append(contentsOf: indentation.bytes) }
            out.append(contentsOf: part)
            trimSpaces(from: outStart)
            out.append(Self.lineFeed)
        }
    }

    /// Indents of paragraphs in items and cells are those that their markers and columns already stand for.
    private var indentsParagraphs: Bool { itemDepth == 0 && tables.isEmpty }

    /// Puts an empty line before the paragraph that is ready where one belongs.
    private mutating func writeGap() {
        let space = max(spaceAfter, lineStyle.spaceBefore)
        let isWanted = wantsGap || lineStyle.isHeading || lineStyle.startsPage || space >= LineStyle.smallestGap
        wantsGap = lineStyle.isHeading
        spaceAfter = lineStyle.spaceAfter
        if isWanted, !line.isEmpty { writeEmptyLine() }
    }

    /// Writes an empty line, with the quotation marks that it stands in, where there is something above it that is none.
    mutating func writeEmptyLine() {
        guard hasLines, !lastLineIsEmpty else { return }
        let start = out.count
        out.append(contentsOf: indentation.bytes.prefix(indentation.commonLength))
        trimSpaces(from: start)
        out.append(Self.lineFeed)
        lastLineIsEmpty = true
    }

    /// Adds the line that is ready to the open cell of an aligned table.
    mutating func addPiece() {
        guard let table = tables.indices.last else { return }
        let base = tables[table].baseLength
        let firstLeadColumns = indentation.firstWidth - tables[table].baseColumns
        var firstLead: [UInt8] = []
        indentation.takeFirst(to: &firstLead)
        let piece = AlignedTable.Piece(
            firstLead: Array(firstLead.dropFirst(base)), firstLeadColumns: firstLeadColumns, lead: Array(indentation.bytes.dropFirst(base)),
            leadColumns: indentation.width - tables[table].baseColumns, text: line.bytes, style: lineStyle)
        tables[table].aligned?.add(piece)
    }
}
