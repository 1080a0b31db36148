// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import TextModel

/// Turns the tree of a page into text of the model: one walk over the tree, with a stack of its own.
///
/// Elements that generate blocks end lines; what is between two ends of lines is a paragraph. Blocks of the model are made when the first
/// paragraph in them is finished, so that nothing empty comes of elements without content.
struct FlowReader {
    let document: HTMLDocument
    let settings: FlowSettings
    let context: ImportContext
    let references: References
    var styles: StyleTable
    var text = AttributedText()
    /// The elements that the walk is in, outermost first.
    var frames: [FlowFrame] = []
    /// What is known of the elements among them that are items or cells.
    var parts: [FramePart] = []
    /// How many of the outer frames know their block.
    var settledFrames = 0
    var line = LineState()
    /// Margins that have met since the last text.
    var openMargin = CollapsedMargin()
    /// The paragraph whose text is complete, while margins below it are still met.
    var closed: ClosedParagraph?
    var paragraphCount = 0
    /// Whether the next paragraph begins a page.
    var breaksPage = false
    var contexts = InlineContexts()
    var counters = CounterScopes()
    var lists: [ListState] = []
    var tables: [TableState] = []
    var outlookLists = OutlookLists()
    /// Names for the place of the next text.
    var pendingAnchors: [String] = []
    var pictures = PictureSource()
    var boxes: [BoxStyle: Boxed<BoxStyle>] = [:]
    /// Where the text begins that the next reading is of.
    var rubyStart = 0
    /// Backgrounds of the root and the body, and the direction of the whole.
    var rootColor: Color?
    var bodyColor: Color?
    var direction: WritingDirection?
    /// The language of the whole.
    var documentLanguage: String?
    private var summaries: [StyleSummary?] = []
    private var sets: [UInt64: Number<CharacterAttributes>] = [:]
    private var paragraphStyles: [ParagraphKey: Number<ParagraphStyle>] = [:]
    /// Bytes of a text node once its white space is settled.
    var scratch: [UInt8] = []

    init(_ document: HTMLDocument, _ styles: StyleTable, _ references: References, _ settings: FlowSettings, in context: ImportContext) {
        self.document = document
        self.styles = styles
        self.references = references
        self.settings = settings
        self.context = context
    }

    /// Reads all that is below a node.
    mutating func read(_ root: HTMLNode) throws(ConversionError) -> AttributedText {
        var node = root
        var visited = 0
        walk: while true {
            visited += 1
            if visited % 4096 == 0 { try context.checkpoint(Double(node.id) / Double(max(document.nodeCount, 1))) }
            if try enter(node) {
                if let child = node.firstChild {
                    node = child
                    continue
                }
                try leave(node)
            }
            // Up, until there is something that follows.
            while true {
                if node == root { break walk }
                guard let parent = node.parent else { break walk }
                if let next = isDeferred(node) ? nil : node.nextSibling {
                    node = next
                    continue walk
                }
                if let footer = firstDeferred(in: parent) {
                    node = footer
                    continue walk
                }
                node = parent
                try leave(node)
            }
        }
        endLine(leaving: false)
        flushClosed()
        warnOfRemotePictures()
        return text
    }

    // MARK: Text

    private mutating func enter(_ node: HTMLNode) throws(ConversionError) -> Bool {
        switch node.kind {
        case .element: return try enter(element: node)
        case .text:
            if let top = frames.indices.last { appendText(of: node, top) }
            return false
        case .document, .fragment: return true
        default: return false
        }
    }

    private mutating func leave(_ node: HTMLNode) throws(ConversionError) {
        guard node.kind == .element else { return }
        try leave(element: node)
    }

    // MARK: Styles

    mutating func summary(of style: StyleTable.StyleNumber) -> StyleSummary {
        while summaries.count <= style { summaries.append(nil) }
        if let known = summaries[style] { return known }
        let summary = StyleSummary(styles[style], dropsOutOfSight: settings.dropsOutOfSight)
        summaries[style] = summary
        return summary
    }

    /// The attributes of text in a style and context.
    mutating func set(_ style: StyleTable.StyleNumber, _ context: InlineContexts.ContextNumber) -> Number<CharacterAttributes> {
        let key = UInt64(UInt32(truncatingIfNeeded: style)) << 32 | UInt64(UInt32(bitPattern: context))
        if let known = sets[key] { return known }
        var attributes = styles[style].characters
        contexts[context].add(to: &attributes)
        let number = text.number(for: attributes)
        sets[key] = number
        return number
    }

    /// The number of a paragraph style without a block.
    mutating func paragraphStyle(_ key: ParagraphKey) -> Number<ParagraphStyle> {
        if let known = paragraphStyles[key] { return known }
        let number = text.number(for: key.style(styles))
        paragraphStyles[key] = number
        return number
    }
}

/// What a caller wants of the walk.
struct FlowSettings {
    /// Text that is hidden by a trick is left out.
    var dropsOutOfSight = false
    /// Tables that only arrange other things become what is in them.
    var flattensLayoutTables = false
    /// Nodes that are left out.
    var removed: Set<Int> = []
    /// Nodes outside of which nothing is read; nil for all.
    var selected: Set<Int>?
    /// Names of elements of Outlook's own, where the document has them.
    var officeParagraph: HTMLName?
    /// Whether the page is one of Outlook's or Word's.
    var isOffice = false
    /// Names that links of the document lead to.
    var fragments: Set<[UInt8]> = []
    /// Whether offsets in the document are offsets in its source.
    var isVerbatim = false
}

// What is known of the whole page once it has been read.
extension FlowReader {
    /// The colour behind all: that of the root, else that of the body (CSS Backgrounds 3, section 2.11.2).
    var canvasColor: Color? { rootColor ?? bodyColor }
}
