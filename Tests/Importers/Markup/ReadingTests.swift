// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupImport
import MarkupVocabulary
import Testing
import TextModel

/// Markup that people write, not only what the exporter does.
@Suite struct ReadingTests {
    private func body(_ body: String) throws -> AttributedText {
        try read("<document xmlns='urn:x-textmill:markup' version='1'><body>\(body)</body></document>").text
    }

    private func read(_ text: String, in context: ImportContext = ImportContext()) throws -> Document {
        try MarkupImporter().read(DocumentSource(Array(text.utf8)), in: context)
    }

    @Test func spansNestAndHaveShortForms() throws {
        let text = try body("<p>a<b>b<i>c<span weight='300' size='9'>d</span></i></b><u><s>e</s></u><sub>f</sub><sup>g</sup><tt>h</tt></p>")
        var expected = AttributedText()
        func add(_ string: String, _ set: (inout CharacterAttributes) -> Void) { expected.append(string, CharacterAttributes(set)) }
        add("a") { _ in }
        add("b") { $0.font.weight = 700 }
        add("c") {
            $0.font.weight = 700
            $0.font.italic = true
        }
        add("d") {
            $0.font.weight = 300
            $0.font.italic = true
            $0.font.size = 9
        }
        add("e") {
            $0.underline = LineDecoration()
            $0.strikethrough = LineDecoration()
        }
        add("f") { $0.superscript = -1 }
        add("g") { $0.superscript = 1 }
        add("h\n") { $0.font.fixedPitch = true }
        #expect(text == expected)
    }

    @Test func lineEndsInParagraphsAreSpaces() throws {
        #expect(try body("<p>a\nb\r\nc&#xD;d&#x85;e&#x2029;f\tg<br/>h&#x2028;i</p>").string == "a b c d e f\tg\u{2028}h\u{2028}i\n")
    }

    @Test func emptyBlocksHoldAnEmptyParagraph() throws {
        let text = try body(
            "<table><cell row='0' column='0'/><cell row='0' column='1'><p>x</p></cell></table><list marker='disc'/><quote/>")
        #expect(text.string == "\nx\n\n")
        let cells = text.paragraphs.map { text[$0.style].block.map { text.blocks[$0.index].kind } }
        #expect(cells.count == 3)
        #expect(cells[2] == .quote)
    }

    @Test func encodingsAreRead() throws {
        let text = "<document xmlns='urn:x-textmill:markup' version='1'><body><p>äx</p></body></document>"
        var utf16: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { utf16 += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
        #expect(try MarkupImporter().read(DocumentSource(utf16), in: ImportContext()).text.string == "äx\n")
        let latin1 = Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8) + text.unicodeScalars.map { UInt8($0.value) }
        #expect(try MarkupImporter().read(DocumentSource(latin1), in: ImportContext()).text.string == "äx\n")
        var declared = DocumentSource(text.unicodeScalars.map { UInt8($0.value) })
        declared.charset = "iso-8859-1"
        #expect(try MarkupImporter().read(declared, in: ImportContext()).text.string == "äx\n")
        let marked = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        #expect(try MarkupImporter().read(DocumentSource(marked), in: ImportContext()).text.string == "äx\n")
        // The mark is stronger than what the sender says, and that than the document; either way it is told.
        let head = Array("<?xml version='1.0' encoding='UTF-8'?>".utf8)
        for bytes in [marked, head + text.unicodeScalars.map { UInt8($0.value) }] {
            var source = DocumentSource(bytes)
            source.charset = "iso-8859-1"
            let context = ImportContext()
            #expect(try MarkupImporter().read(source, in: context).text.string == "äx\n")
            #expect(context.monitor.diagnostics.warnings.map(\.code) == ["charset-ignored"])
        }
    }

    @Test func filesBesideTheDocumentComeFromTheLoader() throws {
        let text = """
            <document xmlns='urn:x-textmill:markup' version='1'><body><p><object attachment='1'/></p></body><media>\
            <attachment number='1' name='n' href='a.png'/></media></document>
            """
        let allowed = ImportContext(resources: ResourceLoader { $0.url == "a.png" ? .bytes([1, 2]) : .deny(reason: "no") })
        #expect(try read(text, in: allowed).text.attachments == [TextModel.Attachment(.bytes([1, 2]), name: "n")])
        let refused = ImportContext()
        #expect(try read(text, in: refused).text.attachments == [TextModel.Attachment(.missing, name: "n")])
        #expect(refused.monitor.diagnostics.warnings.map(\.code) == ["missing-attachment"])
    }

    @Test func callsOfMissingNotesAreKept() throws {
        let text = try body("<p><object note='3'/></p>")
        #expect(text.attributes(at: 0).attributes.note?.index == 2)
    }

    @Test(arguments: [
        [], [""], ["a"], ["a", ""], ["", "a"], ["", ""], ["a,b", " c", "_x002C_", "\u{1}", "\u{FFFF}", "_", "__x0041_", "ä, ö"],
        [" ", ","],
    ])
    func listsOfStringsComeBack(_ strings: [String]) {
        #expect(EscapedString.unescapeList(EscapedString.escapeList(strings)) == strings)
        for string in strings { #expect(EscapedString.unescape(EscapedString.escape(string)).utf8.elementsEqual(string.utf8)) }
    }
}
