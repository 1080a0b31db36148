// SPDX-License-Identifier: Apache-2.0

/// Strings in XML attributes, which cannot hold every character: one that XML lacks stands as `_xHHHH_`, its code in four hexadecimal
/// digits (the escape of ECMA-376, part 1, 22.9.2.19). What already looks so has its first `_` written that way.
package enum EscapedString {
    private static let underscore = UInt8(ascii: "_")
    private static let comma = UInt8(ascii: ",")
    private static let space = UInt8(ascii: " ")

    /// The length of `_xHHHH_`.
    private static let escapeLength = 7

    /// A string with what XML cannot hold escaped.
    package static func escape(_ string: String) -> String { escape(string, isItem: false) }

    /// The string that an escaped one stands for.
    package static func unescape(_ text: String) -> String {
        guard text.utf8.contains(underscore) else { return text }
        return String(decoding: unescaped(Array(text.utf8)[...]), as: UTF8.self)
    }

    /// Strings with commas between them. Behind a last one that is empty stands a comma more, so that no string and one empty string
    /// are different.
    package static func escapeList(_ strings: [String]) -> String {
        strings.map { escape($0, isItem: true) }.joined(separator: ", ") + (strings.last?.isEmpty == true ? "," : "")
    }

    /// The strings of a list.
    package static func unescapeList(_ text: String) -> [String] {
        var items = Array(text.utf8).split(separator: comma, omittingEmptySubsequences: false)
        if items.last?.isEmpty == true { items.removeLast() }
        return items.enumerated().map { place, item in
            let item = place > 0 && item.first == space ? item.dropFirst() : item
            return String(decoding: unescaped(item), as: UTF8.self)
        }
    }

    /// Whether XML 1.0 has the character that begins at `place` (valid UTF-8): all but C0 controls, U+FFFE and U+FFFF.
    package static func isHeld(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
        guard let first = bytes.first else { return true }
        if first < 0x20 { return first == 0x09 || first == 0x0A || first == 0x0D }
        return first != 0xEF || !bytes.starts(with: [0xEF, 0xBF, 0xBE]) && !bytes.starts(with: [0xEF, 0xBF, 0xBF])
    }

    private static func escape(_ string: String, isItem: Bool) -> String {
        var string = string
        let needsNone = string.withUTF8 { bytes in
            bytes.allSatisfy { $0 >= 0x20 && $0 != underscore && $0 != 0xEF && !(isItem && $0 == comma) }
                && !(isItem && bytes.first == space)
        }
        if needsNone { return string }
        let bytes = Array(string.utf8)
        var result: [UInt8] = []
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if !isHeld(bytes[place...].prefix(3)) {
                append(byte == 0xEF ? 0xFFC0 | UInt16(bytes[place + 2] & 0x3F) : UInt16(byte), to: &result)
                place += byte == 0xEF ? 3 : 1
                continue
            }
            let isEscaped =
                byte == underscore
                ? code(at: bytes[place...], isWhole: false) != nil : isItem && (byte == comma || byte == space && place == 0)
            if isEscaped { append(UInt16(byte), to: &result) } else { result.append(byte) }
            place += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func append(_ code: UInt16, to bytes: inout [UInt8]) {
        let digits = String(code, radix: 16, uppercase: true).utf8
        bytes += "_x".utf8
        bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
        bytes += digits
        bytes.append(underscore)
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            if bytes[place] == underscore, let code = code(at: bytes[place...]), let scalar = Unicode.Scalar(code) {
                result += UTF8.encode(scalar).map { Array($0) } ?? []
                place += escapeLength
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return result
    }

    /// The code of an escape at the start of `bytes`; of one that is not whole also without its last `_`, as that of another escape may
    /// come to stand behind it.
    private static func code(at bytes: ArraySlice<UInt8>, isWhole: Bool = true) -> UInt16? {
        guard bytes.count >= (isWhole ? escapeLength : escapeLength - 1) else { return nil }
        let start = bytes.startIndex
        guard bytes[start + 1] == UInt8(ascii: "x"), !isWhole || bytes[start + 6] == underscore else { return nil }
        let digits = bytes[start + 2..<start + 6]
        guard digits.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) }) else {
            return nil
        }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
