// SPDX-License-Identifier: Apache-2.0

import DisplayWidth

/// Breaks text into lines of a width in columns, between words and beside ideographs.
struct LineWrapper {
    /// A line: its bytes' end in `bytes`, and the columns that it takes.
    struct Line {
        let end: Int
        let columns: Int
    }

    /// The lines' UTF-8, one behind the other.
    private(set) var bytes: [UInt8] = []
    private(set) var lines: [Line] = []
    /// Columns of the widest part that cannot be broken.
    private(set) var widestWord = 0

    private static let tabInterval = 8

    private var limit = 0
    private var nextLimit = 0
    private var breaksWords = false
    private var columns = 0
    private var lineStart = 0
    /// Whether the line began by itself, so that spaces at its start count.
    private var keepsSpace = true
    private var spaces: [UInt8] = []
    private var spaceColumns = 0
    private var word: [UInt8] = []
    private var wordColumns = 0
    private var wordHasDirection = false
    private var lastScalar: Unicode.Scalar = " "
    private var directions = BidirectionalControls()
    private var width = DisplayWidth()

    /// Breaks `text`, which holds no control character but TAB and LF.
    /// - Parameters:
    ///   - first: columns of the first line.
    ///   - other: columns of the others.
    ///   - breaksWords: whether what is wider than a line is broken too; otherwise it stands out.
    mutating func wrap(_ text: [UInt8], first: Int, other: Int, breaksWords: Bool) {
        reset()
        limit = max(1, first)
        nextLimit = max(1, other)
        self.breaksWords = breaksWords
        text.withUnsafeBufferPointer { text in
            var place = 0
            while place < text.count {
                let byte = text[place]
                switch byte {
                case 0x0A:
                    endLine(isHard: true)
                    place += 1
                case 0x20, 0x09:
                    endWord()
                    addSpace(byte)
                    place += 1
                case 0x21...0x7E:
                    var end = place + 1
                    while end < text.count, text[end] &- 0x21 < 0x5E { end += 1 }
                    addASCII(text[place..<end])
                    place = end
                default: place += addScalar(text, at: place)
                }
            }
        }
        endLine(isHard: true)
    }

    private mutating func reset() {
        bytes.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        widestWord = 0
        columns = 0
        lineStart = 0
        keepsSpace = true
        directions = BidirectionalControls()
    }

    private mutating func addSpace(_ byte: UInt8) {
        let count = byte == 0x09 ? Self.tabInterval - (columns + spaceColumns) % Self.tabInterval : 1
        spaces.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
        spaceColumns += count
    }

    private mutating func addASCII(_ part: Slice<UnsafeBufferPointer<UInt8>>) {
        if LineBreaking.isIdeographic(lastScalar), let first = part.first, !LineBreaking.cannotBegin(Unicode.Scalar(first)) { endWord() }
        var part = part
        while breaksWords, wordColumns + part.count > limit {
            let fitting = part.prefix(max(0, limit - wordColumns))
            word.append(contentsOf: fitting)
            wordColumns += fitting.count
            part = part.dropFirst(fitting.count)
            breakWord()
        }
        word.append(contentsOf: part)
        wordColumns += part.count
        if let last = part.last { lastScalar = Unicode.Scalar(last) }
        width = DisplayWidth()
    }

    /// Adds the scalar at `place`; returns its length.
    private mutating func addScalar(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
        let (scalar, length) = LineBreaking.decode(text, at: place)
        let encoded = text[place..<min(place + length, text.count)]
        let step = width.advance(scalar)
        if LineBreaking.isSpace(scalar) {
            endWord()
            spaces.append(contentsOf: encoded)
            spaceColumns += step.columns
            lastScalar = scalar
            return length
        }
        if !step.isContinuation {
            let mayBreak = LineBreaking.isIdeographic(scalar) || LineBreaking.isIdeographic(lastScalar)
            if mayBreak, !LineBreaking.cannotBegin(scalar), !LineBreaking.cannotEnd(lastScalar) { endWord() }
            if breaksWords, wordColumns > 0, wordColumns + step.columns > limit { breakWord() }
            lastScalar = scalar
        }
        word.append(contentsOf: encoded)
        wordColumns += step.columns
        if length == 3, BidirectionalControls.isControl(second: text[place + 1], third: text[place + 2]) { wordHasDirection = true }
        return length
    }

    /// Puts the word into the line, or into the next one where it does not fit.
    private mutating func endWord() {
        guard !word.isEmpty else { return }
        widestWord = max(widestWord, wordColumns)
        if columns > 0, columns + spaceColumns + wordColumns > limit { endLine(isHard: false) }
        if columns > 0 || keepsSpace {
            bytes.append(contentsOf: spaces)
            columns += spaceColumns
        }
        dropSpaces()
        if wordHasDirection { appendWithDirections() } else { bytes.append(contentsOf: word) }
        columns += wordColumns
        word.removeAll(keepingCapacity: true)
        wordColumns = 0
        wordHasDirection = false
    }

    private mutating func breakWord() {
        endWord()
        endLine(isHard: false)
    }

    private mutating func endLine(isHard: Bool) {
        if isHard { endWord() }
        directions.writeClosers(to: &bytes)
        lines.append(Line(end: bytes.count, columns: columns))
        columns = 0
        limit = nextLimit
        keepsSpace = isHard
        if isHard {
            dropSpaces()
            directions = BidirectionalControls()
            width = DisplayWidth()
            lastScalar = " "
        } else {
            directions.writeOpeners(to: &bytes)
        }
    }

    private mutating func dropSpaces() {
        spaces.removeAll(keepingCapacity: true)
        spaceColumns = 0
    }

    private mutating func appendWithDirections() {
        var place = 0
        while place < word.count {
            if word[place] == 0xE2, place + 2 < word.count,
                BidirectionalControls.isControl(second: word[place + 1], third: word[place + 2])
            {
                directions.take(second: word[place + 1], third: word[place + 2], to: &bytes)
                place += 3
            } else {
                bytes.append(word[place])
                place += 1
            }
        }
    }
}
