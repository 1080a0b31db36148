// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import TextModel

// White space as browsers treat it (CSS Text 3, section 4): it collapses across elements, and away at the ends of lines.
extension FlowReader {
    mutating func appendText(of node: HTMLNode, _ top: Int) {
        guard frames[top].isSelected, !frames[top].summary.modes.contains(.isInvisible) else { return }
        let text = node.text
        if frames[top].holdsNoText, text.isBlank { return }
        if frames[top].anonymousTable >= 0 {
            if text.isBlank { return }
            endAnonymousTable(in: top)
        }
        if settings.officeParagraph != nil, isEmptyOfficeParagraph(text, frames[top]) { return beginContent() }
        let origin = context.recordsOrigins && settings.isVerbatim ? node.position : nil
        let (set, modes, style) = (frames[top].set, frames[top].summary.modes, frames[top].style)
        let initial = line.hasContent ? 0 : appendInitial(of: text, top)
        text.withBytes { bytes in append(text: bytes.extracting(initial..<bytes.count), set, modes, style, origin: origin) }
    }

    /// Appends the first letter of a block, with the marks before it, where a page gives it a style of its own (CSS Pseudo-Elements 4,
    /// section 2.2). Returns how many bytes that were.
    private mutating func appendInitial(of text: HTMLText, _ top: Int) -> Int {
        let container = frames[frames[top].line]
        guard container.paragraphsBefore == paragraphCount, let block = document.node(container.node),
            let style = styles.style(of: block, pseudoElement: .firstLetter)
        else { return 0 }
        let string = text.description
        let start = string.unicodeScalars.firstIndex { !HTMLSpace.contains($0) } ?? string.endIndex
        let letter = string[start...].unicodeScalars.firstIndex { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        guard let letter, string.unicodeScalars.distance(from: start, to: letter) <= Self.maximumMarks else { return 0 }
        let end = string.unicodeScalars.index(after: letter)
        let initial = Array(string.utf8[start..<end])
        append(text: initial.span, set(style, frames[top].context), summary(of: style).modes, style)
        return string.utf8.distance(from: string.startIndex, to: end)
    }

    /// The most marks before a first letter.
    private static let maximumMarks = 4

    /// Appends text that stands in the document or that a style generates.
    mutating func append(
        text bytes: Span<UInt8>, _ set: Number<CharacterAttributes>, _ modes: TextModes, _ style: StyleTable.StyleNumber,
        origin: Int? = nil
    ) {
        var set = set
        if let origin {
            set = self.text.number(for: self.text[set].from(SourceOrigin(.byte(origin), isVerbatim: false)))
        }
        guard modes.contains(.keepsLines) else { return appendPiece(bytes, set, modes, style) }
        var start = 0
        for place in 0..<bytes.count where bytes[place] == 0x0A {
            if place > start { appendPiece(bytes.extracting(start..<place), set, modes, style) }
            breakLine()
            start = place + 1
        }
        if start < bytes.count { appendPiece(bytes.extracting(start..<bytes.count), set, modes, style) }
    }

    /// Appends text in which line feeds are white space like any other.
    private mutating func appendPiece(
        _ bytes: Span<UInt8>, _ set: Number<CharacterAttributes>, _ modes: TextModes, _ style: StyleTable.StyleNumber
    ) {
        if modes.contains(.keepsSpaces) {
            beginContent()
            write(bytes, set, modes, style)
            line.isAtStart = false
            return
        }
        let count = bytes.count
        var start = 0
        while start < count, HTMLSpace.contains(bytes[start]) { start += 1 }
        if start > 0, !line.isAtStart, line.pendingSpace == nil { line.pendingSpace = set }
        guard start < count else { return }
        beginContent()
        line.isAtStart = false
        var end = count
        while HTMLSpace.contains(bytes[end - 1]) { end -= 1 }
        if let place = Self.firstCollapse(bytes, start, end) {
            var piece: [UInt8] = []
            swap(&piece, &scratch)
            Self.collapse(bytes, start, end, from: place, into: &piece)
            write(piece.span, set, modes, style)
            swap(&piece, &scratch)
        } else {
            write(bytes.extracting(start..<end), set, modes, style)
        }
        if end < count { line.pendingSpace = set }
    }

    /// The first white space that is not a single space, in text that begins and ends without any.
    private static func firstCollapse(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var place = start
            while place < end {
                let byte = bytes[place]
                if byte <= 0x20, HTMLSpace.contains(byte), byte != 0x20 || bytes[place + 1] <= 0x20 && HTMLSpace.contains(bytes[place + 1])
                {
                    return place
                }
                place += 1
            }
            return nil
        }
    }

    /// The text, every stretch of white space as one space.
    private static func collapse(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, from first: Int, into scratch: inout [UInt8]) {
        scratch.removeAll(keepingCapacity: true)
        scratch.reserveCapacity(end - start)
        bytes.withUnsafeBufferPointer { bytes in
            scratch.append(contentsOf: bytes[start..<first])
            var place = first
            var isInSpace = false
            while place < end {
                let byte = bytes[place]
                if byte <= 0x20, HTMLSpace.contains(byte) {
                    if !isInSpace { scratch.append(0x20) }
                    isInSpace = true
                } else {
                    scratch.append(byte)
                    isInSpace = false
                }
                place += 1
            }
        }
    }

    private mutating func write(
        _ bytes: Span<UInt8>, _ set: Number<CharacterAttributes>, _ modes: TextModes, _ style: StyleTable.StyleNumber
    ) {
        let set = pendingAnchors.isEmpty ? set : anchored(set)
        guard modes.contains(.transforms) else { return text.append(validUTF8: bytes, set) }
        var transform = TextTransformation(styles[style].transform, language: currentLanguage, endsInWord: line.endsInWord)
        let result = transform.apply(to: bytes)
        line.endsInWord = transform.endsInWord
        text.append(validUTF8: result.span, set)
    }

    /// A set with the anchors that wait for text.
    mutating func anchored(_ set: Number<CharacterAttributes>) -> Number<CharacterAttributes> {
        var attributes = text[set]
        attributes.anchors = (attributes.anchors ?? []) + pendingAnchors
        pendingAnchors = []
        return text.number(for: attributes)
    }

    /// Outlook writes an empty line as `<o:p>&nbsp;</o:p>`.
    private func isEmptyOfficeParagraph(_ text: HTMLText, _ frame: FlowFrame) -> Bool {
        guard text.count == 2, !line.hasContent, let node = document.node(frame.node), node.name == settings.officeParagraph else {
            return false
        }
        return text[0] == 0xC2 && text[1] == 0xA0
    }
}

extension HTMLText {
    /// Whether there is nothing but white space.
    var isBlank: Bool {
        withBytes { bytes in
            for index in 0..<bytes.count where !HTMLSpace.contains(bytes[index]) { return false }
            return true
        }
    }
}
