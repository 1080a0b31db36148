// SPDX-License-Identifier: Apache-2.0

/// Puts the paragraphs of pages into the order of the document's own structure, and says what they are by it.
struct TaggedOrder {
    private let tags: DocumentTags
    private let assembler: TextAssembler
    private var result: [Paragraph] = []
    /// Tables that are being filled, and where they stand in the result.
    private var tables: [Int: (table: TaggedTable, place: Int)] = [:]
    private var labels: [Int: [UInt8]] = [:]
    private var seenItems: Set<Int> = []
    private var seenLists: Set<Int> = []

    private static let maximumLevel = 8

    init(_ tags: DocumentTags, _ assembler: TextAssembler) {
        self.tags = tags
        self.assembler = assembler
    }

    /// - Parameter paragraphs: Page by page; those of pages without tags as they are read.
    static func settled(_ paragraphs: [Paragraph], by tags: DocumentTags, _ assembler: TextAssembler) -> [Paragraph] {
        guard paragraphs.contains(where: \.isTagged) else { return paragraphs }
        var order = TaggedOrder(tags, assembler)
        for paragraph in joined(sorted(paragraphs), tags) { order.add(paragraph) }
        for (table, place) in order.tables.values { order.result[place].role = .cells(table.grid) }
        return order.result
    }

    // MARK: Order

    private struct Key: Comparable {
        var page: Int
        var stretch: Int32
        /// Whether it stands behind the paragraphs of this stretch without being one of them.
        var isBeside: Bool
        var place: Int

        static func < (left: Key, right: Key) -> Bool {
            if left.page != right.page { return left.page < right.page }
            if left.stretch != right.stretch { return left.stretch < right.stretch }
            if left.isBeside != right.isBeside { return right.isBeside }
            return left.place < right.place
        }
    }

    /// By pages, and on them by the structure: each stretch where it begins.
    private static func sorted(_ paragraphs: [Paragraph]) -> [Paragraph] {
        var homes: [Int32: Int] = [:]
        for paragraph in paragraphs where paragraph.isTagged {
            homes[paragraph.stretch] = min(homes[paragraph.stretch] ?? .max, paragraph.page)
        }
        let byPage = Dictionary(grouping: paragraphs.filter(\.isTagged), by: \.page)
        let keys = paragraphs.enumerated().map { place, paragraph in
            if paragraph.isTagged {
                return Key(page: homes[paragraph.stretch] ?? 0, stretch: paragraph.stretch, isBeside: false, place: place)
            }
            let before = before(paragraph, byPage[paragraph.page] ?? [])
            return Key(page: paragraph.page, stretch: before, isBeside: true, place: place)
        }
        return zip(keys, paragraphs).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The stretch that a paragraph without one stands below; −1 at the top of the page.
    private static func before(_ paragraph: Paragraph, _ others: [Paragraph]) -> Int32 {
        let box = paragraph.box
        var (best, bestY) = (Stretches.none, -Float.infinity)
        for other in others {
            let place = other.lines[0].box
            guard place.y0 <= box.y0 + 1, place.y0 > bestY, other.box.horizontalOverlap(box) > 0 else { continue }
            (best, bestY) = (other.stretch, place.y0)
        }
        return best
    }

    /// The parts of one paragraph on several pages and in several columns are one.
    private static func joined(_ paragraphs: [Paragraph], _ tags: DocumentTags) -> [Paragraph] {
        var result: [Paragraph] = []
        for paragraph in paragraphs {
            if let last = result.last, paragraph.isTagged, last.stretch == paragraph.stretch, tags.isWhole(paragraph.stretch),
                case .text = last.role, case .text = paragraph.role
            {
                result[result.count - 1].lines += paragraph.lines
                result[result.count - 1].lastFacts = paragraph.lastFacts
            } else {
                result.append(paragraph)
            }
        }
        return result
    }

    // MARK: Roles

    private mutating func add(_ paragraph: Paragraph) {
        var paragraph = paragraph
        guard paragraph.isTagged else {
            result.append(paragraph)
            return
        }
        paragraph.beginsRegion = false
        paragraph.endsRegion = false
        let place = TaggedPlace(tags.stretches[Int(paragraph.stretch)].element, of: tags)
        if let item = place.item, place.role == .label {
            labels[item, default: []] += assembler.text(of: paragraph.lines).bytes
            return
        }
        settle(&paragraph, place)
        guard let table = place.table else {
            result.append(paragraph)
            return
        }
        if tables[table] == nil {
            var whole = paragraph
            whole.role = .text
            if place.cell == nil { result.append(paragraph) }
            tables[table] = (TaggedTable(table, of: tags), result.count)
            result.append(whole)
            if place.cell == nil { return }
        }
        if let cell = place.cell { tables[table]?.table.add(paragraph, to: cell) } else { result.append(paragraph) }
    }

    private mutating func settle(_ paragraph: inout Paragraph, _ place: TaggedPlace) {
        paragraph.alternative = place.alternative
        switch paragraph.role {
        case .text, .code: break
        default: return
        }
        switch place.role {
        case .heading(let level): paragraph.role = .heading(min(max(level, 1), 6))
        case .caption: paragraph.role = .caption
        default:
            guard let item = place.item, case .text = paragraph.role else { return }
            let level = min(place.level, Self.maximumLevel)
            guard seenItems.insert(item).inserted else {
                paragraph.role = .listContinuation(level: level)
                return
            }
            let list = tags.elements[item].parent
            let startsList = seenLists.insert(list).inserted
            paragraph.role = .listItem(marker(of: item, paragraph, startsList), level: level, startsList: startsList)
        }
    }

    private func marker(of item: Int, _ paragraph: Paragraph, _ startsList: Bool) -> ItemMarker? {
        let label = labels[item] ?? []
        if let marker = ListMarker(label[...]) { return ItemMarker(marker, startsList: startsList) }
        if label.isEmpty, paragraph.marker != nil { return nil }
        let kind: ItemMarker.Kind = label.isEmpty && !tags.hasLabel(item) ? .none : .bullet
        let text = label.isEmpty ? "•" : String(decoding: label, as: UTF8.self)
        return ItemMarker(kind: kind, ordinal: 0, prefix: kind == .none ? "" : text, suffix: "", startsList: startsList)
    }
}

/// What stands around a paragraph in a document's structure.
struct TaggedPlace {
    private(set) var role: DocumentTags.Role = .group
    /// The innermost item of a list, and how many lists are around its own.
    private(set) var item: Int?
    private(set) var level = -1
    /// The outermost table, and the cell of it.
    private(set) var table: Int?
    private(set) var cell: Int?
    private(set) var alternative: String?

    init(_ element: Int, of tags: DocumentTags) {
        guard tags.elements.indices.contains(element) else { return }
        role = tags.elements[element].role
        var cell: Int?
        for ancestor in tags.ancestors(of: element) {
            let found = tags.elements[ancestor]
            switch found.role {
            case .item where item == nil: item = ancestor
            case .list: level += 1
            case .cell, .headerCell: cell = ancestor
            case .table:
                table = ancestor
                self.cell = cell
                cell = nil
                // Lists around a table are no lists in its cells.
                if item.map({ $0 < ancestor }) ?? false { item = nil }
            case .figure where alternative == nil: alternative = found.alternative
            default: break
            }
        }
        if role == .caption, self.cell == nil { return }
        level = max(level, 0)
    }
}
