// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import TextModel

/// Reads the text of elements, each as if it stood alone in its place.
///
/// Several share one text, so that what is known of styles is found out once for all of them; but not too many, since what is asked of a
/// text may cost as much as the whole of it.
struct MatchReader {
    /// Bytes after which a new text is begun.
    private static let textCount = 1 << 16
    /// Elements after which a new text is begun.
    private static let elementCount = 4096

    private let page: StyledPage
    private let context: ImportContext
    private var reader: FlowReader
    private var waiting: [(node: HTMLNode, range: Range<Int>)] = []
    private var matches: [HTMLMatch] = []
    private var total = 0

    init(_ page: StyledPage, in context: ImportContext) {
        self.page = page
        self.context = context
        reader = Self.reader(page, page.styles, context)
    }

    private static func reader(_ page: StyledPage, _ styles: StyleTable, _ context: ImportContext) -> FlowReader {
        var settings = page.settings
        settings.selected = nil
        return FlowReader(page.document, styles, page.references, settings, in: context)
    }

    mutating func read(_ node: HTMLNode) throws(ConversionError) {
        if waiting.count % 64 == 0 { try context.checkpoint() }
        let start = reader.text.count
        reader.enterSurroundings(of: node)
        _ = try reader.read(node)
        reader.leaveSurroundings()
        if reader.text.count == start, !isShown(node) { appendWhole(node) }
        waiting.append((node, start..<reader.text.count))
        total += reader.text.count - start
        try context.limits.check(\.output, total)
        if reader.text.count > Self.textCount || waiting.count >= Self.elementCount { share() }
    }

    mutating func finish() -> [HTMLMatch] {
        share()
        return matches
    }

    /// Whether the page shows anything of an element.
    private mutating func isShown(_ node: HTMLNode) -> Bool {
        if node.namespace == .html, ElementKind(node.name) == .skipped { return false }
        let style = reader.styles.style(of: node)
        return reader.summary(of: style).display != .none
    }

    /// Appends all the text in an element that is not shown. That of scripts and the like stands in lines.
    private mutating func appendWhole(_ node: HTMLNode) {
        let isCode = node.namespace == .html && (node.name == .script || node.name == .style)
        let text = isCode ? node.textContent.trimmedSpaces : node.textContent.collapsedSpaces
        if text.isEmpty { return }
        reader.text.append(text + "\n")
    }

    private mutating func share() {
        matches += waiting.map { node, range in
            HTMLMatch(
                node: node, page: page.document, references: page.references, offset: page.settings.isVerbatim ? node.position : nil,
                shared: reader.text, range: range)
        }
        waiting = []
        reader = Self.reader(page, reader.styles, context)
    }
}

extension FlowReader {
    /// Makes as if the walk had come to a part of a table from outside: a table around it is made as if its own were missing. Anything else
    /// can be the outermost element.
    fileprivate mutating func enterSurroundings(of node: HTMLNode) {
        guard Self.isPartOfTable(self.summary(of: styles.style(of: node)).display) else { return }
        let outer = node.parent.flatMap { $0.kind == .element ? $0 : nil } ?? node
        var summary = StyleSummary()
        summary.display = .block
        let style = styles.style(of: outer)
        frames = [
            FlowFrame(
                node: outer.id, element: .other, style: style, summary: summary, context: 0, set: set(style, 0), line: 0, heading: 0,
                leading: 0,
                trailing: 0, list: -1, table: -1, paragraphsBefore: paragraphCount, textBefore: text.count, isSelected: true,
                isPreformatted: false)
        ]
    }

    /// Ends what is open, and forgets the place of what was read, but neither its text nor what is known of styles.
    fileprivate mutating func leaveSurroundings() {
        endAnonymousTable()
        endLine(leaving: true)
        flushClosed()
        frames = []
        settledFrames = 0
        line = LineState()
        openMargin = CollapsedMargin()
        closed = nil
        breaksPage = false
        counters = CounterScopes()
        lists = []
        tables = []
        outlookLists = OutlookLists()
        pendingAnchors = []
    }
}
