// SPDX-License-Identifier: Apache-2.0

// Appending is what importers do. Its cost does not depend on how long the text already is.

extension AttributedText {
    /// The number of a set of attributes in this text. Ask only when the attributes change.
    ///
    /// An attachment that this text does not have is left out.
    public mutating func number(for attributes: CharacterAttributes) -> Number<CharacterAttributes> {
        if let known = characterSets.knownNumber(for: attributes) { return Number(known) }
        if let attachment = attributes.attachmentNumber, attachment.index >= attachments.count {
            var attributes = attributes
            attributes.attachment = nil
            return number(for: attributes)
        }
        let number = characterSets.number(for: attributes)
        if attributes.isOfObject { objectSets.insert(number) }
        return Number(number)
    }

    /// The number of a paragraph style in this text.
    public mutating func number(for style: ParagraphStyle) -> Number<ParagraphStyle> {
        var style = style
        style.block = settled(style.block)
        return Number(paragraphStyles.number(for: style))
    }

    /// The number of a style that is another's in all but its block. Costs much less than asking for a whole style.
    public mutating func number(of style: Number<ParagraphStyle>, in block: Number<Block>?) -> Number<ParagraphStyle> {
        Number(paragraphStyles.number(of: known(style), in: settled(block)?.raw))
    }

    /// Appends a string. CR, CRLF, NEL, FF and U+2029 become line feeds, VT a line break (U+2028).
    ///
    /// A paragraph that is still open keeps its style; `style` is that of paragraphs which begin here. Absent, they get the open
    /// paragraph's style, or none where none is open.
    public mutating func append(_ string: String, _ attributes: CharacterAttributes = CharacterAttributes(), style: ParagraphStyle? = nil) {
        let attributes = number(for: attributes)
        let style = style.map { number(for: $0) }
        var string = string
        string.withUTF8 { appendUTF8($0, attributes.raw, style: style?.raw) }
    }

    /// Appends UTF-8, in which malformed parts become U+FFFD; otherwise like `append(_:_:style:)`.
    public mutating func append(
        utf8: some Collection<UInt8>, _ attributes: Number<CharacterAttributes>, style: Number<ParagraphStyle>? = nil
    ) {
        var string = String(decoding: utf8, as: UTF8.self)
        string.withUTF8 { appendUTF8($0, known(attributes), style: style.map(known)) }
    }

    /// Appends bytes that are known to be valid UTF-8: the importers' way.
    package mutating func append(
        validUTF8 bytes: Span<UInt8>, _ attributes: Number<CharacterAttributes>, style: Number<ParagraphStyle>? = nil
    ) {
        bytes.withUnsafeBufferPointer { appendUTF8($0, known(attributes), style: style.map(known)) }
    }

    /// Makes room for bytes of text, so that appending them moves nothing. Memory is used only as far as text comes.
    package mutating func reserve(_ bytes: Int) { self.bytes.reserveCapacity(min(bytes, Self.maximumCount)) }

    /// Ends the last paragraph with a line feed and gives the whole of it this style, whatever it had until now.
    public mutating func endParagraph(_ attributes: Number<CharacterAttributes>, style: Number<ParagraphStyle>) {
        guard hasRoom(for: 1) else { return }
        let wanted = known(style)
        if openParagraphStart < count, openBlocks?.isTentative == true, paragraphRuns.values.last != wanted { openBlocks?.takeBack() }
        bytes.append(TextScalar.lineFeed)
        characterRuns.append(length: 1, value: plainSet(known(attributes)))
        paragraphRuns.truncate(to: openParagraphStart)
        paragraphRuns.append(length: bytes.count - openParagraphStart, value: opened(wanted))
        openParagraphStart = bytes.count
    }

    /// Appends a U+FFFC that stands for an attachment, with other attributes. An attachment this text does not have is not appended.
    public mutating func append(_ occurrence: AttachmentOccurrence, _ attributes: CharacterAttributes = CharacterAttributes()) {
        guard occurrence.attachment.index < attachments.count else { return }
        var attributes = attributes
        attributes.attachment = occurrence
        appendObject(attributes)
    }

    /// Appends a U+FFFC that calls a note, with other attributes.
    public mutating func append(_ note: Number<Note>, _ attributes: CharacterAttributes = CharacterAttributes()) {
        var attributes = attributes
        attributes.note = note
        appendObject(attributes)
    }

    /// Appends another text with its blocks, attachments and notes. Its first paragraph joins one that is still open here.
    ///
    /// With a block that holds paragraphs, everything comes into that; else to the top level.
    public mutating func append(_ other: AttributedText, in block: Number<Block>? = nil) {
        guard hasRoom(for: other.count), !other.isEmpty else { return }
        var absorption = Absorption()
        if let block, block.index < blocks.count, blocks[block.index].holdsParagraphs { absorption.outerBlock = block.raw }
        let firstEnd = openParagraphStart < count ? other.paragraphEnd(of: 0) : 0
        for run in 0..<other.characterRuns.count {
            let set = absorb(set: other.characterRuns.values[run], of: other, &absorption)
            characterRuns.append(length: other.characterRuns.range(of: run).count, value: set)
        }
        if firstEnd > 0 {
            let style = paragraphRuns.values.last ?? 0
            paragraphRuns.append(length: firstEnd, value: other.openParagraphStart > 0 ? opened(style) : style)
        }
        other.paragraphRuns.forEach(in: firstEnd..<other.count) { range, style in
            let style = absorb(style: style, of: other, &absorption)
            paragraphRuns.append(length: range.count, value: opened(style, isTentative: range.lowerBound >= other.openParagraphStart))
        }
        let start = count
        bytes.append(contentsOf: other.bytes)
        if other.bytes.last == TextScalar.lineFeed {
            openParagraphStart = count
        } else if other.openParagraphStart > 0 {
            openParagraphStart = start + other.openParagraphStart
        }
    }

    private mutating func appendObject(_ attributes: CharacterAttributes) {
        let number = number(for: attributes).raw
        TextScalar.object.withUnsafeBufferPointer { appendUTF8($0, number, style: nil) }
    }

    mutating func closeLastParagraph() {
        guard openParagraphStart < count else { return }
        endParagraph(Number(characterRuns.values.last ?? 0), style: Number(paragraphRuns.values.last ?? 0))
    }

    /// A number that this text gave out, or that of nothing.
    private func known(_ number: Number<CharacterAttributes>) -> UInt32 { number.index < characterSets.count ? number.raw : 0 }
    func known(_ number: Number<ParagraphStyle>) -> UInt32 { number.index < paragraphStyles.count ? number.raw : 0 }

    /// The most bytes that text can become: a VT becomes three. Counted only where that could matter.
    private func grownCount(of text: UnsafeBufferPointer<UInt8>) -> Int {
        if text.count <= (Self.maximumCount - count) / 3 { return text.count }
        return text.count + 2 * text.count { $0 == 0x0B }
    }

    private mutating func hasRoom(for more: Int) -> Bool {
        if more <= Self.maximumCount - count { return true }
        isTruncated = true
        return false
    }

    private mutating func appendUTF8(_ text: UnsafeBufferPointer<UInt8>, _ set: UInt32, style: UInt32?) {
        guard !text.isEmpty, hasRoom(for: grownCount(of: text)) else { return }
        let start = count
        if openParagraphStart < start, nextSpecial(in: text, from: 0) == nil {
            bytes.append(contentsOf: text)
            paragraphRuns.extend(by: text.count)
            return Self.appendRun(start..<count, of: bytes, (plain: plainSet(set), object: set), to: &characterRuns)
        }
        var current: UInt32
        let following: UInt32
        if openParagraphStart < start {
            current = paragraphRuns.values.last ?? 0
            following = style ?? current
        } else {
            // Without a style of its own the paragraph may still get one when it ends, so it closes no block yet.
            current = style.map { opened($0, isTentative: true) } ?? 0
            following = current
        }
        var (copied, next) = (0, 0)
        while let special = nextSpecial(in: text, from: next) {
            next = special.upperBound
            let endsParagraph = appendSpecial(special, of: text, from: copied, to: &bytes)
            copied = next
            if !endsParagraph { continue }
            paragraphRuns.append(length: count - paragraphRuns.length, value: opened(current))
            openParagraphStart = count
            if next < text.count, current != following || style != nil { current = opened(following, isTentative: true) }
        }
        bytes.append(contentsOf: text[copied...])
        paragraphRuns.append(length: count - paragraphRuns.length, value: current)
        Self.appendRun(start..<count, of: bytes, (plain: plainSet(set), object: set), to: &characterRuns)
    }

    /// The set without attachment and note.
    mutating func plainSet(_ set: UInt32) -> UInt32 {
        guard !objectSets.isEmpty, objectSets.contains(set) else { return set }
        var attributes = characterSets[set]
        attributes.attachment = nil
        attributes.note = nil
        return characterSets.number(for: attributes)
    }
}

/// The bytes that a string becomes in a text.
func normalizedUTF8(_ string: String) -> [UInt8] {
    var string = string
    return string.withUTF8 { text in
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var copied = 0
        while let special = nextSpecial(in: text, from: copied) {
            _ = appendSpecial(special, of: text, from: copied, to: &bytes)
            copied = special.upperBound
        }
        bytes.append(contentsOf: text[copied...])
        return bytes
    }
}

/// Appends what stands before a special character, and what stands for it in a text. Returns whether it ends a paragraph.
private func appendSpecial(
    _ special: Range<Int>, of text: UnsafeBufferPointer<UInt8>, from start: Int, to bytes: inout [UInt8]
) -> Bool {
    bytes.append(contentsOf: text[start..<special.lowerBound])
    let isLineBreak = text[special.lowerBound] == 0x0B
    if isLineBreak { bytes.append(contentsOf: TextScalar.lineSeparator) } else { bytes.append(TextScalar.lineFeed) }
    return !isLineBreak
}

/// The next character from `start` on that ends a paragraph or cannot stand in a text: its bytes' range (CR with its LF).
private func nextSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    var place = start
    let raw = UnsafeRawBufferPointer(text)
    while place < text.count {
        // Eight bytes from 10 to 7F at a time: none of them is a control character or more than ASCII.
        while place &+ 8 <= text.count {
            let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            guard (word | (word &- 0x1010_1010_1010_1010)) & 0x8080_8080_8080_8080 == 0 else { break }
            place &+= 8
        }
        guard place < text.count else { return nil }
        let byte = text[place]
        if byte > 0x0D, byte != 0xC2, byte != 0xE2 {
            place += 1
            continue
        }
        switch byte {
        case 0x0A, 0x0B, 0x0C: return place..<place + 1
        case 0x0D: return place..<(place + 1 < text.count && text[place + 1] == 0x0A ? place + 2 : place + 1)
        case 0xC2 where place + 1 < text.count && text[place + 1] == 0x85: return place..<place + 2
        case 0xE2 where place + 2 < text.count && text[place + 1] == 0x80 && text[place + 2] == 0xA9: return place..<place + 3
        default: place += 1
        }
    }
    return nil
}
