// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import TextModel

extension CharacterAttributes {
    init(members: Members) { self.init { $0[dynamicMember: \.self] = members } }
}

/// Builds one text: its blocks, paragraphs and runs.
struct TextBuilder {
    /// The attributes that an open span gives.
    private struct SpanFrame {
        var attributes = CharacterAttributes()
        /// Values without members, until something stands in the span.
        var custom = ValueEntries()
        var number: Number<CharacterAttributes>?
    }

    private(set) var text = AttributedText()
    /// Where in the source that stands which comes next, where the caller asked for that.
    var origin: SourceOrigin?
    /// The number in the document of each attachment of `text`, which are there only to have numbers.
    private(set) var attachmentNumbers: [Int] = []
    private var attachments: [Int: Number<Attachment>] = [:]
    /// The open blocks, and how many paragraphs there were before each.
    private var blocks: [(number: Number<Block>, paragraphs: Int)] = []
    private var paragraphs = 0

    private var style = ParagraphStyle()
    private var isOpen = false
    private var spans: [SpanFrame] = []
    /// The set of what was appended last in the paragraph.
    private var lastSet: Number<CharacterAttributes>?
    /// Attributes of the line feed, where they are written.
    private var endFrame: SpanFrame?
    /// Numbers of sets by the attributes of their spans as they stand in the markup.
    private var knownSpans: [[UInt8]: Number<CharacterAttributes>] = [:]
    private var plain: Number<CharacterAttributes>

    /// How many different spans are remembered.
    private static let maximumKnownSpans = 1 << 16

    init() { plain = text.number(for: CharacterAttributes()) }

    /// Whether the text's last paragraph was an open one, so that no other can follow.
    private(set) var hasEnded = false
    /// Whether the attributes of the paragraph's line feed were given, which come last.
    var isParagraphEnded: Bool { endFrame != nil }
    /// Whether nothing stands in the innermost span yet.
    var isSpanEmpty: Bool { !hasContentInSpan }
    private var hasContentInSpan = false

    /// How many blocks and spans are open.
    var depth: Int { blocks.count + spans.count }

    // MARK: Blocks

    /// Adds a block in the open one; returns whether one of its kind can stand there.
    mutating func startBlock(_ kind: Block.Kind) -> Bool {
        guard let number = try? text.addBlock(kind, in: blocks.last?.number) else { return false }
        blocks.append((number, paragraphs))
        return true
    }

    /// Ends a block. One that holds paragraphs and got none gets an empty one, as an empty item or cell is in the model.
    mutating func endBlock() {
        if let last = blocks.last, last.paragraphs == paragraphs, text.blocks[last.number.index].holdsParagraphs, !hasEnded {
            _ = startParagraph(ParagraphStyle(), isOpen: false)
            closeParagraph()
        }
        blocks.removeLast()
    }

    mutating func setBox(_ box: BoxStyle, ofParagraph: Bool) {
        if ofParagraph {
            style.box = box
        } else if let block = blocks.last {
            text.updateBlock(block.number) { $0.box = box }
        }
    }

    // MARK: Paragraphs

    /// Begins a paragraph; returns whether one can stand in the open block.
    mutating func startParagraph(_ style: ParagraphStyle, isOpen: Bool) -> Bool {
        if let block = blocks.last, !text.blocks[block.number.index].holdsParagraphs { return false }
        self.style = style
        self.style.block = blocks.last?.number
        self.isOpen = isOpen
        lastSet = nil
        endFrame = nil
        spans.removeAll(keepingCapacity: true)
        return true
    }

    mutating func endParagraph() throws(ConversionError) {
        if isOpen, lastSet == nil { throw ConversionError(.malformed, "an open paragraph cannot be empty") }
        if isOpen, endFrame != nil { throw ConversionError(.malformed, "an open paragraph has no <end>") }
        closeParagraph()
    }

    private mutating func closeParagraph() {
        let end: Number<CharacterAttributes>
        if var frame = endFrame { end = Self.settle(&frame, in: &text) } else { end = lastSet ?? plain }
        text.endParagraph(end, style: text.number(for: style))
        paragraphs += 1
        guard isOpen else { return }
        text.delete(text.count - 1..<text.count)
        hasEnded = true
    }

    mutating func startEnd(_ members: CharacterAttributes.Members) {
        endFrame = SpanFrame(attributes: CharacterAttributes(members: members))
    }

    // MARK: Spans

    /// Opens a span, reading its attributes over those of the span around it.
    mutating func startSpan(_ key: [UInt8], _ read: (inout CharacterAttributes.Members) throws(ConversionError) -> Void)
        throws(ConversionError)
    {
        if spans.isEmpty, let known = knownSpans[key] {
            spans.append(SpanFrame(attributes: text[known], number: known))
            hasContentInSpan = false
            return
        }
        settleSpan()
        var members = spans.last?.attributes.members ?? CharacterAttributes.Members()
        try read(&members)
        var frame = SpanFrame(attributes: CharacterAttributes(members: members))
        if spans.isEmpty, knownSpans.count < Self.maximumKnownSpans {
            let number = text.number(for: frame.attributes)
            knownSpans[key] = number
            frame.number = number
        }
        spans.append(frame)
        hasContentInSpan = false
    }

    /// Opens one of the short forms.
    mutating func startSpan(_ element: MarkupElement) {
        settleSpan()
        var attributes = spans.last?.attributes ?? CharacterAttributes()
        switch element {
        case .bold: attributes.font.weight = 700
        case .italic: attributes.font.italic = true
        case .underline: attributes.underline = LineDecoration()
        case .strikethrough: attributes.strikethrough = LineDecoration()
        case .subscripted: attributes.superscript = -1
        case .superscripted: attributes.superscript = 1
        case .typewriter: attributes.font.fixedPitch = true
        default: break
        }
        spans.append(SpanFrame(attributes: attributes))
        hasContentInSpan = false
    }

    mutating func endSpan() {
        spans.removeLast()
        hasContentInSpan = true
    }

    /// Gives the open `end` or span an attribute without a member.
    mutating func addCustom(_ name: String, _ value: AttributeValue) {
        if endFrame != nil { return endFrame?.custom.append(name, value) ?? () }
        spans.modifyLast { frame in
            frame.custom.append(name, value)
            frame.number = nil
        }
    }

    /// The number of the innermost span's attributes.
    @discardableResult
    private mutating func settleSpan() -> Number<CharacterAttributes> {
        hasContentInSpan = true
        guard let last = spans.indices.last else { return plain }
        return Self.settle(&spans[last], in: &text)
    }

    private static func settle(_ frame: inout SpanFrame, in text: inout AttributedText) -> Number<CharacterAttributes> {
        if let number = frame.number { return number }
        if !frame.custom.isEmpty {
            frame.attributes.custom.merge(frame.custom.dictionary)
            frame.custom = ValueEntries()
        }
        let number = text.number(for: frame.attributes)
        frame.number = number
        return number
    }

    // MARK: Content

    /// Appends text of the document. Ends of lines, which a paragraph does not have, are spaces.
    mutating func append(_ bytes: Span<UInt8>) throws(ConversionError) {
        if isParagraphEnded {
            if bytes.indices.allSatisfy({ bytes[$0] == 0x20 || bytes[$0] == 0x0A }) { return }
            throw ConversionError(.malformed, "<end> must be the last of its paragraph")
        }
        if Self.isPlain(bytes) { return append(known: bytes) }
        let repaired = Self.withoutLineEnds(String(decoding: bytes.withUnsafeBufferPointer { Array($0) }, as: UTF8.self))
        append(known: repaired)
    }

    /// Appends what can stand in a paragraph.
    mutating func append(known bytes: Span<UInt8>) {
        var number = settleSpan()
        if let origin { number = text.number(for: text[number].from(origin)) }
        text.append(validUTF8: bytes, number)
        lastSet = number
    }

    /// Appends what can stand in a paragraph.
    mutating func append(known bytes: [UInt8]) { append(known: bytes.span) }

    mutating func appendObject(_ shown: (attachment: Int, occurrence: AttachmentOccurrence)?, note: Int?) {
        settleSpan()
        var attributes = spans.last?.attributes ?? CharacterAttributes()
        if let (attachment, occurrence) = shown {
            var occurrence = occurrence
            occurrence.attachment = placeholder(for: attachment)
            attributes.attachment = occurrence
        }
        if let note { attributes.note = Number(note - 1) }
        if let origin { attributes = attributes.from(origin) }
        let number = text.number(for: attributes)
        let object = TextScalar.object
        text.append(validUTF8: object.span, number)
        lastSet = number
    }

    private mutating func placeholder(for attachment: Int) -> Number<Attachment> {
        if let known = attachments[attachment] { return known }
        let number = text.addAttachment(Attachment(.missing))
        attachments[attachment] = number
        attachmentNumbers.append(attachment)
        return number
    }

    /// Whether bytes are UTF-8 without anything that ends a line. libxml2 lets overlong forms of ASCII pass.
    private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var isASCII = true
            for byte in bytes {
                if byte >= 0x80 { isASCII = false } else if byte < 0x20, byte != 0x09 { return false }
            }
            if isASCII { return true }
            guard (try? UTF8Span(validating: bytes.span)) != nil else { return false }
            for place in bytes.indices {
                switch bytes[place] {
                case 0xC2: if place + 1 < bytes.count, bytes[place + 1] == 0x85 { return false }
                case 0xE2: if place + 2 < bytes.count, bytes[place + 1] == 0x80, bytes[place + 2] == 0xA9 { return false }
                default: break
                }
            }
            return true
        }
    }

    private static func withoutLineEnds(_ string: String) -> [UInt8] {
        var result = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\u{85}", "\u{2029}": result.append(" ")
            default: result.append(scalar)
            }
        }
        return Array(String(result).utf8)
    }
}
