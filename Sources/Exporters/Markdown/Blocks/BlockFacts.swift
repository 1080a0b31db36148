// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What must be known of a block before it is written, found in a walk of its own.
struct BlockFacts {
    /// What stands in a block directly.
    struct Content {
        /// Paragraphs that show something.
        var paragraphs = 0
        /// Whether blocks or rules stand in it.
        var hasBlocks = false
        var hasNotes = false
        /// For items: whether one stands before it in its list.
        var isFirst = false
        /// For lists: whether empty lines stand between its items.
        var isLoose = false

        var isEmpty: Bool { paragraphs == 0 && !hasBlocks }
        /// Whether it holds at most a paragraph.
        var isSingle: Bool { paragraphs <= 1 && !hasBlocks }
    }

    private var contents: [Content]
    private var shapes: [Number<Block>: TableShape] = [:]

    subscript(block: Number<Block>) -> Content { block.index < contents.count ? contents[block.index] : Content() }

    func shape(of table: Number<Block>) -> TableShape { shapes[table] ?? TableShape() }

    init(_ text: AttributedText, styles: [InlineStyle], dropsMedia: Bool) {
        contents = Array(repeating: Content(), count: text.blocks.count)
        guard !text.blocks.isEmpty else { return }
        var walk = BlockWalk(text)
        var look = ParagraphLook(text, styles: styles, dropsMedia: dropsMedia)
        var path: [Number<Block>] = []
        while let event = walk.next() {
            switch event {
            case .begin(let number):
                begin(number, text, in: path.last)
                if case .table(let properties) = text.blocks[number.index].kind {
                    shapes[number] = TableShape(walk.layout(of: number), headerRows: properties.headerRows)
                }
                path.append(number)
            case .end(let number):
                path.removeLast()
                end(number, text, in: path.last)
            case .beginRow: if let table = path.last { shapes[table]?.rowCount += 1 }
            case .endRow: break
            case .beginCell(let cell, let placement):
                guard let cell else { break }
                if let table = path.last { shapes[table]?.begin(placement) }
                path.append(cell)
            case .endCell(let cell):
                guard let cell else { break }
                path.removeLast()
                if let table = path.last, !contents[cell.index].isSingle { shapes[table]?.isGrid = false }
            case .paragraph(let paragraph):
                guard let block = path.last else { break }
                let content = look.content(of: paragraph)
                add(paragraph, content, text, to: block, in: path.dropLast().last)
            }
        }
    }

    private mutating func begin(_ number: Number<Block>, _ text: AttributedText, in parent: Number<Block>?) {
        guard let parent else { return }
        if case .list = text.blocks[number.index].kind, case .item = text.blocks[parent.index].kind {
            contents[parent.index].hasBlocks = true
            return
        }
        switch text.blocks[number.index].kind {
        case .item(let properties):
            contents[number.index].isFirst = contents[parent.index].isEmpty
            // Of numbered lists only those that begin at 1 can follow a paragraph without an empty line.
            if contents[number.index].isFirst, case .list(let list) = text.blocks[parent.index].kind, list.marker.isOrdered,
                properties.ordinal != 1
            {
                loosenAround(list: parent, text)
            }
        case .caption: if (shapes[parent]?.rowCount ?? 0) > 0 { shapes[parent]?.isGrid = false }
        default: loosen(item: parent, text)
        }
        contents[parent.index].hasBlocks = true
    }

    private mutating func end(_ number: Number<Block>, _ text: AttributedText, in parent: Number<Block>?) {
        guard case .item = text.blocks[number.index].kind, let parent else { return }
        if contents[number.index].isEmpty, contents[number.index].isFirst { loosenAround(list: parent, text) }
    }

    private mutating func add(
        _ paragraph: Paragraph, _ content: ParagraphLook.Content, _ text: AttributedText, to block: Number<Block>, in parent: Number<Block>?
    ) {
        if content.hasNotes { contents[block.index].hasNotes = true }
        if !content.isEmpty {
            if !contents[block.index].isEmpty { loosen(item: block, text) }
            contents[block.index].paragraphs += 1
            if case .cell = text.blocks[block.index].kind, let parent {
                shapes[parent]?.align(text.style(ofAppearance: text.appearance(of: paragraph.style)).alignment)
            }
        } else if text.style(ofAppearance: text.appearance(of: paragraph.style)).isRule {
            loosen(item: block, text)
            contents[block.index].hasBlocks = true
        }
    }

    /// An item holds more than a paragraph and lists behind it.
    private mutating func loosen(item: Number<Block>, _ text: AttributedText) {
        guard case .item = text.blocks[item.index].kind, let list = text.blocks[item.index].parent else { return }
        contents[list.index].isLoose = true
    }

    /// A list cannot follow the paragraph of the item that it stands in without an empty line.
    private mutating func loosenAround(list: Number<Block>, _ text: AttributedText) {
        guard let item = text.blocks[list.index].parent, contents[item.index].paragraphs > 0 else { return }
        loosen(item: item, text)
    }
}

extension ParagraphStyle {
    /// Whether an empty paragraph of this style is a line across the page.
    var isRule: Bool {
        guard let border = box?.border else { return false }
        return [border.top, border.bottom].contains { $0.map { $0.style != .none && $0.width > 0 } ?? false }
    }
}

/// Looks through paragraphs from a text's start.
struct ParagraphLook {
    struct Content {
        var isEmpty = true
        var hasNotes = false
    }

    private let text: AttributedText
    private let styles: [InlineStyle]
    private let dropsMedia: Bool
    private var run = 0

    init(_ text: AttributedText, styles: [InlineStyle], dropsMedia: Bool) {
        self.text = text
        self.styles = styles
        self.dropsMedia = dropsMedia
    }

    mutating func content(of paragraph: Paragraph) -> Content {
        var content = Content()
        while run + 1 < text.characterRuns.count, Int(text.characterRuns.ends[run]) <= paragraph.content.lowerBound { run += 1 }
        for (range, set) in ParagraphRuns(table: text.characterRuns, index: run, rest: paragraph.content) {
            switch styles[Int(set)].showing {
            case .nothing: break
            case .attachment: if !dropsMedia { content.isEmpty = false }
            case .note:
                content.isEmpty = false
                content.hasNotes = true
            case .text: if content.isEmpty, !isBlank(range) { content.isEmpty = false }
            }
        }
        return content
    }

    private func isBlank(_ range: Range<Int>) -> Bool {
        text.bytes.withUnsafeBufferPointer {
            let part = UnsafeBufferPointer(rebasing: $0[range])
            return WhiteSpace.leading(part) == part.count
        }
    }
}
