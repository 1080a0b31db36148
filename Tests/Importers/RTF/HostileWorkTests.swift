// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import RTFImport
import Testing
import TextModel

/// Files that are made to hurt, and what comes out of them: how much text, how many sets of attributes, blocks and notes. What is made
/// is what is paid for, so these numbers bound the work.
@Test func boundedWork() throws {
    struct Case {
        let name: String
        let input: [UInt8]
        var text = 0
        var sets = 1
        var blocks = 0
        var notes = 0
    }
    let fonts = "{\\fonttbl" + (0..<5_000).map { "{\\f\($0) F;}" }.joined() + "}"
    let colors = "{\\colortbl;" + times(20_000, "\\red1\\green2\\blue3;") + "}"
    let shape = "{\\pict\\pngblip\\picw2147483647\\pich2147483647\\picwgoal2147483647\\pichgoal-2147483648\\picscalex2147483647 "
    let cases = [
        Case(name: "closing braces", input: rtf(times(20_000, "}"))),
        Case(name: "groups, never closed", input: rtf(times(20_000, "{\\b\\i\\super"))),
        Case(
            name: "cells in a row", input: rtf("\\trowd" + times(3_000, "\\cellx1") + times(3_000, "a\\cell") + "\\row"), text: 20_000,
            blocks: 10_001),
        Case(name: "an absurd level", input: rtf("\\intbl\\itap2147483647 a\\nestcell"), text: 2, blocks: 64),
        Case(
            name: "levels, downwards",
            input: rtf(
                stride(from: 500, to: 0, by: -1).map { "\\intbl\\itap\($0) a\\nestcell{\\*\\nesttableprops\\trowd\\cellx9\\nestrow}" }
                    .joined()),
            text: 1_000),
        Case(name: "fonts", input: rtf(fonts + "\\f4999 a\\par"), text: 2, sets: 2),
        Case(name: "colours", input: rtf(colors + "\\cf19999 a\\par"), text: 2, sets: 2),
        Case(name: "characters by number", input: rtf(times(20_000, "\\u65?")), text: 20_001),
        Case(name: "halves of characters", input: rtf(times(10_000, "\\u-10179?")), text: 30_001),
        Case(name: "formulas in formulas", input: rtf(times(5_000, "{\\mmath{\\*\\mr a") + times(10_000, "}"))),
        Case(name: "fields in instructions", input: rtf(times(5_000, "{\\field{\\*\\fldinst{HYPERLINK") + times(15_000, "}"))),
        Case(name: "a long word", input: rtf("\\" + times(200_000, "a") + "9999999999999999999999 x"), text: 2),
        Case(name: "an end in a byte", input: Array("{\\rtf1 a\\'e".utf8), text: 3),
        Case(name: "an end in a backslash", input: Array("{\\rtf1 a\\".utf8), text: 2),
        Case(name: "an end in a word", input: Array("{\\rtf1 a\\pa".utf8), text: 2),
        Case(name: "binary data without an end", input: rtf("a{\\pict\\bin2147483647 "), text: 5),
        Case(name: "an odd digit", input: rtf(shape + "89504e470d0a1a0a0}"), text: 4, sets: 2),
        Case(name: "a picture cut short", input: Array(("{\\rtf1" + shape + "8950").utf8), text: 4, sets: 2),
        Case(name: "NULs", input: rtf("a" + times(10_000, "\u{0}") + "b{\\pict\\pngblip \u{0}}"), text: 3),
        Case(
            name: "styles in a circle",
            input: rtf("{\\stylesheet{\\s1\\sbasedon1 A;}{\\s2\\sbasedon3 B;}{\\s3\\sbasedon2 C;}}\\s1 a\\par\\s2 b\\par"), text: 4),
        Case(name: "notes in notes", input: rtf(times(2_000, "a{\\footnote{\\*\\annotation ") + times(4_000, "}")), text: 5, notes: 4_000),
        Case(name: "tab stops", input: rtf("\\pard" + times(20_000, "\\tx9") + " a\\par"), text: 2),
        Case(name: "bookmarks", input: rtf(times(20_000, "{\\*\\bkmkstart a}") + "a\\par"), text: 2, sets: 2),
    ]
    for entry in cases {
        let text = try read(entry.input).result.get().text
        #expect(text.brokenInvariants().isEmpty, "\(entry.name)")
        #expect(text.count <= entry.text, "\(entry.name): \(text.count) bytes of text")
        #expect(text.attributeSetCount <= max(entry.sets, 1) + 1, "\(entry.name): \(text.attributeSetCount) sets")
        if entry.blocks > 0 { #expect(text.blocks.count <= entry.blocks, "\(entry.name): \(text.blocks.count) blocks") }
        #expect(text.notes.count <= entry.notes, "\(entry.name): \(text.notes.count) notes")
    }
}

/// What is read grows with the file and no faster: twice the input is twice the text.
@Test func linearGrowth() throws {
    for piece in [
        "{\\b a}", "\\trowd\\cellx9\\intbl a\\cell\\row", "{\\field{\\*\\fldinst HYPERLINK u}{\\fldrslt a}}", "{\\footnote a}b", "\\u9731?",
        "{\\listtext 1.}a\\par",
    ] {
        let once = try read(rtf(times(300, piece) + "\\par")).result.get().text
        let twice = try read(rtf(times(600, piece) + "\\par")).result.get().text
        #expect(twice.count - once.count <= once.count && twice.blocks.count <= 2 * once.blocks.count, "\(piece)")
        #expect(twice.notes.count <= 2 * once.notes.count && twice.attributeSetCount <= 2 * once.attributeSetCount, "\(piece)")
    }
}
