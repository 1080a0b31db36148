// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import TextModel
import XMLReading

extension MarkupReader {
    /// Starts what stands in a text or a block: a paragraph, a block, a box.
    func startInText(_ element: MarkupElement, _ attributes: XMLAttributes) throws(ConversionError) {
        if hasRunningNotes, open.last == .running { throw misplaced(element.rawValue) }
        switch element {
        case .paragraph: try startParagraph(attributes)
        case .box: try startBox(attributes)
        case .notes where open.last == .running:
            try expectNone(attributes, of: element)
            hasRunningNotes = true
        default:
            guard element.isBlock else { throw misplaced(element.rawValue) }
            let kind = try blockKind(element, attributes)
            try texts.modifyLast { text throws(ConversionError) in
                guard text.startBlock(kind) else { throw misplaced(element.rawValue) }
            }
            mayHaveBox = true
        }
    }

    private func startParagraph(_ attributes: XMLAttributes) throws(ConversionError) {
        var style = ParagraphStyle()
        var isOpen = false
        try read(attributes, of: .paragraph, into: &style, by: .paragraph) { name, text throws(ConversionError) in
            guard name == "open", let value = MarkupCodec.boolean.decode(text) else { return false }
            isOpen = value
            return true
        }
        try texts.modifyLast { text throws(ConversionError) in
            if text.hasEnded { throw ConversionError(.malformed, "only the last paragraph of a text can be open") }
            guard text.startParagraph(style, isOpen: isOpen) else { throw misplaced("p") }
        }
        mayHaveBox = true
    }

    private func startBox(_ attributes: XMLAttributes) throws(ConversionError) {
        guard mayHaveBox else { throw ConversionError(.malformed, "<box> must come first in its block or paragraph") }
        var box = BoxStyle()
        try read(attributes, of: .box, into: &box, by: .box)
        let isOfParagraph = open.last == .paragraph
        texts.modifyLast { $0.setBox(box, ofParagraph: isOfParagraph) }
        mayHaveBox = false
    }

    private func blockKind(_ element: MarkupElement, _ attributes: XMLAttributes) throws(ConversionError) -> Block.Kind {
        switch element {
        case .preformatted:
            var properties = PreformattedProperties()
            try read(attributes, of: element, into: &properties, by: .preformatted)
            return .preformatted(properties)
        case .list:
            var properties = ListProperties(.none)
            try read(attributes, of: element, into: &properties, by: .list)
            let saysSuffix = (0..<attributes.count).contains { attributes.name($0) == "suffix" }
            return .list(saysSuffix ? properties : MarkupFields.withUsualSuffix(properties))
        case .item:
            var properties = ItemProperties(ordinal: 1)
            try read(attributes, of: element, into: &properties, by: .item)
            return .item(properties)
        case .table:
            var properties = TableProperties()
            try read(attributes, of: element, into: &properties, by: .table)
            return .table(properties)
        case .cell:
            var properties = CellProperties(row: 0, column: 0)
            try read(attributes, of: element, into: &properties, by: .cell)
            return .cell(properties)
        case .section:
            var properties = SectionProperties(.plain)
            try read(attributes, of: element, into: &properties, by: .section)
            return .section(properties.role)
        default:
            try expectNone(attributes, of: element)
            return Self.plainKind(element)
        }
    }

    private static func plainKind(_ element: MarkupElement) -> Block.Kind {
        switch element {
        case .caption: .caption
        case .figure: .figure
        case .definitions: .definitionList
        case .term: .term
        case .description: .description
        default: .quote
        }
    }

    /// Starts what stands in a paragraph.
    func startInline(_ element: MarkupElement, _ attributes: XMLAttributes) throws(ConversionError) {
        if element == .box, open.last == .paragraph { return try startBox(attributes) }
        mayHaveBox = false
        if let text = texts.last, text.isParagraphEnded { throw ConversionError(.malformed, "<end> must be the last of its paragraph") }
        texts.modifyLast { $0.origin = origin }
        switch element {
        case .value where open.last == .span && texts.last?.isSpanEmpty == true: try values.start(attributes)
        case .lineBreak:
            try expectNone(attributes, of: element)
            texts.modifyLast { $0.append(known: TextScalar.lineSeparator) }
        case .character: try startCharacter(attributes)
        case .object: try startObject(attributes)
        case .span:
            try texts.modifyLast { text throws(ConversionError) in
                try text.startSpan(attributes.key) { members throws(ConversionError) in
                    try read(attributes, of: element, into: &members, by: .character)
                }
            }
        case .end where open.last == .paragraph:
            var members = CharacterAttributes.Members()
            try read(attributes, of: element, into: &members, by: .character)
            texts.modifyLast { $0.startEnd(members) }
        default:
            guard element.isSpan else { throw misplaced(element.rawValue) }
            try expectNone(attributes, of: element)
            texts.modifyLast { $0.startSpan(element) }
        }
    }

    /// A character that XML cannot hold; others stand for themselves.
    private func startCharacter(_ attributes: XMLAttributes) throws(ConversionError) {
        guard attributes.count == 1, attributes.name(0) == "code" else { throw missing("code", in: .character) }
        let text = attributes.value(0)
        let isShort = (1...4).contains(text.utf8.count)
        guard isShort, let code = UInt16(text, radix: 16), let scalar = Unicode.Scalar(code) else {
            throw wrong("code", text, in: .character)
        }
        let bytes = Array(String(scalar).utf8)
        // A vertical tab or form feed cannot stand in a text.
        guard !EscapedString.isHeld(bytes), code != 0x0B, code != 0x0C else { throw wrong("code", text, in: .character) }
        texts.modifyLast { $0.append(known: bytes) }
    }

    private func startObject(_ attributes: XMLAttributes) throws(ConversionError) {
        var occurrence = AttachmentOccurrence(Number(0))
        var (attachment, note): (Int?, Int?) = (nil, nil)
        try read(attributes, of: .object, into: &occurrence, by: .occurrence) { name, text throws(ConversionError) in
            switch name {
            case "attachment": attachment = try self.number(text, name, of: .object)
            case "note": note = try self.number(text, name, of: .object)
            default: return false
            }
            return true
        }
        if attachment == nil, note == nil { throw missing("attachment", in: .object) }
        if let note, note > Int(UInt32.max >> 1) { throw wrong("note", String(note), in: .object) }
        try context.limits.check(\.attachments, attachment ?? 0)
        texts.modifyLast { $0.appendObject(attachment.map { ($0, occurrence) }, note: note) }
    }
}
