// SPDX-License-Identifier: Apache-2.0

import Base64Text
import DocumentConversion
import MarkupVocabulary
import TextModel
import XMLReading

/// Builds a document from the elements of its markup. Which elements are open stands in a list, so that no depth can exhaust a stack.
final class MarkupReader: XMLEventReader {
    let context: ImportContext
    let baseURL: String?
    /// Where what is handled now begins, where the caller asked for that.
    var origin: SourceOrigin?
    /// The elements that are open, outermost first.
    var open: [MarkupElement] = []
    /// What of the document was seen: parts come in one order.
    var part: MarkupElement?
    /// Whether a `box` may come: nothing else has stood in its block or paragraph.
    var mayHaveBox = false

    var metadata = DocumentMetadata()
    var metadataValues = ValueEntries()
    var values = ValueReader()
    /// The texts that are being read: the document's, a note's, a running text's with a note of it.
    var texts: [TextBuilder] = []
    var runningTexts: [(running: RunningText, text: TextBuilder, notes: [PendingNote])] = []
    var body = TextBuilder()
    /// The notes of the document, and while a running text is read of that one.
    var notes: [PendingNote] = []
    var runningNotes: [PendingNote] = []
    /// Whether the notes of the running text have begun, behind which none of its text can stand.
    var hasRunningNotes = false
    var media = MediaTable()
    var content = Base64Decoder()
    private var isComplete = false
    private var events = 0

    /// How many elements pass between two looks at the clock.
    private static let eventsPerCheckpoint = 1024

    /// A note whose pictures are not known yet.
    struct PendingNote {
        var note: Note
        var text: TextBuilder
    }

    init(_ context: ImportContext, baseURL: String?) {
        self.context = context
        self.baseURL = baseURL
    }

    // MARK: Events

    var recordsOrigins: Bool { context.recordsOrigins }

    func documentType(_ name: String, publicIdentifier: String?, systemIdentifier: String?) throws(ConversionError) {
        throw ConversionError(.malformed, "a DOCTYPE may not stand in markup", hint: "remove it; entities are not expanded")
    }

    func start(_ tag: XMLName, _ attributes: XMLAttributes) throws(ConversionError) {
        let name = tag.local
        events &+= 1
        if events % Self.eventsPerCheckpoint == 0 { try context.checkpoint() }
        guard tag.namespace == MarkupFormat.namespace else {
            let what = open.isEmpty ? "the root element is not <document> of" : "<\(Self.shown(name))> is not in"
            throw ConversionError(.malformed, "\(what) the namespace \(MarkupFormat.namespace)")
        }
        if tag.prefix != nil {
            throw ConversionError(.malformed, "<\(Self.shown(name))> has a prefix: the namespace must be the default one")
        }
        guard let element = MarkupElement(rawValue: name) else { throw misplaced(name) }
        // Blocks and spans nest; all else stands in them, and they in the document, at a depth that the vocabulary bounds.
        if element.isBlock || element.isSpan { try context.limits.check(\.nesting, (texts.last?.depth ?? 0) + 1) }
        switch open.last {
        case nil, .document: try startPart(element, attributes)
        case .metadata: try startInMetadata(element, attributes)
        case .notes: try startNote(element, attributes)
        case .media: try startInMedia(element, attributes)
        case .value: try startValue(element, attributes)
        case .body, .note, .running: try startInText(element, attributes)
        case let around? where around.isBlock: try startInText(element, attributes)
        case .some where isInline: try startInline(element, attributes)
        case .end where element == .value: try startValue(element, attributes)
        default: throw misplaced(name)
        }
        open.append(element)
    }

    func end() throws(ConversionError) {
        guard let element = open.popLast() else { return }
        mayHaveBox = false
        switch element {
        case .document:
            if part == nil || part == .metadata { throw ConversionError(.malformed, "<document> has no <body>") }
            isComplete = true
        case .metadata: metadata.custom = metadataValues.dictionary
        case .body: body = try finishedText()
        case .note: try endNote()
        case .running: try endRunning()
        case .value: endValue()
        case .content: try endContent()
        case .paragraph: try texts.modifyLast { text throws(ConversionError) in try text.endParagraph() }
        default:
            if element.isBlock {
                texts.modifyLast { $0.endBlock() }
            } else if element.isSpan {
                texts.modifyLast { $0.endSpan() }
            }
        }
    }

    func characters(_ bytes: Span<UInt8>) throws(ConversionError) {
        switch open.last {
        case .content?:
            guard content.append(bytes) else { throw ConversionError(.malformed, "<content> is not base64") }
            try context.limits.check(\.attachmentBytes, content.bytes.count)
        case .some where isInline:
            mayHaveBox = false
            try texts.modifyLast { text throws(ConversionError) in
                text.origin = origin
                try text.append(bytes)
            }
        default:
            let isBlank = bytes.indices.allSatisfy { bytes[$0] == 0x20 || (0x09...0x0D).contains(bytes[$0]) }
            if isBlank { return }
            throw ConversionError(.malformed, "text stands in <\(open.last?.rawValue ?? "")>, where none may")
        }
    }

    /// The document once all of it was read.
    func document() throws(ConversionError) -> Document {
        guard isComplete else { throw ConversionError(.malformed, "the document ends too early") }
        var texts = TextAssembly(media)
        for (running, text, notes) in runningTexts {
            var running = running
            running.content = try texts.text(text, notes: notes)
            metadata.runningTexts.append(running)
        }
        return Document(text: try texts.text(body, notes: notes), metadata: metadata)
    }

    // MARK: Where the reader stands

    /// Whether the innermost element holds the runs of a paragraph.
    var isInline: Bool { open.last.map { $0 == .paragraph || $0.isSpan } ?? false }

    func misplaced(_ name: String) -> ConversionError {
        let place = open.last.map { "in <\($0.rawValue)>" } ?? "at the top"
        return ConversionError(.malformed, "<\(Self.shown(name))> cannot stand \(place)")
    }

    /// What comes from a document, short enough to be shown.
    static func shown(_ text: String) -> String {
        let prefix = String(String.UnicodeScalarView(text.unicodeScalars.prefix(60)))
        return EscapedString.escape(prefix) + (prefix.utf8.count < text.utf8.count ? "…" : "")
    }
}

extension MarkupElement {
    /// Whether the element is a block of the model.
    var isBlock: Bool {
        switch self {
        case .quote, .preformatted, .list, .item, .table, .cell, .caption, .figure, .definitions, .term, .description, .section: true
        default: false
        }
    }

    /// Whether the element gives attributes to the runs in it.
    var isSpan: Bool {
        switch self {
        case .span, .bold, .italic, .underline, .strikethrough, .subscripted, .superscripted, .typewriter: true
        default: false
        }
    }
}

extension Array {
    /// Changes the last element in place.
    mutating func modifyLast<Failure>(_ change: (inout Element) throws(Failure) -> Void) throws(Failure) {
        if let last = indices.last { try change(&self[last]) }
    }
}
