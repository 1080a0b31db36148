// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextEncoding
import TextModel

/// Reads one RTF file into a document. Groups are a stack of states, so nesting costs memory, never the machine's stack.
struct RTFReader {
    /// After how many tokens the reader asks whether it may go on.
    private static let checkpointInterval = 4096

    var lexer: RTFLexer
    let context: ImportContext
    var state = GroupState()
    private var states: [GroupState] = []
    var tables = ReferencedTables()
    var metadata = DocumentMetadata()
    var output = TextOutput(noteHolder: 0, start: 0)
    /// The texts around the note, header or box that is being read.
    var suspended: [TextOutput] = []
    var fields: [FieldState] = []
    var date = RTFDate()
    var picture: PictureReader
    var attachmentCount = 0
    /// Whether the last `\shppict` gave a picture, so that its `\nonshppict` twin is not read.
    var hasShapePicture = false
    /// A Word 97 picture whose other form may be shown in its place.
    var twin: WaitingPicture?
    var shapes: [ShapeState] = []
    var shapeProperty = ""
    /// Whether the shape that is being read is what pages have behind their text.
    var isInBackground = false
    /// Whether it is shown (`\viewbksp`).
    var showsBackground = false
    var commentAuthor = ""
    var lookahead = CellLookahead()
    /// The numbering of the older kind that is being read.
    var numbering = ParagraphNumbering()
    /// What the next character stands for, behind a group of NeXT's.
    var placeholder: Placeholder?
    var placeholderProperties = PlaceholderProperties()
    var attachments: AttachmentLoader
    /// The help link that the open paragraph began, as a number in the table of links; −1 for none.
    var helpLink: Int32 = -1
    var isHelpLinkUsed = false

    // Text on its way in, see RTFReader+Text.swift.
    var decoder = TextDecoder()
    let declaredEncoding: CharacterEncoding?
    private(set) var documentEncoding: CharacterEncoding
    var pendingBytes: [UInt8] = []
    /// Where the first of the pending bytes stands.
    var pendingStart = 0
    var pendingSurrogate: UInt32?
    /// Characters still to be passed over behind `\u`.
    var skipCount = 0
    /// Whether the section that is being read begins a page; its properties come behind its beginning.
    var sectionBreaksPage = true
    /// Whether the next paragraph is the first of its section.
    var startsSection = false
    var collected: [UInt8] = []
    var decoded: [UInt8] = []
    var fontEncodings: [Int32: CharacterEncoding] = [:]
    /// The font that was asked for last, and whether ASCII means itself in its encoding; `Int32.min` is none.
    var plainFont: (number: Int32, isPlain: Bool) = (.min, false)

    /// Whether HTML is taken out of the file, instead of its text.
    var readsHTML = false
    var html = EncapsulatedHTML()

    /// Whether the word that comes next follows `\*`.
    var isStarred = false
    private var styleSheetDepth = 0

    /// A reader. Where an encoding is declared it counts instead of the document's own, and of fonts that only say "Western" or
    /// "default"; those that name another character set know better.
    init(
        _ bytes: [UInt8], declaredEncoding: CharacterEncoding? = nil, in context: ImportContext,
        attachments: AttachmentLoader = AttachmentLoader()
    ) {
        self.attachments = attachments
        self.declaredEncoding = declaredEncoding
        documentEncoding = declaredEncoding ?? .windows1252
        lexer = RTFLexer(bytes)
        self.context = context
        picture = PictureReader(limit: context.limits.attachmentBytes, start: 0)
    }

    mutating func read() throws(ConversionError) -> Document {
        output.text.reserve(lexer.bytes.count)
        try readTokens()
        return Document(text: output.text, metadata: metadata)
    }

    /// Reads the file to its end.
    mutating func readTokens() throws(ConversionError) {
        try openSignature()
        var countdown = Self.checkpointInterval
        reading: while true {
            let token = lexer.next()
            switch token {
            case .openGroup: try openGroup()
            case .closeGroup:
                try closeGroup()
                if states.isEmpty { break reading }
            case .word(let word, let number):
                let wasStarred = isStarred
                isStarred = false
                try apply(word, number, wasStarred)
            case .symbol(let symbol): try apply(symbol: symbol)
            case .hex(let byte): try append(byte: byte)
            case .text(let range): try append(range)
            case .end: break reading
            }
            countdown -= 1
            if countdown == 0 {
                countdown = Self.checkpointInterval
                // Reading the HTML is most of the work there, and tells its progress itself.
                try context.checkpoint(readsHTML ? nil : Double(lexer.position) / Double(max(1, lexer.bytes.count)))
            }
        }
        try finish()
    }

    /// Enters the outermost group. White space may stand before its brace and before its first word; neither is text.
    private mutating func openSignature() throws(ConversionError) {
        let bytes = lexer.bytes
        let brace = bytes.firstIndex(of: UInt8(ascii: "{")) ?? bytes.count
        let word = bytes[brace...].firstIndex(of: UInt8(ascii: "\\")) ?? bytes.count
        lexer = RTFLexer(bytes, from: word)
        try openGroup()
    }

    private mutating func finish() throws(ConversionError) {
        html.isCutShort = state.destination == .htmlTag
        // Where the HTML is of no use the file is read once more, and that says how it ends.
        if !readsHTML || html.isUsable { warnAboutEnd() }
        while !states.isEmpty { try closeGroup() }
        if !showsBackground { metadata.backgroundColor = nil }
        output.finish(tables)
    }

    private mutating func warnAboutEnd() {
        if !states.isEmpty {
            context.warn(
                "unclosed-group", "the file ends inside \(states.count) group\(states.count == 1 ? "" : "s") and may be cut short",
                at: .byte(lexer.position))
            metadata.isLossy = true
        } else if lexer.bytes[lexer.position...].contains(where: { $0 > 0x20 }) {
            context.warn("text-after-end", "what follows the end of the document was not read", at: .byte(lexer.position))
        }
    }

    private mutating func openGroup() throws(ConversionError) {
        flush()
        skipCount = 0
        isStarred = false
        states.append(state)
        state.closing = .nothing
        try context.limits.check(\.nesting, states.count, at: .byte(lexer.tokenStart))
        if state.destination == .styleSheet, states.count == styleSheetDepth + 1 { tables.styles.leave() }
    }

    private mutating func closeGroup() throws(ConversionError) {
        flush()
        skipCount = 0
        isStarred = false
        guard let outer = states.popLast() else { return }
        let (closing, destination) = (state.closing, state.destination)
        if placeholder != nil, destination == .text { try takePlaceholder() }
        if states.isEmpty, output.isInParagraph { endParagraph() }
        // What ended needs its own state for the last time.
        if closing != .nothing { try close(closing, outer) }
        state = outer
        if closing == .numbering { closeNumbering() }
    }

    /// Marks the style sheet's group, so that its entries are known by their depth.
    mutating func startStyleSheet() {
        state.destination = .styleSheet
        styleSheetDepth = states.count
    }

    /// The document names its encoding; what the caller declares is stronger.
    mutating func setDocumentEncoding(_ encoding: CharacterEncoding?) {
        documentEncoding = declaredEncoding ?? encoding ?? documentEncoding
        fontEncodings = [:]
        plainFont = (.min, false)
    }

    /// Says where that stands which comes next, if the caller asked for that.
    mutating func locate(_ offset: Int, isVerbatim: Bool = false) {
        if context.recordsOrigins { output.origin = SourceOrigin(.byte(offset), isVerbatim: isVerbatim) }
    }

    /// How many groups are open around the one that is being read.
    var stateDepth: Int { states.count }

    /// Ends the open paragraph as it is formatted now.
    mutating func endParagraph() { endParagraph(level: tableLevel(of: state.paragraph)) }

    /// Ends the open paragraph in the open cell of a table at a level.
    mutating func endParagraph(level: Int) {
        endHelpLink()
        locate(lexer.tokenStart)
        // A note or box in the section's first paragraph ends before that.
        if startsSection, suspended.isEmpty {
            if sectionBreaksPage { output.breakPage() }
            startsSection = false
        }
        let place = takeListPlace()
        output.endParagraph(state.paragraph, state.character, &tables, level: level, place)
    }
}
