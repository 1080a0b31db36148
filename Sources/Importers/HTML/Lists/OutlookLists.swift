// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Lists as Outlook and Word write them: paragraphs that name a list and a level in `mso-list`, their markers as text to be ignored.
struct OutlookLists {
    /// One level of the list that is open.
    struct Level {
        let list: Number<Block>
        var lastItem: Number<Block>
    }

    /// The open levels, outermost first.
    var levels: [Level] = []
    /// The list that is open, as the document names it.
    var name = ""
    /// How many paragraphs there were when its last item ended.
    var lastParagraph = -1
    /// The block around the list.
    var outer: Number<Block>?

    /// The most levels that a list has.
    static let maximumLevels = 64
}

/// What `mso-list` says.
enum OutlookListPlace: Equatable {
    case item(list: String, level: Int)
    /// The text is a marker.
    case marker

    /// `l0 level1 lfo1`, or `Ignore`.
    init?(_ value: String) {
        let words = value.split(separator: " ").map(String.init)
        if words.count == 1, words[0].lowercased().utf8.elementsEqual("ignore".utf8) {
            self = .marker
            return
        }
        guard words.count >= 2, let levelWord = words.first(where: { $0.hasPrefix("level") }), let level = Int(levelWord.dropFirst(5)),
            (1...OutlookLists.maximumLevels).contains(level)
        else { return nil }
        self = .item(list: words.filter { !$0.hasPrefix("level") }.joined(separator: " "), level: level)
    }
}

extension FlowReader {
    /// Makes the item of a paragraph of Outlook's, in the list that goes on or in a new one.
    mutating func makeOutlookItem(_ item: PendingItem, _ list: String, _ level: Int, in outer: Number<Block>?) -> Number<Block>? {
        let goesOn = outlookLists.lastParagraph == paragraphCount && outlookLists.outer == outer
        if !goesOn || outlookLists.levels.isEmpty || !outlookLists.name.utf8.elementsEqual(list.utf8) && level == 1 {
            outlookLists = OutlookLists()
            outlookLists.name = list
            outlookLists.outer = outer
        }
        while outlookLists.levels.count > level { outlookLists.levels.removeLast() }
        let marker = OutlookMarker(item.marker ?? "")
        var block: Number<Block>?
        while true {
            let isLast = outlookLists.levels.count >= level
            if !isLast {
                var properties = marker.list
                properties.start = marker.ordinal ?? 1
                let parent = outlookLists.levels.last?.lastItem ?? outer
                guard let made = try? text.addBlock(.list(properties), in: parent) else { return outer }
                // A level that is left out has an item without a marker.
                let isInnermost = outlookLists.levels.count == level - 1
                let own = isInnermost ? itemProperties(marker, made) : ItemProperties(ordinal: 1, marker: "")
                guard let first = try? text.addBlock(.item(own), in: made) else { return outer }
                outlookLists.levels.append(OutlookLists.Level(list: made, lastItem: first))
                block = first
            } else if block == nil {
                let top = outlookLists.levels.count - 1
                let made = outlookLists.levels[top].list
                block = try? text.addBlock(.item(itemProperties(marker, made)), in: made)
                if let block { outlookLists.levels[top].lastItem = block }
            }
            if outlookLists.levels.count >= level, block != nil { break }
        }
        outlookLists.lastParagraph = paragraphCount + 1
        return block
    }

    private func itemProperties(_ marker: OutlookMarker, _ list: Number<Block>) -> ItemProperties {
        guard case .list(let properties) = text.blocks[list.index].kind else { return ItemProperties(ordinal: 1) }
        let ordinal = marker.ordinal ?? 1
        let isUsual = marker.list.marker == properties.marker && marker.list.suffix.utf8.elementsEqual(properties.suffix.utf8)
        return ItemProperties(ordinal: ordinal, marker: isUsual ? nil : marker.text)
    }
}

/// The marker of an item of Outlook's, as its text shows it.
struct OutlookMarker {
    let text: String
    private(set) var list: ListProperties
    private(set) var ordinal: Int?

    init(_ text: String) {
        self.text = text
        list = ListProperties(.disc)
        switch text {
        case "", "·", "•", "\u{F0B7}": return
        case "o", "◦": list = ListProperties(.circle)
        case "§", "▪", "\u{F0A7}": list = ListProperties(.square)
        case "-", "–", "—": list = ListProperties(.hyphen)
        case "ü", "✓", "\u{F0FC}": list = ListProperties(.check)
        default: readNumber()
        }
    }

    private mutating func readNumber() {
        let bytes = Array(text.utf8)
        let start = bytes.firstIndex { Self.isAlphanumeric($0) } ?? bytes.count
        let end = bytes[start...].firstIndex { !Self.isAlphanumeric($0) } ?? bytes.count
        let prefix = String(decoding: bytes[..<start], as: UTF8.self)
        let number = String(decoding: bytes[start..<end], as: UTF8.self)
        let suffix = String(decoding: bytes[end...], as: UTF8.self)
        guard !number.isEmpty else {
            list = ListProperties(.custom, prefix: text)
            return
        }
        if let value = Int(number) {
            (list, ordinal) = (ListProperties(.decimal, prefix: prefix, suffix: suffix), value)
            return
        }
        for marker in [ListProperties.Marker.lowerRoman, .upperRoman, .lowerAlpha, .upperAlpha] {
            if number.utf8.count == 1, !"iIvVxX".utf8.contains(number.utf8.first ?? 0), marker == .lowerRoman || marker == .upperRoman {
                continue
            }
            for value in 1...200 where OrdinalFormat.text(value, marker).utf8.elementsEqual(number.utf8) {
                (list, ordinal) = (ListProperties(marker, prefix: prefix, suffix: suffix), value)
                return
            }
        }
        list = ListProperties(.custom, prefix: text)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
