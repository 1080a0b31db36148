// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import MediaTypes
import TestSupport
import TextModel
import Testing

@testable import PlainTextImport

/// Cases are files of `Cases`: `%% name` and a text, `%% gives` and the dump of what it becomes. In texts `\e`, `\b`, `\f`, `\r`
/// and `\u{…}` stand for characters; `%% name; type` declares a media type.
@Suite struct StructureTests {
    static let isAccepting = ProcessInfo.processInfo.environment["TEXTMILL_ACCEPT"] == "1"
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    struct Case {
        var title: String
        var input: String
        var expected: String

        var type: MediaType? {
            title.contains("; ") ? MediaType(title.split(separator: ";", maxSplits: 1)[1].trimmingCharacters(in: .whitespaces)) : nil
        }
    }

    private static func cases(_ file: String) throws -> [Case] {
        var cases: [Case] = []
        var isInput = true
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        // What stands behind the last line feed is no line.
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line == "%% gives" {
                isInput = false
            } else if line.hasPrefix("%% ") {
                isInput = true
                cases.append(Case(title: String(line.dropFirst(3)), input: "", expected: ""))
            } else if !cases.isEmpty {
                if isInput { cases[cases.count - 1].input += line + "\n" } else { cases[cases.count - 1].expected += line + "\n" }
            }
        }
        return cases
    }

    private static func unescaped(_ text: String) -> String {
        var result = text
        for (mark, character) in [("\\e", "\u{1B}"), ("\\b", "\u{8}"), ("\\f", "\u{C}"), ("\\r", "\r")] {
            result = result.replacingOccurrences(of: mark, with: character)
        }
        while let range = result.range(of: #"\\u\{[0-9A-F]+\}"#, options: .regularExpression) {
            let scalar = UInt32(result[range].dropFirst(3).dropLast(), radix: 16).flatMap(Unicode.Scalar.init) ?? "?"
            result.replaceSubrange(range, with: String(Character(scalar)))
        }
        return result
    }

    private static func read(_ text: String, _ type: MediaType? = nil, window: Int? = nil, chunk: Int = 1 << 20) throws -> Document {
        var source = DocumentSource(Array(text.utf8))
        source.declaredType = type
        let importer = PlainTextImporter(chunkSize: chunk, windowSize: window ?? StructuredText.windowSize)
        let document = try importer.read(source, in: ImportContext())
        #expect(document.text.brokenInvariants() == [])
        return document
    }

    private static func dump(_ document: Document) -> String {
        DocumentDump(document, showsOffsets: false).description.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
    }

    @Test(arguments: files.filter { $0 != "left-alone.txt" })
    func becomesStructure(_ file: String) throws {
        var cases = try Self.cases(file)
        var failures: [String] = []
        for place in cases.indices {
            let one = cases[place]
            let dump = Self.dump(try Self.read(Self.unescaped(one.input), one.type))
            if Self.isAccepting { cases[place].expected = dump } else if dump != one.expected { failures.append("\(one.title):\n\(dump)") }
        }
        #expect(!cases.isEmpty)
        #expect(failures.isEmpty, "\(file): \(failures.prefix(20).joined(separator: "\n"))")
        if Self.isAccepting {
            let text = cases.map { "%% \($0.title)\n\($0.input)%% gives\n\($0.expected)" }.joined()
            try text.write(to: Self.folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
        }
    }

    /// Texts whose lines must stay, though they look a little like what is joined or marked.
    @Test func leavesAloneWhatIsNoneOfIt() throws {
        let cases = try Self.cases("left-alone.txt")
        #expect(cases.count > 30)
        var failures: [String] = []
        for one in cases {
            let document = try Self.read(Self.unescaped(one.input), one.type)
            // Empty lines beside blocks are no part of it.
            func lines(_ text: String) -> [String] {
                text.split(separator: "\n").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
            }
            let isOfLines = document.text.blocks.allSatisfy { if case .preformatted = $0.kind { true } else { false } }
            let hasHeading = document.text.paragraphs.contains { document.text[$0.style].headingLevel != nil }
            if lines(document.text.string) != lines(one.input) || !isOfLines || hasHeading {
                failures.append("\(one.title):\n\(Self.dump(document))")
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(20).joined(separator: "\n"))")
    }

    @Test func keepsLinesWhereThatIsWanted() throws {
        let text = "Title\n=====\n\n- a\n- b\n\n> c\n"
        for (options, type, name) in [
            (["verbatim": "yes"], nil, nil), ([:], "text/x-python", nil), ([:], "text/csv", nil), ([:], nil, "server.log"),
        ] as [(OptionValues, String?, String?)] {
            var source = DocumentSource(Array(text.utf8), name: name)
            source.detectedType = type.flatMap { MediaType($0) }
            let document = try PlainTextImporter().read(source, in: ImportContext(options: options))
            #expect(document.text.string == text && document.text.blocks.isEmpty, "\(type ?? name ?? "verbatim")")
        }
    }

    @Test func keepsLinesButReadsWhatTerminalsAreTold() throws {
        let text = "\u{1B}[1mbold\u{1B}[0m  \n\n- a\u{8}a\n\u{C}end\n"
        let document = try PlainTextImporter().read(
            DocumentSource(Array(text.utf8)), in: ImportContext(options: ["verbatim": "yes"]))
        #expect(document.text.string == "bold  \n\n- a\nend\n" && document.text.blocks.isEmpty)
        #expect([0, 10].map { document.text.attributes(at: $0).attributes.font.weight } == [700, 700])
        #expect(document.text.paragraphs.map { document.text[$0.style].pageBreakBefore == true } == [false, false, false, true])
    }

    @Test func readsWhatIsNoTextWhereThatIsForced() throws {
        let bytes: [UInt8] = [0, 1, 2, 3, 0x61, 0x0A]
        #expect(throws: ConversionError.self) { try PlainTextImporter().read(DocumentSource(bytes), in: ImportContext()) }
        let document = try PlainTextImporter().read(DocumentSource(bytes), in: ImportContext(options: ["force": "yes"]))
        #expect(document.text.bytes == bytes)
    }

    /// Wherever the window ends, no line is lost, and what fits it is the same.
    @Test func losesNothingAtTheWindowsEnd() throws {
        var text = ""
        for number in 1...40 {
            text +=
                "Paragraph \(number) is a text that was broken at about seventy columns, which is\nusual, and goes on here.\n\n- item\n- other\n\n"
        }
        let whole = try Self.read(text)
        for window in [200, 1000, 1001, 4096] {
            let document = try Self.read(text, window: window, chunk: 97)
            #expect(words(document) == words(whole), "\(window)")
        }
        let document = try Self.read(text, window: 4096, chunk: 97)
        #expect(document == whole)
    }

    private func words(_ document: Document) -> [Substring] { document.text.string.split { $0 == " " || $0 == "\n" } }

    @Test func readsHostileTexts() throws {
        let clock = ContinuousClock()
        let start = clock.now
        let size = 100_000
        for unit in [
            "\u{301}", "\u{C}", "a", "-", "- ", ">", "> ", "1. ", "(", "=\n", "a\n=\n", "\u{1B}[", "\u{1B}]", "\u{8}", "a\u{8}", "_\u{8}a",
            "\u{1B}[1m",
            "- a\n", "-\n", "> a\n>> b\n", "1. a\n", " \n", "\r", "  - a\n  b\n", "a b  c\n", "| a | b |\n", "\t", "a\u{2028}", "i. a\n",
            "\n\u{C}\n",
        ] {
            let document = try Self.read(String(repeating: unit, count: size / unit.utf8.count), window: 5000, chunk: 1000)
            #expect(document.text.count < size * 4)
        }
        var nested = ""
        for depth in 0..<300 { nested += String(repeating: " ", count: depth * 2) + "- a\n" }
        #expect(try Self.read(nested).text.string.contains("a"))
        #expect(clock.now - start < .seconds(120))
    }

    @Test func tellsWhereTextStands() throws {
        let text = "One \u{1B}[1mbold\u{1B}[0m word.\n\n- item that\n  goes on\n- second\n"
        var context = ImportContext()
        context.recordsOrigins = true
        var document = try PlainTextImporter().read(DocumentSource(Array(text.utf8)), in: context)
        let sources = SourceMap(takenFrom: &document)
        for word in ["bold", "word", "item", "goes", "second"] {
            func offset(in text: String) throws -> Int {
                text.utf8.distance(from: text.startIndex, to: try #require(text.range(of: word)).lowerBound)
            }
            let (place, wanted) = (try offset(in: document.text.string), try offset(in: text))
            #expect(sources.position(at: place) == .byte(wanted), "\(word)")
        }
        #expect(document.text.attributes(at: 5).attributes.font.weight == 700)
    }
}
