// SPDX-License-Identifier: Apache-2.0

import TextModel

extension PlainTextWriter {
    mutating func begin(_ number: Number<Block>) {
        switch kind(number) {
        case .list:
            listDepth += 1
            indentation.push()
        case .item(let item): beginItem(item, of: number)
        case .description: indentation.push("  ")
        case .table:
            beginTable()
            indentation.push()
        default: indentation.push()
        }
    }

    mutating func end(_ number: Number<Block>) {
        indentation.pop()
        switch kind(number) {
        case .list: listDepth -= 1
        case .table: endTable()
        default: break
        }
    }

    private mutating func beginItem(_ item: ItemProperties, of number: Number<Block>) {
        var marker = LineText()
        if case .list(let list) = block(number)?.parent.flatMap({ kind($0) }) {
            marker.append(label: ListMarker.text(item, in: list, depth: listDepth))
        }
        push(marker: marker.bytes)
    }

    private mutating func push(marker: [UInt8]) {
        indentation.push(marker: marker, width: 0, indent: 2)
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
        push(marker: marker.bytes)
        if isEmpty {
            let start = out.count
            indentation.takeFirst(to: &out)
            trimSpaces(from: start)
            out.append(Self.lineFeed)
        }
    }

    mutating func endNote() { indentation.pop() }

    private func block(_ number: Number<Block>) -> Block? { number.index < text.blocks.count ? text.blocks[number.index] : nil }

    private func kind(_ number: Number<Block>) -> Block.Kind? { block(number)?.kind }
}
