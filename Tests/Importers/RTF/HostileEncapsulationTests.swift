// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLImport
import RTFImport
import Testing
import TextModel

/// Says how much HTML it is given, and makes nothing of it.
private struct Measure: DocumentImporter {
    let formats: [DocumentFormat] = []

    func read(_ source: DocumentSource, in context: ImportContext) throws(ConversionError) -> Document {
        let bytes = try source.bytes()
        var text = AttributedText()
        text.append("\(bytes.count)")
        return Document(text: text)
    }
}

private func read(_ bytes: [UInt8], with importer: any DocumentImporter, limits: Limits = Limits()) -> Result<Document, ConversionError> {
    Result { () throws(ConversionError) in
        try RTFImporter(encapsulatedHTML: importer).read(DocumentSource(bytes), in: ImportContext(limits: limits))
    }
}

private func mail(_ body: String) -> [UInt8] { Array(("{\\rtf1\\ansi\\fromhtml1 {\\*\\htmltag <p>}" + body + "}").utf8) }

/// What is made to hurt: how much HTML comes out of it, besides a byte order mark and `<p>`.
@Test func hostileEncapsulation() throws {
    let count = 10_000
    let cases: [(name: String, input: String, length: Int)] = [
        ("groups", times(count, "{") + "a" + times(count, "}"), 1),
        ("groups of text, never closed", times(count, "{a"), count),
        ("text that is hidden, deeply", times(count, "{\\htmlrtf a") + times(count, "}") + "b", 1),
        ("text that is shown again, deeply", times(count, "{\\htmlrtf{\\htmlrtf0 a") + times(2 * count, "}") + "b", count + 1),
        ("tags", times(count, "{\\*\\htmltag <br>}"), 4 * count),
        ("tags in tags", times(count, "{\\*\\htmltag a") + times(count, "}"), 1),
        ("groups in tags", "{\\*\\htmltag " + times(count, "{a") + times(count, "}") + "}", count),
        ("hidden tags", "\\htmlrtf" + times(count, "{\\*\\htmltag <br>}"), 0),
        ("switches", times(count, "\\htmlrtf\\htmlrtf0"), 0),
        ("ends of lines", times(count, "\\par"), count),
        ("halves of characters", times(count, "\\u-10179?"), 3 * count),
        ("bytes of most length", times(count, "\\'80"), 3 * count),
        ("tables", times(count, "\\trowd\\cellx9\\intbl\\cell\\row"), 0),
        ("fields", times(count, "{\\field{\\*\\fldinst A}{\\fldrslt a") + times(2 * count, "}"), count),
        ("notes and pictures", times(count, "{\\footnote a}{\\pict 89}{\\header a}{\\shp{\\shptxt a}}"), 0),
        ("a changing font", "{\\fonttbl{\\f0\\fcharset204 A;}{\\f1\\fcharset128 B;}}" + times(count, "\\f0\\'ef\\f1\\'b1"), 5 * count),
        ("a first byte without a second", "{\\fonttbl{\\f0\\fcharset128 A;}}\\f0" + times(count, "\\'82{\\*\\htmltag <}"), 4 * count),
        ("a number without an end", "\\u99999999999999999999999999?\\bin99999999999 a", 3),
    ]
    for entry in cases {
        let bytes = mail(entry.input)
        let length = try read(bytes, with: Measure()).get().text.string
        #expect(length == "\(entry.length + 6)\n", "\(entry.name)")
    }
}

@Test func limitsOfEncapsulation() throws {
    var limits = Limits()
    limits.nesting = 10
    guard case .failure(let error) = read(mail(times(11, "{")), with: Measure(), limits: limits) else {
        Issue.record("no error for nested groups")
        return
    }
    #expect(error.code == .limit && error.position != nil)
    limits = Limits()
    // The page is longer than the file.
    let euros = mail("").dropLast() + [UInt8](repeating: 0x80, count: 100) + [UInt8(ascii: "}")]
    limits.input = euros.count
    #expect(throws: Never.self) { try read(Array(euros), with: HTMLImporter(), limits: limits).get() }
}

/// Bytes changed at random: never a crash, always text that holds its promises.
@Test func randomChangesOfEncapsulation() throws {
    var generator = SplitMix(state: 11)
    let seed = mail(
        "{\\fonttbl{\\f0\\fcharset128 A;}{\\f1\\fcharset2 Symbol;}}{\\info{\\title t}}\\f0\\'8a\\'bf\\f1\\u-3913?{\\*\\htmltag <a href=\"u\">}"
            + "\\htmlrtf{\\field{\\*\\fldinst HYPERLINK \"u\"}{\\fldrslt\\htmlrtf0 a\\htmlrtf}}\\htmlrtf0{\\*\\htmltag </a><ul><li>}{\\pntext *}b\\par"
            + "{\\*\\htmltag <table><tr><td>}c{\\*\\htmltag <style>p\\{margin:0\\}</style></table>}{\\upr{d}{\\*\\ud{e}}}")
    let pieces = [
        "{", "}", "\\", "\\'", "\\u", "\\bin9 ", "\\*", "\\htmlrtf", "\\htmlrtf0 ", "{\\*\\htmltag ", "<", ">", "&",
        "\\fromhtml1", "\\fonttbl", "\\pict", "\\fldrslt", "\\footnote", "\\upr", "\\ud", "\u{0}", "\\par", "\\f0", "\\f1", "<!--",
        "<table>", "</p>", "\\info", "\\title", "<ol>", "<style>", "&#0;",
    ]
    var pages = 0
    for _ in 0..<1_000 {
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
        guard case .success(let document) = read(bytes, with: HTMLImporter()) else { continue }
        pages += 1
        let broken = document.text.brokenInvariants()
        #expect(broken.isEmpty, "\(broken) in \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(pages > 500)
}
