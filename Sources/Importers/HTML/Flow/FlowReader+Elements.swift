// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import TextModel

extension FlowReader {
    /// Goes into an element. Returns false where nothing in it is to be read, or where it was read already.
    mutating func enter(element node: HTMLNode) throws(ConversionError) -> Bool {
        if !settings.removed.isEmpty, settings.removed.contains(node.id) { return false }
        if isDeferredFooter(node) { return false }
        let isHTML = node.namespace == .html
        var kind = isHTML ? ElementKind(node.name) : node.name == .svg && node.namespace == .svg ? .svg : .other
        if kind == .skipped || !isHTML && !Self.mayHoldText(node) { return false }
        let style = styles.style(of: node)
        let summary = summary(of: style)
        guard summary.display != .none else {
            if settings.selected != nil { appendHidden(node) }
            return false
        }
        if summary.role != .none { kind = ElementKind(summary.role) }
        var frame = newFrame(node, kind, style, summary)
        if summary.hasCounters { counters.apply(styles[style].counters, at: frames.count) }
        readAttributes(of: node, kind, &frame)
        if settings.isOffice, let value = styles[style].msoList, let place = OutlookListPlace(value) {
            guard case .item(let list, let level) = place else { return readOutlookMarker(node) }
            frame.isOutlookItem = true
            frame.part = Int32(parts.count)
            parts.append(.outlookItem(PendingItem(ordinal: 1), list: list, level: level))
        }
        if kind == .canvas, settings.selected?.contains(node.id) == false { appendHidden(node) }
        if try readWhole(node, kind, frame) { return false }
        try context.limits.check(\.nesting, frames.count)
        if startsBlock(frame) { begin(block: &frame, node, kind) } else { begin(inline: &frame, node, kind) }
        frame.set = set(frame.style, frame.context)
        if frames.count < 2 { readCanvas(node, style) }
        let isSettled = settledFrames == frames.count && frame.wanted == .none
        if isSettled { frame.block = frames.last?.block }
        frames.append(frame)
        if isSettled { settledFrames += 1 }
        if kind == .optionGroup || kind == .option, frames[frames.count - 1].isSelected {
            appendLabel(of: node, frames[frames.count - 1])
            if kind == .option, node[.label]?.isEmpty == false {
                try leave(element: node)
                return false
            }
        }
        appendGenerated(.before, of: node)
        return true
    }

    /// What a caller selects is read even where the page hides it: as it stands in the page, since nothing says how it is to look.
    private mutating func appendHidden(_ node: HTMLNode) {
        guard let selected = settings.selected else { return }
        let isInside = frames.last?.isSelected == true
        guard !isInside else { return }
        var outer: HTMLNode?
        for visit in node.visits {
            switch visit {
            case .enter(let part) where outer == nil && selected.contains(part.id):
                outer = part
                endLine(leaving: false)
                let set = frames.last?.set ?? set(0, 0)
                append(text: Array(part.textContent.utf8).span, set, [.keepsSpaces, .keepsLines], frames.last?.style ?? 0)
                endLine(leaving: false)
            case .leave(let part): if part == outer { outer = nil }
            default: break
            }
        }
    }

    /// Whether text in an element of SVG or MathML is shown.
    private static func mayHoldText(_ node: HTMLNode) -> Bool {
        guard node.namespace == .svg else { return node.name != .annotation && node.name != .annotationXML }
        switch node.name {
        case .svg, .g, .a, .text, .tspan, .foreignObject: return true
        default: return false
        }
    }

    private mutating func readCanvas(_ node: HTMLNode, _ style: StyleTable.StyleNumber) {
        let values = styles[style]
        if node.isElement(.html) { rootColor = values.box?.background }
        if node.isElement(.body) { bodyColor = values.box?.background }
        if values.paragraph.writingDirection == .rightToLeft { direction = .rightToLeft }
    }

    private func newFrame(_ node: HTMLNode, _ kind: ElementKind, _ style: StyleTable.StyleNumber, _ summary: StyleSummary) -> FlowFrame {
        guard let outer = frames.last else {
            return FlowFrame(
                node: node.id, element: kind, style: style, summary: summary, context: 0, set: Number(0), line: 0, heading: 0, leading: 0,
                trailing: 0, list: -1, table: -1, paragraphsBefore: paragraphCount, textBefore: text.count,
                isSelected: settings.selected == nil
                    || settings.selected?.contains(node.id) == true, isPreformatted: false)
        }
        return FlowFrame(
            node: node.id, element: kind, style: style, summary: summary, context: outer.context, set: outer.set, line: outer.line,
            heading: outer.heading, leading: outer.leading, trailing: outer.trailing, list: outer.list, table: outer.table,
            paragraphsBefore: paragraphCount, textBefore: text.count,
            isSelected: outer.isSelected || settings.selected?.contains(node.id) == true,
            isPreformatted: outer.isPreformatted, rowStyle: outer.rowStyle)
    }

    /// Whether an element begins on a line of its own. Items of lists do, however a page arranges them.
    private func startsBlock(_ frame: FlowFrame) -> Bool {
        switch frame.summary.display {
        case .inline, .inlineBlock, .inlineFlex: frame.element == .item || frames.isEmpty || frame.summary.floats
        case .contents, .ruby, .rubyBase, .rubyText, .rubyTextContainer, .rubyBaseContainer: false
        default: true
        }
    }

    // MARK: Blocks

    private mutating func begin(block frame: inout FlowFrame, _ node: HTMLNode, _ kind: ElementKind) {
        endLine(leaving: false)
        let summary = frame.summary
        frame.line = frames.count
        if summary.startsPage, paragraphCount > 0 { breaksPage = true }
        if let parent = frames.indices.last, frames[parent].anonymousTable >= 0, !Self.isPartOfTable(summary.display) {
            endAnonymousTable()
        }
        switch summary.display {
        case .table, .inlineTable, .rowGroup, .headerGroup, .footerGroup, .row, .cell, .caption, .column, .columnGroup:
            if beginTablePart(&frame, node) { return }
        default: break
        }
        frame.wanted = wantedBlock(node, kind, frame)
        if kind == .heading { frame.heading = headingLevel(name(of: node, frame)) }
        if frame.heading == 0, let level = ariaHeadingLevel(node) { frame.heading = level }
        if kind == .preformatted, summary.modes.contains(.keepsLines) { frame.isPreformatted = true }
        if frame.isOutlookItem {
            frame.wanted = .item
            openMargin.add(summary.marginTop)
            return
        }
        if frames.count < 2, node.isElement(.html) || node.isElement(.body) { return }
        openMargin.add(summary.marginTop)
        if frame.keepsSpace, !canKeepBox(kind) {
            // The block keeps the space above it; what is in it starts anew.
            flushClosed()
            frame.spaceAbove = openMargin.space
            openMargin = CollapsedMargin()
        }
        frame.leading += summary.marginStart
        frame.trailing += summary.marginEnd
        if frame.wanted != .none {
            (frame.edgeLeading, frame.edgeTrailing) = (frame.leading, frame.trailing)
            (frame.leading, frame.trailing) = (0, 0)
        } else if !summary.hasBox {
            frame.leading += summary.paddingStart
            frame.trailing += summary.paddingEnd
        }
        if kind == .list { beginList(&frame, node) }
        if frame.wanted == .item { beginItem(&frame, node) }
    }

    /// Whether the box of an element may become that of a single paragraph: the space around it is then the paragraph's.
    private func canKeepBox(_ kind: ElementKind) -> Bool { kind == .paragraph || kind == .heading }

    private func wantedBlock(_ node: HTMLNode, _ kind: ElementKind, _ frame: FlowFrame) -> WantedBlock {
        switch kind {
        case .quote: .quote
        case .preformatted: frame.summary.modes.contains(.keepsLines) ? .preformatted : frame.summary.hasBox ? .box : .none
        case .list: .list
        case .item: .item
        case .definitionList: .definitionList
        case .term: .term
        case .description: .description
        case .figure: .figure
        case .figureCaption: isInFigure ? .caption : frame.summary.hasBox ? .box : .none
        case .section: .section(sectionRole(name(of: node, frame)))
        default:
            frame.summary.display == .listItem && node.name != .summary
                ? .item : frame.summary.hasBox && frames.count > 1 ? .box : .none
        }
    }

    private var isInFigure: Bool {
        for frame in frames.reversed() where frame.wanted != .none { return frame.wanted == .figure }
        return false
    }

    private func sectionRole(_ name: HTMLName) -> SectionRole {
        switch name {
        case .article: .article
        case .aside: .aside
        case .header: .header
        case .footer: .footer
        case .nav: .navigation
        default: .main
        }
    }

    private func headingLevel(_ name: HTMLName) -> Int { Int(name.rawValue - HTMLName.h1.rawValue) + 1 }

    /// The name of the element of HTML that an element is or is like.
    func name(of node: HTMLNode, _ frame: FlowFrame) -> HTMLName { frame.summary.role == .none ? node.name : frame.summary.role }

    /// `role=heading` with its `aria-level` (WAI-ARIA 1.2).
    private func ariaHeadingLevel(_ node: HTMLNode) -> Int? {
        guard let role = node[.role], role.equalsIgnoringCase("heading") else { return nil }
        return min(max(document.name("aria-level").flatMap { node.integer($0) } ?? 2, 1), 6)
    }

    /// The marker of one of Outlook's items is no part of its text.
    private mutating func readOutlookMarker(_ node: HTMLNode) -> Bool {
        guard let frame = frames.last(where: { $0.isOutlookItem }), case .outlookItem(_, let list, let level) = parts[Int(frame.part)]
        else {
            return true
        }
        let marker = node.textContent.replacing("\u{A0}", with: " ").collapsedSpaces
        parts[Int(frame.part)] = .outlookItem(PendingItem(ordinal: 1, marker: marker), list: list, level: level)
        return false
    }

    // MARK: Inline boxes

    private mutating func begin(inline frame: inout FlowFrame, _ node: HTMLNode, _ kind: ElementKind) {
        if frame.summary.display == .inlineBlock, !frame.summary.hasEdges {
            line.isAtStart = true
        }
        if kind == .ruby { rubyStart = text.count + (line.pendingSpace == nil ? 0 : 1) }
    }

    /// White space at the edges of a box in the line is not shown, unless the box has edges of its own that part it from what is beside it.
    private mutating func end(inlineBlock frame: FlowFrame, _ node: HTMLNode) {
        if node.firstChild == nil { return placeNothing() }
        guard !frame.summary.hasEdges else { return }
        if text.count > frame.textBefore { line.pendingSpace = nil }
        if line.hasContent, line.pendingBreaks == 0 { line.isAtStart = false }
    }

    // MARK: Leaving

    mutating func leave(element node: HTMLNode) throws(ConversionError) {
        guard let top = frames.last, top.node == node.id else { return }
        appendGenerated(.after, of: node)
        if frames[frames.count - 1].anonymousTable >= 0 { endAnonymousTable() }
        if top.summary.display == .inlineBlock, top.line != frames.count - 1 { end(inlineBlock: top, node) }
        if top.line == frames.count - 1 { try end(block: top, node) }
        if top.part >= 0 { parts.removeLast() }
        frames.removeLast()
        settledFrames = min(settledFrames, frames.count)
        counters.leave(frames.count)
    }

    private mutating func end(block frame: FlowFrame, _ node: HTMLNode) throws(ConversionError) {
        let isEmpty = paragraphCount == frame.paragraphsBefore
        if isEmpty, !line.hasContent, frame.isSelected, frame.wanted == .item || frame.wanted == .cell {
            appendEmptyParagraph(leaving: true)
        } else {
            endLine(leaving: true)
        }
        if keepsSpaceBelow(node) { closed?.isSealed = true } else { meetMargin(below: frame.summary.marginBottom) }
        if frame.summary.endsPage { breaksPage = true }
        endTablePart(frame, node)
        if frame.element == .list { endList(frame) }
    }

    /// Whether the space below the innermost element is that of its block, of a table, or of the page.
    private func keepsSpaceBelow(_ node: HTMLNode) -> Bool {
        guard let frame = frames.last else { return false }
        if frame.hasBlock, frame.keepsSpace || frame.wanted == .cell { return true }
        if frame.summary.display == .table || frame.summary.display == .inlineTable {
            return frame.table >= 0 && Int(frame.table) < tables.count && tables[Int(frame.table)].block != nil
        }
        return frames.count <= 2 && (node.isElement(.html) || node.isElement(.body))
    }
}
