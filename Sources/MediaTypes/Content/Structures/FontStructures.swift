// SPDX-License-Identifier: Apache-2.0

/// Checks of fonts.
enum FontStructures {
    static func verdict(_ check: StructureCheck, _ window: ContentWindow) -> Verdict? {
        let head = window.head
        switch check {
        case .sfnt: return .confirmed(if: sfnt(window))
        case .eot: return .confirmed(if: window.endsBefore(12) || [0x1_0000, 0x2_0001, 0x2_0002].contains(head.little32(8) ?? 0))
        case .psf1: return .confirmed(if: (head.byte(2) ?? 9) < 6 && (head.byte(3) ?? 0) > 0)
        case .tfm: return .confirmed(if: tfm(window))
        default: return nil
        }
    }

    /// OpenType 1.9: between 1 and 255 tables, the search fields follow from their number, tags are letters.
    private static func sfnt(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard let tables = head.big16(4) else { return window.byteCount <= 6 }
        guard tables > 0, tables < 256 else { return false }
        if window.endsBefore(28) { return true }
        return head.piece(12..<16).allSatisfy { $0 >= 0x20 && $0 < 0x7F } && !head.has("Stan", at: 4)
    }

    /// TeX's font metric: the twelve lengths add up to the first.
    private static func tfm(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard head.count >= 24 else { return false }
        let lengths = (0..<12).map { head.big16($0 * 2) ?? 0 }
        let characters = lengths[3] - lengths[2] + 1
        let sum = 6 + lengths[1] + characters + lengths[4...].reduce(0, +)
        return lengths[0] == sum && lengths[0] * 4 <= window.byteCount && lengths[1] >= 2
    }
}
