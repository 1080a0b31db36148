// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextEncoding

/// HTML on its way out of an RTF file that encapsulates it, as Outlook and Exchange write mail ([MS-OXRTFEX], "Rich Text Format (RTF)
/// Extensions Algorithm").
///
/// At most three bytes come of each byte of the file, which is the most that a byte of a code page has in UTF-8.
struct EncapsulatedHTML {
    /// Among how many tokens of a file `\fromhtml1` must be (section 2.2.3.1).
    private static let headerLength = 10
    /// A byte order mark: with it the page's offsets are not taken for offsets in the file.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The page, beginning with a byte order mark.
    private(set) var utf8 = mark
    /// Bytes that are not yet decoded, because what follows may belong to their last character.
    private var pending: [UInt8] = []
    private var pendingEncoding = CharacterEncoding.windows1252
    private var pendingStart = 0
    /// Whether any tag was among the HTML.
    private var hasTags = false
    /// Whether the file ends within HTML that only other readers skip.
    var isCutShort = false
    /// Whether there was text which only the RTF shows.
    private(set) var hidesText = false

    /// Whether this is a page, and a whole one as far as the file shows it.
    var isUsable: Bool { hasTags && !isCutShort }

    /// Whether a file says that it encapsulates HTML: `\fromhtml1` is among the first control words and opening braces, and nothing else
    /// comes before it but white space (sections 2.1.3.1.2 and 2.2.3.1).
    static func isDeclared(in bytes: [UInt8]) -> Bool {
        var lexer = RTFLexer(bytes, from: bytes.firstIndex(of: UInt8(ascii: "{")) ?? bytes.count)
        for _ in 0..<headerLength {
            switch lexer.next() {
            case .openGroup: continue
            case .word(.encapsulation(.fromhtml), let number): return number == 1
            case .word(.encapsulation(.fromtext), _): return false
            case .word: continue
            case .text(let range): if bytes[range].contains(where: { $0 > 0x20 }) { return false }
            case .closeGroup, .symbol, .hex, .end: return false
            }
        }
        return false
    }

    /// Adds bytes in an encoding.
    mutating func append(
        _ bytes: some Collection<UInt8>, in encoding: CharacterEncoding, from start: Int, _ decoder: inout TextDecoder
    ) -> Malformed? {
        let malformed = encoding == pendingEncoding ? nil : flush(&decoder)
        if pending.isEmpty { (pendingEncoding, pendingStart) = (encoding, start) }
        pending.append(contentsOf: bytes)
        return malformed
    }

    /// Adds text.
    mutating func append(_ text: Span<UInt8>, _ decoder: inout TextDecoder) -> Malformed? {
        let malformed = flush(&decoder)
        text.withUnsafeBufferPointer { utf8.append(contentsOf: $0) }
        return malformed
    }

    /// Bytes that mean nothing in their encoding.
    struct Malformed {
        let encoding: CharacterEncoding
        let start: Int
    }

    /// Decodes what waits for that. Returns what of it cannot be, where there is any.
    mutating func flush(_ decoder: inout TextDecoder) -> Malformed? {
        guard !pending.isEmpty else { return nil }
        let replaced = decoder.decode(pending, from: pendingEncoding, into: &utf8)
        pending.removeAll(keepingCapacity: true)
        return replaced > 0 ? Malformed(encoding: pendingEncoding, start: pendingStart) : nil
    }

    /// Looks for a tag in what a group of HTML holds.
    mutating func lookForTag(in bytes: some Collection<UInt8>) {
        if !hasTags { hasTags = bytes.contains(UInt8(ascii: "<")) }
    }

    /// Looks for text in what only the RTF shows.
    mutating func lookForHiddenText(in bytes: some Collection<UInt8>) {
        if !hidesText { hidesText = bytes.contains { $0 > 0x20 } }
    }
}
