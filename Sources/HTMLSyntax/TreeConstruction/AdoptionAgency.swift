// SPDX-License-Identifier: Apache-2.0

/// The adoption agency algorithm, for end tags of formatting elements whose content goes on behind them.
extension TreeConstructor {
    mutating func runAdoptionAgency(_ subject: HTMLName) {
        if isCurrent(subject), formatting.index(of: open.last.node) == nil { return pop() }
        for _ in 0..<8 {
            guard let entry = formatting.lastIndex(of: subject) else { return anyOtherEndTag(subject) }
            let element = formatting[entry].node
            guard tree.nodes[Int(element)].flags.contains(.open) else { return formatting.remove(at: entry) }
            guard let place = indexInScope(element) else { return }
            guard let block = furthestBlock(above: place) else {
                pop(through: place)
                return formatting.remove(at: entry)
            }
            guard copiesLeft > block - place else { return formatting.remove(at: entry) }
            adopt(entry: entry, place: place, block: block)
        }
    }

    private func indexInScope(_ node: NodeIndex) -> Int? {
        var index = open.count - 1
        while index >= open.searchEnd {
            if open[index].node == node { return index }
            if open[index].traits.contains(.scope) { return nil }
            index -= 1
        }
        return nil
    }

    private func furthestBlock(above place: Int) -> Int? {
        for index in (place + 1)..<max(open.count, place + 1) where open[index].traits.contains(.special) { return index }
        return nil
    }

    /// One turn of the outer loop: `entry` is the formatting element's place in the list, `place` that on the stack, `block` the furthest
    /// block's.
    private mutating func adopt(entry: Int, place: Int, block: Int) {
        var entry = entry
        var bookmark = entry
        var block = block
        let element = formatting[entry].node
        let blockNode = open[block].node
        let ancestor = open[max(place - 1, 0)].node
        var lastNode = blockNode
        var index = block - 1
        var turns = 1
        while index > place {
            let node = open[index].node
            var listIndex = formatting.index(of: node)
            if turns > 3, let removed = listIndex {
                formatting.remove(at: removed)
                if removed < entry { entry -= 1 }
                if removed < bookmark { bookmark -= 1 }
                listIndex = nil
            }
            if let listIndex, let copy = copyElement(node) {
                formatting.replace(at: listIndex, with: copy)
                open.replace(at: index, with: copy, &tree)
                if lastNode == blockNode { bookmark = listIndex + 1 }
                tree.detach(lastNode)
                tree.append(lastNode, to: copy)
                lastNode = copy
            } else {
                open.remove(at: index, &tree)
                block -= 1
            }
            index -= 1
            turns += 1
        }
        tree.detach(lastNode)
        insert(lastNode, at: appropriatePlace(in: ancestor))
        finishAdoption(element, blockNode, entry: entry, bookmark: bookmark, place: place, block: block)
    }

    private mutating func finishAdoption(
        _ element: NodeIndex, _ blockNode: NodeIndex, entry: Int, bookmark: Int, place: Int, block: Int
    ) {
        guard let copy = copyElement(element) else { return }
        tree.moveChildren(of: blockNode, to: copy)
        tree.append(copy, to: blockNode)
        let stackEntry = open[place]
        let name = tree.nodes[Int(element)].name
        formatting.remove(at: entry)
        formatting.insert(copy, name, at: min(entry < bookmark ? bookmark - 1 : bookmark, formatting.count))
        open.remove(at: place, &tree)
        open.insert(ElementStack.Entry(node: copy, name: stackEntry.name, traits: stackEntry.traits), at: block)
        tree.nodes[Int(copy)].flags.insert(.open)
    }

    /// "Any other end tag" of the rules in body.
    mutating func anyOtherEndTag(_ name: HTMLName) {
        var index = open.count - 1
        while index >= open.searchEnd {
            let entry = open[index]
            if entry.traits.contains(.html), tree.nodes[Int(entry.node)].name == name {
                pop(through: index)
                return
            }
            if entry.traits.contains(.special) { return }
            index -= 1
        }
    }
}
