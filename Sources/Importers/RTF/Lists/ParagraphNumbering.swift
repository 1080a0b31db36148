// SPDX-License-Identifier: Apache-2.0

import TextModel

/// What `\pn` says about a paragraph: Word 6's and RichEdit's bullets and numbers.
struct ParagraphNumbering: Hashable {
    var kind: ListWord?
    var level = 0
    var format: ListWord?
    var start = 1
    var font: Int32 = -1
    var before = ""
    var after = ""
    /// Whether a newer reader finds here that the paragraph is in no list (`\ls0`).
    var isOutside = false

    mutating func apply(_ word: ListWord, _ number: Int?) {
        switch word {
        case .pnlvl:
            kind = word
            level = min(max((number ?? 1) - 1, 0), ListTable.maximumLevels - 1)
        case .pnlvlblt, .pnlvlbody, .pnlvlcont: kind = word
        case .pnstart: start = number ?? 1
        case .pnf: font = Int32(clamping: number ?? -1)
        case .pndec, .pnucltr, .pnucrm, .pnlcltr, .pnlcrm, .pnord, .pnordt, .pncard: format = word
        default: break
        }
    }

    /// The properties of its list; `nil` where only the file's own marker can tell.
    func properties(_ marker: String) -> ListProperties? {
        if kind == .pnlvlblt { return before.isEmpty && !marker.isEmpty ? nil : .bullet(before.isEmpty ? "•" : before) }
        let counted: ListProperties.Marker? =
            switch format {
            case .pndec: .decimal
            case .pnucltr: .upperAlpha
            case .pnlcltr: .lowerAlpha
            case .pnucrm: .upperRoman
            case .pnlcrm: .lowerRoman
            case .pnord: .ordinal
            case .pnordt: .ordinalText
            case .pncard: .cardinalText
            default: nil
            }
        return counted.map { ListProperties($0, prefix: before, suffix: after) }
    }
}
