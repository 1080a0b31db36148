// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextEncoding
import TextModel

// Bytes are collected until something else than text comes and then decoded as a whole, because a double-byte character may be
// written in several ways at once: `\'8a\'bf`, `\'8aX`, raw.

extension RTFReader {
    mutating func append(_ range: Range<Int>) throws(ConversionError) {
        var range = range
        if skipCount > 0 {
            let skipped = min(skipCount, range.count)
            skipCount -= skipped
            range = range.lowerBound + skipped..<range.upperBound
            if range.isEmpty { return }
        }
        switch state.destination {
        case .skipped, .upr, .shape, .pictureProperties, .information, .date: break
        case .picture: picture.append(hex: lexer.bytes[range])
        case .colorTable: tables.colors.append(text: lexer.bytes[range])
        case .html, .htmlTag: appendHTML(range)
        case .text where placeholder != nil:
            try takePlaceholder()
            collect(range.dropFirst())
        case .text where pendingBytes.isEmpty && hasPlainEncoding && isASCII(range):
            // Needs no decoding, and nothing that comes before or behind can be part of its characters.
            let bytes = lexer.bytes
            emit(bytes.span.extracting(range), from: range.lowerBound, isVerbatim: true)
        default: collect(range)
        }
    }

    /// A character that was written as its byte: `\'hh`, `\\`, `\{`, `\}`.
    mutating func append(byte: UInt8) throws(ConversionError) {
        if skipCount > 0 {
            skipCount -= 1
            return
        }
        switch state.destination {
        case .skipped, .upr, .shape, .pictureProperties, .information, .date, .picture, .colorTable, .listTable: break
        case .text where placeholder != nil: try takePlaceholder()
        case .html, .htmlTag: appendHTML(byte: byte)
        default:
            if pendingBytes.isEmpty { pendingStart = lexer.tokenStart }
            pendingBytes.append(byte)
        }
    }

    private mutating func collect(_ range: Range<Int>) {
        if pendingBytes.isEmpty { pendingStart = range.lowerBound }
        pendingBytes.append(contentsOf: lexer.bytes[range])
    }

    mutating func apply(_ word: SyntaxWord, _ number: Int?) throws(ConversionError) {
        switch word {
        case .uc: state.unicodeSkip = max(0, number ?? 1)
        case .u: try append(unicode: number ?? 0)
        case .bin:
            let data = lexer.takeBinary(number ?? 0)
            if skipCount > 0 {
                skipCount -= 1
            } else if state.destination == .picture {
                picture.append(binary: lexer.bytes[data])
            }
        }
    }

    private mutating func append(unicode number: Int) throws(ConversionError) {
        flush()
        skipCount = state.unicodeSkip
        if state.destination == .text, placeholder != nil { return try takePlaceholder() }
        let code = UInt32(clamping: number < 0 ? number + 0x10000 : number)
        switch code {
        case 0xD800...0xDBFF:
            dropSurrogate()
            pendingSurrogate = code
        case 0xDC00...0xDFFF:
            if let high = pendingSurrogate {
                pendingSurrogate = nil
                append(code: 0x10000 + (high - 0xD800) << 10 + (code - 0xDC00))
            } else {
                append(code: 0xFFFD)
            }
        default: append(code: code)
        }
    }

    private mutating func append(code: UInt32) {
        var scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
        if (0xF000...0xF0FF).contains(code), let font = tables.fonts[currentFont] {
            scalar = font.symbolFont?.scalar(for: scalar) ?? scalar
        }
        if scalar == "\u{0}" { return }
        let utf8 = Array(String(scalar).utf8)
        emit(utf8.span, from: lexer.tokenStart)
    }

    /// A character that a control word or symbol stands for.
    mutating func append(_ literal: StaticString) {
        if skipCount > 0 {
            skipCount -= 1
            return
        }
        flush()
        emit(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount).span, from: lexer.tokenStart)
    }

    /// Decodes what was collected and hands it on.
    mutating func flush() {
        guard !pendingBytes.isEmpty else { return }
        decoded.removeAll(keepingCapacity: true)
        let replaced = decoder.decode(pendingBytes, from: encoding, into: &decoded)
        if replaced > 0 { warnUndecodable(encoding, at: pendingStart) }
        // Bytes that fill the source up to the next token, and decode to as many, are text as it is.
        let isVerbatim = lexer.tokenStart - pendingStart == pendingBytes.count && decoded.count == pendingBytes.count
        pendingBytes.removeAll(keepingCapacity: true)
        let utf8 = decoded
        emit(utf8.span, from: pendingStart, isVerbatim: isVerbatim)
    }

    /// Says that bytes were lost.
    mutating func warnUndecodable(_ encoding: CharacterEncoding, at start: Int) {
        context.warn("undecodable", "bytes that mean nothing in \(encoding.name) became U+FFFD", at: .byte(start))
        metadata.isLossy = true
    }

    private mutating func emit(_ utf8: Span<UInt8>, from start: Int, isVerbatim: Bool = false) {
        dropSurrogate()
        switch state.destination {
        case .text:
            beginParagraph()
            locate(start, isVerbatim: isVerbatim)
            output.append(utf8, helpLink < 0 ? state.character : linkedCharacter, tables)
        case .html, .htmlTag: appendHTML(utf8)
        case .fieldInstruction:
            if !fields.isEmpty { utf8.withUnsafeBufferPointer { fields[fields.count - 1].instruction.append(contentsOf: $0) } }
        case .fontTable: tables.fonts.append(name: string(utf8))
        case .styleSheet: tables.styles.append(name: string(utf8))
        case .revisionTable: append(author: string(utf8))
        case .collected, .markerText: utf8.withUnsafeBufferPointer { collected.append(contentsOf: $0) }
        case .skipped, .upr, .shape, .pictureProperties, .information, .date, .picture, .colorTable, .listTable: break
        }
    }

    /// Half of a pair whose other half did not come.
    mutating func dropSurrogate() {
        guard pendingSurrogate != nil else { return }
        pendingSurrogate = nil
        append(code: 0xFFFD)
    }

    private func string(_ utf8: Span<UInt8>) -> String { utf8.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }

    private mutating func append(author: String) {
        for part in author.utf8.split(separator: UInt8(ascii: ";")) {
            tables.authors.append(trimmed(String(decoding: part, as: UTF8.self)))
        }
    }

    /// Whether the encoding is one in which ASCII means itself wherever it stands.
    private var hasPlainEncoding: Bool {
        mutating get {
            let font = currentFont
            if font != plainFont.number {
                plainFont = (font, isPlain(encoding))
            }
            return plainFont.isPlain
        }
    }

    func isPlain(_ encoding: CharacterEncoding) -> Bool { encoding == .windows1252 || encoding == .macRoman || encoding == .utf8 }

    func isASCII(_ range: Range<Int>) -> Bool {
        lexer.bytes.withUnsafeBytes { bytes in
            var (place, all) = (range.lowerBound, UInt64(0))
            while place &+ 8 <= range.upperBound {
                all |= bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                place &+= 8
            }
            while place < range.upperBound {
                all |= UInt64(bytes[place])
                place &+= 1
            }
            return all & 0x8080_8080_8080_8080 == 0
        }
    }

    private var currentFont: Int32 { state.character.font >= 0 ? state.character.font : tables.defaultFont }

    /// The encoding of bytes that come next.
    var encoding: CharacterEncoding {
        mutating get {
            switch state.destination {
            case .text, .html, .fieldInstruction, .markerText:
                let font = currentFont
                if let known = fontEncodings[font] { return known }
                let encoding = tables.fonts[font]?.encoding(declared: declaredEncoding) ?? documentEncoding
                fontEncodings[font] = encoding
                return encoding
            case .fontTable: return tables.fonts.nameEncoding ?? documentEncoding
            default: return documentEncoding
            }
        }
    }
}
