// SPDX-License-Identifier: Apache-2.0

/// Makes blocks of paragraphs whose roles are settled.
struct BlockBuilder {
    private let assembler: TextAssembler
    private let body: BodyStatistics
    private let tags: DocumentTags
    private var lists = ListStack()
    private(set) var blocks: [LayoutBlock] = []

    private init(_ assembler: TextAssembler, body: BodyStatistics, tags: DocumentTags) {
        self.tags = tags
        self.assembler = assembler
        self.body = body
    }

    static func blocks(
        of paragraphs: [Paragraph], _ assembler: TextAssembler, body: BodyStatistics, tags: DocumentTags
    ) -> [LayoutBlock] {
        var builder = BlockBuilder(assembler, body: body, tags: tags)
        builder.blocks.reserveCapacity(paragraphs.count)
        for (index, paragraph) in paragraphs.enumerated() { builder.add(paragraph, at: index, of: paragraphs) }
        return builder.blocks
    }

    private mutating func add(_ paragraph: Paragraph, at index: Int, of all: [Paragraph]) {
        var block = LayoutBlock(kind: .paragraph, page: paragraph.page, box: paragraph.lines[0].box)
        block.isRightToLeft = paragraph.lines[0].isRightToLeft
        switch paragraph.role {
        case .picture:
            guard case .picture(let number) = paragraph.lines[0].object else { return }
            block.kind = .picture(Int(number))
            block.alternative = paragraph.alternative
            blocks.append(block)
        case .rule:
            lists.close()
            block.kind = .rule
            blocks.append(block)
        case .cells(let grid):
            lists.close()
            block.kind = table(grid)
            blocks.append(block)
        case .code:
            addCode(paragraph, &block)
        case .heading(let level):
            lists.close()
            block.kind = .heading(level)
            addText(paragraph, &block)
        case .runningText:
            block.kind = .runningText
            addText(paragraph, &block)
        case .caption:
            block.kind = .caption
            block.captionPlace = CaptionFinder.place(of: index, in: all)
            addText(paragraph, &block)
        case .term, .description:
            lists.close()
            if case .term = paragraph.role { block.kind = .term } else { block.kind = .description }
            block.text = assembler.text(of: paragraph.lines)
            blocks.append(block)
        case .listItem(let marker, let level, let startsList):
            let own = paragraph.marker.map { ItemMarker($0, startsList: startsList) }
            addItem(marker ?? own, level, paragraph, block, isInText: marker == nil)
        case .listContinuation(let level):
            block.kind = .itemContinuation(level: level)
            addText(paragraph, &block)
        case .text, .item:
            if paragraph.isTagged, tags.hasLists {
                addParagraph(paragraph, &block)
            } else if let marker = paragraph.marker, isItem(marker, paragraph, index, all) {
                addItem(resolved(marker, index, all), paragraph, block)
            } else if addTerm(paragraph, block) {
                lists.close()
            } else {
                addParagraph(paragraph, &block)
            }
        }
    }

    private mutating func addText(_ paragraph: Paragraph, _ block: inout LayoutBlock) {
        block.text = assembler.text(of: paragraph.lines)
        settleBackground(paragraph, &block)
        block.alignment = alignment(paragraph)
        if !block.text.bytes.isEmpty { blocks.append(block) }
    }

    private func alignment(_ paragraph: Paragraph) -> LayoutBlock.Alignment {
        switch paragraph.alignment {
        case .natural: .natural
        case .center: .center
        case .right: .right
        case .justified: .justified
        }
    }

    private mutating func addParagraph(_ paragraph: Paragraph, _ block: inout LayoutBlock) {
        if let level = lists.continuation(paragraph.lines[0]) {
            block.kind = .itemContinuation(level: level)
        } else {
            lists.close()
            indent(paragraph, &block)
        }
        addText(paragraph, &block)
    }

    /// The indents of a paragraph, where there are some that are not centring.
    private func indent(_ paragraph: Paragraph, _ block: inout LayoutBlock) {
        guard paragraph.alignment != .center, paragraph.alignment != .right, !block.isRightToLeft else { return }
        let first = paragraph.lines[0]
        let limit = 0.45 * max(first.right - first.left, 1)
        func indent(_ line: Line) -> Float {
            let step = line.box.x0 - line.left
            return step > 0.6 * line.size && step < limit ? step : 0
        }
        block.firstIndent = indent(first)
        block.indent = paragraph.lines.count > 1 ? indent(paragraph.lines[1]) : block.firstIndent
    }

    private mutating func addCode(_ paragraph: Paragraph, _ block: inout LayoutBlock) {
        let line = paragraph.lines[0]
        lists.close()
        block.kind = .code
        let pitch = line.characterCount > 0 ? pitch(of: line) : 0
        let shapes = assembler.pages[Int(line.page)].shapes
        block.background = shapes.color(atX: line.box.x0, y: line.box.centerY)
        // Lines are set apart in the source by empty lines, too.
        if let last = blocks.last, case .code = last.kind, last.page == block.page {
            let isOneArea =
                block.background != nil
                && shapes.fill(atX: line.box.x0, y: line.box.centerY) == shapes.fill(atX: last.box.x0, y: last.box.centerY)
            let distance = line.box.y0 - last.box.y0
            let step = 1.25 * line.size
            if distance > 1.7 * step, isOneArea {
                let missing = min(Int((distance / step).rounded()) - 1, Self.maximumEmptyLines)
                for _ in 0..<missing {
                    blocks.append(LayoutBlock(kind: .code, page: block.page, box: last.box, background: block.background))
                }
            } else if distance > 1.7 * step, distance < 4 * step {
                blocks.append(LayoutBlock(kind: .code, page: block.page, box: last.box))
            }
        }
        block.text = assembler.code(of: line, left: line.left, pitch: pitch)
        blocks.append(block)
    }

    private static let maximumEmptyLines = 4

    // MARK: Backgrounds

    /// What one area stands behind as a whole, and reaches beyond, has that colour itself.
    private func settleBackground(_ paragraph: Paragraph, _ block: inout LayoutBlock) {
        guard let first = block.text.runs.first, first.fill >= 0, let line = paragraph.lines.first else { return }
        let shapes = assembler.pages[first.page].shapes
        guard shapes.fills.indices.contains(first.fill),
            block.text.runs.allSatisfy({ $0.fill == first.fill && $0.page == first.page || $0.note >= 0 })
        else { return }
        let (area, box) = (shapes.fills[first.fill].box, paragraph.box)
        guard paragraph.lines.count > 1 || area.width > box.width + 2 * line.size || area.height > 2 * box.height else { return }
        block.background = shapes.fills[first.fill].color
        for index in block.text.runs.indices { block.text.runs[index].background = nil }
    }

    /// The colour behind all paragraphs of a cell.
    private static func commonBackground(_ blocks: [LayoutBlock]) -> UInt32? {
        guard let color = blocks.first?.background, blocks.allSatisfy({ $0.background == color }) else { return nil }
        return color
    }

    /// What has the colour of the cell it stands in has none of its own.
    private static func removing(_ color: UInt32, from blocks: [LayoutBlock]) -> [LayoutBlock] {
        blocks.map { block in
            var block = block
            if block.background == color { block.background = nil }
            for index in block.text.runs.indices where block.text.runs[index].background == color {
                block.text.runs[index].background = nil
            }
            return block
        }
    }

    /// The width of a character of a line of fixed pitch.
    private func pitch(of line: Line) -> Float {
        let page = assembler.pages[Int(line.page)]
        guard let longest = line.pieces.map({ page.pieces[Int($0)] }).max(by: { $0.text.count < $1.text.count }) else { return 0 }
        return longest.box.width / Float(max(1, String(decoding: page.slice(longest), as: UTF8.self).unicodeScalars.count))
    }

    // MARK: Tables

    private func table(_ grid: TableGrid) -> LayoutBlock.Kind {
        let cells = grid.cells.map { cell in
            let blocks = Self.blocks(of: cell.paragraphs, assembler, body: body, tags: tags)
            let background = cell.background ?? Self.commonBackground(blocks)
            return LayoutBlock.Cell(
                row: cell.row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan,
                isHeader: cell.isHeader || cell.row < grid.headerRows, background: background, lineColor: grid.lineColor,
                blocks: background.map { Self.removing($0, from: blocks) } ?? blocks)
        }
        return .table(cells, columns: grid.columnCount, headerRows: grid.headerRows)
    }

    // MARK: Lists

    /// Numbers are markers where the text hangs, or where another one counts on.
    private func isItem(_ marker: ListMarker, _ paragraph: Paragraph, _ index: Int, _ all: [Paragraph]) -> Bool {
        switch marker.kind {
        case .bullet, .dash:
            return paragraph.characterCount > marker.length
        case .decimal, .letter, .roman:
            if paragraph.lines.count > 1 {
                let step = paragraph.lines[1].box.x0 - paragraph.lines[0].box.x0
                if step > 0.7 * paragraph.size, paragraph.lines[1].page == paragraph.lines[0].page { return true }
            }
            let near = max(0, index - 8)..<min(all.count, index + 9)
            return near.contains { other in
                guard other != index, let candidate = all[other].marker else { return false }
                return other < index ? marker.follows(candidate) : candidate.follows(marker)
            }
        }
    }

    /// A letter that can be a Roman numeral is one where the next item goes on so, or the last one was one.
    private func resolved(_ marker: ListMarker, _ index: Int, _ all: [Paragraph]) -> ListMarker {
        guard marker.kind == .letter, marker.asRoman.kind == .roman else { return marker }
        if let open = lists.last(before: marker) { return open.kind == .roman ? marker.asRoman : marker }
        let next = all[(index + 1)..<min(all.count, index + 9)].lazy.compactMap(\.marker).first {
            $0.kind == .roman || $0.kind == .letter
        }
        guard let next, next.kind == .roman || marker.ordinal == 9, next.asRoman.follows(marker.asRoman), !next.follows(marker) else {
            return marker
        }
        return marker.asRoman
    }

    private mutating func addItem(_ marker: ListMarker, _ paragraph: Paragraph, _ block: LayoutBlock) {
        var block = block
        let place = lists.add(marker, line: paragraph.lines[0], textX: paragraph.firstFacts.textX)
        block.text = text(of: paragraph, behind: marker)
        settleBackground(paragraph, &block)
        block.kind = .item(level: place.level, marker: ItemMarker(marker, startsList: place.startsList))
        blocks.append(block)
    }

    /// An item of a list that the document itself tells.
    private mutating func addItem(_ marker: ItemMarker?, _ level: Int, _ paragraph: Paragraph, _ block: LayoutBlock, isInText: Bool) {
        var block = block
        lists.close()
        if isInText, let own = paragraph.marker {
            block.text = text(of: paragraph, behind: own)
        } else {
            block.text = assembler.text(of: paragraph.lines)
        }
        if let marker { block.kind = .item(level: level, marker: marker) }
        blocks.append(block)
    }

    private func text(of paragraph: Paragraph, behind marker: ListMarker) -> StyledText {
        var text = assembler.text(of: paragraph.lines)
        // The text of a line may have more space behind its marker than was seen.
        let space = text.bytes.dropFirst(marker.length).prefix { $0 == 0x20 || $0 == 0x09 }.count
        text.removeFirst(marker.length + space)
        return text
    }

    /// A term with its description: a bold start of a line that hangs out of the lines below it.
    private mutating func addTerm(_ paragraph: Paragraph, _ block: LayoutBlock) -> Bool {
        guard paragraph.lines.count > 1, paragraph.alignment != .center, !block.isRightToLeft else { return false }
        let (first, second) = (paragraph.lines[0], paragraph.lines[1])
        guard second.box.x0 - first.box.x0 > 1.2 * first.size, second.page == first.page, !paragraph.lastFacts.isBold else { return false }
        let text = assembler.text(of: paragraph.lines)
        let end = text.runs.prefix { assembler.looks.indices.contains($0.look) && assembler.looks[$0.look].isBold }.last?.end ?? 0
        guard end > 1, end < text.bytes.count else { return false }
        var (term, description) = (block, block)
        term.kind = .term
        term.text = text
        term.text.removeLast(text.bytes.count - end)
        while term.text.bytes.last == 0x20 || term.text.bytes.last == 0x09 { term.text.removeLast(1) }
        description.kind = .description
        description.text = text
        description.text.removeFirst(end + text.bytes[end...].prefix { $0 == 0x20 || $0 == 0x09 }.count)
        blocks += [term, description]
        return true
    }
}
