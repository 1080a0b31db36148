// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MediaTypes
import TextModel

/// Reads plain text in UTF-8, or in UTF-16 where it begins with a byte order mark.
///
/// CR, CRLF, LF, NEL and U+2029 end paragraphs; a form feed does too and begins a page; a vertical tab breaks the line.
public struct PlainTextImporter: DocumentImporter {
    public let formats = [DocumentFormat("txt", "Plain text", mediaTypes: [.plainText], fileNameExtensions: ["txt", "text"])]

    /// How many bytes are read between two checkpoints.
    private let chunkSize: Int

    public init() { self.init(chunkSize: 1 << 20) }

    init(chunkSize: Int) { self.chunkSize = chunkSize }

    /// Reads a text. Malformed parts become U+FFFD, with one warning (`malformed-encoding`) that counts them. Throws `malformed` for
    /// what is no text: more than 5 % of its first 4 KiB are control characters.
    public func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let bytes = try source.bytes()
        try context.limits.check(\.input, bytes.count)
        let encoding = UnicodeEncoding(of: bytes)
        if encoding == .utf8 { try BinaryCheck.refuse(bytes) }
        warnOfCharset(source, encoding, context)

        var reader = PlainTextReader()
        var start = encoding.markLength(in: bytes)
        while start < bytes.count {
            try context.checkpoint(Double(start) / Double(bytes.count))
            let end = encoding.chunkEnd(in: bytes, from: start, length: chunkSize)
            switch encoding {
            case .utf8: reader.append(utf8: bytes, start..<end)
            case .utf16(let isBigEndian): reader.append(utf16: bytes, start..<end, isBigEndian: isBigEndian)
            }
            start = end
        }
        if let first = reader.firstMalformed {
            let count = reader.malformedCount
            context.warn(
                "malformed-encoding", "\(count) malformed byte sequence\(count == 1 ? "" : "s") became U+FFFD", at: .byte(first))
        }
        var document = Document(text: reader.text)
        document.metadata.mediaType = MediaType.plainText.essence
        document.metadata.charset = encoding.name
        document.metadata.isLossy = reader.firstMalformed != nil
        return document
    }

    /// A declared encoding that is not the one used is not passed over in silence.
    private func warnOfCharset(_ source: DocumentSource, _ encoding: UnicodeEncoding, _ context: ImportContext) {
        guard let declared = source.charset ?? source.declaredType?["charset"], !encoding.answers(to: declared) else { return }
        context.warn("charset-ignored", "the declared encoding '\(declared)' was not used, the text was read as \(encoding.name)")
    }
}
