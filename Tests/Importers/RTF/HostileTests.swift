// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import RTFImport
import Testing
import TextModel

func rtf(_ body: String) -> [UInt8] { Array(("{\\rtf1 " + body + "}").utf8) }

func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

/// What is made to hurt: a document with a warning or a clear error, soon.
@Test func hostileInputs() throws {
    let nested = read(rtf(times(100_000, "{\\b ") + "x" + times(100_000, "}")))
    #expect(try nested.result.get().text.string == "x\n")
    let unclosed = read(rtf(times(100_000, "{")))
    #expect(try unclosed.result.get().text.isEmpty)
    #expect(unclosed.warnings.map(\.code) == ["unclosed-group"])
    let fields = read(rtf(times(20_000, "{\\field{\\*\\fldinst HYPERLINK u}{\\fldrslt ") + "x" + times(40_000, "}")))
    #expect(try fields.result.get().text.string == "x\n")
    let notes = read(rtf(times(5_000, "a{\\footnote ") + "x" + times(5_000, "}")))
    #expect(try notes.result.get().text.notes.count == 5_000)
    let marks = read(rtf("e" + times(50_000, "\\u769?")))
    #expect(try marks.result.get().text.count == 2 + 100_000)
    let fonts = read(
        rtf("{\\fonttbl" + (0..<20_000).map { "{\\f\($0) F\($0);}" }.joined() + "}" + (0..<20_000).map { "\\f\($0) x" }.joined()))
    #expect(try fonts.result.get().text.attributeSetCount == 20_001)
    let word = read(rtf("\\" + times(100_000, "a") + " x"))
    #expect(try word.result.get().text.string == "x\n")
    let styles = read(rtf("{\\stylesheet" + (0..<5_000).map { "{\\s\($0)\\sbasedon\(($0 + 1) % 5_000) S;}" }.joined() + "}\\s7 x\\par"))
    #expect(try styles.result.get().text.string == "x\n")
}

@Test func limits() {
    var limits = Limits()
    limits.nesting = 10
    expectLimit("nesting", read(rtf(times(11, "{")), limits: limits))
    limits = Limits()
    limits.attachments = 1
    expectLimit("attachments", read(rtf(times(2, "{\\pict\\pngblip ff}")), limits: limits))
    limits = Limits()
    limits.attachmentBytes = 3
    expectLimit("attachment-bytes", read(rtf("{\\pict\\pngblip ffffffff}"), limits: limits))
    expectLimit("attachment-bytes", read(rtf("{\\pict\\pngblip\\bin4 xxxx}"), limits: limits))
    limits = Limits()
    limits.pixels = 100
    let png = "89504e470d0a1a0a0000000d4948445200000010000000100804000000b51c0c02"
    expectLimit("pixels", read(rtf("{\\pict\\pngblip \(png)}"), limits: limits))
}

private func expectLimit(_ name: String, _ read: (result: Result<Document, ConversionError>, warnings: [Warning])) {
    guard case .failure(let error) = read.result else {
        Issue.record("no error for the limit \(name)")
        return
    }
    #expect(error.code == .limit && error.position != nil)
    #expect(error.hint?.contains("--limit \(name)=") == true, "\(error)")
}

/// Bytes changed at random: never a crash, always text that holds its promises.
@Test func randomChanges() throws {
    var generator = SplitMix(state: 7)
    let seed = rtf(
        "{\\fonttbl{\\f0\\fcharset128 A;}{\\f1\\fcharset2 Symbol;}}{\\colortbl;\\red1\\green2\\blue3;}{\\info{\\title t}}\\f0\\'8a\\'bf\\f1\\u-3913?"
            + "{\\field{\\*\\fldinst HYPERLINK \"u\"}{\\fldrslt a}}{\\pict\\pngblip\\bin3 abc}{\\footnote b}\\par\\pard\\box\\brdrs\\tx100 c\\page{\\upr{d}{\\*\\ud{e}}}"
            + "\\trowd\\clvmgf\\cellx9\\cellx99\\pard\\intbl f\\cell\\cell\\row\\trowd\\clvmrg\\cellx9\\cellx99\\cell"
            + "\\ls1 g\\cell\\row\\pard\\ls2\\ilvl1 h\\par"
    )
    let pieces = [
        "{", "}", "\\", "\\'", "\\u", "\\bin9 ", "\\*", "\\pict", "\\field", "\\fldrslt", "\\footnote", "\\upr", "\u{0}", ";", "\\par",
        "\\shp", "\\shptxt ", "{\\NeXTGraphic a.gif}", "{\\NeXTHelpLink1 \\linkFilename a;}", "\\linkMarkername", "{\\*\\shppict",
        "{\\nonshppict", "\\wmetafile8", "{\\sn pib}", "{\\sn wzDescription}", "{\\sv ", "{\\*\\picprop",
        "\\trowd", "\\cellx99", "\\cell", "\\row", "\\itap2", "\\nestcell", "\\nestrow", "\\clvmrg",
        "\\clmrg", "\\ls1", "\\ilvl3", "{\\pntext 1.}", "{\\*\\pn\\pnlvlblt}",
    ]
    for _ in 0..<1_500 {
        var bytes = seed
        for _ in 0..<Int(generator.next() % 8) + 1 {
            let place = 5 + Int(generator.next() % UInt64(bytes.count - 5))
            switch generator.next() % 3 {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
            case 1: bytes.insert(contentsOf: Array(pieces[Int(generator.next() % UInt64(pieces.count))].utf8), at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + Int(generator.next() % 20)))
            }
            if bytes.count < 10 { break }
        }
        guard case .success(let document) = read(bytes).result else { continue }
        let broken = document.text.brokenInvariants()
        #expect(broken.isEmpty, "\(broken) in \(String(decoding: bytes, as: UTF8.self))")
    }
}

struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
