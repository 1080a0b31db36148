// SPDX-License-Identifier: Apache-2.0

import Glibc
import MediaTypes
import TextEncoding

/// The charset of a text that proves none, for `--guess-charset`.
enum CharsetGuess {
    /// It is guessed from so many bytes at most.
    private static let byteLimit = 1 << 20
    /// How sure a guess must be that takes bytes for text which do not look like it.
    private static let confidenceForBinary = 0.75

    /// Replaces an answer's charset by what is guessed. What is proved stands, and what has a type of data is no text.
    static func refine(_ found: inout Found, _ input: some DetectionInput) throws {
        let isText = found.charset != "binary"
        guard isText || found.isUnknown || found.mediaType.hasPrefix("text/"), input.byteCount > 0 else { return }
        let bytes = try input.bytes(at: 0, count: byteLimit)
        let guess = EncodingGuess(bytes, isWhole: bytes.count >= input.byteCount)
        switch guess.evidence {
        case .byteOrderMark, .ascii, .utf8: guard isText else { return }
        case .units, .escapes: guard isText || guess.confidence >= confidenceForBinary else { return }
        case .statistics:
            let isProved = isText && !["unknown-8bit", "us-ascii", "utf-8"].contains(found.charset)
            let isLikely = isText || guess.confidence >= confidenceForBinary && !bytes.contains(where: isControl)
            guard isLikely, !isProved else { return }
        }
        found.charset = guess.charset
        found.charsetConfidence = Int((guess.confidence * 100).rounded())
    }

    private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && !(0x07...0x0D).contains(byte) && byte != 0x1A && byte != 0x1B }
}
