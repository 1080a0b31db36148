// SPDX-License-Identifier: Apache-2.0

/// The UTF-8 of one or two scalars in a word: at most seven bytes, the first one lowest, and their number in the top byte's lowest bits. Zero is "no
/// character". One unaligned eight-byte store writes it.
struct PackedUTF8: Equatable, Sendable {
    var bits: UInt64

    static let none = PackedUTF8(bits: 0)
    /// U+FFFD with the top bit set, by which it can be told from the character U+FFFD.
    static var replacement: PackedUTF8 { PackedUTF8(bits: PackedUTF8(scalar: 0xFFFD).bits | 1 << 63) }

    @inline(__always) init(bits: UInt64) { self.bits = bits }

    /// The encoded form of a scalar value below 0x110000 that is no surrogate.
    @inline(__always) init(scalar: UInt32) {
        let value = UInt64(scalar)
        if value < 0x80 {
            bits = value | 1 << 56
        } else if value < 0x800 {
            bits = (0xC0 | value >> 6) | (0x80 | value & 0x3F) << 8 | 2 << 56
        } else if value < 0x10000 {
            bits = (0xE0 | value >> 12) | (0x80 | value >> 6 & 0x3F) << 8 | (0x80 | value & 0x3F) << 16 | 3 << 56
        } else {
            bits = (0xF0 | value >> 18) | (0x80 | value >> 12 & 0x3F) << 8 | (0x80 | value >> 6 & 0x3F) << 16
            bits |= (0x80 | value & 0x3F) << 24 | 4 << 56
        }
    }

    /// Up to seven bytes of valid UTF-8; `none` for no or more bytes.
    init(bytes: some Collection<UInt8>) {
        let count = bytes.count
        guard (1...7).contains(count) else { self = .none; return }
        bits = UInt64(count) << 56
        for (place, byte) in bytes.enumerated() { bits |= UInt64(byte) << UInt64(8 * place) }
    }

    @inline(__always) var count: Int { Int(truncatingIfNeeded: bits >> 56 & 7) }

    /// The bytes, first one first.
    var bytes: [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) } }

    /// The scalar, where there is exactly one.
    var scalar: Unicode.Scalar? {
        func part(_ place: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: bits >> (8 * place) & 0x3F) }
        let lead = UInt32(truncatingIfNeeded: bits & 0xFF)
        switch (lead, count) {
        case (..<0x80, 1): return Unicode.Scalar(lead)
        case (0xC0..<0xE0, 2): return Unicode.Scalar((lead & 0x1F) << 6 | part(1))
        case (0xE0..<0xF0, 3): return Unicode.Scalar((lead & 0x0F) << 12 | part(1) << 6 | part(2))
        case (0xF0..., 4): return Unicode.Scalar((lead & 0x07) << 18 | part(1) << 12 | part(2) << 6 | part(3))
        default: return nil
        }
    }
}
