// SPDX-License-Identifier: Apache-2.0

/// The encodings whose characters take one or two bytes (GB18030 and EUC-TW also four, EUC-JP also three).
enum DoubleByteCode: String, CaseIterable, Sendable {
    case shiftJIS = "shift_jis"
    case eucJP = "euc-jp"
    case eucKR = "euc-kr"
    case johab
    /// GBK and GB18030, which the Encoding standard decodes alike.
    case gbk
    case gb18030
    case big5
    case eucTW = "euc-tw"
    case macJapanese = "mac-japanese"
    case macKorean = "mac-korean"
    case macBig5 = "mac-big5"
    case macGB = "mac-gb"

    /// Which characters the pairs of bytes stand for.
    var cells: DoubleByteCells {
        switch self {
        case .shiftJIS, .macJapanese: .windows932
        case .eucJP: .jis0208
        case .eucKR, .macKorean: .windows949
        case .johab: .johab
        case .gbk, .gb18030, .macGB: .gb18030
        case .big5, .macBig5: .big5
        case .eucTW: .eucTW
        }
    }

    /// Whether a byte begins a character of two or more bytes.
    func isLeadByte(_ byte: UInt8) -> Bool {
        switch self {
        case .shiftJIS, .macJapanese: (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte)
        case .eucJP, .eucTW: (0xA1...0xFE).contains(byte) || byte == 0x8E || (byte == 0x8F && self == .eucJP)
        case .eucKR, .gbk, .gb18030, .big5: (0x81...0xFE).contains(byte)
        case .johab: (0x84...0xD3).contains(byte) || (0xD8...0xDE).contains(byte) || (0xE0...0xF9).contains(byte)
        case .macKorean: (0xA1...0xFD).contains(byte)
        case .macBig5, .macGB: (0xA1...0xFC).contains(byte)
        }
    }

    /// The scalar of a byte from 80 up that stands alone.
    func single(_ byte: UInt8) -> UInt32? {
        switch (self, byte) {
        case (.shiftJIS, 0x80): 0x80
        case (.shiftJIS, 0xA1...0xDF), (.macJapanese, 0xA1...0xDF): UInt32(byte) + 0xFEC0
        case (.gbk, 0x80), (.gb18030, 0x80): 0x20AC
        case (.macJapanese, 0x80), (.macBig5, 0x80): 0x5C
        case (.macGB, 0x80): 0xFC
        case (.macKorean, 0x80): 0xA0
        case (.macKorean, 0x81): 0x20A9
        case (.macKorean, 0x82): 0x2013
        case (.macKorean, 0x83): 0xA9
        case (.macKorean, 0x84): 0xFF3F
        case (.macJapanese, 0xA0), (.macBig5, 0xA0), (.macGB, 0xA0): 0xA0
        case (.macJapanese, 0xFD), (.macBig5, 0xFD), (.macGB, 0xFD): 0xA9
        case (.macJapanese, 0xFE), (.macKorean, 0xFE), (.macBig5, 0xFE), (.macGB, 0xFE): 0x2122
        case (.macJapanese, 0xFF), (.macKorean, 0xFF), (.macBig5, 0xFF), (.macGB, 0xFF): 0x2026
        default: nil
        }
    }
}
