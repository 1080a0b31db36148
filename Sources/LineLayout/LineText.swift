// SPDX-License-Identifier: Apache-2.0

import TerminalWidth

/// The text of a line that is being put together, without any control character but TAB and, for breaks in it, LF.
package struct LineText {
    /// UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// Whether there is a break in it.
    package private(set) var hasBreak = false
    /// Whether it holds controls of writing direction.
    package private(set) var hasDirection = false
    /// Whether it holds a TAB.
    package private(set) var hasTab = false
    /// Whether it holds soft hyphens, which terminals show as hyphens: `LineCopier` leaves them out.
    package private(set) var hasSoftHyphen = false
    /// Whether soft hyphens are left out here already.
    private let dropsSoftHyphens: Bool
    private var directions = BidirectionalControls()

    package init(dropsSoftHyphens: Bool = false) { self.dropsSoftHyphens = dropsSoftHyphens }

    /// What becomes of a character that would end the line.
    package enum BreakStyle { case lineFeed, space }

    package var isEmpty: Bool { bytes.isEmpty }

    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: bytes.count < 1 << 20)
        hasBreak = false
        hasDirection = false
        hasTab = false
        hasSoftHyphen = false
        directions = BidirectionalControls()
    }

    /// Closes what is open at the end of the line.
    package mutating func close() {
        if hasDirection { directions.close(in: &bytes) }
    }

    /// Makes the first tab spaces that lead to a column, where the text before it ends before that: as in front of a hanging indent, which
    /// is a tab stop. Returns where the tab was and how many bytes there are more.
    package mutating func expandFirstTab(to column: Int) -> (place: Int, added: Int)? {
        guard hasTab, let place = bytes.firstIndex(of: 0x09), !bytes[..<place].contains(0x0A) else { return nil }
        let missing = column - ColumnCounter.columns(of: String(decoding: bytes[..<place], as: UTF8.self))
        guard missing > 0 else { return nil }
        bytes.replaceSubrange(place...place, with: repeatElement(0x20, count: missing))
        return (place, missing - 1)
    }

    /// Appends a string that stands for something, such as a picture: on one line, its directions closed.
    package mutating func append(label: String) {
        let depth = directions.depth
        var label = label
        label.withUTF8 { append($0, breaks: .space) }
        if hasDirection { directions.close(to: depth, in: &bytes) }
    }

    /// Appends valid UTF-8 without what plain text must not hold.
    package mutating func append(_ source: UnsafeBufferPointer<UInt8>, breaks: BreakStyle = .lineFeed) {
        var (copied, place) = (0, 0)
        while place < source.count {
            place = PrintableASCII.end(in: source, from: place, to: source.count)
            while place < source.count, source[place] >= 0x80, source[place] != 0xC2, source[place] != 0xE2 { place += 1 }
            guard place < source.count else { break }
            let byte = source[place]
            if byte &- 0x20 < 0x5F { continue }
            if byte == 0x09, breaks == .lineFeed {
                hasTab = true
                place += 1
                continue
            }
            let length = lengthOfSpecial(in: source, at: place)
            guard length > 0 else {
                if LineScan.isSoftHyphen(source, at: place) { hasSoftHyphen = true }
                place += 1
                continue
            }
            copy(source, copied..<place)
            replace(source, place..<place + length, breaks)
            place += length
            copied = place
        }
        copy(source, copied..<source.count)
    }

    private mutating func copy(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        if !range.isEmpty { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[range])) }
    }

    /// How many bytes from `place` on stand for something that cannot be copied; 0 where they can.
    private func lengthOfSpecial(in source: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
        let byte = source[place]
        if byte < 0x80 { return 1 }
        guard place + 1 < source.count else { return 0 }
        let second = source[place + 1]
        if byte == 0xC2 { return second < 0xA0 || (second == 0xAD && dropsSoftHyphens) ? 2 : 0 }
        guard place + 2 < source.count else { return 0 }
        let third = source[place + 2]
        let isSeparator = second == 0x80 && (third == 0xA8 || third == 0xA9)
        return isSeparator || BidirectionalControls.isControl(second: second, third: third) ? 3 : 0
    }

    private mutating func replace(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ breaks: BreakStyle) {
        let byte = source[range.lowerBound]
        let second = range.count > 1 ? source[range.lowerBound + 1] : 0
        let third = range.count > 2 ? source[range.lowerBound + 2] : 0
        if range.count == 3, BidirectionalControls.isControl(second: second, third: third) {
            hasDirection = true
            directions.take(second: second, third: third, to: &bytes)
        } else if range.count == 3 || (0x09...0x0D).contains(byte) || (range.count == 2 && second == 0x85) {
            if breaks == .space { return bytes.append(UInt8(ascii: " ")) }
            directions.writeClosers(to: &bytes)
            bytes.append(UInt8(ascii: "\n"))
            directions.writeOpeners(to: &bytes)
            hasBreak = true
        }
    }
}
