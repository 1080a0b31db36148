// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import MarkupImport
import Testing
import TextModel

/// What is wrong with markup is said with its place; nothing of it becomes a document, whatever the bytes are.
@Suite struct HostileTests {
    #if DEBUG
        private static let size = 20_000
        private static let nesting = 10_000
        private static let changes = 500
    #else
        private static let size = 1_000_000
        private static let nesting = Limits().nesting
        private static let changes = 20_000
    #endif

    private static let head = "<document xmlns=\"urn:x-textmill:markup\" version=\"1\">"

    private static func read(_ text: String, limits: Limits = Limits()) throws(ConversionError) -> Document {
        try read(Array(text.utf8), limits: limits)
    }

    private static func read(_ bytes: [UInt8], limits: Limits = Limits()) throws(ConversionError) -> Document {
        try MarkupImporter().read(DocumentSource(bytes), in: ImportContext(limits: limits))
    }

    private static func error(_ text: String, limits: Limits = Limits()) -> ConversionError? {
        do throws(ConversionError) {
            _ = try read(text, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    /// Documents with a `<body>` around the text, and what their error says.
    private static let bodies: [(body: String, message: String)] = [
        ("x", "text stands in <body>"), ("<p>a", "not well-formed"), ("<p>&nbsp;</p>", "not well-formed"),
        ("<p>&#1;</p>", "not well-formed"),
        ("<p>\u{1}</p>", "not well-formed"), ("<x/>", "<x> cannot stand in <body>"),
        ("<item ordinal='1'/>", "<item> cannot stand in <body>"),
        ("<list marker='disc'><p/></list>", "<p> cannot stand in <list>"), ("<list/>", "lacks the attribute 'marker'"),
        ("<list marker='discus'/>", "attribute 'marker' of <list> cannot be 'discus'"),
        ("<p colour='red'/>", "<p> has no attribute 'colour'"),
        ("<p xml:lang='en'/>", "<p> has no attribute 'lang'"), ("<p size='12'/>", "<p> has no attribute 'size'"),
        ("<p xmlns='urn:other'/>", "<p> is not in the namespace"), ("<t:p xmlns:t='urn:x-textmill:markup'/>", "has a prefix"),
        ("<p><span size='nan'/></p>", "cannot be 'nan'"), ("<p><span size='0x10'/></p>", "cannot be '0x10'"),
        ("<p><span size='1e999'/></p>", "cannot be '1e999'"), ("<p><span superscript='99999999999999999999'/></p>", "cannot be"),
        ("<p><span foreground='#ff'/></p>", "cannot be '#ff'"), ("<p><span foreground='2,0,0'/></p>", "cannot be"),
        ("<p><span link_title='x'/></p>", "lacks the attribute 'link', without which 'link_title'"),
        ("<p><span inserted='2019-13-01'/></p>", "cannot be"), ("<p><span roles='king'/></p>", "cannot be"),
        ("<p>a<box/></p>", "<box> must come first"), ("<quote><p/><box/></quote>", "<box> must come first"),
        ("<p><end/>a</p>", "<end> must be the last"), ("<p><end/><br/></p>", "<end> must be the last"),
        ("<p><end/><end/></p>", "<end> must be the last"), ("<p><span>a<value name='b' string='c'/></span></p>", "<value> cannot stand"),
        ("<p><value name='b' string='c'/></p>", "<value> cannot stand in <p>"), ("<p><span><value string='c'/></span></p>", "has a name"),
        ("<p><span><value name='a'/></span></p>", "neither string"), ("<p><span><value name='a' number='x'/></span></p>", "cannot be 'x'"),
        ("<p><char code='41'/></p>", "cannot be '41'"), ("<p><char code='B'/></p>", "cannot be 'B'"),
        ("<p><char code='D800'/></p>", "cannot be"),
        ("<p><char code='A'/></p>", "cannot be 'A'"), ("<p><char/></p>", "lacks the attribute 'code'"),
        ("<p><object/></p>", "lacks the attribute"),
        ("<p><object attachment='1'/></p>", "attachment 1 or its content is missing"), ("<p><object attachment='0'/></p>", "cannot be '0'"),
        ("<p><object attachment='99999999'/></p>", "more than 20000"), ("<p><object note='99999999999'/></p>", "cannot be"),
        ("<p open='true'>a</p><p/>", "only the last paragraph"), ("<p open='true'/>", "cannot be empty"),
        ("<p><p/></p>", "<p> cannot stand in <p>"), ("<metadata/>", "<metadata> cannot stand in <body>"),
        ("<p><object note='1'>x</object></p>", "text stands in <object>"), ("<p a='1' a='2'/>", "not well-formed"),
    ]

    @Test func whatIsWrongIsNamed() {
        var faults: [String] = []
        for (body, message) in Self.bodies {
            let error = Self.error("\(Self.head)\n<body>\(body)</body></document>")
            let isRight = error.map { $0.description.contains(message) } ?? false
            if !isRight { faults.append("\(body): \(error?.description ?? "no error")") }
            let needsPlace = !message.contains("or its content")
            if needsPlace, error?.position?.line != 2 { faults.append("\(body): at \(error?.position?.description ?? "no place")") }
        }
        #expect(faults.isEmpty, "\(faults.prefix(20).joined(separator: "\n"))")
    }

    /// Whole documents, and what their error says.
    private static let documents: [(document: String, message: String)] = [
        ("", "the file is empty"), (" ", "not well-formed"), ("hello", "not well-formed"),
        ("<html/>", "the root element is not <document>"),
        ("<document/>", "the root element is not <document>"),
        ("<document xmlns='urn:x-textmill:markup'><body/></document>", "lacks the attribute 'version'"),
        ("<document xmlns='urn:x-textmill:markup' version='2'><body/></document>", "this is version 2 of the markup; version 1 is read"),
        ("<document xmlns='urn:x-textmill:markup' version='1' a='b'><body/></document>", "<document> has no attribute 'a'"),
        (head + "</document>", "<document> has no <body>"), (head + "<body/><body/></document>", "<body> cannot stand"),
        (head + "<notes/><body/></document>", "<body> must come before <notes>"), (head + "<body/><metadata/></document>", "cannot stand"),
        (head + "<body/></document><x/>", "not well-formed"), (head + "<body/>x</document>", "text stands in <document>"),
        (head + "<body/><notes><note number='2' kind='comment'/></notes></document>", "number 1 was to come"),
        (head + "<body/><notes><note number='1' kind='aside'/></notes></document>", "cannot be 'aside'"),
        (head + "<body/><media><content hash='a'>=A==</content></media></document>", "not base64"),
        (head + "<body/><media><content hash='a'>AAA</content></media></document>", "cut off"),
        (head + "<body/><media><content hash='a'>AA==AA==</content></media></document>", "not base64"),
        (head + "<body/><media><content hash='a'>A\u{e4}A=</content></media></document>", "not base64"),
        (head + "<body/><media><content hash='a'/><content hash='a'/></media></document>", "two <content>"),
        (head + "<body/><media><attachment number='7'/></media></document>", "number 1 was to come"),
        ("<?xml version='1.0' encoding='UTF-7'?>" + head + "<body/></document>", "encoding 'UTF-7' is not read"),
        ("<?xml version='1.0' encoding='Shift_JIS'?>" + head + "<body/></document>", "is not read"),
    ]

    @Test func wholeDocumentsAreNamedToo() {
        let faults = Self.documents.compactMap { document, message -> String? in
            let error = Self.error(document)
            return error.map { $0.description.contains(message) } == true ? nil : "\(document): \(error?.description ?? "no error")"
        }
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test func doctypesAreRefused() {
        let laughs = (1...9).map { "<!ENTITY a\($0) \"" + String(repeating: "&a\($0 - 1);", count: 10) + "\">" }.joined()
        for doctype in [
            "<!DOCTYPE document>", "<!DOCTYPE document SYSTEM \"file:///etc/passwd\">",
            "<!DOCTYPE document PUBLIC \"-//X\" \"http://127.0.0.1/x.dtd\">",
            "<!DOCTYPE document [<!ENTITY a0 \"ha\">\(laughs)]>", "<!DOCTYPE document [<!ENTITY % x SYSTEM \"file:///etc/passwd\"> %x;]>",
            "<!DOCTYPE document [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
        ] {
            let error = Self.error(doctype + Self.head + "<body><p>&x;&a9;</p></body></document>")
            #expect(error?.code == .malformed)
            #expect(error?.message == "a DOCTYPE may not stand in markup", "\(doctype)")
        }
    }

    private static let sample =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)<metadata title=\"ä\"><value name=\"a\" number=\"1\"/></metadata><body><quote><box/>"
        + "<p align=\"left\">&lt;é <span size=\"1\">x<object attachment=\"1\"/></span><br/><!-- c --><![CDATA[d]]><end hidden=\"true\"/></p></quote></body>"
        + "<notes><note number=\"1\" kind=\"comment\"><p>n</p></note></notes><media><attachment number=\"1\" content=\"h\"/><content hash=\"h\">AAEC</content>"
        + "</media></document>"

    @Test func truncatedMarkupIsRefusedAtEveryByte() throws {
        let bytes = Array(Self.sample.utf8)
        let document = try Self.read(bytes)
        #expect(document.text.string == "<é x\u{FFFC}\u{2028}d\n")
        for length in 0..<bytes.count {
            let cut = Array(bytes[..<length])
            #expect(throws: ConversionError.self, "\(length) bytes") { try Self.read(cut) }
        }
    }

    @Test func changedBytesNeverCrash() {
        let bytes = Array(Self.sample.utf8)
        var state: UInt64 = 1
        var errors = 0
        for _ in 0..<Self.changes {
            var changed = bytes
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                changed[Int(state >> 33) % changed.count] = UInt8(truncatingIfNeeded: state >> 25)
            }
            do throws(ConversionError) {
                let document = try Self.read(changed)
                #expect(document.text.brokenInvariants().isEmpty)
            } catch {
                errors += 1
            }
        }
        #expect(errors > Self.changes / 3)
    }

    @Test func depthIsLimited() throws {
        var limits = Limits()
        limits.nesting = Self.nesting
        for element in ["<quote>", "<section>"] {
            let error = Self.error(Self.head + "<body>" + String(repeating: element, count: 1_000_000), limits: limits)
            #expect(error?.code == .limit)
            #expect(error?.message.contains("\(Self.nesting) levels") == true)
        }
        let spans = Self.error(Self.head + "<body><p>" + String(repeating: "<span>", count: 1_000_000), limits: limits)
        #expect(spans?.code == .limit)
        let depth = Self.nesting
        let deep =
            Self.head + "<body>" + String(repeating: "<quote>", count: depth) + "<p>x</p>" + String(repeating: "</quote>", count: depth)
        let document = try Self.read(deep + "</body></document>", limits: limits)
        #expect(document.text.blocks.count == depth)
        limits.nesting -= 1
        #expect(Self.error(deep + "</body></document>", limits: limits)?.code == .limit)
        let values = String(repeating: "<value name='a' type='dictionary'>", count: 33)
        #expect(Self.error(Self.head + "<metadata>" + values)?.message == "<value> elements are more than 32 deep")
    }

    @Test func hugeThingsAreReadInLinearTime() throws {
        let long = String(repeating: "x", count: Self.size * 12)
        let document = try Self.read(Self.head + "<body><p>\(long)</p></body></document>")
        #expect(document.text.count == Self.size * 12 + 1)
        let title = try Self.read(Self.head + "<metadata title='\(long)'/><body/></document>")
        #expect(title.metadata.title?.utf8.count == Self.size * 12)
        let many = (0..<Self.size / 10).reversed().map { "<value name='k\($0)' number='1'/>" }.joined()
        #expect(try Self.read(Self.head + "<metadata>\(many)</metadata><body/></document>").metadata.custom.count == Self.size / 10)
        let attributes = (0..<Self.size).map { "a\($0)='1'" }.joined(separator: " ")
        #expect(Self.error(Self.head + "<body><p \(attributes)/></body></document>")?.code == .limit)
        var limits = Limits()
        limits.input = 1000
        #expect(Self.error(Self.head + "<body><p>\(long)</p></body></document>", limits: limits)?.code == .limit)
        limits = Limits()
        limits.attachmentBytes = 1000
        let content = String(repeating: "AAAA", count: 1000)
        let media = Self.head + "<body/><media><content hash='h'>\(content)</content></media></document>"
        #expect(Self.error(media, limits: limits)?.message.contains("one picture or file") == true)
    }

    @Test func overlongUTF8BecomesNoText() throws {
        let bytes = Array("\(Self.head)<body><p>a".utf8) + [0xC1, 0x81] + Array("b</p></body></document>".utf8)
        let document = try? Self.read(bytes)
        #expect(document?.text.brokenInvariants() ?? [] == [])
    }
}
