// SPDX-License-Identifier: Apache-2.0

/// What the stateful encodings carry from one byte to the next.
struct ShiftState: Sendable {
    /// The character set that a seven-bit encoding is shifted to.
    enum CharacterSet: Sendable {
        case ascii
        case roman
        case katakana
        case doubleByte
    }

    /// The double-byte sets of ISO-2022-CN.
    enum ChineseSet: Sendable {
        case gb2312
        case cnsPlane1
        case cnsPlane2
    }

    var characterSet = CharacterSet.ascii
    /// ISO-2022-CN: what SO shifts to, and what SS2 takes one character of. Both hold to the end of a line.
    var shiftOut: ChineseSet?
    var singleShift: ChineseSet?
    /// ISO-2022-JP: an escape sequence was read and no character since.
    var escapedJustNow = false
    /// UTF-7: inside of base64.
    var inBase64 = false
    /// UTF-7: bits that were read and do not make a unit yet, and their number.
    var bits: UInt32 = 0
    var bitCount = 0
    /// UTF-7: a high surrogate that waits for its partner.
    var surrogate: UInt32?
    /// UTF-7: nothing was read since the plus sign.
    var isEmptyShift = false
    /// Replacement: the one error is written.
    var isReplaced = false
}
