// SPDX-License-Identifier: Apache-2.0

/// Control words of lists: in the tables of lists and their overrides, and in the older `\pn` (RTF specification 1.9.1, "List Tables",
/// "Bullets and Numbering").
enum ListWord: String, CaseIterable {
    case listid, levelnfc, levelnfcn, levelstartat, levelfollow, levelnorestart, levellegal, listoverridestartat
    case pnlvl, pnlvlblt, pnlvlbody, pnlvlcont, pnstart, pnf
    case pndec, pnucltr, pnucrm, pnlcltr, pnlcrm, pnord, pnordt, pncard
}
