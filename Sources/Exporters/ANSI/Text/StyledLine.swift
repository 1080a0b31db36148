// SPDX-License-Identifier: Apache-2.0

import LineLayout

/// A stretch of a line's text in one style: where it ends, and the style's number.
struct StyleSpan {
    let end: Int
    let style: Int
}

/// Where a picture stands in a text: at its object replacement character, which has a line to itself.
struct PlacedPicture {
    let place: Int
    /// Its number among the pictures of the export.
    let number: Int
}

/// The text of a paragraph that is being put together, with the styles of its parts.
struct StyledLine {
    var text = LineText()
    /// Styles of the text from its start on; they cover all of it.
    private(set) var spans: [StyleSpan] = []
    private(set) var pictures: [PlacedPicture] = []
    /// Whether a picture is the last that stands in it.
    private(set) var isBehindPicture = false

    var isEmpty: Bool { text.isEmpty }
    /// Whether all of it is in no style.
    var isUnstyled: Bool { spans.allSatisfy { $0.style == 0 } }
    /// Whether it holds tabs, soft hyphens or controls of writing direction.
    var needsCare: Bool { text.hasTab || text.hasSoftHyphen || text.hasDirection }

    /// Something else than a picture comes.
    mutating func beginText() {
        if isBehindPicture { breakLine() }
        isBehindPicture = false
    }

    /// A picture comes, in a line of its own.
    mutating func append(picture number: Int) {
        if !isEmpty { breakLine() }
        pictures.append(PlacedPicture(place: text.bytes.count, number: number))
        var object = "\u{FFFC}"
        object.withUTF8 { text.append($0) }
        isBehindPicture = true
    }

    private mutating func breakLine() {
        var separator = "\u{2028}"
        separator.withUTF8 { text.append($0) }
    }

    /// What was added since the last call has this style.
    mutating func mark(_ style: Int) {
        let end = text.bytes.count
        if let last = spans.last {
            if last.end == end { return }
            if last.style == style { spans.removeLast() }
        } else if end == 0 {
            return
        }
        spans.append(StyleSpan(end: end, style: style))
    }

    /// Makes the first tab spaces that lead to a column (see ``LineText/expandFirstTab(to:)``).
    mutating func expandFirstTab(to column: Int) {
        guard let (place, added) = text.expandFirstTab(to: column), added > 0 else { return }
        spans = spans.map { $0.end > place ? StyleSpan(end: $0.end + added, style: $0.style) : $0 }
        pictures = pictures.map { $0.place > place ? PlacedPicture(place: $0.place + added, number: $0.number) : $0 }
    }

    /// Closes what is open at the end of the line.
    mutating func close() {
        text.close()
        mark(spans.last?.style ?? 0)
    }

    mutating func removeAll() {
        text.removeAll()
        pictures.removeAll()
        isBehindPicture = false
        spans.removeAll(keepingCapacity: spans.count < 1 << 16)
    }
}

/// Text that is ready to be set in lines. It is held by its owner; this only shows where.
struct SetText {
    let bytes: UnsafeBufferPointer<UInt8>
    let spans: ArraySlice<StyleSpan>
    let pictures: ArraySlice<PlacedPicture>
    /// Where `bytes` start in what the ends of spans count from.
    let base: Int
    /// Whether all of it is in no style.
    let isUnstyled: Bool
    /// Whether it holds tabs, soft hyphens or controls of writing direction.
    let needsCare: Bool

    /// The number of the picture that a line is for.
    func picture(in line: LineWrapper.Line) -> Int? {
        var (low, high) = (pictures.startIndex, pictures.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if pictures[middle].place - base < line.start { low = middle + 1 } else { high = middle }
        }
        return low < pictures.endIndex && pictures[low].place - base < line.end ? pictures[low].number : nil
    }
}
