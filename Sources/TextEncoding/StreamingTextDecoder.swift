// SPDX-License-Identifier: Apache-2.0

/// Decodes one text that arrives in chunks, which may end within a character.
public struct StreamingTextDecoder: Sendable {
    /// The encoding of the text.
    public let encoding: CharacterEncoding
    /// The bytes at the end of what came so far that do not make a character yet, at most three.
    public private(set) var pending: [UInt8] = []

    private var decoder: TextDecoder
    private var state = ShiftState()

    /// A decoder of a text's beginning. `sharing` is a decoder whose tables may serve.
    public init(_ encoding: CharacterEncoding, sharing decoder: TextDecoder = TextDecoder()) {
        self.encoding = encoding
        self.decoder = decoder
    }

    /// Decodes the next bytes and appends what is complete to `output`.
    /// - Returns: the number of malformed parts, for each of which one U+FFFD was written.
    @discardableResult
    public mutating func decode(_ chunk: Span<UInt8>, into output: inout [UInt8]) -> Int {
        chunk.withUnsafeBufferPointer { chunk in
            if pending.isEmpty { return decode(chunk, atEnd: false, into: &output) }
            let joined = pending + chunk
            return joined.withUnsafeBufferPointer { decode($0, atEnd: false, into: &output) }
        }
    }

    /// Decodes the next bytes; see above.
    @discardableResult
    public mutating func decode(_ chunk: [UInt8], into output: inout [UInt8]) -> Int { decode(chunk.span, into: &output) }

    /// Ends the text: what is pending is malformed. The decoder can then read another text.
    /// - Returns: the number of malformed parts, for each of which one U+FFFD was written.
    @discardableResult
    public mutating func finish(into output: inout [UInt8]) -> Int {
        let rest = pending
        defer { state = ShiftState() }
        return rest.withUnsafeBufferPointer { decode($0, atEnd: true, into: &output) }
    }

    private mutating func decode(_ input: UnsafeBufferPointer<UInt8>, atEnd: Bool, into output: inout [UInt8]) -> Int {
        let (consumed, replacements) = decoder.decode(input, from: encoding, state: &state, atEnd: atEnd, into: &output)
        pending = Array(input[consumed...])
        return replacements
    }
}
