// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import TextEncoding

/// The text of a page as UTF-8 (HTML, section 13.2.3.2, "determining the character encoding").
struct PageText {
    let utf8: [UInt8]
    let charset: String
    /// Whether offsets in `utf8` are those in the source.
    let isVerbatim: Bool
    let isLossy: Bool

    init(_ bytes: [UInt8], _ source: DocumentSource, in context: ImportContext) throws(ConversionError) {
        let mark = ByteOrderMark.detect(in: bytes)
        let declared = try (source.charset ?? source.declaredType?["charset"]).map { name throws(ConversionError) in
            try CharacterEncoding(declared: name)
        }
        let encoding: CharacterEncoding
        if let mark {
            encoding = mark.encoding
            if let declared, declared != mark.encoding, source.charset != nil {
                context.warn(
                    "charset-ignored", "the declared encoding '\(declared.name)' was not used, the text was read as \(encoding.name)")
            }
        } else if let declared {
            encoding = declared
        } else {
            encoding = Self.found(in: bytes, context)
        }
        charset = encoding.name
        let start = mark?.bytes.count ?? 0
        if encoding == .utf8, start == 0, UTF8Validation.isValid(bytes) {
            (utf8, isVerbatim, isLossy) = (bytes, true, false)
            return
        }
        var decoder = TextDecoder()
        var decoded: [UInt8] = []
        let malformed = decoder.decode(start == 0 ? bytes : Array(bytes.dropFirst(start)), from: encoding, into: &decoded)
        if malformed > 0 {
            context.warn("malformed-encoding", "\(malformed) malformed byte sequence\(malformed == 1 ? "" : "s") became U+FFFD")
        }
        (utf8, isVerbatim, isLossy) = (decoded, false, malformed > 0)
    }

    /// What the page says, unless its bytes belie it; else what they make probable.
    private static func found(in bytes: [UInt8], _ context: ImportContext) -> CharacterEncoding {
        let sniffed = HTMLEncodingSniffer.sniff(bytes) { CharacterEncoding(standardLabel: $0)?.name }
        if let sniffed, let encoding = CharacterEncoding(standardLabel: sniffed.encoding) ?? CharacterEncoding(label: sniffed.encoding) {
            guard encoding == .utf8, !UTF8Validation.isValid(bytes) else { return encoding }
            // A page that claims UTF-8 and hardly is has another encoding.
            let guess = EncodingGuess(bytes)
            if guess.encoding == .utf8 || !isFarFromUTF8(bytes) { return encoding }
            context.warn("charset-ignored", "the page says that it is UTF-8 and is not: it was read as \(guess.encoding.name)")
            return guess.encoding
        }
        let guess = EncodingGuess(bytes)
        if guess.evidence == .statistics, guess.confidence < EncodingGuess.trustedConfidence {
            context.warn("guessed-encoding", "the encoding was guessed to be \(guess.charset), which is not sure: name it with --charset")
        }
        return guess.encoding
    }

    /// Whether most bytes above 7F belong to no UTF-8 sequence.
    private static func isFarFromUTF8(_ bytes: [UInt8]) -> Bool {
        var (good, bad, place) = (0, 0, 0)
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            guard byte >= 0x80 else { continue }
            let length = byte >= 0xF0 && byte < 0xF5 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC2 ? 1 : 0
            let isWhole =
                length > 0 && byte < 0xF5 && place + length <= bytes.count && bytes[place..<place + length].allSatisfy { $0 & 0xC0 == 0x80 }
            if isWhole {
                good += 1
                place += length
            } else {
                bad += 1
            }
        }
        return bad > good
    }
}
