// SPDX-License-Identifier: Apache-2.0

import TerminalWidth
import DocumentConversion
import LineLayout
import TextModel

extension ANSIWriter {
    /// Columns up to which markers of a list are aligned.
    private static let widestMarker = 12

    mutating func begin(_ number: Number<Block>) {
        guard let block = block(number) else { return }
        var context = context
        context.cover(with: block.box)
        switch block.kind {
        case .list:
            if listDepth == 0 { wantsGap = true }
            listDepth += 1
            indentation.push()
        case .item(let item):
            itemDepth += 1
            beginItem(item, of: block.parent)
        case .term:
            context.isBold = true
            indentation.push()
        case .description: indentation.push("    ")
        case .quote:
            wantsGap = true
            indentation.push("│ ", columns: 2)
        case .preformatted:
            wantsGap = true
            preformattedDepth += 1
            // Set apart, unless its box says where it stands.
            indentation.push(block.box?.margin.left.wrappedValue == 0 ? "" : "    ")
        case .figure, .definitionList:
            wantsGap = true
            indentation.push()
        case .table(let table): beginTable(table, block.box)
        case .caption:
            context.isItalic = true
            indentation.push()
            beginCaption()
        case .section, .cell: indentation.push()
        }
        if keepsOwnSpace(block) { spaceAfter = max(spaceAfter, block.box?.margin.top.wrappedValue ?? 0) }
        contexts.append(context)
        beginBox(block)
    }

    mutating func end(_ number: Number<Block>, to output: inout OutputBuffer) {
        guard let block = block(number) else { return }
        endBox(block)
        contexts.removeLast()
        indentation.pop()
        switch block.kind {
        case .list:
            listDepth -= 1
            if listDepth == 0 { wantsGap = true }
        case .item: itemDepth -= 1
        case .quote, .figure, .definitionList: wantsGap = true
        case .preformatted:
            wantsGap = true
            preformattedDepth -= 1
        case .table: endTable(to: &output)
        case .caption: endCaption()
        default: break
        }
        if keepsOwnSpace(block) { spaceAfter = max(spaceAfter, block.box?.margin.bottom.wrappedValue ?? 0) }
    }

    /// Whether the space around a block is what its box says; others have their own rules.
    private func keepsOwnSpace(_ block: Block) -> Bool {
        switch block.kind {
        case .section, .item, .term, .description: block.box != nil
        default: false
        }
    }

    /// Lines around a block. Tables have their own.
    private mutating func beginBox(_ block: Block) {
        let lines = hasLines(block) ? ParagraphLook.Lines(block.box) : []
        if lines.contains(.top) {
            if wantsGap { writeEmptyLine() }
            wantsGap = false
            writeRule()
        }
        indentation.push(lines.contains(.left) ? "│ " : "", columns: lines.contains(.left) ? 2 : 0)
    }

    private mutating func endBox(_ block: Block) {
        indentation.pop()
        if hasLines(block), ParagraphLook.Lines(block.box).contains(.bottom) {
            writeRule()
            wantsGap = false
            spaceAfter = 0
        }
    }

    private func hasLines(_ block: Block) -> Bool {
        guard block.box != nil, tables.isEmpty else { return false }
        switch block.kind {
        case .table, .cell, .list, .item, .caption: return false
        default: return true
        }
    }

    private mutating func beginItem(_ item: ItemProperties, of list: Number<Block>?) {
        var marker: [UInt8] = []
        var width = 0
        var aligned = 0
        if let list, case .list(let properties) = block(list)?.kind {
            marker = Self.marker(item, in: properties, depth: listDepth)
            width = Self.columns(marker)
            aligned = list.index < markerWidths.count ? markerWidths[list.index] : 0
        }
        push(marker: marker, width: width, aligned: aligned)
    }

    /// A marker that stands right in `aligned` columns.
    private mutating func push(marker: [UInt8], width: Int, aligned: Int) {
        let room = max(2, indentation.maximumWidth / 2)
        if width > room {
            // A marker that long would leave no room for text.
            var cut = ""
            cut.unicodeScalars.append(contentsOf: String(decoding: marker, as: UTF8.self).unicodeScalars.prefix(room - 1))
            var short = LineText(dropsSoftHyphens: true)
            short.append(label: cut + "…")
            let text = short.bytes
            return push(marker: text, width: min(room, Self.columns(text)), aligned: 0)
        }
        let padding = marker.isEmpty ? 0 : max(0, min(aligned, room) - width)
        indentation.push(
            marker: Array(repeating: UInt8(ascii: " "), count: padding) + marker, width: padding + width,
            indent: max(1, padding + width) + 1
        )
    }

    private static func columns(_ label: [UInt8]) -> Int { ColumnCounter.columns(of: String(decoding: label, as: UTF8.self)) }

    private static func marker(_ item: ItemProperties, in list: ListProperties, depth: Int) -> [UInt8] {
        var marker = LineText(dropsSoftHyphens: true)
        marker.append(label: ListMarker.text(item, in: list, depth: depth))
        return marker.bytes
    }

    /// By the numbers of lists: the columns of the widest marker of those that count.
    static func markerWidths(_ blocks: [Block]) -> [Int] {
        var widths: [Int] = []
        for block in blocks {
            guard case .item(let item) = block.kind, let list = block.parent?.index, list < blocks.count,
                case .list(let properties) = blocks[list].kind, properties.marker.isOrdered
            else { continue }
            let width = columns(marker(item, in: properties, depth: 1))
            guard width <= widestMarker else { continue }
            if widths.isEmpty { widths = [Int](repeating: 0, count: blocks.count) }
            widths[list] = max(widths[list], width)
        }
        return widths
    }

    /// The text of a note follows.
    mutating func beginNote(_ mark: String, _ note: Note, isEmpty: Bool) {
        var marker = LineText(dropsSoftHyphens: true)
        marker.append(label: "[" + mark + "]")
        if note.kind == .comment, let author = note.author, !author.utf8.isEmpty { marker.append(label: " " + author + ":") }
        if !isInNotes { writeEndRule() }
        isInNotes = true
        itemDepth += 1
        push(marker: marker.bytes, width: Self.columns(marker.bytes), aligned: 0)
        if isEmpty {
            indentation.takeFirst(to: &out)
            Self.trimSpaces(&out)
            out.append(Self.lineFeed)
        }
    }

    mutating func endNote() {
        itemDepth -= 1
        indentation.pop()
        wantsGap = false
        spaceAfter = 0
    }

    /// Lists the links' addresses, where they are only numbered in the text.
    mutating func writeLinkList() {
        guard settings.links == .list, !styles.links.destinations.isEmpty else { return }
        writeEndRule()
        for (number, destination) in styles.links.destinations.enumerated() {
            var text = LineText(dropsSoftHyphens: true)
            text.append(label: "<\(number + 1)> " + destination)
            text.close()
            out.append(contentsOf: text.bytes)
            out.append(Self.lineFeed)
        }
    }

    /// A short line between the text and what belongs to it.
    private mutating func writeEndRule() {
        guard hasLines else { return }
        writeEmptyLine()
        writeRule(columns: 10)
        wantsGap = false
        spaceAfter = 0
    }

    func block(_ number: Number<Block>) -> Block? { number.index < text.blocks.count ? text.blocks[number.index] : nil }
}
