// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import MarkupImport
import MarkupVocabulary
import TestSupport
import Testing
import TextModel

/// The manual page, the schema and the program say the same.
@Suite struct ManualPageTests {
    private static let page = TestFolders.package.appendingPathComponent("man/textmill-markup.5")

    /// The documents between `.EX` and `.EE`.
    private func examples() throws -> [String] {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        return text.components(separatedBy: "\n.EX\n").dropFirst().map {
            $0.components(separatedBy: "\n.EE")[0].replacingOccurrences(of: "\\-", with: "-")
        }
    }

    @Test func examplesAreReadAndMatchTheSchema() throws {
        let examples = try examples()
        #expect(examples.count == 2)
        let documents = try examples.map { try RoundTrip.read(Array($0.utf8)) }
        #expect(documents.map(\.text.notes.count) == [1, 0])
        #expect(documents[0].metadata.authors == ["Ada", "Grace"])
        #expect(documents[1].text.attribute(\.link, at: documents[1].text.count - 2).value?.destination == "a\u{7}b")
        for document in documents { #expect(RoundTrip.fault(of: document) == nil) }
        let faults = try RoundTrip.withFolder { folder in
            let files = examples.indices.map { folder.appendingPathComponent("\($0).xml") }
            for (file, example) in zip(files, examples) { try Data(example.utf8).write(to: file) }
            return try RoundTrip.schemaFaults(of: files)
        }
        #expect(faults ?? "" == "")
    }

    /// Names of all elements and attributes.
    private func names() -> [String] {
        MarkupElement.allCases.map(\.rawValue) + MarkupFields.character.all.map(\.name) + MarkupFields.paragraph.all.map(\.name)
            + MarkupFields.box.all.map(\.name) + MarkupFields.list.all.map(\.name) + MarkupFields.item.all.map(\.name)
            + MarkupFields.table.all.map(\.name) + MarkupFields.cell.all.map(\.name) + MarkupFields.metadata.all.map(\.name)
            + MarkupFields.running.all.map(\.name) + MarkupFields.note.all.map(\.name) + MarkupFields.occurrence.all.map(\.name)
            + MarkupFields.attachment.all.map(\.name) + MarkupFields.section.all.map(\.name) + MarkupFields.preformatted.all.map(\.name)
    }

    @Test func pageAndSchemaKnowEveryName() throws {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let known = Set(page.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        let schema = try String(contentsOf: RoundTrip.schema, encoding: .utf8)
        let unnamed = names().filter { !known.contains($0) }
        #expect(unnamed.isEmpty, "not in the manual page: \(unnamed)")
        let undeclared = names().filter { !schema.contains("name=\"\($0)\"") }
        #expect(undeclared.isEmpty, "not in the schema: \(undeclared)")
    }

    @Test func pageIsCleanRoff() throws {
        guard let groff = RoundTrip.program("groff") else {
            return print("skipped: groff is missing: man/textmill-markup.5 was not checked")
        }
        let (status, text) = try RoundTrip.run(groff, ["-ww", "-man", "-Tutf8", "-z", Self.page.path])
        #expect(status == 0 && text.isEmpty, "\(text)")
    }

    @Test func bothFormsOfTheSchemaAreTheSame() throws {
        guard let python = RoundTrip.program("python3") else {
            return print("skipped: python3 is missing: the schema's forms were not compared")
        }
        let folder = RoundTrip.schema.deletingLastPathComponent()
        let (status, text) = try RoundTrip.run(
            python, ["make-schema.py", "textmill-markup.rnc"].map { folder.appendingPathComponent($0).path })
        #expect(status == 0)
        #expect(try text == String(contentsOf: RoundTrip.schema, encoding: .utf8))
    }
}
