// SPDX-License-Identifier: Apache-2.0

/// The encoding that bytes of a text are in, as far as they tell it themselves.
///
/// In this order: a byte order mark; the pattern of UTF-16 and UTF-32; the escape sequences of ISO 2022 and HZ; ASCII; UTF-8 throughout;
/// and else what the text costs in each of some fifty encodings and the languages written in them, by the letters that follow one another
/// and by the characters that are usual. No library is asked and no table of characters outside the program is needed.
public struct EncodingGuess: Sendable, Equatable {
    /// What a guess rests upon.
    public enum Evidence: String, Sendable {
        case byteOrderMark = "byte order mark"
        /// The units of UTF-16 or UTF-32.
        case units
        /// Escape sequences that shift between character sets.
        case escapes
        /// There is no byte above 7F.
        case ascii
        /// The bytes above 7F are all parts of UTF-8.
        case utf8 = "valid UTF-8"
        /// Letters and characters are as usual in a language.
        case statistics
    }

    /// What is guessed. ASCII is UTF-8.
    public let encoding: CharacterEncoding
    /// How sure the guess is, from 0 to 1; above 0.5 nothing else is nearly as probable.
    public let confidence: Double
    public let evidence: Evidence

    /// A guess below this confidence is to be told to people as one.
    public static let trustedConfidence = 0.5

    /// The statistics are taken from so many bytes, counted from a little before the first one above 7F.
    static let sampleLength = 1 << 18

    /// Guesses the encoding of a text, or of its beginning where `isWhole` is false: a character may then be cut off at the end.
    public init(_ bytes: Span<UInt8>, isWhole: Bool = true) {
        self = bytes.withUnsafeBufferPointer { EncodingGuess(bytes: $0, isWhole: isWhole) }
    }

    /// Guesses the encoding of a text; see above.
    public init(_ bytes: [UInt8], isWhole: Bool = true) { self.init(bytes.span, isWhole: isWhole) }

    /// The name of the encoding as `charset=` takes it, in lower case: `us-ascii` where no byte is above 7F.
    public var charset: String { evidence == .ascii ? "us-ascii" : encoding.name.lowercased() }

    init(_ encoding: CharacterEncoding, _ confidence: Double, _ evidence: Evidence) {
        self.encoding = encoding
        self.confidence = confidence
        self.evidence = evidence
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
        if let mark = ByteOrderMark.detect(in: Array(bytes.prefix(4)), includingUTF32: true) {
            self.init(mark.encoding, 1, .byteOrderMark)
        } else if let (encoding, confidence) = UnitStatistics.encoding(of: bytes, isWhole: isWhole) {
            self.init(encoding, confidence, .units)
        } else {
            let firstHigh = bytes.endOfASCII(from: 0)
            if firstHigh == bytes.count {
                self = EscapeSequences.encoding(of: bytes).map { EncodingGuess($0, 0.95, .escapes) } ?? EncodingGuess(.utf8, 1, .ascii)
            } else if bytes.isUTF8(from: firstHigh, isWhole: isWhole) {
                self.init(.utf8, 0.99, .utf8)
            } else {
                let start = max(0, firstHigh - 16)
                let sample = bytes[start..<min(bytes.count, start + Self.sampleLength)]
                self = EncodingGuess(statisticsOf: UnsafeBufferPointer(rebasing: sample))
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes from `start` on are UTF-8, but for a character cut off at the end of what is not the whole.
    fileprivate func isUTF8(from start: Int, isWhole: Bool) -> Bool {
        let end = endOfValidUTF8(from: start)
        if end == count { return true }
        if !isWhole, case .incomplete = utf8Sequence(at: end) { return end > start }
        return false
    }
}
