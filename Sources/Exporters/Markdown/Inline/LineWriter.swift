// SPDX-License-Identifier: Apache-2.0

import Base64Text
import DocumentConversion
import HTMLWriting
import TextModel

/// Puts the content of one paragraph together: its text, escaped, and around it the delimiters and elements of its spans.
struct LineWriter {
    /// Where the line stands.
    enum Place {
        /// A paragraph of its own, whose lines could begin blocks.
        case paragraph
        /// Behind the mark of a heading.
        case heading
        /// In a row of a table.
        case row
        /// Between tags on a line of HTML, where Markdown is not read.
        case html
    }

    let place: Place
    private let page: MarkdownPage
    private let rubies: [Ruby]
    /// What is written so far, without what stands for spans.
    private var output: [UInt8] = []
    private var tags: [SpanTag] = []
    /// Numbers of the tags of spans that are open, from the outside in.
    private var open: [Int] = []
    private var waitingBreaks = 0
    /// Where the last line breaks were written.
    private var lastBreaks = 0..<0
    private var keepsIndent = false
    private var isBehindBracket = false

    init(_ place: Place, page: MarkdownPage, rubies: [Ruby]) {
        self.place = place
        self.page = page
        self.rubies = rubies
    }

    /// What an attachment or note is, of which the pieces know only the attributes' number.
    struct Objects {
        let text: AttributedText
        let textNumber: Int
    }

    mutating func write(_ line: LinePieces, _ objects: Objects) throws(ConversionError) -> [UInt8] {
        keepsIndent = line.hasBreaks
        for (index, piece) in line.pieces.enumerated() {
            if piece.kind == .lineBreak {
                waitingBreaks += 1
                continue
            }
            let ends = line.ends.isEmpty ? Span.Values() : line.ends[index]
            var spans = piece.spans
            let address = autolink(piece, line, ends, index)
            if address != nil { spans[Span.link.rawValue] = 0 }
            let isCode = spans[Span.code.rawValue] != 0
            spans[Span.code.rawValue] = 0
            close(to: spans)
            if piece.kind != .space || !output.isEmpty { writeBreaks() }
            if piece.kind == .anchor { writeAnchors(of: piece.set, objects) }
            open(spans, ends)
            switch piece.kind {
            case .text, .space:
                if let address {
                    output.append(contentsOf: address)
                } else {
                    write(text: line.text, piece.range, isCode: isCode, isInLink: spans[Span.link.rawValue] != 0)
                }
            case .attachment: try writeAttachment(objects, piece.set, isInLink: spans[Span.link.rawValue] != 0)
            case .note: writeCall(objects, piece.set)
            case .lineBreak, .anchor: break
            }
        }
        close(to: Span.Values())
        return assembled()
    }

    // MARK: Text

    private var isAtLineStart: Bool { output.isEmpty || output.last == ASCII.lineFeed }

    private mutating func write(text: [UInt8], _ range: Range<Int>, isCode: Bool, isInLink: Bool) {
        text.withUnsafeBufferPointer { text in
            var bytes = UnsafeBufferPointer(rebasing: text[range])
            let isAtStart = isAtLineStart && tags.last?.offset != output.count
            if isAtStart { bytes = writeIndent(bytes) }
            if bytes.isEmpty { return }
            if place == .html { return writeHTML(bytes, isCode) }
            if isCode { return writeCode(bytes, isInLink) }
            MarkdownText.append(
                bytes,
                MarkdownText.Place(
                    startsLine: isAtStart && place == .paragraph, isInBrackets: isInLink, isInRow: place == .row,
                    followsBracket: isBehindBracket && tags.last?.offset != output.count),
                to: &output)
        }
        isBehindBracket = false
    }

    /// Spaces at the start of a line count for nothing in Markdown. They are kept where lines were broken by hand, as in poems.
    private mutating func writeIndent(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        let indent = bytes.prefix { $0 == ASCII.space || $0 == 0x09 }
        if keepsIndent, indent.count < bytes.count {
            for byte in indent { output.append(contentsOf: byte == ASCII.space ? Self.space : Self.wideSpace) }
        }
        return UnsafeBufferPointer(rebasing: bytes[indent.count...])
    }

    private static let space = Array("&nbsp;".utf8)
    private static let wideSpace = Array("&emsp;".utf8)

    private mutating func writeHTML(_ bytes: UnsafeBufferPointer<UInt8>, _ isCode: Bool) {
        if isCode { output.append(contentsOf: "<code>".utf8) }
        HTMLText.append(bytes, to: &output)
        if isCode { output.append(contentsOf: "</code>".utf8) }
    }

    private mutating func writeCode(_ bytes: UnsafeBufferPointer<UInt8>, _ isInLink: Bool) {
        if place == .row, bytes.contains(UInt8(ascii: "|")) {
            // In code no backslash escapes, but those before `|` are taken from rows.
            output.append(contentsOf: "<code>".utf8)
            MarkdownText.append(bytes, MarkdownText.Place(isInBrackets: isInLink, isInRow: true), to: &output)
            output.append(contentsOf: "</code>".utf8)
            return
        }
        var (longest, current) = (0, 0)
        for byte in bytes {
            current = byte == UInt8(ascii: "`") ? current + 1 : 0
            longest = max(longest, current)
        }
        let fence = repeatElement(UInt8(ascii: "`"), count: longest + 1)
        let needsSpace = bytes.first == UInt8(ascii: "`") || bytes.last == UInt8(ascii: "`")
        output.append(contentsOf: fence)
        if needsSpace { output.append(ASCII.space) }
        CodeText.append(bytes, to: &output)
        if needsSpace { output.append(ASCII.space) }
        output.append(contentsOf: fence)
    }

    private mutating func writeBreaks() {
        guard waitingBreaks > 0 else { return }
        defer { waitingBreaks = 0 }
        trimSpaces()
        if output.isEmpty { return }
        let start = output.count == lastBreaks.upperBound ? lastBreaks.lowerBound : output.count
        defer { lastBreaks = start..<output.count }
        for _ in 0..<waitingBreaks { output.append(contentsOf: place == .paragraph ? Self.lineBreak : Self.breakElement) }
    }

    private static let lineBreak: [UInt8] = [ASCII.backslash, ASCII.lineFeed]
    private static let breakElement = Array("<br>".utf8)

    private mutating func trimSpaces() {
        while let last = output.last, last == ASCII.space || last == 0x09, tags.last.map({ $0.offset < output.count }) ?? true {
            output.removeLast()
        }
    }

    // MARK: Spans

    /// Closes open spans until all that are left are wanted.
    private mutating func close(to wanted: Span.Values) {
        let kept = open.firstIndex { wanted[tags[$0].span.rawValue] != tags[$0].value } ?? open.count
        while open.count > kept {
            let opening = open.removeLast()
            var tag = SpanTag(
                offset: output.count, span: tags[opening].span, value: tags[opening].value, isOpen: false,
                hasDelimiter: tags[opening].hasDelimiter)
            tag.partner = opening
            tags[opening].partner = tags.count
            tags.append(tag)
        }
    }

    /// Opens the wanted spans that are not open, the longest first.
    private mutating func open(_ wanted: Span.Values, _ ends: Span.Values) {
        guard wanted != Span.Values() else { return }
        var missing: [Span] = []
        for span in Span.allCases where wanted[span.rawValue] != 0 && !open.contains(where: { tags[$0].span == span }) {
            missing.append(span)
        }
        // Sorting is stable only by the second comparison.
        missing.sort { (-ends[$0.rawValue], $0.rawValue) < (-ends[$1.rawValue], $1.rawValue) }
        for span in missing {
            open.append(tags.count)
            tags.append(
                SpanTag(
                    offset: output.count, span: span, value: wanted[span.rawValue], isOpen: true,
                    hasDelimiter: place != .html && span.delimiter != nil))
        }
    }

    /// `<https://…>` for a piece that is all of a link and says where it leads.
    private func autolink(_ piece: LinePieces.Piece, _ line: LinePieces, _ ends: Span.Values, _ index: Int) -> [UInt8]? {
        let number = piece.spans[Span.link.rawValue]
        guard number != 0, piece.kind == .text, place == .paragraph || place == .heading, piece.spans[Span.code.rawValue] == 0,
            ends[Span.link.rawValue] == index + 1, !open.contains(where: { tags[$0].span == .link }),
            let address = page.links.targets[Int(number) - 1].autolink, line.text[piece.range].elementsEqual(address)
        else { return nil }
        return [UInt8(ascii: "<")] + address + [UInt8(ascii: ">")]
    }
}

// MARK: The finished line

extension LineWriter {
    private mutating func assembled() -> [UInt8] {
        trimSpaces()
        if output.count == lastBreaks.upperBound, !output.isEmpty, tags.last.map({ $0.offset < lastBreaks.upperBound }) ?? true {
            output.removeLast(lastBreaks.count)
            trimSpaces()
        }
        if tags.isEmpty { return output }
        var result: [UInt8] = []
        result.reserveCapacity(output.count + 8 * tags.count)
        var copied = 0
        for tag in DelimiterRuns.settle(tags, in: output) {
            result.append(contentsOf: output[copied..<tag.offset])
            copied = tag.offset
            append(tag, to: &result)
        }
        result.append(contentsOf: output[copied...])
        return result
    }

    private func append(_ tag: SpanTag, to result: inout [UInt8]) {
        if tag.hasDelimiter, let delimiter = tag.span.delimiter {
            result.append(contentsOf: repeatElement(delimiter.byte, count: delimiter.count))
            return
        }
        switch tag.span {
        case .link: append(link: page.links.targets[Int(tag.value) - 1], isOpen: tag.isOpen, to: &result)
        case .ruby where !tag.isOpen:
            result.append(contentsOf: "<rp> (</rp><rt>".utf8)
            HTMLText.append(rubies[Int(tag.value) - 1].text, to: &result)
            result.append(contentsOf: "</rt><rp>)</rp></ruby>".utf8)
        default:
            for _ in 0..<(tag.span == .raise ? Int(tag.value.magnitude) : 1) {
                result.append(contentsOf: "\(tag.isOpen ? "<" : "</")\(tag.span.element(tag.value))>".utf8)
            }
        }
    }

    private func append(link: LinkTable.Target, isOpen: Bool, to result: inout [UInt8]) {
        switch (place, isOpen) {
        case (.html, true):
            let title = link.title.isEmpty ? "" : " title=\"\(HTMLText.escaped(link.title))\""
            result.append(contentsOf: "<a href=\"\(HTMLText.escaped(link.reference))\"\(title)>".utf8)
        case (.html, false): result.append(contentsOf: "</a>".utf8)
        case (_, true): result.append(UInt8(ascii: "["))
        case (_, false):
            result.append(UInt8(ascii: "]"))
            Destination.append(link.reference, title: link.title, isInRow: place == .row, to: &result)
        }
    }
}

// MARK: Pictures, notes, named places

extension LineWriter {
    private mutating func writeAttachment(_ objects: Objects, _ set: UInt32, isInLink: Bool) throws(ConversionError) {
        let text = objects.text
        guard let occurrence = text[Number<CharacterAttributes>(Int(set))].attachment, occurrence.attachment.index < text.attachments.count
        else { return }
        let attachment = text.attachments[occurrence.attachment.index]
        let key = MediaReferences.Key(text: objects.textNumber, number: occurrence.attachment.index)
        let title = occurrence.title ?? ""
        switch try page.media.reference(to: attachment, key: key) {
        case .embedded(let bytes, let type):
            var url = Array("data:\(type);base64,".utf8)
            Base64.append(bytes.span, to: &url)
            writePicture(String(decoding: url, as: UTF8.self), occurrence.alternativeText ?? "", title)
        case .url(let url, isPicture: true): writePicture(url, occurrence.alternativeText ?? "", title)
        case .url(let url, isPicture: false) where !isInLink: writeLink(url, occurrence.standIn(for: attachment))
        case .url, .none: writeWords(occurrence.standIn(for: attachment), isInBrackets: isInLink)
        }
        isBehindBracket = false
    }

    private mutating func writePicture(_ url: String, _ words: String, _ title: String) {
        if place == .html {
            let title = title.isEmpty ? "" : " title=\"\(HTMLText.escaped(title))\""
            output.append(
                contentsOf: "<img src=\"\(HTMLText.escaped(url))\" alt=\"\(HTMLText.escaped(Self.inOneLine(words)))\"\(title)>".utf8)
            return
        }
        output.append(contentsOf: "![".utf8)
        writeWords(words, isInBrackets: true)
        output.append(UInt8(ascii: "]"))
        Destination.append(url, title: title, isInRow: place == .row, to: &output)
    }

    private mutating func writeLink(_ url: String, _ words: String) {
        if words.isEmpty { return }
        output.append(contentsOf: place == .html ? Array("<a href=\"\(HTMLText.escaped(url))\">".utf8) : [UInt8(ascii: "[")])
        writeWords(words, isInBrackets: true)
        if place == .html {
            output.append(contentsOf: "</a>".utf8)
        } else {
            output.append(UInt8(ascii: "]"))
            Destination.append(url, title: "", isInRow: place == .row, to: &output)
        }
    }

    private mutating func writeWords(_ words: String, isInBrackets: Bool) {
        let words = Self.inOneLine(words)
        if place == .html { return HTMLText.append(words, to: &output) }
        let startsLine = place == .paragraph && isAtLineStart
        MarkdownText.append(
            words, MarkdownText.Place(startsLine: startsLine, isInBrackets: isInBrackets, isInRow: place == .row), to: &output)
    }

    /// Words without line breaks or white space at their ends.
    private static func inOneLine(_ words: String) -> String {
        let isBroken = words.utf8.contains { $0 < 0x20 || $0 == 0xE2 } || words.utf8.first == 0x20 || words.utf8.last == 0x20
        guard isBroken else { return words }
        return String(words.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }.joined(separator: " "))
    }

    private mutating func writeCall(_ objects: Objects, _ set: UInt32) {
        guard let note = objects.text[Number<CharacterAttributes>(Int(set))].note, let label = page.label(of: note) else { return }
        output.append(contentsOf: "[^\(label)]".utf8)
        isBehindBracket = true
    }

    private mutating func writeAnchors(of set: UInt32, _ objects: Objects) {
        for name in objects.text[Number<CharacterAttributes>(Int(set))].anchors ?? [] where page.links.takeAnchor(name) {
            output.append(contentsOf: "<a id=\"\(HTMLText.escaped(Self.inOneLine(name)))\"></a>".utf8)
        }
    }
}
