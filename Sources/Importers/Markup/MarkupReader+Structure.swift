// SPDX-License-Identifier: Apache-2.0

import Base64Text
import DocumentConversion
import MarkupVocabulary
import TextModel
import XMLReading

extension MarkupReader {
    private static let parts: [MarkupElement] = [.metadata, .body, .notes, .media]

    /// Starts the root, or one of its parts, which come in their order and once.
    func startPart(_ element: MarkupElement, _ attributes: XMLAttributes) throws(ConversionError) {
        if open.isEmpty {
            guard element == .document else { throw misplaced(element.rawValue) }
            return try startDocument(attributes)
        }
        let last = part.flatMap { Self.parts.firstIndex(of: $0) } ?? -1
        guard let place = Self.parts.firstIndex(of: element), place > last else { throw misplaced(element.rawValue) }
        if place > 1, part == nil || part == .metadata {
            throw ConversionError(.malformed, "<body> must come before <\(element.rawValue)>")
        }
        part = element
        switch element {
        case .metadata:
            try read(attributes, of: element, into: &metadata, by: .metadata)
            if let title = metadata.title { context.foundTitle(title) }
        case .body:
            try expectNone(attributes, of: element)
            texts.append(TextBuilder())
        default: try expectNone(attributes, of: element)
        }
    }

    private func startDocument(_ attributes: XMLAttributes) throws(ConversionError) {
        var version: String?
        for place in 0..<attributes.count {
            guard attributes.name(place) == "version", !attributes.hasPrefix(place) else {
                throw unknown(attributes.name(place), in: .document)
            }
            version = attributes.value(place)
        }
        guard let version else { throw missing("version", in: .document) }
        if version != MarkupFormat.version {
            throw ConversionError(
                .malformed, "this is version \(Self.shown(version)) of the markup; version \(MarkupFormat.version) is read",
                hint: "a newer textmill may read it")
        }
    }

    func startInMetadata(_ element: MarkupElement, _ attributes: XMLAttributes) throws(ConversionError) {
        switch element {
        case .value where runningTexts.isEmpty: try values.start(attributes)
        case .running:
            var running = RunningText(.header, content: AttributedText())
            try read(attributes, of: element, into: &running, by: .running)
            runningTexts.append((running, TextBuilder(), []))
            texts.append(TextBuilder())
        default: throw misplaced(element.rawValue)
        }
    }

    /// A running text ends with its notes, so its own text ends where they begin.
    func endRunning() throws(ConversionError) {
        let text = try finishedText()
        runningTexts.modifyLast { running in
            running.text = text
            running.notes = runningNotes
        }
        runningNotes = []
        hasRunningNotes = false
    }

    func startNote(_ element: MarkupElement, _ attributes: XMLAttributes) throws(ConversionError) {
        guard element == .note else { throw misplaced(element.rawValue) }
        let expected = (isInRunning ? runningNotes.count : notes.count) + 1
        var note = Note(.footnote)
        var number: Int?
        try read(attributes, of: element, into: &note, by: .note) { name, text throws(ConversionError) in
            guard name == "number" else { return false }
            number = try self.number(text, name, of: element)
            return true
        }
        guard number == expected else {
            throw ConversionError(.malformed, "notes are numbered in their order: number \(expected) was to come here")
        }
        if isInRunning {
            runningNotes.append(PendingNote(note: note, text: TextBuilder()))
        } else {
            notes.append(PendingNote(note: note, text: TextBuilder()))
        }
        texts.append(TextBuilder())
    }

    func endNote() throws(ConversionError) {
        let text = try finishedText()
        if isInRunning { runningNotes.modifyLast { $0.text = text } } else { notes.modifyLast { $0.text = text } }
    }

    private var isInRunning: Bool { open.count > 2 && open[2] == .running }

    func finishedText() throws(ConversionError) -> TextBuilder { texts.popLast() ?? TextBuilder() }

    // MARK: Values

    func startValue(_ element: MarkupElement, _ attributes: XMLAttributes) throws(ConversionError) {
        guard element == .value else { throw misplaced(element.rawValue) }
        try values.start(attributes)
    }

    func endValue() {
        guard let (name, value) = values.end() else { return }
        if open.last == .metadata {
            metadataValues.append(name, value)
        } else {
            texts.modifyLast { $0.addCustom(name, value) }
        }
    }

    // MARK: Media

    func startInMedia(_ element: MarkupElement, _ attributes: XMLAttributes) throws(ConversionError) {
        switch element {
        case .attachment: try startAttachment(attributes)
        case .content:
            var hash: String?
            for place in 0..<attributes.count {
                guard attributes.name(place) == "hash" else { throw unknown(attributes.name(place), in: element) }
                hash = attributes.value(place)
            }
            guard let hash else { throw missing("hash", in: element) }
            content = Base64Decoder()
            if !media.startContent(hash) { throw ConversionError(.malformed, "there are two <content> elements of one hash") }
        default: throw misplaced(element.rawValue)
        }
    }

    func endContent() throws(ConversionError) {
        guard content.finish() else { throw ConversionError(.malformed, "the base64 of <content> is cut off") }
        try context.limits.check(\.attachmentBytes, content.bytes.count)
        media.endContent(content.bytes)
        content = Base64Decoder()
    }

    private func startAttachment(_ attributes: XMLAttributes) throws(ConversionError) {
        var attachment = Attachment(.missing)
        var (number, hash, reference): (Int?, String?, String?) = (nil, nil, nil)
        try read(attributes, of: .attachment, into: &attachment, by: .attachment) { name, text throws(ConversionError) in
            switch name {
            case "number": number = try self.number(text, name, of: .attachment)
            case "content": hash = text
            case "href": reference = EscapedString.unescape(text)
            default: return false
            }
            return true
        }
        guard number == media.count + 1 else {
            throw ConversionError(.malformed, "attachments are numbered in their order: number \(media.count + 1) was to come here")
        }
        try context.limits.check(\.attachments, media.count + 1)
        let loaded = try reference.flatMap { reference throws(ConversionError) in try load(reference) }
        media.add(attachment, hash: hash, bytes: loaded)
    }

    /// The bytes of a file beside the document, where its policy lets them be loaded.
    private func load(_ reference: String) throws(ConversionError) -> [UInt8]? {
        do throws(ConversionError) {
            return try context.resources.load(reference, kind: .attachment, baseURL: baseURL, in: context)
        } catch {
            guard error.code == .notFound || error.code == .resourceRefused || error.code == .unreadable else { throw error }
            context.warn("missing-attachment", error.message)
            return nil
        }
    }
}
