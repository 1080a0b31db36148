// SPDX-License-Identifier: Apache-2.0

/// What the rules "in body" say of form controls, with the `select` element of 2025, which may hold nearly anything.
extension TreeConstructor {
    private var isSelectFragment: Bool { context.map { $0.entry.name == UInt16(HTMLName.select.rawValue) } ?? false }

    mutating func startInput() {
        if isSelectFragment { return dropAttributes() }
        if let index = open.indexInScope(.select) { pop(through: index) }
        reconstructFormatting()
        if framesetOK, !isHiddenInput { framesetOK = false }
        insertVoidElement()
    }

    /// Whether the current token's `type` is "hidden".
    var isHiddenInput: Bool {
        let range = tokenizer.token.attributes
        for index in Int(range.start)..<Int(range.end) where tree.attributes[index].name == .type {
            return tree.hasText("hidden", tree.attributes[index].value)
        }
        return false
    }

    mutating func startRule() {
        closeParagraph()
        if open.hasInScope(.select) { generateImpliedEndTags() }
        insertVoidElement()
        framesetOK = false
    }

    mutating func startSelect() {
        if isSelectFragment { return dropAttributes() }
        if let index = open.indexInScope(.select) {
            pop(through: index)
            return dropAttributes()
        }
        reconstructFormatting()
        insertElement()
        framesetOK = false
    }

    mutating func startOption() {
        if open.hasInScope(.select) {
            generateImpliedEndTags(except: .optgroup)
        } else if isCurrent(.option) {
            pop()
        }
        reconstructFormatting()
        insertElement()
    }

    mutating func startOptionGroup() {
        if open.hasInScope(.select) {
            generateImpliedEndTags()
        } else if isCurrent(.option) {
            pop()
        }
        reconstructFormatting()
        insertElement()
    }

    // MARK: selectedcontent

    /// Fills each `selectedcontent` with a copy of the option that its `select` shows ("maybe clone an option into selectedcontent").
    /// Without scripts the last state counts, so this is done once, at the end.
    mutating func copySelectedOptions() {
        var node = tree.nodes[0].firstChild
        while node != noNode {
            let record = tree.nodes[Int(node)]
            if record.kind == .element, record.namespace == .html, record.name == .select { copySelectedOption(of: node) }
            node = tree.following(node, in: 0)
        }
    }

    private mutating func copySelectedOption(of select: NodeIndex) {
        guard tree.attribute(.multiple, of: select) == nil else { return }
        var target = noNode
        var option = noNode
        var isMarked = false
        var node = tree.nodes[Int(select)].firstChild
        while node != noNode {
            let record = tree.nodes[Int(node)]
            if record.kind == .element, record.namespace == .html {
                if record.name == .selectedcontent, target == noNode { target = node }
                if record.name == .option {
                    let isSelected = tree.attribute(.selected, of: node) != nil
                    let isFirst = option == noNode && tree.attribute(.disabled, of: node) == nil
                    if isSelected || (isFirst && !isMarked) { option = node }
                    isMarked = isMarked || isSelected
                }
            }
            node = tree.following(node, in: select)
        }
        guard target != noNode, option != noNode, !tree.isInside(target, option) else { return }
        while tree.nodes[Int(target)].firstChild != noNode { tree.detach(tree.nodes[Int(target)].firstChild) }
        copyChildren(of: option, to: target)
    }

    private mutating func copyChildren(of source: NodeIndex, to target: NodeIndex) {
        var node = tree.nodes[Int(source)].firstChild
        var parents = [target]
        while node != noNode, copiesLeft > 0 {
            copiesLeft -= 1
            var record = tree.nodes[Int(node)]
            record.firstChild = noNode
            record.lastChild = noNode
            record.flags.remove(.open)
            let copy = tree.add(record)
            tree.append(copy, to: parents[parents.count - 1])
            if tree.nodes[Int(node)].firstChild != noNode {
                parents.append(copy)
                node = tree.nodes[Int(node)].firstChild
                continue
            }
            while node != source, tree.nodes[Int(node)].next == noNode {
                node = tree.nodes[Int(node)].parent
                parents.removeLast()
            }
            node = node == source ? noNode : tree.nodes[Int(node)].next
        }
    }
}

extension TreeStore {
    /// Whether a node is another or below it.
    func isInside(_ node: NodeIndex, _ ancestor: NodeIndex) -> Bool {
        var node = node
        while node != noNode {
            if node == ancestor { return true }
            node = nodes[Int(node)].parent
        }
        return false
    }

    /// Whether a value is this text, which is in lower case, in either case.
    func hasText(_ text: StaticString, _ range: ByteRange) -> Bool {
        let value = bytes(range)
        guard value.count == text.utf8CodeUnitCount else { return false }
        for index in 0..<value.count where value[index].lowercasedASCII != text.utf8Start[index] { return false }
        return true
    }
}
