// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The direction of text by its first letter (Unicode Bidirectional Algorithm, rules P2 and P3).
enum FirstStrongDirection {
    /// Letters further on are not looked for.
    private static let maximumLength = 4096

    /// `nil` where there is no letter.
    static func of(_ bytes: ArraySlice<UInt8>) -> WritingDirection? {
        if let first = bytes.first, (0x61...0x7A).contains(first | 0x20) { return .leftToRight }
        for scalar in String(decoding: bytes.prefix(maximumLength), as: UTF8.self).unicodeScalars {
            if isRightToLeft(scalar.value) { return .rightToLeft }
            if scalar.properties.isAlphabetic { return .leftToRight }
        }
        return nil
    }

    /// The blocks of right-to-left scripts (Unicode, `DerivedBidiClass`: where unassigned code points default to R or AL), and
    /// U+200F RIGHT-TO-LEFT MARK.
    private static func isRightToLeft(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
        default: false
        }
    }
}
