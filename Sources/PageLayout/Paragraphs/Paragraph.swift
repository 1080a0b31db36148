// SPDX-License-Identifier: Apache-2.0

/// Lines that belong together, as they were found; what they are is settled for the whole document later.
struct Paragraph: Sendable {
    var lines: [Line]
    /// What is known of its first and last line.
    var firstFacts: LineFacts
    var lastFacts: LineFacts
    /// Whether it is the first or the last one of its region.
    var beginsRegion = false
    var endsRegion = false
    var alignment: Alignment = .natural
    /// The marker its first line begins with.
    var marker: ListMarker?
    var role = Role.text
    /// What is read out in a picture's place.
    var alternative: String?

    enum Alignment: Sendable { case natural, center, right, justified }

    /// What a paragraph is.
    enum Role: Sendable {
        case text
        case heading(Int)
        case item
        /// Of a list that the document itself tells, with its level; the marker stands in the text where it is `nil`.
        case listItem(ItemMarker?, level: Int, startsList: Bool)
        /// Another paragraph of such an item.
        case listContinuation(level: Int)
        case code
        case caption
        case term
        case description
        case picture
        /// A line across the column.
        case rule
        case runningText
        case cells(TableGrid)
    }

    var box: Box {
        var box = lines[0].box
        for line in lines.dropFirst() { box.unite(line.box) }
        return box
    }

    /// The size of most of its text.
    var size: Float {
        var (best, count) = (lines[0].size, Int32(-1))
        for line in lines where line.characterCount > count { (best, count) = (line.size, line.characterCount) }
        return best
    }

    var characterCount: Int { lines.reduce(0) { $0 + Int($1.characterCount) } }
    var page: Int { Int(lines[0].page) }
    var stretch: Int32 { lines[0].stretch }
    /// Whether the document's own structure holds it.
    var isTagged: Bool { stretch >= 0 }
}
