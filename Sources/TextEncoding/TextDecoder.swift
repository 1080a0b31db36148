// SPDX-License-Identifier: Apache-2.0

/// Decodes bytes of any encoding to valid UTF-8. Meant to be kept for the length of a document: it keeps the tables that were needed.
///
/// Malformed input never fails: each maximal malformed part becomes one U+FFFD, as the Encoding standard has it. A byte order mark is a
/// character like any other here; see `ByteOrderMark`.
public struct TextDecoder: Sendable {
    // By the number of the encoding.
    private var pages: [UInt8: SingleBytePage] = [:]
    private var lastPage: (number: UInt8, page: SingleBytePage)?
    private var doubleByteReaders: [UInt8: DoubleByteReader] = [:]
    private var sevenBitReaders: [UInt8: SevenBitReader] = [:]

    /// A decoder that has not needed any table yet.
    public init() {}

    /// Decodes bytes that are the whole of a text or of a run of it, and appends the text to `output`. What is incomplete at the end is
    /// malformed.
    /// - Returns: the number of malformed parts, for each of which one U+FFFD was written.
    @discardableResult
    public mutating func decode(_ bytes: Span<UInt8>, from encoding: CharacterEncoding, into output: inout [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { input in
            var state = ShiftState()
            return decode(input, from: encoding, state: &state, atEnd: true, into: &output).replacements
        }
    }

    /// Decodes bytes that are the whole of a text or of a run of it; see above.
    @discardableResult
    public mutating func decode(_ bytes: [UInt8], from encoding: CharacterEncoding, into output: inout [UInt8]) -> Int {
        decode(bytes.span, from: encoding, into: &output)
    }

    /// Decodes as much as is complete, or everything where `atEnd` says that nothing follows.
    mutating func decode(
        _ input: UnsafeBufferPointer<UInt8>, from encoding: CharacterEncoding, state: inout ShiftState, atEnd: Bool,
        into output: inout [UInt8]
    ) -> (consumed: Int, replacements: Int) {
        let (consumed, replacements) = UTF8Sink.appending(to: &output) { sink in
            decode(input, from: encoding, state: &state, atEnd: atEnd, into: &sink)
        }
        return (consumed, replacements)
    }

    private mutating func decode(
        _ input: UnsafeBufferPointer<UInt8>, from encoding: CharacterEncoding, state: inout ShiftState, atEnd: Bool,
        into sink: inout UTF8Sink
    ) -> Int {
        if let lastPage, lastPage.number == encoding.number {
            lastPage.page.decode(input, into: &sink)
            return input.count
        }
        switch encoding.entry.scheme {
        case .utf8: return input.decodeUTF8(atEnd: atEnd, into: &sink)
        case .utf16(let bigEndian): return input.decodeUTF16(bigEndian: bigEndian, atEnd: atEnd, into: &sink)
        case .utf32(let bigEndian): return input.decodeUTF32(bigEndian: bigEndian, atEnd: atEnd, into: &sink)
        case .utf7: return input.decodeUTF7(state: &state, atEnd: atEnd, into: &sink)
        case .singleByte:
            page(of: encoding).decode(input, into: &sink)
            return input.count
        case .doubleByte(let code):
            return doubleByteReaders[encoding.number, default: DoubleByteReader(code)].decode(input, atEnd: atEnd, into: &sink)
        case .sevenBit(let code):
            return sevenBitReaders[encoding.number, default: SevenBitReader(code)]
                .decode(input, state: &state, atEnd: atEnd, into: &sink)
        case .replacement:
            if !input.isEmpty, !state.isReplaced {
                state.isReplaced = true
                sink.putReplacement()
            }
            return input.count
        }
    }

    private mutating func page(of encoding: CharacterEncoding) -> SingleBytePage {
        let page = pages[encoding.number] ?? SingleBytePage.shared(for: encoding)
        pages[encoding.number] = page
        lastPage = (encoding.number, page)
        return page
    }
}
