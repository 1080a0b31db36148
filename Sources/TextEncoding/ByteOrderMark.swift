// SPDX-License-Identifier: Apache-2.0

/// The signature U+FEFF at the beginning of a file, and the encoding it tells.
public enum ByteOrderMark: Sendable, CaseIterable {
    case utf8
    case utf16LE
    case utf16BE
    case utf32LE
    case utf32BE

    /// The mark at the beginning of bytes.
    ///
    /// The Encoding standard knows those of UTF-8 and UTF-16 only: with `includingUTF32` false, FF FE 00 00 is UTF-16 that begins with NUL.
    public static func detect(in bytes: Span<UInt8>, includingUTF32: Bool = false) -> ByteOrderMark? {
        let candidates: [ByteOrderMark] = includingUTF32 ? [.utf32LE, .utf32BE, .utf8, .utf16LE, .utf16BE] : [.utf8, .utf16LE, .utf16BE]
        return candidates.first { mark in
            mark.bytes.count <= bytes.count && mark.bytes.indices.allSatisfy { mark.bytes[$0] == bytes[$0] }
        }
    }

    /// The mark at the beginning of bytes; see above.
    public static func detect(in bytes: [UInt8], includingUTF32: Bool = false) -> ByteOrderMark? {
        detect(in: bytes.span, includingUTF32: includingUTF32)
    }

    /// How many bytes at the beginning are the mark of an encoding that is known otherwise; 0 where there is none.
    public static func length(in bytes: [UInt8], of encoding: CharacterEncoding) -> Int {
        allCases.first { $0.encoding == encoding && bytes.starts(with: $0.bytes) }?.bytes.count ?? 0
    }

    /// The bytes of the mark. Decoders do not remove them: drop as many from the text's beginning.
    public var bytes: [UInt8] {
        switch self {
        case .utf8: [0xEF, 0xBB, 0xBF]
        case .utf16LE: [0xFF, 0xFE]
        case .utf16BE: [0xFE, 0xFF]
        case .utf32LE: [0xFF, 0xFE, 0, 0]
        case .utf32BE: [0, 0, 0xFE, 0xFF]
        }
    }

    /// The encoding of what follows.
    public var encoding: CharacterEncoding {
        switch self {
        case .utf8: .utf8
        case .utf16LE: .utf16LE
        case .utf16BE: .utf16BE
        case .utf32LE: .utf32LE
        case .utf32BE: .utf32BE
        }
    }
}
