// SPDX-License-Identifier: Apache-2.0

/// Percent-encoding (RFC 3986, section 2.1): `%` and two hexadecimal digits for a byte.
public enum PercentCoding {
    /// Bytes with all of them encoded that are not to be kept.
    public static func encoded(_ bytes: some Sequence<UInt8>, keeping kept: ByteSet) -> String {
        var result: [UInt8] = []
        append(bytes, keeping: kept, to: &result)
        return String(decoding: result, as: UTF8.self)
    }

    /// The UTF-8 bytes of a text with all of them encoded that are not to be kept.
    public static func encoded(_ text: String, keeping kept: ByteSet) -> String { encoded(text.utf8, keeping: kept) }

    /// Appends bytes, encoded where they are not to be kept.
    public static func append(_ bytes: some Sequence<UInt8>, keeping kept: ByteSet, to result: inout [UInt8]) {
        for byte in bytes {
            if kept.contains(byte) { result.append(byte) } else { append(byte, to: &result) }
        }
    }

    /// Appends a byte encoded; `sign` stands before its digits, which are capitals.
    public static func append(_ byte: UInt8, sign: UInt8 = UInt8(ascii: "%"), to result: inout [UInt8]) {
        result.append(sign)
        result.append(digit(byte >> 4))
        result.append(digit(byte & 15))
    }

    /// Bytes whose `%HH` are replaced by what they stand for, once; a `%` before anything else stays.
    public static func decoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        let bytes = Array(bytes)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            if let value = value(in: bytes, at: place) {
                result.append(value)
                place += 3
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return result
    }

    /// A text whose `%HH` are replaced by what they stand for, once; U+FFFD where that is no UTF-8.
    public static func decoded(_ text: some StringProtocol) -> String { String(decoding: decoded(text.utf8), as: UTF8.self) }

    /// The byte that a `%HH` at a place stands for; `nil` where there is none.
    public static func value(in bytes: [UInt8], at place: Int) -> UInt8? {
        guard place + 2 < bytes.count, bytes[place] == UInt8(ascii: "%"), let high = value(ofDigit: bytes[place + 1]),
            let low = value(ofDigit: bytes[place + 2])
        else { return nil }
        return high << 4 | low
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }

    /// The value of a hexadecimal digit; `nil` for any other byte.
    public static func value(ofDigit digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): (digit | 0x20) - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
