// SPDX-License-Identifier: Apache-2.0

/// What the insertion modes do with the stack of open elements and the list of active formatting elements.
extension TreeConstructor {
    @inline(__always)
    mutating func pop() { open.pop(&tree) }

    /// Pops elements up to and with the one at a place.
    @inline(__always)
    mutating func pop(through index: Int) { open.pop(to: index, &tree) }

    /// Pops elements until one of a name has been popped.
    mutating func popUntil(_ name: HTMLName) {
        if let index = open.index(of: name) { pop(through: index) }
    }

    /// "Clear the stack back to a table context" and its like.
    mutating func clearStack(to traits: ElementTraits) {
        while open.count > 1, open.last.traits.isDisjoint(with: traits) { pop() }
    }

    /// "Generate implied end tags", except for elements of a name.
    @inline(__always)
    mutating func generateImpliedEndTags(except name: HTMLName = .none) {
        while open.last.traits.contains(.impliedEnd), Int32(open.last.name) != name.rawValue { pop() }
    }

    mutating func generateImpliedEndTagsThoroughly() {
        while open.last.traits.contains(.thoroughImpliedEnd) { pop() }
    }

    @inline(__always)
    func indexInButtonScope(_ name: HTMLName) -> Int? { open.indexInScope(name, endedBy: [.scope, .buttonScope]) }

    /// "Close a p element", if there is one in button scope.
    @inline(__always)
    mutating func closeParagraph() {
        if let index = indexInButtonScope(.p) { pop(through: index) }
    }

    @inline(__always)
    func isCurrent(_ name: HTMLName) -> Bool { Int32(open.last.name) == name.rawValue }

    /// "Reconstruct the active formatting elements".
    @inline(__always)
    mutating func reconstructFormatting() {
        guard formatting.count > 0 else { return }
        let last = formatting[formatting.count &- 1]
        if last.node == noNode || tree.nodes[Int(last.node)].flags.contains(.open) { return }
        reopenFormatting()
    }

    @inline(never)
    private mutating func reopenFormatting() {
        var index = formatting.count - 1
        while index > 0 {
            let node = formatting[index - 1].node
            if node == noNode || tree.nodes[Int(node)].flags.contains(.open) { break }
            index -= 1
        }
        while index < formatting.count {
            guard let copy = copyElement(formatting[index].node) else { return }
            insert(copy, at: appropriatePlace())
            push(copy, formatting[index].name)
            formatting.replace(at: index, with: copy)
            index += 1
        }
    }

    /// "Reset the insertion mode appropriately".
    mutating func resetInsertionMode() {
        var index = open.count - 1
        while index > 0, index >= open.searchEnd {
            if let found = modeInside(HTMLName(rawValue: Int32(open[index].name)), isLast: false) {
                mode = found
                return
            }
            index -= 1
        }
        let root = context.map { HTMLName(rawValue: Int32($0.entry.name)) } ?? HTMLName(rawValue: Int32(open[0].name))
        mode = modeInside(root, isLast: true) ?? .inBody
    }

    private func modeInside(_ name: HTMLName, isLast: Bool) -> InsertionMode? {
        switch name {
        case .td, .th: isLast ? nil : .inCell
        case .tr: .inRow
        case .tbody, .thead, .tfoot: .inTableBody
        case .caption: .inCaption
        case .colgroup: .inColumnGroup
        case .table: .inTable
        case .template: templateModes.last ?? .inTemplate
        case .head: isLast ? nil : .inHead
        case .body: .inBody
        case .frameset: .inFrameset
        case .html: headElement == noNode ? .beforeHead : .afterHead
        default: nil
        }
    }

    /// "Stop parsing", but for a template that is still open.
    mutating func endOfFile() -> Bool { templateModes.isEmpty ? false : inTemplate(.endOfFile) }

    /// The generic raw text and RCDATA element parsing algorithms.
    mutating func insertRawTextElement(_ state: Tokenizer.State) {
        insertElement()
        tokenizer.state = state
        originalMode = mode
        mode = .text
    }
}
