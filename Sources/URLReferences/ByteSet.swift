// SPDX-License-Identifier: Apache-2.0

/// A set of bytes.
public struct ByteSet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0
    private var top: UInt64 = 0

    /// The bytes of a text.
    public init(_ characters: StaticString) {
        characters.withUTF8Buffer { for byte in $0 { insert(byte) } }
    }

    /// The bytes that a rule holds for.
    public init(where isMember: (UInt8) -> Bool) {
        for byte in UInt8.min...UInt8.max where isMember(byte) { insert(byte) }
    }

    private mutating func insert(_ byte: UInt8) {
        let bit: UInt64 = 1 << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: low |= bit
        case 1: middle |= bit
        case 2: high |= bit
        default: top |= bit
        }
    }

    /// Whether a byte is in the set.
    public func contains(_ byte: UInt8) -> Bool {
        let word =
            switch byte >> 6 {
            case 0: low
            case 1: middle
            case 2: high
            default: top
            }
        return word >> UInt64(byte & 63) & 1 == 1
    }

    /// The bytes of both sets.
    public func union(_ other: ByteSet) -> ByteSet { ByteSet { contains($0) || other.contains($0) } }
    /// The bytes of this set that are not in the other.
    public func subtracting(_ other: ByteSet) -> ByteSet { ByteSet { contains($0) && !other.contains($0) } }

    /// Letters, digits, `-`, `.`, `_` and `~`, which mean themselves everywhere in a URL (RFC 3986, section 2.3).
    public static let unreserved = ByteSet {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
    /// The unreserved bytes and `/`: what stays of a relative path's bytes.
    public static let path = unreserved.union("/")
    /// Visible ASCII.
    public static let visible = ByteSet { (0x21...0x7E).contains($0) }
}

extension ByteSet: ExpressibleByStringLiteral {
    public init(stringLiteral characters: StaticString) { self.init(characters) }
}
