// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import TextModel

/// Puts a text together from parts of encoded text, each cut between scalars and not between CR and LF.
struct PlainTextReader {
    private var verbatim = AttributedText()
    /// What finds structure in the text, where that is wanted.
    private var structure: StructuredText?
    /// How many malformed sequences became U+FFFD.
    private(set) var malformedCount = 0
    /// The offset of the first one's first byte.
    private(set) var firstMalformed: Int?

    /// The control characters without a meaning.
    private(set) var controls = ControlCharacters()
    /// Where in the source that stands which is appended next.
    var sourceOffset = 0

    private var plain: Number<CharacterAttributes>
    private let style: Number<ParagraphStyle>
    private let pageStyle: Number<ParagraphStyle>
    /// Whether the source's offsets are to be known within what is appended.
    private var countsOffsets = false
    /// Whether a form feed came and no character since.
    private var startsPage = false

    private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// A reader of a text of about so many bytes, which keeps lines as they are where it is given no structure.
    init(_ structure: StructuredText? = nil, expectedCount: Int = 0) {
        self.structure = structure
        plain = verbatim.number(for: CharacterAttributes())
        style = verbatim.number(for: ParagraphStyle())
        pageStyle = verbatim.number(for: ParagraphStyle { $0.pageBreakBefore = true })
        if structure == nil { verbatim.reserve(expectedCount) } else { self.structure?.text.reserve(expectedCount) }
    }

    /// The whole text, when all was appended.
    mutating func finish() -> AttributedText {
        guard structure != nil else { return verbatim }
        structure?.finish()
        return structure?.text ?? verbatim
    }

    /// Says where that stands in the source which is appended next.
    mutating func locate(_ offset: Int, isVerbatim: Bool) {
        countsOffsets = isVerbatim
        let origin = SourceOrigin(.byte(offset), isVerbatim: isVerbatim)
        if let count = structure?.window.count { return structure?.origins.locate(origin, from: count) ?? () }
        plain = verbatim.number(for: CharacterAttributes().from(origin))
    }

    /// Appends UTF-8; each maximal part of a malformed sequence becomes one U+FFFD (Unicode 16, section 3.9).
    mutating func append(utf8 bytes: [UInt8], _ range: Range<Int>) {
        controls.count(bytes.span.extracting(range), at: sourceOffset)
        var start = range.lowerBound
        while start < range.upperBound {
            let rest = bytes.span.extracting(start..<range.upperBound)
            guard let malformed = Self.firstMalformedPart(of: rest) else { return append(rest) }
            append(rest.extracting(..<malformed.lowerBound))
            countMalformed(at: start + malformed.lowerBound)
            append(Self.replacement.span)
            start += malformed.upperBound
            if countsOffsets { locate(start, isVerbatim: true) }
        }
    }

    /// Appends UTF-16; a surrogate without its partner or half a unit becomes U+FFFD.
    mutating func append(utf16 bytes: [UInt8], _ range: Range<Int>, isBigEndian: Bool) {
        var buffer: [UInt8] = []
        buffer.reserveCapacity(range.count * 3 / 2)
        var place = range.lowerBound
        while place < range.upperBound {
            guard place + 1 < range.upperBound else {
                countMalformed(at: place)
                buffer += Self.replacement
                break
            }
            var value = UInt32(Self.unit(bytes, place, isBigEndian))
            var length = 2
            if value & 0xFC00 == 0xD800, place + 3 < range.upperBound {
                let low = UInt32(Self.unit(bytes, place + 2, isBigEndian))
                if low & 0xFC00 == 0xDC00 {
                    value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
                    length = 4
                }
            }
            if let scalar = Unicode.Scalar(value) {
                buffer.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            } else {
                countMalformed(at: place)
                buffer += Self.replacement
            }
            place += length
        }
        controls.count(buffer.span, at: sourceOffset)
        append(buffer.span)
    }

    /// The unit of UTF-16 at an offset.
    static func unit(_ bytes: [UInt8], _ place: Int, _ isBigEndian: Bool) -> UInt16 {
        guard place + 1 < bytes.count else { return 0 }
        let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
    }

    private static func firstMalformedPart(of bytes: Span<UInt8>) -> Range<Int>? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes)
            return nil
        } catch {
            return error.byteOffsets
        }
    }

    /// Counts malformed sequences that were found, and replaced, at or behind an offset.
    mutating func countMalformed(_ count: Int = 1, at offset: Int) {
        guard count > 0 else { return }
        malformedCount += count
        firstMalformed = firstMalformed ?? offset
    }

    /// Appends valid UTF-8.
    private mutating func append(_ bytes: Span<UInt8>) {
        if structure != nil { return structure?.take(bytes) ?? () }
        var start = 0
        while start < bytes.count {
            let end = Self.formFeed(in: bytes, from: start)
            append(line: bytes.extracting(start..<end))
            if end < bytes.count { beginPage() }
            start = end + 1
        }
    }

    private mutating func append(line bytes: Span<UInt8>) {
        var start = 0
        if startsPage, !bytes.isEmpty {
            start = Self.lineLength(of: bytes)
            verbatim.append(validUTF8: bytes.extracting(..<start), plain, style: pageStyle)
            startsPage = false
        }
        verbatim.append(validUTF8: bytes.extracting(start...), plain, style: style)
    }

    private mutating func beginPage() {
        if startsPage || (!verbatim.isEmpty && verbatim.bytes.last != UInt8(ascii: "\n")) {
            verbatim.endParagraph(plain, style: startsPage ? pageStyle : currentStyle)
        }
        startsPage = true
    }

    private var currentStyle: Number<ParagraphStyle> { Number(verbatim.paragraphRuns.values.last ?? 0) }

    private static func formFeed(in bytes: Span<UInt8>, from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress, let found = memchr(base + start, 0x0C, bytes.count - start) else { return bytes.count }
            return UnsafeRawPointer(found) - UnsafeRawPointer(base)
        }
    }

    /// How many bytes the first line takes with what ends it.
    private static func lineLength(of bytes: Span<UInt8>) -> Int {
        for place in 0..<bytes.count {
            switch bytes[place] {
            case 0x0A: return place + 1
            case 0x0D: return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? place + 2 : place + 1
            case 0x85 where place > 0 && bytes[place - 1] == 0xC2: return place + 1
            case 0xA9 where place > 1 && bytes[place - 1] == 0x80 && bytes[place - 2] == 0xE2: return place + 1
            default: continue
            }
        }
        return bytes.count
    }
}
