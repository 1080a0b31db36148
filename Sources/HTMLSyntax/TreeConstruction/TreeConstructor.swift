// SPDX-License-Identifier: Apache-2.0

/// The standard's insertion modes. Those inside `select` were removed from it in 2025.
enum InsertionMode: UInt8 {
    case initial, beforeHTML, beforeHead, inHead, inHeadNoscript, afterHead, inBody, text, inTable, inTableText, inCaption, inColumnGroup
    case inTableBody, inRow, inCell, inTemplate, afterBody, inFrameset, afterFrameset, afterAfterBody, afterAfterFrameset
}

/// The standard's section "Tree construction", with scripting off.
///
/// Each mode's rules are a function that takes the kind of the current token and returns whether the token is to be processed again.
struct TreeConstructor: ~Copyable {
    /// Elements are put beside, not into, the current node where more are open: browsers do so too, and nobody need follow a tree deeper.
    static let maximumDepth = 512

    var tokenizer: Tokenizer
    var tree: TreeStore
    var open = ElementStack()
    var formatting = FormattingList()
    var mode = InsertionMode.initial
    var originalMode = InsertionMode.initial
    var templateModes: [InsertionMode] = []
    var headElement = noNode
    var formElement = noNode
    var framesetOK = true
    var fosterParenting = false
    /// Whether a line feed at the start of the next token is left out.
    var skipsLineFeed = false
    var pendingTableText = Pool<TextPiece>(capacity: 8)
    var quirksMode = HTMLQuirksMode.none
    /// The element that a fragment is parsed for, as if it were the root of the stack.
    let context: Context?
    /// How many copies of formatting elements may still be made. The standard asks for any number; this many are linear in the input.
    var copiesLeft: Int
    var hasSelectedContent = false
    var rootAttributes = AttributeMerger()
    var bodyAttributes = AttributeMerger()
    let tables = ElementTables.shared
    let known = KnownNames.shared

    struct Context {
        var name: HTMLName
        var namespace: HTMLNamespace
        var entry: ElementStack.Entry
    }

    init(_ input: UnsafeBufferPointer<UInt8>, options: HTMLParsingOptions, context fragment: HTMLFragmentContext?) {
        tokenizer = Tokenizer(input, collectsErrors: options.collectsErrors)
        tree = TreeStore(input: input)
        copiesLeft = 65_536 + input.count
        guard let fragment else {
            context = nil
            return
        }
        let name = tree.intern(fragment.name)
        let traits =
            fragment.namespace == .html
            ? tables.traits[name.knownElement]
            : ElementTables.foreignTraits(name, fragment.namespace, isIntegrationPoint: fragment.isHTMLIntegrationPoint)
        let known = fragment.namespace == .html ? UInt16(name.knownElement) : 0
        context = Context(
            name: name, namespace: fragment.namespace, entry: ElementStack.Entry(node: noNode, name: known, traits: traits))
        quirksMode = fragment.quirksMode
        prepareFragment(fragment)
    }

    /// The steps of the "HTML fragment parsing algorithm" before it starts.
    private mutating func prepareFragment(_ fragment: HTMLFragmentContext) {
        if fragment.namespace == .html, let context { tokenizer.state = Self.tokenizerState(for: context.name) }
        let root = tree.add(NodeRecord(name: .html, position: 0, kind: .element, namespace: .html))
        tree.append(root, to: 0)
        push(root, .html)
        if context?.name == .template, fragment.namespace == .html { templateModes.append(.inTemplate) }
        // Only whether there is a form matters, not which one.
        if fragment.isInForm || (context?.name == .form && fragment.namespace == .html) { formElement = root }
        resetInsertionMode()
    }

    private static func tokenizerState(for context: HTMLName) -> Tokenizer.State {
        switch context {
        case .title, .textarea: .rcdata
        case .style, .xmp, .iframe, .noembed, .noframes: .rawtext
        case .script: .scriptData
        case .plaintext: .plaintext
        default: .data
        }
    }

    /// Parses the whole input.
    mutating func run() {
        var kind: Token.Kind
        repeat {
            tokenizer.allowsCDATA = !adjustedCurrent.traits.contains(.html)
            kind = tokenizer.next(&tree)
            process(kind)
        } while kind != .endOfFile
        finish()
    }

    /// The adjusted current node.
    @inline(__always)
    var adjustedCurrent: ElementStack.Entry {
        if open.count == 1, let context { return context.entry }
        return open.last
    }

    @inline(__always)
    private mutating func process(_ kind: Token.Kind) {
        if skipsLineFeed {
            skipsLineFeed = false
            if kind == .text, startsWithLineFeed(tokenizer.token.text) {
                tokenizer.token.text = tokenizer.token.text.dropping(1)
                if tokenizer.token.text.count == 0 { return }
            }
        }
        while dispatch(kind) {}
    }

    /// The tree construction dispatcher: whether the token is processed as HTML or as foreign content.
    @inline(__always)
    private mutating func dispatch(_ kind: Token.Kind) -> Bool {
        let traits = adjustedCurrent.traits
        if traits.contains(.html) || isHTML(kind, in: traits) { return step(kind) }
        return inForeignContent(kind)
    }

    private func isHTML(_ kind: Token.Kind, in traits: ElementTraits) -> Bool {
        switch kind {
        case .endOfFile: return true
        case .text, .null: return !traits.isDisjoint(with: [.mathTextIntegrationPoint, .htmlIntegrationPoint])
        case .startTag:
            let name = tokenizer.token.name
            if traits.contains(.htmlIntegrationPoint) { return true }
            if traits.contains(.mathTextIntegrationPoint) { return name != .mglyph && name != .malignmark }
            return name == .svg && isCurrentAnnotation
        default: return false
        }
    }

    private var isCurrentAnnotation: Bool {
        if open.count == 1, let context { return context.name == .annotationXML && context.entry.traits.contains(.special) }
        let record = tree.nodes[Int(open.last.node)]
        return record.name == .annotationXML && record.namespace == .mathML
    }

    /// Processes the token by the rules of the current insertion mode.
    @inline(__always)
    mutating func step(_ kind: Token.Kind) -> Bool {
        if mode == .inBody { return inBody(kind) }
        return stepOutsideBody(kind)
    }

    @inline(never)
    private mutating func stepOutsideBody(_ kind: Token.Kind) -> Bool {
        switch mode {
        case .initial: initial(kind)
        case .beforeHTML: beforeHTML(kind)
        case .beforeHead: beforeHead(kind)
        case .inHead: inHead(kind)
        case .inHeadNoscript: inHeadNoscript(kind)
        case .afterHead: afterHead(kind)
        case .inBody: inBody(kind)
        case .text: text(kind)
        case .inTable: inTable(kind)
        case .inTableText: inTableText(kind)
        case .inCaption: inCaption(kind)
        case .inColumnGroup: inColumnGroup(kind)
        case .inTableBody: inTableBody(kind)
        case .inRow: inRow(kind)
        case .inCell: inCell(kind)
        case .inTemplate: inTemplate(kind)
        case .afterBody: afterBody(kind)
        case .inFrameset: inFrameset(kind)
        case .afterFrameset: afterFrameset(kind)
        case .afterAfterBody: afterAfterBody(kind)
        case .afterAfterFrameset: afterAfterFrameset(kind)
        }
    }

    /// What is left to do behind the last token.
    private mutating func finish() {
        if hasSelectedContent { copySelectedOptions() }
        guard context != nil else { return }
        let root = tree.nodes[0].firstChild
        tree.detach(root)
        tree.moveChildren(of: root, to: 0)
        tree.nodes[0].kind = .fragment
    }
}
