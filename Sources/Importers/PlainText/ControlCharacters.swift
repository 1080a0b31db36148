// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Control characters of a text that mean nothing in it: NUL, and those but TAB, LF, VT, FF, CR, BS and ESC.
struct ControlCharacters {
    private(set) var count = 0
    /// The source's offset of the first one; in what was decoded, that of the part it stands in.
    private(set) var first: Int?
    private var hasNull = false

    /// So many may stand in a text by mistake; a NUL is always told.
    private static let mostByMistake = 3

    var areWorthTelling: Bool { hasNull || count > Self.mostByMistake }

    /// Counts those of a text that stands at an offset of the source.
    mutating func count(_ bytes: Span<UInt8>, at offset: Int) {
        bytes.withUnsafeBufferPointer { bytes in
            var (found, nulls) = (0, 0)
            for byte in bytes {
                found &+= Self.isMeaningless(byte) ? 1 : 0
                nulls &+= byte == 0 ? 1 : 0
            }
            guard found > 0 else { return }
            count += found
            if nulls > 0 { hasNull = true }
            if first == nil { first = bytes.firstIndex(where: Self.isMeaningless).map { offset + $0 } }
        }
    }

    @inline(__always)
    private static func isMeaningless(_ byte: UInt8) -> Bool { byte < 0x20 && (byte < 0x07 || byte > 0x0D) && byte != 0x1B }

    /// Whether a text has control sequences or characters printed over others.
    static func speakToTerminals(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return false }
            return memchr(base, 0x1B, bytes.count) != nil || memchr(base, 0x08, bytes.count) != nil
        }
    }
}
