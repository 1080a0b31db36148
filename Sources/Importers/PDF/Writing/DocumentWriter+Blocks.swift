// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import PageLayout
import TextModel

extension DocumentWriter {
    /// Adds a block. That it may stand there is known here, so a failure is this importer's own.
    private mutating func addBlock(_ kind: Block.Kind, in parent: Number<Block>? = nil, background: UInt32? = nil, lineColor: UInt32? = nil)
        throws(ConversionError)
        -> Number<Block>
    {
        do {
            return try text.addBlock(kind, in: parent ?? container, box: Self.box(background, lineColor: lineColor))
        } catch {
            throw ConversionError(.malformed, "blocks of the document stand in each other in a way that cannot be")
        }
    }

    // MARK: Lists

    /// Opens an item at a level, and the lists that it needs.
    mutating func openItem(_ level: Int, _ marker: ItemMarker) throws(ConversionError) {
        if openLists.count > level + 1 { openLists.removeLast(openLists.count - level - 1) }
        if openLists.count == level + 1 {
            if !marker.startsList {
                let list = openLists[level].list
                openLists[level].item = try addBlock(.item(ItemProperties(ordinal: ordinal(marker, in: list))), in: list)
                return
            }
            openLists.removeLast()
        }
        while openLists.count <= level {
            let isInnermost = openLists.count == level
            let properties = isInnermost ? properties(marker) : ListProperties(.none)
            let list = try addBlock(.list(properties), in: openLists.last?.item)
            let item = try addBlock(.item(ItemProperties(ordinal: isInnermost ? max(marker.ordinal, 1) : 1)), in: list)
            openLists.append(OpenList(list: list, item: item))
        }
    }

    private func ordinal(_ marker: ItemMarker, in list: Number<Block>) -> Int {
        if marker.kind != .bullet, marker.kind != .none { return marker.ordinal }
        guard let last = openLists.last, case .item(let item) = text.blocks[last.item.index].kind, last.list == list else { return 1 }
        return item.ordinal + 1
    }

    private func properties(_ marker: ItemMarker) -> ListProperties {
        let kind: ListProperties.Marker =
            switch marker.kind {
            case .decimal: .decimal
            case .lowerLetter: .lowerAlpha
            case .upperLetter: .upperAlpha
            case .lowerRoman: .lowerRoman
            case .upperRoman: .upperRoman
            case .bullet: Self.bullet(marker.prefix)
            case .none: .none
            }
        if marker.kind != .bullet, marker.kind != .none {
            return ListProperties(kind, start: marker.ordinal, prefix: marker.prefix, suffix: marker.suffix)
        }
        return ListProperties(kind, prefix: kind == .custom ? marker.prefix : "")
    }

    private static func bullet(_ text: String) -> ListProperties.Marker {
        switch text {
        case "•", "●", "∙", "·", "\u{F0B7}", "⚫", "*": .disc
        case "○", "◦", "o": .circle
        case "▪", "■", "\u{F0A7}", "□", "▫": .square
        case "-", "‐", "‑": .hyphen
        case "✓", "✔", "\u{F0FC}": .check
        case "\u{F0D8}", "\u{F076}": .disc
        default: .custom
        }
    }

    // MARK: Code, definitions

    mutating func codeBlock(background: UInt32?) throws(ConversionError) -> Number<Block> {
        if case .code(let block) = openBlock { return block }
        let block = try addBlock(.preformatted(PreformattedProperties()), background: background)
        openBlock = .code(block)
        return block
    }

    mutating func writeDefinition(_ block: LayoutBlock, _ style: ParagraphStyle) throws(ConversionError) {
        var style = ParagraphStyle { $0.writingDirection = style.writingDirection }
        let list: Number<Block>
        if case .definitions(let open) = openBlock {
            list = open
        } else {
            list = try addBlock(.definitionList)
            openBlock = .definitions(list)
        }
        if case .term = block.kind {
            style.block = try addBlock(.term, in: list)
        } else {
            style.block = try addBlock(.description, in: list)
        }
        append(block.text, style)
    }

    // MARK: Pictures

    /// The part of a page that its picture covers at least where it is a scan.
    private static let scanShare: Float = 0.6

    /// Writes a picture, with the caption that follows it as a figure.
    mutating func writePicture(_ picture: Int, _ block: LayoutBlock, _ style: ParagraphStyle, next: LayoutBlock?) throws(ConversionError) {
        let isScan = isScan(block)
        guard writesPictures || isScan, let number = try attachment(picture, page: block.page) else {
            figure = nil
            return
        }
        var occurrence = AttachmentOccurrence(
            number, width: .points(Double(block.box.width.rounded())), height: .points(Double(block.box.height.rounded())))
        occurrence.verticalAlignment = .baseline
        occurrence.alternativeText = block.alternative
        var style = style
        try openFigure(before: next)
        style.block = figure ?? container
        (style.firstLineHeadIndent, style.headIndent) = (nil, nil)
        var attributes = CharacterAttributes()
        if isScan { attributes.custom[OptionDescription.scannedPage] = .number(Double(numbers[block.page] + 1)) }
        text.append(occurrence, attributes)
        text.endParagraph(text.number(for: CharacterAttributes()), style: text.number(for: style))
        if next?.captionPlace != .below { figure = nil }
    }

    /// Whether a picture is a page that was scanned: it covers most of one that has no text.
    private func isScan(_ block: LayoutBlock) -> Bool {
        guard emptyPages.indices.contains(block.page), let area = emptyPages[block.page] else { return false }
        return block.box.area > Self.scanShare * area
    }

    /// Opens a figure around a picture or table with its caption below, or leaves the one that its caption above opened.
    private mutating func openFigure(before next: LayoutBlock?) throws(ConversionError) {
        if let next, case .caption = next.kind, next.captionPlace == .below, figure == nil { figure = try addBlock(.figure) }
    }

    /// Writes a caption: into the figure around what it belongs to, into the table that follows, or by itself.
    mutating func writeCaption(_ block: LayoutBlock, _ style: ParagraphStyle, next: LayoutBlock?) throws(ConversionError) {
        var style = style
        if let figure, block.captionPlace == .below {
            style.block = try addBlock(.caption, in: figure)
            self.figure = nil
        } else if block.captionPlace == .above, let next, case .table(_, _, let headerRows) = next.kind {
            let table = try addBlock(.table(TableProperties(headerRows: headerRows)))
            captionedTable = table
            style.block = try addBlock(.caption, in: table)
        } else if block.captionPlace == .above, let next, case .picture = next.kind {
            let open = try addBlock(.figure)
            figure = open
            style.block = try addBlock(.caption, in: open)
        }
        append(block.text, style)
    }

    // MARK: Tables

    mutating func writeTable(_ cells: [LayoutBlock.Cell], headerRows: Int, next: LayoutBlock?) throws(ConversionError) {
        let table: Number<Block>
        if let captionedTable {
            table = captionedTable
        } else {
            try openFigure(before: next)
            table = try addBlock(.table(TableProperties(headerRows: headerRows)), in: figure)
        }
        captionedTable = nil
        let (outside, around) = (container, figure)
        figure = nil
        defer { (container, figure) = (outside, around) }
        for cell in cells {
            let properties = CellProperties(
                row: cell.row, column: cell.column, rowSpan: cell.rowSpan, columnSpan: cell.columnSpan, isHeader: cell.isHeader)
            let block = try addBlock(.cell(properties), in: table, background: cell.background, lineColor: cell.lineColor)
            container = block
            for content in cell.blocks { try write(content, next: nil) }
            close()
            if cell.blocks.isEmpty { append(StyledText(), ParagraphStyle { $0.block = block }) }
        }
    }

    static func color(_ value: UInt32) -> Color {
        Color(red8: UInt8(value >> 16 & 0xFF), green8: UInt8(value >> 8 & 0xFF), blue8: UInt8(value & 0xFF))
    }

    static func box(_ background: UInt32?, lineColor: UInt32? = nil) -> BoxStyle? {
        if background == nil, lineColor == nil { return nil }
        return BoxStyle {
            $0.background = background.map(color)
            // Black lines are those of the text.
            if let lineColor { $0.border = Edges(all: Border(color: lineColor == 0 ? nil : color(lineColor))) }
        }
    }

    /// Writes a line across, as an empty paragraph with a border above it.
    mutating func writeRule() {
        var style = ParagraphStyle()
        style.box = BoxStyle { $0.border.top = Border() }
        style.block = container
        append(StyledText(), style)
    }
}
