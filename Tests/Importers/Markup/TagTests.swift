// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupImport
import Testing
import TextModel

/// XML of any vocabulary as text with the attributes of its tags.
@Suite struct TagTests {
    private func read(_ xml: String, _ importer: MarkupImporter = MarkupImporter(tags: MarkupImporter.defaultTags)) throws(ConversionError)
        -> Document
    {
        try importer.read(DocumentSource(Array(xml.utf8)), in: ImportContext())
    }

    /// Each run with the names of its attributes.
    private func runs(_ document: Document) -> [String] {
        var runs: [String] = []
        document.text.characterRuns.forEach(in: 0..<document.text.count) { range, set in
            let names = document.text[Number<CharacterAttributes>(Int(set))].names
            runs.append("\(document.text.string(in: range))|\(names.joined(separator: " "))")
        }
        return runs
    }

    @Test func tagsAddUp() throws {
        let document = try read("<t>a <u>b <em>c</em></u> <stroke><shadow>d</shadow></stroke> <strike>e</strike> <x>f</x></t>")
        #expect(
            runs(document) == [
                "a |", "b |underline", "c|font.italic underline roles", " |", "d|strokeWidth shadow", " |", "e|strikethrough", " f\n|",
            ])
    }

    @Test func paragraphsAndSpace() throws {
        let document = try read("<t>\n  <h2>One  two</h2>\n <p>three\n four</p> five <p/> <p>six<br/> seven</p>\n</t>")
        #expect(document.text.string == "One two\nthree four\nfive\nsix\u{2028}seven\n")
        #expect(document.text.paragraphs.map { document.text[$0.style].headingLevel } == [2, nil, nil, nil])
    }

    @Test func colorsAndLinks() throws {
        let document = try read(
            "<t><span color='olive'>a</span><u background-color='#0000fF'>b</u><x color='red'>c</x><a href='d'>e</a></t>")
        func attributes(_ place: Int) -> CharacterAttributes { document.text.attributes(at: place).attributes }
        #expect(attributes(0).foregroundColor?.name == "olive")
        #expect(attributes(1).names == ["backgroundColor", "underline"])
        #expect(attributes(2).isEmpty)
        #expect(attributes(3).link == Link("d"))
        let context = ImportContext()
        _ = try MarkupImporter(tags: ["u": CharacterAttributes()]).read(
            DocumentSource(Array("<u color='rgb(1,2,3)'>x</u>".utf8)), in: context)
        #expect(context.monitor.diagnostics.warnings.map(\.code) == ["unknown-color"])
    }

    @Test func ownTable() throws {
        let importer = MarkupImporter(tags: ["loud": CharacterAttributes { $0.font.weight = 900 }])
        let document = try read("<t><loud>a</loud><b>c</b></t>", importer)
        #expect(runs(document) == ["a|font.weight", "c\n|"])
    }

    @Test func ownVocabularyIsReadAsBefore() throws {
        let markup = """
            <document xmlns="urn:x-textmill:markup" version="1"><body><p><t>a</t></p></body></document>
            """
        let strict = Result { () throws(ConversionError) in try read(markup, MarkupImporter()) }
        let lenient = Result { () throws(ConversionError) in try read(markup) }
        #expect((try? strict.get()) == (try? lenient.get()))
        #expect(failure(of: strict) == failure(of: lenient))
    }

    private func failure(of result: Result<Document, ConversionError>) -> String? {
        if case .failure(let error) = result { "\(error)" } else { nil }
    }

    @Test(arguments: [
        ("<t>\n<u>a</t>", 2, 9), ("<t>&nosuch;</t>", 1, 12), ("<!DOCTYPE t [<!ENTITY a \"b\">]><t>&a;</t>", 1, 37),
        ("<!DOCTYPE t SYSTEM 'x.dtd'><t>&a;</t>", 1, 34), ("", 0, 0),
    ])
    func errors(_ xml: String, line: Int, column: Int) throws {
        let error = #expect(throws: ConversionError.self) { try read(xml) }
        #expect(error?.code == .malformed)
        if line > 0 { #expect(error?.position == .line(line, column: column)) }
    }

    @Test func bombs() {
        var xml = "<!DOCTYPE t [<!ENTITY a0 \"lol\">"
        for level in 1...20 { xml += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
        #expect(throws: ConversionError.self) { try read(xml + "]><t>&a20;</t>") }
    }

    @Test func nesting() throws {
        var limits = Limits()
        limits.nesting = 1_000
        let context = ImportContext(limits: limits)
        let deep = String(repeating: "<u>", count: 1_001) + "x" + String(repeating: "</u>", count: 1_001)
        let error = #expect(throws: ConversionError.self) {
            try MarkupImporter(tags: MarkupImporter.defaultTags).read(DocumentSource(Array(deep.utf8)), in: context)
        }
        #expect(error?.code == .limit)
    }
}
