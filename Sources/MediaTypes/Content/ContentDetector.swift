// SPDX-License-Identifier: Apache-2.0

/// Names the media type of an input by its content alone.
///
/// Reads a bounded prefix, and a few bounded windows elsewhere where a format's structure asks for them, so that a big file costs
/// what a small one does. Never more than one answer of each type; any input has an answer.
public struct ContentDetector: Sendable {
    /// The prefix that most answers rest upon, in bytes.
    static let prefixLength = 16_384

    /// A charset is looked for in so many bytes at most.
    static let charsetLimit = 1 << 20

    public init() {}

    /// All answers, best first, the most specific before its general container; never empty.
    public func matches(in input: some DetectionInput) throws -> [ContentMatch] {
        let head = try input.bytes(at: 0, count: Self.prefixLength)
        if head.isEmpty {
            return [ContentMatch(mediaType: "application/octet-stream", certainty: .fallback, evidence: "empty")]
        }
        let text = TextAnalysis(head, atEnd: head.count >= input.byteCount)
        let fallback = text.charset.isText ? "text/plain" : "application/octet-stream"
        return [ContentMatch(mediaType: fallback, certainty: .fallback, evidence: text.charset.isText ? "text" : "data")]
    }

    /// The charset of an input, from its prefix and, while that is plain ASCII, up to its first mebibyte.
    public func charset(in input: some DetectionInput) throws -> DetectedCharset {
        let head = try input.bytes(at: 0, count: Self.prefixLength)
        let first = charset(of: head, isWhole: head.count >= input.byteCount)
        guard first == .usASCII, head.count < input.byteCount else { return first }
        let whole = try input.bytes(at: 0, count: Self.charsetLimit)
        return charset(of: whole, isWhole: whole.count >= input.byteCount)
    }

    /// The charset of a prefix.
    /// - Parameter isWhole: whether nothing follows the prefix; otherwise its last character may be incomplete.
    public func charset(of prefix: [UInt8], isWhole: Bool = true) -> DetectedCharset {
        TextAnalysis(prefix, atEnd: isWhole).charset
    }
}
