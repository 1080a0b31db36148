// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax
import TextModel

extension FlowReader {
    static func isPartOfTable(_ display: ElementStyle.Display) -> Bool {
        switch display {
        case .rowGroup, .headerGroup, .footerGroup, .row, .cell, .caption, .column, .columnGroup: true
        default: false
        }
    }

    /// Goes into a table or a part of one. Returns false where the element is to be a block like others.
    mutating func beginTablePart(_ frame: inout FlowFrame, _ node: HTMLNode) -> Bool {
        let display = frame.summary.display
        if display == .table || display == .inlineTable { return beginTable(&frame, node) }
        if display == .column || display == .columnGroup {
            readColumn(node, frame)
            return true
        }
        if display == .caption {
            guard let parent = frames.last, parent.table >= 0, parent.summary.display == .table else { return false }
            frame.wanted = .caption
            resetEdges(&frame)
            return true
        }
        // Where a table is flattened, its parts are blocks.
        if settings.flattensLayoutTables, let parent = frames.last, parent.table == Self.flattened {
            frame.table = display == .cell ? -1 : Self.flattened
            return true
        }
        openTable(around: &frame, display)
        guard frame.table >= 0, Int(frame.table) < tables.count else { return false }
        let table = Int(frame.table)
        switch display {
        case .row:
            tables[table].beginRow()
            if styles[frame.style].box?.background != nil { frame.rowStyle = Int32(frame.style) }
        case .cell:
            if !tables[table].isInRow { tables[table].beginRow() }
            beginCell(&frame, node, table)
        default:
            cutSpans(table)
            if styles[frame.style].box?.background != nil { frame.rowStyle = Int32(frame.style) }
        }
        return true
    }

    private mutating func beginTable(_ frame: inout FlowFrame, _ node: HTMLNode) -> Bool {
        if settings.flattensLayoutTables, LayoutTable.isOne(node) {
            frame.table = Self.flattened
            return true
        }
        openMargin.add(frame.summary.marginTop)
        frame.spaceAbove = openMargin.space
        frame.table = Int32(tables.count)
        frame.edgeLeading = frame.leading + frame.summary.marginStart
        frame.edgeTrailing = frame.trailing + frame.summary.marginEnd
        (frame.leading, frame.trailing) = (0, 0)
        frame.rowStyle = -1
        tables.append(TableState(style: frame.style, node: node.id))
        return true
    }

    /// What stands for a table that is flattened.
    private static var flattened: Int32 { -2 }

    /// Makes sure that a row or cell stands in a table.
    private mutating func openTable(around frame: inout FlowFrame, _ display: ElementStyle.Display) {
        guard let parent = frames.indices.last else { return }
        let outer = frames[parent]
        switch outer.summary.display {
        case .table, .inlineTable, .rowGroup, .headerGroup, .footerGroup, .row:
            if outer.table >= 0, Int(outer.table) < tables.count { return }
        default: break
        }
        if outer.anonymousTable < 0 {
            frames[parent].anonymousTable = Int32(tables.count)
            tables.append(TableState(style: outer.style, node: nil))
        }
        frame.table = frames[parent].anonymousTable
    }

    mutating func endAnonymousTable() {
        if let top = frames.indices.last, frames[top].anonymousTable >= 0 { endAnonymousTable(in: top) }
    }

    mutating func endAnonymousTable(in top: Int) {
        endLine(leaving: true)
        let table = Int(frames[top].anonymousTable)
        frames[top].anonymousTable = -1
        finishTable(table)
        closed?.isSealed = true
    }

    private mutating func beginCell(_ frame: inout FlowFrame, _ node: HTMLNode, _ table: Int) {
        let isHTMLCell = frame.element == .cell
        let rows = isHTMLCell ? node.integer(.rowspan) : nil
        var cell = tables[table].place(columnSpan: isHTMLCell ? node.integer(.colspan) : nil, rowSpan: rows.map { max($0, 0) })
        cell.isHeader = node.isElement(.th) || frame.summary.role == .th
        tables[table].rowHasData = tables[table].rowHasData || !cell.isHeader
        switch styles[frame.style].verticalAlignment {
        case .top, .textTop: cell.verticalAlignment = .top
        case .middle: cell.verticalAlignment = .middle
        case .bottom, .textBottom: cell.verticalAlignment = .bottom
        default: cell.verticalAlignment = .baseline
        }
        frame.part = Int32(parts.count)
        parts.append(.cell(cell))
        frame.wanted = .cell
        openMargin = CollapsedMargin()
        flushClosed()
        resetEdges(&frame)
        frame.list = -1
        frame.isPreformatted = false
    }

    private func resetEdges(_ frame: inout FlowFrame) {
        frame.leading = 0
        frame.trailing = 0
    }

    // MARK: Blocks

    /// The block of a table, made when its first cell or caption is.
    mutating func tableBlock(_ number: Int) -> Number<Block>? {
        if let block = tables[number].block { return block }
        let frame = frames.firstIndex { tables[number].node == $0.node } ?? frames.firstIndex { Int($0.anonymousTable) == number }
        guard let frame else { return nil }
        let isReal = tables[number].node != nil
        var outer = isReal ? frame > 0 ? frames[frame - 1].block : nil : frames[frame].block
        if let block = outer, !text.blocks[block.index].holdsParagraphs { outer = anonymousPart(of: block, frame) }
        var properties = TableProperties()
        let style = styles[tables[number].style]
        if isReal {
            properties.collapsesBorders = style.collapsesBorders
            if !style.collapsesBorders { properties.cellSpacing = style.borderSpacing }
            switch style.autoMargins {
            case .centered: properties.alignment = .center
            case .left: properties.alignment = .right
            default: break
            }
        } else {
            properties.collapsesBorders = true
        }
        let block = addBlock(.table(properties), in: outer, box: isReal ? tableBox(frames[frame]) : nil)
        tables[number].block = block
        return block
    }

    private func tableBox(_ frame: FlowFrame) -> BoxStyle? {
        let style = styles[frame.style]
        var box = frame.summary.hasBox ? style.box ?? BoxStyle() : BoxStyle()
        let (left, right) = frame.summary.isRightToLeft ? (frame.edgeTrailing, frame.edgeLeading) : (frame.edgeLeading, frame.edgeTrailing)
        let (above, below) = (frame.spaceAbove, style.margin.bottom)
        box.margin = Edges(
            top: above == 0 ? nil : above, right: right == 0 ? nil : right, bottom: below == 0 ? nil : below, left: left == 0 ? nil : left)
        return box.isEmpty ? nil : box
    }

    mutating func makeCell(_ index: Int) -> Number<Block>? {
        let frame = frames[index]
        let table = Int(frame.table)
        guard frame.part >= 0, case .cell(let cell) = parts[Int(frame.part)], let outer = tableBlock(table) else {
            return index > 0 ? frames[index - 1].block : nil
        }
        let style = styles[frame.style]
        var box = frame.summary.hasBox ? style.box : nil
        if frame.rowStyle >= 0, let color = styles[Int(frame.rowStyle)].box?.background, box?.background == nil {
            box = box ?? BoxStyle()
            box?.background = color
        }
        if !style.padding.allEqual(Self.usualCellPadding) {
            box = box ?? BoxStyle()
            box?.padding = Edges(top: style.padding.top, right: style.padding.right, bottom: style.padding.bottom, left: style.padding.left)
        }
        if let width = style.width {
            box = box ?? BoxStyle()
            box?.width = width
        }
        let block = addBlock(.cell(cell), in: outer, box: box)
        tables[table].add(cell, block)
        return block
    }

    /// One pixel: what browsers leave around the text of a cell.
    private static let usualCellPadding = 0.75

    // MARK: Ends

    mutating func endTablePart(_ frame: FlowFrame, _ node: HTMLNode) {
        guard frame.table >= 0, Int(frame.table) < tables.count else { return }
        let table = Int(frame.table)
        switch frame.summary.display {
        case .table, .inlineTable:
            guard tables[table].node == node.id else { return }
            finishTable(table)
            closed?.isSealed = true
        case .row: tables[table].endRow()
        case .headerGroup:
            let isAtTop = tables[table].groupStart == tables[table].headerRows
            cutSpans(table)
            if isAtTop { tables[table].headerRows = tables[table].row + 1 }
        case .rowGroup, .footerGroup: cutSpans(table)
        default: break
        }
    }

    private mutating func cutSpans(_ table: Int) {
        for (block, rows) in tables[table].endGroup() {
            text.updateBlock(block) { block in
                guard case .cell(var cell) = block.kind else { return }
                cell.rowSpan = min(cell.rowSpan, rows)
                block.kind = .cell(cell)
            }
        }
    }

    private mutating func finishTable(_ table: Int) {
        cutSpans(table)
        let state = tables[table]
        if let block = state.block {
            text.updateBlock(block) { block in
                guard case .table(var properties) = block.kind else { return }
                // Where every row holds header cells alone, none heads the others.
                let plain = state.plainHeaderRows > state.row ? 0 : state.plainHeaderRows
                properties.headerRows = min(max(state.headerRows, plain), state.row + 1)
                if !state.widths.allSatisfy({ $0 == nil }) { properties.columns = state.widths.map { Finite(wrappedValue: $0) } }
                block.kind = .table(properties)
            }
        }
        if table == tables.count - 1 { tables.removeLast() }
    }

    private mutating func readColumn(_ node: HTMLNode, _ frame: FlowFrame) {
        guard frame.table >= 0, Int(frame.table) < tables.count, let parent = frames.last else { return }
        let isGroup = node.name == .colgroup
        if isGroup, node.children.contains(where: { $0.isElement(.col) }) { return }
        let isAlone = parent.summary.display == .table || parent.summary.display == .columnGroup
        guard isAlone else { return }
        let count = min(max(node.integer(.span) ?? 1, 1), 1000)
        let width = styles[frame.style].width
        let table = Int(frame.table)
        for _ in 0..<min(count, TableState.maximumColumns - tables[table].widths.count) { tables[table].widths.append(width) }
    }

    // MARK: Footers

    // A `tfoot` may stand before the rows, but is shown below them.

    /// Puts off a footer that is not the last of its table.
    mutating func isDeferredFooter(_ node: HTMLNode) -> Bool {
        guard node.isElement(.tfoot), let parent = frames.last, parent.table >= 0, Int(parent.table) < tables.count else { return false }
        let table = Int(parent.table)
        guard tables[table].node == parent.node, tables[table].footer == nil else { return false }
        var next = node.nextSibling
        while let sibling = next, !(sibling.isElement(.tbody) || sibling.isElement(.tr)) { next = sibling.nextSibling }
        guard next != nil else { return false }
        tables[table].footer = node.id
        return true
    }

    /// The footer that follows the last part of a table.
    mutating func firstDeferred(in table: HTMLNode) -> HTMLNode? {
        guard table.isElement(.table), let frame = frames.last, frame.node == table.id, frame.table >= 0, Int(frame.table) < tables.count
        else { return nil }
        let number = Int(frame.table)
        guard let footer = tables[number].footer, !tables[number].readsFooter else { return nil }
        tables[number].readsFooter = true
        return document.node(footer)
    }

    /// Whether a node is a footer that is read out of its place, so that what follows it was read already.
    func isDeferred(_ node: HTMLNode) -> Bool {
        guard node.isElement(.tfoot), let frame = frames.last, frame.table >= 0, Int(frame.table) < tables.count else { return false }
        let table = tables[Int(frame.table)]
        return table.readsFooter && table.footer == node.id
    }
}
