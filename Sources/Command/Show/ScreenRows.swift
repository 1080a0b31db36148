// SPDX-License-Identifier: Apache-2.0

/// Counts the rows that text takes on a screen. Every character counts for one column, control sequences (ECMA-48) for none; that is near enough
/// to decide about a pager.
struct ScreenRows {
    private enum State { case text, escape, controlSequence, string, stringEscape }

    /// Rows that have ended.
    private(set) var count = 0

    private let columns: Int
    private var used = 0
    private var state = State.text

    init(columns: Int) { self.columns = max(1, columns) }

    /// Counts more text, until there are `limit` rows.
    mutating func add(_ bytes: [UInt8], upTo limit: Int) {
        for byte in bytes {
            take(byte)
            if count >= limit { return }
        }
    }

    /// Whether there are control sequences that draw pictures: those for programs (APC), for devices (DCS), or iTerm2's (OSC 1337).
    static func holdPictures(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let start = rest.firstIndex(of: 0x1B) {
            rest = rest[start...].dropFirst()
            if rest.first == UInt8(ascii: "_") || rest.first == UInt8(ascii: "P") || rest.starts(with: "]1337".utf8) { return true }
        }
        return false
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .text:
            switch byte {
            case 0x0A:
                count += max(1, (used + columns - 1) / columns)
                used = 0
            case 0x1B: state = .escape
            case 0x80...0xBF, 0..<0x20: break
            default: used += 1
            }
        case .escape:
            switch byte {
            case UInt8(ascii: "["): state = .controlSequence
            case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): state = .string
            default: state = .text
            }
        case .controlSequence: if (0x40...0x7E).contains(byte) { state = .text }
        case .string:
            if byte == 0x07 { state = .text }
            if byte == 0x1B { state = .stringEscape }
        case .stringEscape: state = byte == UInt8(ascii: "\\") ? .text : .string
        }
    }
}
