// SPDX-License-Identifier: Apache-2.0

/// Ligatures and positional forms of letters, folded to the letters that they show.
enum PresentationForms {
    private static let alphabetic = entries(PresentationFormTable.alphabetic)
    private static let arabicB = entries(PresentationFormTable.arabicB)

    /// The letters that a scalar shows; `nil` where it is one itself.
    static func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        switch scalar.value {
        case 0xFB00...0xFDFF: entry(alphabetic, scalar.value - 0xFB00)
        case 0xFE70...0xFEFF: entry(arabicB, scalar.value - 0xFE70)
        case 0xFE10...0xFE19: vertical(marks, scalar.value - 0xFE10)
        case 0xFE30...0xFE44: vertical(brackets, scalar.value - 0xFE30)
        default: nil
        }
    }

    /// What U+FE10… and U+FE30… show in vertical text.
    private static let marks = Array("，、。：；！？〖〗…".unicodeScalars)
    private static let brackets = Array("‥—–__（）｛｝〔〕【】《》〈〉「」『』".unicodeScalars)

    private static func vertical(_ table: [Unicode.Scalar], _ place: UInt32) -> [Unicode.Scalar]? {
        Int(place) < table.count ? [table[Int(place)]] : nil
    }

    private static func entry(_ table: [[Unicode.Scalar]], _ place: UInt32) -> [Unicode.Scalar]? {
        guard Int(place) < table.count, !table[Int(place)].isEmpty else { return nil }
        return table[Int(place)]
    }

    private static func entries(_ text: StaticString) -> [[Unicode.Scalar]] {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return bytes.split { $0 == 0x20 || $0 == 0x0A }.map { entry in
            entry.split(separator: UInt8(ascii: ",")).compactMap { digits in
                UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap { Unicode.Scalar($0) }
            }
        }
    }
}
