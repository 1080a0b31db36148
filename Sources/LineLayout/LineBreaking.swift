// SPDX-License-Identifier: Apache-2.0

/// What line breaking asks of characters: a small part of UAX #14.
enum LineBreaking {
    /// Spaces at which a line may be broken, beside U+0020.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether lines may be broken before and behind a character without a space.
    static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x2FFF, 0x3001...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFFEF, 0x20000...0x3FFFF: true
        default: false
        }
    }

    /// ASCII behind which a word may be broken where it has to be, rather than within names or words in it.
    static func endsPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "|"),
            UInt8(ascii: "\\"), UInt8(ascii: "+"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Characters that do not begin a line: closing punctuation, small kana, marks of repetition and length.
    static func cannotBegin(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "!", "?", ",", ".", ":", ";", ")", "]", "}", "”", "’", "»", "、", "。", "〉", "》", "」", "』", "】", "〕", "〗", "〙", "〛", "，", "．",
            "：",
            "；", "！", "？", "）", "］", "｝", "｡", "｣", "､", "・", "ー", "々", "〻", "ゝ", "ゞ", "ヽ", "ヾ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ",
            "ょ", "ゎ",
            "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ", "…", "‥", "％":
            true
        default: false
        }
    }

    /// Characters that do not end a line: opening punctuation.
    static func cannotEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "(", "[", "{", "“", "‘", "«", "〈", "《", "「", "『", "【", "〔", "〖", "〘", "〚", "（", "［", "｛", "｢": true
        default: false
        }
    }

    /// The scalar at `place` of valid UTF-8 that is not ASCII, and its length.
    static func decode(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let first = text[place]
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for offset in 1..<length where place + offset < text.count { value = value << 6 | UInt32(text[place + offset] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
