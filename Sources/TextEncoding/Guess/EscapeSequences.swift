// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Finds the seven-bit encodings by the sequences that shift between their character sets.
enum EscapeSequences {
    /// The encoding of bytes that are all below 80; `nil` where they are ASCII.
    static func encoding(of bytes: UnsafeBufferPointer<UInt8>) -> CharacterEncoding? {
        iso2022(bytes).flatMap { CharacterEncoding(label: $0) } ?? (isHZ(bytes) ? CharacterEncoding(label: "hz-gb-2312") : nil)
    }

    /// The designations by which ISO 2022's encodings can be told apart, after the ESC.
    private static func iso2022(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var at = 0
        while let escape = bytes.place(of: 0x1B, from: at) {
            at = escape + 1
            guard at + 1 < bytes.count else { return nil }
            switch (bytes[at], bytes[at + 1]) {
            case (0x24, 0x40), (0x24, 0x42), (0x28, 0x49), (0x28, 0x4A): return "iso-2022-jp"
            case (0x24, 0x28) where at + 2 < bytes.count && bytes[at + 2] == 0x44: return "iso-2022-jp"
            case (0x24, 0x29) where at + 2 < bytes.count:
                switch bytes[at + 2] {
                case 0x43: return "iso-2022-kr"
                case 0x41, 0x45, 0x47: return "iso-2022-cn"
                default: break
                }
            default: break
            }
        }
        return nil
    }

    /// Whether every tilde is part of HZ (RFC 1843) and some text stands between `~{` and `~}`, mostly in the rows of frequent characters.
    private static func isHZ(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var at = 0
        var pairs = 0, frequent = 0
        while let tilde = bytes.place(of: 0x7E, from: at) {
            guard tilde + 1 < bytes.count else { return false }
            at = tilde + 2
            switch bytes[tilde + 1] {
            case 0x7E, 0x0A: continue
            case 0x7B: break
            default: return false
            }
            while at + 1 < bytes.count, bytes[at] != 0x7E, bytes[at] != 0x0A {
                guard (0x21...0x77).contains(bytes[at]), (0x21...0x7E).contains(bytes[at + 1]) else { return false }
                pairs += 1
                if (0x30...0x57).contains(bytes[at]) || bytes[at] == 0x21 || bytes[at] == 0x23 { frequent += 1 }
                at += 2
            }
            if at + 1 < bytes.count, bytes[at] == 0x7E {
                guard bytes[at + 1] == 0x7D else { return false }
                at += 2
            }
        }
        return pairs > 0 && frequent * 2 > pairs
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func place(of byte: UInt8, from start: Int) -> Int? {
        guard let base = baseAddress, start < count, let found = memchr(base + start, Int32(byte), count - start) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}
