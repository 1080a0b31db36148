// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import RTFImport
import Testing
import TextModel

/// Tables that are made to hurt.
@Test func hostileTables() throws {
    let edges = read(rtf("\\trowd" + times(100_000, "\\cellx1") + "\\intbl a\\cell\\row"))
    #expect(try edges.result.get().text.string == "a\n")
    let none = read(rtf(times(20_000, "\\trowd") + times(20_000, "\\row") + "a\\par"))
    #expect(try none.result.get().text.blocks.isEmpty)
    let deep = read(rtf((1...5_000).map { "\\intbl\\itap\($0) a\\nestcell" }.joined()))
    let text = try deep.result.get().text
    #expect(text.count == 10_000 && text.brokenInvariants().isEmpty)
    let rows = read(rtf((0..<5_000).map { "\\trowd\\cellx\($0 * 7 + 10)\\cellx99999\\pard\\intbl a\\cell b\\cell\\row" }.joined()))
    #expect(try rows.result.get().text.blocks.count == 10_001)
    let merged = read(rtf(times(5_000, "\\trowd\\clvmgf\\clvmrg\\cellx10\\clmrg\\cellx20\\pard\\intbl\\cell\\cell\\row")))
    #expect(try merged.result.get().text.string == "\n")
}

/// Lists that are made to hurt.
@Test func hostileLists() throws {
    let table =
        "{\\*\\listtable{\\list{\\listlevel\\levelnfc0\\levelstartat2147483647{\\leveltext\\'01\\'00;}}\\listid1}"
        + "{\\list{\\listlevel{\\leveltext\\'ff\\'08;}}\\listid2}" + times(2_000, "{\\list{\\listlevel{\\listlevel") + times(6_000, "}")
        + "}"
        + "{\\*\\listoverridetable{\\listoverride\\listid1\\ls1}{\\listoverride\\listid2\\ls2}{\\listoverride\\listid3\\ls3}}"
    let paragraphs = times(3_000, "\\ls1\\ilvl2147483647 a\\par\\ls2 b\\par\\ls3\\ilvl-5 c\\par")
    let text = try read(rtf(table + paragraphs)).result.get().text
    #expect(text.brokenInvariants().isEmpty)
    var last = 0
    for block in text.blocks {
        if case .item(let item) = block.kind { last = max(last, item.ordinal) }
    }
    #expect(last == 2_147_483_647 + 2_999)
    let numberings = read(rtf((0..<3_000).map { "{\\*\\pn\\pnlvlbody\\pndec\\pnstart\($0)}a\\par" }.joined()))
    #expect(try numberings.result.get().text.count == 6_000)
}
