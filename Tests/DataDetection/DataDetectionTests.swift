// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import TextModel
import Testing

@testable import DataDetection

/// Cases are files of `Cases`: a line `> text`, and below it a line `kind: what is found → its value` for each find.
@Suite struct DataDetectionTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0 != "negative.txt" }.sorted()

    private static func lines(_ file: String) throws -> [String] {
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(separator: "\n").map(String.init).filter {
            !$0.hasPrefix("#")
        }
    }

    private static func shown(_ found: [DetectedData], _ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return found.map { "\($0.kind): \(String(decoding: bytes[$0.range], as: UTF8.self)) → \($0.value)" }
    }

    @Test(arguments: files)
    func findsWhatThereIs(_ file: String) throws {
        let lines = try Self.lines(file)
        var failures: [String] = []
        var place = 0
        while place < lines.count {
            let text = String(lines[place].dropFirst(2))
            #expect(lines[place].hasPrefix("> "), "\(file): \(lines[place])")
            var end = place + 1
            while end < lines.count, !lines[end].hasPrefix("> ") { end += 1 }
            let found = Self.shown(DataDetector(.all).detect(in: text), text)
            if found != Array(lines[place + 1..<end]) { failures.append("\(text)\n   \(found.joined(separator: "\n   "))") }
            place = end
        }
        #expect(place > 0)
        #expect(failures.isEmpty, "\(file): \(failures.prefix(20).joined(separator: "\n"))")
    }

    @Test func findsNothingWhereNothingIs() throws {
        let lines = try Self.lines("negative.txt")
        #expect(lines.count > 100)
        let wrong = lines.compactMap { line -> String? in
            let found = DataDetector(.all).detect(in: line)
            return found.isEmpty ? nil : "\(line): \(Self.shown(found, line))"
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    }

    @Test func namesKinds() {
        #expect(DataDetector.Kinds("links,phones") == [.links, .phones])
        #expect(DataDetector.Kinds("links,emails,phones,dates,addresses") == .all)
        for wrong in ["", "links,", "link", "Links", "links phones"] { #expect(DataDetector.Kinds(wrong) == nil) }
        let text = "2019-05-04 ann@example.org www.example.org 212-555-0123"
        for (kinds, found) in [
            (DataDetector.Kinds.links, [DetectedData.Kind.link]), (.emails, [.email]), (.phones, [.phone]), (.dates, [.date]), ([], []),
            (.all, [.date, .email, .link, .phone]),
        ] { #expect(DataDetector(kinds).detect(in: text).map(\.kind) == found) }
    }

    @Test func marksDocuments() throws {
        var text = AttributedText()
        let code = CharacterAttributes { $0.roles = .code }
        text.append("see www.example.org and ")
        text.append("https://example.org/a www.example.com", code)
        text.append(" or ")
        text.append("www.example.net", CharacterAttributes { $0.link = Link("elsewhere") })
        text.append("\nwww.exa\nmple.org\n")
        let block = try text.addBlock(.preformatted(PreformattedProperties()))
        text.append("http://example.org www.example.org\n", style: ParagraphStyle { $0.block = block })
        let note = text.addNote(Note(.footnote, content: AttributedText("ann@example.org")))
        text.append(note)
        var document = Document(text: text)
        document.detectData()
        var links: [String] = []
        document.text.enumerateAttributes(in: 0..<document.text.count) { _, number in
            if let link = document.text[number].link { links.append(link.destination) }
        }
        #expect(links == ["http://www.example.org", "https://example.org/a", "elsewhere", "http://mple.org", "http://example.org"])
        #expect(document.text.notes[0].content.attributes(at: 0).attributes.link?.destination == "mailto:ann@example.org")
        let marked = document.text.attributes(at: 5).attributes.custom[DetectedData.attributeName]
        #expect(marked == .dictionary(["kind": .string("link"), "value": .string("http://www.example.org")]))
        #expect(document.text.brokenInvariants() == [])
        let once = document
        document.detectData()
        #expect(document == once)
    }

    @Test func takesDocumentsOfCodeForCode() {
        let line = "me@example.com www.example.com example.org http://example.org/a\n"
        for (type, count) in [
            (nil as String?, 4), ("text/plain", 4), ("text/markdown", 4), ("text/html; charset=utf-8", 4), ("application/rtf", 4),
            ("text/csv", 4), ("text/x-csrc", 1), ("text/x-python", 1), ("Text/X-Perl", 1), ("text/x-swift; charset=utf-8", 1),
            ("application/json", 1), ("application/ld+json", 1), ("application/x-shellscript", 1),
        ] {
            var whole = AttributedText(line)
            let note = whole.addNote(Note(.footnote, content: AttributedText(line)))
            whole.append(note)
            var document = Document(text: whole)
            document.metadata.mediaType = type
            document.detectData()
            for text in [document.text, document.text.notes[0].content] {
                var links: [String] = []
                text.enumerateAttributes(in: 0..<text.count) { _, number in
                    if let link = text[number].link { links.append(link.destination) }
                }
                #expect(links.count == count && links.last == "http://example.org/a", "\(type ?? ""): \(links)")
            }
        }
    }

    @Test func marksAddressesOverLines() {
        var document = Document(text: AttributedText("Ann\u{2028}Mill Street\u{2028}Hauptstraße 4\u{2028}12345 Millbach\n"))
        document.detectData(.all)
        let found = document.text.detectedData(.all)
        #expect(found.map(\.value) == ["Hauptstraße 4, 12345 Millbach"])
        #expect(found.first?.parts["city"] == .string("Millbach"))
        #expect(document.text.attributes(at: 20).attributes.link == nil)
    }

    @Test func staysLinear() {
        let clock = ContinuousClock()
        let start = clock.now
        for unit in [
            ".", "a.", "a.b", "@", "a@", "a@b.", "http://", "http://a/", "http://a.b/(", ":", "://", "1", "1-", "+1 ", "(", "(1)", "1.",
            "00 ", "12345 ",
            "www.", "é", "é.", "é@", "-", "日.", "May 1 ", "1 Main ", "x:", "mailto:", "a_", "http://a.b/?!", "12 A ", "Straße 1, 12345 ",
            "a@b.de ", "a.de/b ", "http://a/{", "http://a/\\",
        ] {
            let text = String(repeating: unit, count: 30_000 / unit.utf8.count)
            _ = DataDetector(.all).detect(in: text)
        }
        #expect(clock.now - start < .seconds(60))
    }
}
