// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What a paragraph's start tag depends on.
struct ParagraphKey: Hashable {
    /// The element, and the attributes that do not follow from its style.
    @Bytewise var element: String
    let appearance: Int
    let context: UInt32
    let surroundings: ParagraphSurroundings
    /// What a block's element has to say where the paragraph stands on it.
    let geometry: Declarations
}

/// Start tags of paragraphs, which come again and again.
struct ParagraphTags {
    private static let recentCount = 16
    /// Start tags that are remembered at a time.
    private static let maximumCount = 10_000

    private var tags: [ParagraphKey: [UInt8]] = [:]
    /// Tags that were asked for lately, each at a place that follows from its key: comparing costs less than hashing.
    private var recent = [(key: ParagraphKey, tag: [UInt8])?](repeating: nil, count: recentCount)

    mutating func tag(for key: ParagraphKey) -> [UInt8]? {
        let place = Self.place(of: key)
        if let known = recent[place], known.key == key { return known.tag }
        guard let tag = tags[key] else { return nil }
        recent[place] = (key, tag)
        return tag
    }

    /// Keeps a tag, and returns it.
    mutating func remember(_ tag: [UInt8], for key: ParagraphKey) -> [UInt8] {
        // Attributes of one element alone make keys that do not come again.
        if tags.count >= Self.maximumCount { tags.removeAll(keepingCapacity: true) }
        tags[key] = tag
        recent[Self.place(of: key)] = (key, tag)
        return tag
    }

    private static func place(of key: ParagraphKey) -> Int {
        (key.appearance &* 7 &+ Int(key.context) &* 3 &+ key.element.utf8.count &+ key.geometry.text.utf8.count) & (recentCount - 1)
    }
}
