// SPDX-License-Identifier: Apache-2.0

/// The standard's section "Creating and inserting nodes".
extension TreeConstructor {
    /// Where a node goes: into a parent, before one of its children or at its end.
    struct Place {
        var parent: NodeIndex
        var before = noNode
    }

    /// "Appropriate place for inserting a node".
    @inline(__always)
    func appropriatePlace() -> Place {
        let current = open.last
        if fosterParenting, current.traits.contains(.fosters) { return fosterPlace() }
        return Place(parent: shallowParent(current.node))
    }

    /// The same with an override target.
    func appropriatePlace(in target: NodeIndex) -> Place {
        let record = tree.nodes[Int(target)]
        if fosterParenting, record.namespace == .html, tables.traits[record.name.knownElement].contains(.fosters) { return fosterPlace() }
        return Place(parent: target)
    }

    /// A node's parent where too many elements are open.
    @inline(__always)
    private func shallowParent(_ node: NodeIndex) -> NodeIndex {
        guard open.count > Self.maximumDepth else { return node }
        let parent = tree.nodes[Int(node)].parent
        return parent == noNode ? node : parent
    }

    /// Before the last table, or where that stands nowhere in what is open below it.
    private func fosterPlace() -> Place {
        let table = open.index(of: .table)
        if let template = open.index(of: .template), template > table ?? -1 { return Place(parent: open[template].node) }
        guard let table else { return Place(parent: open[0].node) }
        let node = open[table].node
        let parent = tree.nodes[Int(node)].parent
        if parent != noNode { return Place(parent: parent, before: node) }
        return Place(parent: open[max(table - 1, 0)].node)
    }

    // MARK: Elements

    /// "Create an element for a token".
    @inline(__always)
    mutating func createElement(_ name: HTMLName, _ namespace: HTMLNamespace = .html) -> NodeIndex {
        let token = tokenizer.token
        return tree.add(
            NodeRecord(
                name: name, content: token.attributes, position: UInt32(truncatingIfNeeded: token.position), kind: .element,
                namespace: namespace))
    }

    @inline(__always)
    mutating func push(_ node: NodeIndex, _ name: HTMLName) {
        tree.nodes[Int(node)].flags.insert(.open)
        let known = name.knownElement
        open.push(ElementStack.Entry(node: node, name: UInt16(truncatingIfNeeded: known), traits: tables.traits[known]))
    }

    mutating func pushForeign(_ node: NodeIndex) {
        tree.nodes[Int(node)].flags.insert(.open)
        let record = tree.nodes[Int(node)]
        let traits = ElementTables.foreignTraits(
            record.name, record.namespace, isIntegrationPoint: record.flags.contains(.integrationPoint))
        open.push(ElementStack.Entry(node: node, name: 0, traits: traits))
    }

    @inline(__always)
    mutating func insert(_ node: NodeIndex, at place: Place) {
        if place.before == noNode {
            tree.append(node, to: place.parent)
        } else {
            tree.insert(node, into: place.parent, before: place.before)
        }
    }

    /// "Insert an HTML element" for the current token.
    @inline(__always)
    @discardableResult
    mutating func insertElement() -> NodeIndex {
        let name = tokenizer.token.name
        let node = createElement(name)
        insert(node, at: appropriatePlace())
        push(node, name)
        return node
    }

    /// An element that can have no content: it is not left open.
    @inline(__always)
    mutating func insertVoidElement() {
        let node = createElement(tokenizer.token.name)
        insert(node, at: appropriatePlace())
        tokenizer.token.isSelfClosing = false
    }

    /// An element that no tag stands for, or that an end tag does.
    @discardableResult
    mutating func insertImpliedElement(_ name: HTMLName) -> NodeIndex {
        let node = tree.add(
            NodeRecord(name: name, position: UInt32(truncatingIfNeeded: tokenizer.token.position), kind: .element, namespace: .html))
        insert(node, at: appropriatePlace())
        push(node, name)
        return node
    }

    /// A copy of an element, without its children; nil when too many were made.
    mutating func copyElement(_ node: NodeIndex) -> NodeIndex? {
        guard copiesLeft > 0 else { return nil }
        copiesLeft -= 1
        let record = tree.nodes[Int(node)]
        return tree.add(
            NodeRecord(
                name: record.name, content: record.content, position: record.position, kind: .element, namespace: record.namespace))
    }

    /// Gives back the attributes of a tag that is ignored.
    mutating func dropAttributes() {
        let range = tokenizer.token.attributes
        if Int(range.end) == tree.attributes.count { tree.attributes.removeLast(to: Int(range.start)) }
    }

    // MARK: Text and comments

    /// "Insert a character".
    @inline(__always)
    mutating func insertText(_ piece: TextPiece) {
        let place = appropriatePlace()
        let sibling = place.before == noNode ? tree.nodes[Int(place.parent)].lastChild : tree.nodes[Int(place.before)].previous
        if sibling != noNode, tree.nodes[Int(sibling)].kind == .text {
            tree.extend(sibling, with: piece)
        } else {
            addText(piece, at: place)
        }
    }

    @inline(__always)
    private mutating func addText(_ piece: TextPiece, at place: Place) {
        guard place.parent != 0, piece.count > 0 else { return }
        let content = piece.isDecoded ? tree.stored(piece) : piece.range
        let node = tree.add(
            NodeRecord(content: content, position: UInt32(truncatingIfNeeded: tokenizer.token.position), kind: .text))
        insert(node, at: place)
    }

    /// "Insert a comment", or a processing instruction; without a parent at the appropriate place.
    mutating func insertComment(_ kind: Token.Kind, into parent: NodeIndex? = nil) {
        let token = tokenizer.token
        let isComment = kind == .comment
        let node = tree.add(
            NodeRecord(
                name: isComment ? .none : token.name, content: token.text.range, position: UInt32(truncatingIfNeeded: token.position),
                kind: isComment ? .comment : .processingInstruction))
        insert(node, at: parent.map { Place(parent: $0) } ?? appropriatePlace())
    }

    func startsWithLineFeed(_ piece: TextPiece) -> Bool { tree.withBytes(of: piece) { $0.first == 0x0A } }

    /// How many bytes of white space a piece begins with.
    func leadingSpace(_ piece: TextPiece) -> Int {
        tree.withBytes(of: piece) { bytes in bytes.firstIndex { !$0.isHTMLSpace } ?? bytes.count }
    }

    @inline(__always)
    func isSpace(_ piece: TextPiece) -> Bool { leadingSpace(piece) == piece.count }

    /// Takes the white space off the start of the current token's text; nil if there is none.
    mutating func takeLeadingSpace() -> TextPiece? {
        let piece = tokenizer.token.text
        let count = leadingSpace(piece)
        guard count > 0 else { return nil }
        tokenizer.token.text = piece.dropping(count)
        return piece.prefix(count)
    }
}
