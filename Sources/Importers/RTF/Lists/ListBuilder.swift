// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Makes blocks of the lists of a text while it is read.
struct ListBuilder {
    private struct OpenItem {
        let list: Number<Block>
        let identity: Int
        let properties: ListProperties
        let item: Number<Block>
    }

    /// Open items by level, outermost first.
    private var items: [OpenItem] = []
    /// The cell in which they stand.
    private var container: Number<Block>?

    /// The block for the next paragraph, in a cell or at the top level. Whatever comes between items ends their lists; what comes
    /// behind is a list of its own that goes on counting.
    mutating func block(for place: ListPlace, in container: Number<Block>?, _ text: inout AttributedText) -> Number<Block>? {
        if container != self.container { items.removeAll() }
        self.container = container
        switch place {
        case .outside:
            items.removeAll()
            return container
        case .continuation: return items.last?.item ?? container
        case .item(let entry): return block(for: entry, &text)
        }
    }

    private mutating func block(for entry: ListEntry, _ text: inout AttributedText) -> Number<Block>? {
        let level = min(max(entry.level, 0), ListTable.maximumLevels - 1)
        if items.count > level + 1 { items.removeLast(items.count - level - 1) }
        var list: Number<Block>?
        if items.count == level + 1, let last = items.popLast(), last.identity == entry.list, last.properties == entry.properties {
            list = last.list
        }
        // A level that is passed over has an item without marker.
        while items.count < level {
            guard let item = open(identity: entry.list, ListProperties(.none), ItemProperties(ordinal: 1), in: nil, &text) else { break }
            items.append(item)
        }
        let properties = ItemProperties(ordinal: entry.ordinal, marker: entry.marker)
        guard let item = open(identity: entry.list, entry.properties, properties, in: list, &text) else { return container }
        items.append(item)
        return item.item
    }

    private func open(
        identity: Int, _ properties: ListProperties, _ item: ItemProperties, in known: Number<Block>?, _ text: inout AttributedText
    ) -> OpenItem? {
        var started = properties
        started.start = item.ordinal
        guard let list = known ?? (try? text.addBlock(.list(started), in: items.last?.item ?? container)),
            let block = try? text.addBlock(.item(item), in: list)
        else { return nil }
        return OpenItem(list: list, identity: identity, properties: properties, item: block)
    }
}
