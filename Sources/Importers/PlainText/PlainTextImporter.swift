// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextEncoding
import TextModel

/// Reads plain text in the encoding that is declared, else in the one that its bytes tell or make probable (`EncodingGuess`).
///
/// CR, CRLF, LF, NEL and U+2029 end paragraphs; a form feed does too and begins a page; a vertical tab breaks the line.
public struct PlainTextImporter: DocumentImporter {
    /// Keeps every line as it is.
    public static let verbatim = OptionDescription("verbatim", .flag, help: "keep the lines of plain text as they are")

    public let formats = [DocumentFormat("txt", "Plain text", mediaTypes: [.plainText], fileNameExtensions: ["txt", "text"])]

    public let options = [verbatim, .force]

    /// How many bytes are read between two checkpoints.
    private let chunkSize: Int

    private let windowSize: Int

    public init() { self.init(chunkSize: 1 << 20) }

    init(chunkSize: Int, windowSize: Int = StructuredText.windowSize) {
        self.chunkSize = chunkSize
        self.windowSize = windowSize
    }

    /// Reads a text. Malformed parts become U+FFFD, with one warning (`malformed-encoding`) that counts them. Throws `malformed` for
    /// what is no text: more than 5 % of its first 4 KiB are control characters, and neither is an encoding declared nor `force` set. A guess that
    /// is less sure than `EncodingGuess.trustedConfidence` is told in a warning (`guessed-encoding`).
    ///
    /// Paragraphs, lists, quotations, headings and preformatted blocks are found in plain text that is no log, and joined again where it is
    /// clear that they were broken at a width; sequences for terminals and overprinting become attributes. Source code, data and all else
    /// that has a type of its own keep their lines, and so does everything with `verbatim`. Such a type is the document's media type. Control
    /// characters without a meaning are told in a warning (`control-characters`).
    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let bytes = try source.bytes()
        try context.limits.check(\.input, bytes.count)
        let encoding = UnicodeEncoding(of: bytes)
        let structure =
            Structuring(source, context.options).map { StructuredText($0.flowed, windowSize: windowSize) }
            ?? (ControlCharacters.speakToTerminals(bytes) ? StructuredText(keepsLines: true, windowSize: windowSize) : nil)
        var reader = PlainTextReader(structure, expectedCount: encoding == .utf8 ? bytes.count : 0)
        let declared = source.charset ?? source.declaredType?["charset"]
        let choice = EncodingChoice(
            of: bytes, declared: try declared.map { name throws(ConversionError) in try CharacterEncoding(declared: name) })
        if choice.contradicted != nil, let declared, !encoding.answers(to: declared) { warnOfCharset(declared, choice.encoding, context) }
        let name: String
        switch choice.reason {
        case .guess(let guess) where guess.encoding != .utf8:
            if guess.evidence == .statistics, !context.options.isSet(.force) { try BinaryCheck.refuse(bytes) }
            warnOfGuess(guess, context)
            try read(bytes, in: guess.encoding, to: &reader, context)
            name = guess.encoding.name
        case .parameter where !(declared.map { encoding.answers(to: $0) } ?? false),
            .byteOrderMark where !choice.encoding.name.hasPrefix(encoding.name):
            try read(bytes, in: choice.encoding, to: &reader, context)
            name = choice.encoding.name
        default:
            if encoding == .utf8, !context.options.isSet(.force) { try BinaryCheck.refuse(bytes) }
            try read(bytes, in: encoding, to: &reader, context)
            name = encoding.name
        }
        if let first = reader.firstMalformed {
            let count = reader.malformedCount
            context.warn(
                "malformed-encoding", "\(count) malformed byte sequence\(count == 1 ? "" : "s") became U+FFFD", at: .byte(first))
        }
        warnOfControls(reader.controls, context)
        var document = Document(text: reader.finish())
        document.metadata.mediaType = (Structuring.ownType(of: source) ?? .plainText).essence
        document.metadata.charset = name
        document.metadata.isLossy = reader.firstMalformed != nil
        return document
    }

    private func read(_ bytes: [UInt8], in encoding: UnicodeEncoding, to reader: inout PlainTextReader, _ context: ImportContext)
        throws(ConversionError)
    {
        var start = encoding.markLength(in: bytes)
        while start < bytes.count {
            try context.checkpoint(Double(start) / Double(bytes.count))
            var end = encoding.chunkEnd(in: bytes, from: start, length: chunkSize)
            if context.recordsOrigins {
                end = encoding.lineEnd(in: bytes, start..<end)
                reader.locate(start, isVerbatim: encoding == .utf8)
            }
            reader.sourceOffset = start
            switch encoding {
            case .utf8: reader.append(utf8: bytes, start..<end)
            case .utf16(let isBigEndian): reader.append(utf16: bytes, start..<end, isBigEndian: isBigEndian)
            }
            start = end
        }
    }

    private func read(_ bytes: [UInt8], in encoding: CharacterEncoding, to reader: inout PlainTextReader, _ context: ImportContext)
        throws(ConversionError)
    {
        var decoder = StreamingTextDecoder(encoding)
        var decoded: [UInt8] = []
        var start = ByteOrderMark.length(in: bytes, of: encoding)
        while start < bytes.count {
            try context.checkpoint(Double(start) / Double(bytes.count))
            var end = min(start + chunkSize, bytes.count)
            if context.recordsOrigins {
                end = UnicodeEncoding.utf8.lineEnd(in: bytes, start..<end)
                reader.locate(start, isVerbatim: false)
            }
            reader.sourceOffset = start
            var malformed = decoder.decode(Array(bytes[start..<end]), into: &decoded)
            if end == bytes.count { malformed += decoder.finish(into: &decoded) }
            reader.countMalformed(malformed, at: start)
            // A CR waits for the LF that may belong to it.
            let waits = end < bytes.count && decoded.last == 0x0D
            reader.append(utf8: decoded, 0..<decoded.count - (waits ? 1 : 0))
            decoded.removeAll(keepingCapacity: true)
            if waits { decoded.append(0x0D) }
            start = end
        }
    }

    private func warnOfControls(_ controls: ControlCharacters, _ context: ImportContext) {
        guard controls.areWorthTelling, let first = controls.first else { return }
        let count = controls.count
        let subject = count == 1 ? "1 control character has" : "\(count) control characters have"
        context.warn("control-characters", "\(subject) no meaning in text and will not be shown", at: .byte(first))
    }

    private func warnOfGuess(_ guess: EncodingGuess, _ context: ImportContext) {
        guard guess.confidence < EncodingGuess.trustedConfidence else { return }
        context.warn("guessed-encoding", "the encoding was guessed to be \(guess.charset), which is not sure: name it with --charset")
    }

    /// A declared encoding that the text's own mark contradicts is not passed over in silence.
    private func warnOfCharset(_ declared: String, _ encoding: CharacterEncoding, _ context: ImportContext) {
        context.warn("charset-ignored", "the declared encoding '\(declared)' was not used, the text was read as \(encoding.name)")
    }
}
