// SPDX-License-Identifier: Apache-2.0

/// The four-byte codes of GB18030.
enum GB18030 {
    /// The character of a four-byte code whose first and third bytes are 81 to FE, the second and fourth digits.
    static func character(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> PackedUTF8 {
        let high = UInt32(first - 0x81) * 10 + UInt32(second - 0x30)
        let pointer = (high * 126 + UInt32(third - 0x81)) * 10 + UInt32(fourth - 0x30)
        switch pointer {
        case 189000...1_237_575: return PackedUTF8(scalar: pointer - 189000 + 0x10000)
        // Since 2005 these characters have two-byte codes as well, and glibc knows them by those alone.
        case 19057...19064: return PackedUTF8(scalar: pointer - 19057 + 0x9FB4)
        case 39076...39085: return PackedUTF8(scalar: pointer - 39076 + 0xFE10)
        case 0..<39420: return DoubleByteCells.gb18030.character([first, second, third, fourth])
        default: return .none
        }
    }
}
