// SPDX-License-Identifier: Apache-2.0

import TerminalWidth
import LineLayout
import TextModel

extension PlainTextWriter {
    mutating func begin(_ number: Number<Block>) {
        switch kind(number) {
        case .list:
            if listDepth == 0 { wantsGap = true }
            listDepth += 1
            indentation.push()
        case .item(let item):
            itemDepth += 1
            beginItem(item, of: number)
        case .description: indentation.push(columns > 0 ? "    " : "  ")
        case .quote:
            wantsGap = true
            indentation.push("> ")
        case .preformatted:
            wantsGap = true
            preformattedDepth += 1
            indentation.push()
        case .figure, .definitionList:
            wantsGap = true
            indentation.push()
        case .table:
            wantsGap = true
            beginTable(number)
            indentation.push()
        case .caption:
            indentation.push()
            tables.withLast { $0.aligned?.beginCaption() }
        default: indentation.push()
        }
        if let box = ownSpace(number) { spaceAfter = max(spaceAfter, box.margin.top.wrappedValue ?? 0) }
    }

    /// The box of a block around which the space is what that box says; others have their own rules.
    private func ownSpace(_ number: Number<Block>) -> BoxStyle? {
        switch kind(number) {
        case .section, .item, .term, .description: block(number)?.box
        default: nil
        }
    }

    mutating func end(_ number: Number<Block>) {
        indentation.pop()
        switch kind(number) {
        case .list:
            listDepth -= 1
            if listDepth == 0 { wantsGap = true }
        case .item: itemDepth -= 1
        case .quote, .figure, .definitionList: wantsGap = true
        case .preformatted:
            wantsGap = true
            preformattedDepth -= 1
        case .table:
            endTable()
            wantsGap = true
        case .caption: tables.withLast { $0.aligned?.endCell() }
        default: break
        }
        if let box = ownSpace(number) { spaceAfter = max(spaceAfter, box.margin.bottom.wrappedValue ?? 0) }
    }

    private mutating func beginItem(_ item: ItemProperties, of number: Number<Block>) {
        var marker = LineText()
        if case .list(let list) = block(number)?.parent.flatMap({ kind($0) }) {
            marker.append(label: ListMarker.text(item, in: list, depth: listDepth))
        }
        push(marker: marker.bytes)
    }

    private mutating func push(marker: [UInt8]) {
        guard columns > 0 else { return indentation.push(marker: marker, width: 0, indent: 2) }
        let width = ColumnCounter.columns(of: String(decoding: marker, as: UTF8.self))
        indentation.push(marker: marker, width: width, indent: max(width, 1) + 1)
    }

    /// The text of a note follows.
    mutating func beginNote(_ mark: String, _ note: Note, isEmpty: Bool) {
        var marker = LineText()
        marker.append(label: "[")
        marker.append(label: mark)
        marker.append(label: "]")
        if note.kind == .comment, let author = note.author, !author.utf8.isEmpty {
            marker.append(label: " ")
            marker.append(label: author)
            marker.append(label: ":")
        }
        if columns > 0, !isInNotes { writeEmptyLine() }
        isInNotes = true
        push(marker: marker.bytes)
        if isEmpty {
            let start = out.count
            indentation.takeFirst(to: &out)
            trimSpaces(from: start)
            out.append(Self.lineFeed)
        }
    }

    mutating func endNote() {
        indentation.pop()
        wantsGap = false
        spaceAfter = 0
    }

    /// Lists the addresses that are only numbered in the text, each whole.
    mutating func writeLinkNotes() {
        guard let links, !links.destinations.isEmpty else { return }
        writeEmptyLine()
        for (number, destination) in links.destinations.enumerated() {
            var text = LineText(dropsSoftHyphens: true)
            text.append(label: LinkNotes.mark(number + 1) + " " + destination)
            text.close()
            out.append(contentsOf: text.bytes)
            out.append(Self.lineFeed)
        }
    }

    private func block(_ number: Number<Block>) -> Block? { number.index < text.blocks.count ? text.blocks[number.index] : nil }

    private func kind(_ number: Number<Block>) -> Block.Kind? { block(number)?.kind }
}
