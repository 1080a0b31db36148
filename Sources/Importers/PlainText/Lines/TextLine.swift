// SPDX-License-Identifier: Apache-2.0

/// A line of a window of text, as offsets into the window.
struct TextLine {
    /// Its first byte.
    var start: Int
    /// Its first byte that is no white space; `end` where it is blank.
    var content: Int
    /// Behind its last byte that is no white space.
    var end: Int
    /// The first byte of the next line.
    var next: Int
    /// Columns of white space at its start, tabs to every eighth.
    var indent: Int
    /// Whether a form feed stands before it.
    var startsPage: Bool

    var isBlank: Bool { content == end }

    /// Columns between two tab stops.
    static let tabInterval = 8

    /// The line between two offsets.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, next: Int, startsPage: Bool) {
        self.start = start
        self.next = next
        self.startsPage = startsPage
        var end = end
        while end > start, isSpace(bytes[end - 1]) { end -= 1 }
        self.end = end
        var (place, column) = (start, 0)
        while place < end, isSpace(bytes[place]) {
            column = bytes[place] == 0x09 ? (column / Self.tabInterval + 1) * Self.tabInterval : column + 1
            place += 1
        }
        content = place
        indent = column
    }
}

/// Whether a byte is a space or a tab.
@inline(__always)
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// Finds the lines of valid UTF-8. CR, LF, CRLF, NEL, U+2029 and form feeds end lines.
struct LineScanner {
    /// Whether a form feed came and no line since.
    private(set) var startsPage = false

    /// Adds the lines of `bytes` from an offset on; returns where the last, unended line begins. At the text's end it is a line, too.
    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool, into lines: inout [TextLine]) -> Int {
        var start = start
        var place = start
        while let end = Self.nextEnd(in: bytes, from: place) {
            let (next, isFormFeed) = Self.next(bytes, behind: end)
            // A CR at the end may belong to an LF that comes.
            if !isLast, next == bytes.count, bytes[end] == 0x0D { break }
            place = next
            if isFormFeed, end == start {
                if startsPage { add(bytes, start, end, next: next, to: &lines) }
                startsPage = true
            } else {
                add(bytes, start, end, next: next, to: &lines)
                if isFormFeed { startsPage = true }
            }
            start = next
        }
        if isLast, start < bytes.count {
            add(bytes, start, bytes.count, next: bytes.count, to: &lines)
            start = bytes.count
        }
        return start
    }

    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, next: Int, to lines: inout [TextLine]) {
        lines.append(TextLine(bytes, start, end, next: next, startsPage: startsPage))
        startsPage = false
    }

    /// Where the text behind a line's end begins, and whether a form feed ends it.
    static func next(_ bytes: UnsafeBufferPointer<UInt8>, behind end: Int) -> (next: Int, isFormFeed: Bool) {
        switch bytes[end] {
        case 0x0D: (end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1, false)
        case 0xC2: (end + 2, false)
        case 0xE2: (end + 3, false)
        case let byte: (end + 1, byte == 0x0C)
        }
    }

    /// The next line's end at or behind an offset.
    static func nextEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
        let base = UnsafeRawPointer(bytes.baseAddress)
        while place < bytes.count {
            // Eight bytes of ASCII without controls below 0x0E at a time.
            while let base, place &+ 8 <= bytes.count {
                let word = base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                let low = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word
                if (low | word) & 0x8080_8080_8080_8080 != 0 { break }
                place &+= 8
            }
            let stop = min(place &+ 8, bytes.count)
            while place < stop {
                switch bytes[place] {
                case 0x0A, 0x0C, 0x0D: return place
                case 0xC2 where place &+ 1 < bytes.count && bytes[place &+ 1] == 0x85: return place
                case 0xE2 where place &+ 2 < bytes.count && bytes[place &+ 1] == 0x80 && bytes[place &+ 2] == 0xA9: return place
                default: place &+= 1
                }
            }
        }
        return nil
    }
}
