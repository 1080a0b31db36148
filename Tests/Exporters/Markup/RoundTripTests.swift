// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import RTFImport
import TestSupport
import Testing
import TextModel

/// Markup holds all of a document.
@Suite struct RoundTripTests {
    #if DEBUG
        private static let documents = 30
    #else
        private static let documents = 2000
    #endif

    @Test func randomDocumentsComeBackEqual() {
        var faults: [String] = []
        for seed in 0..<Self.documents {
            var source = RandomSource(seed: UInt64(seed))
            if let fault = RoundTrip.fault(of: source.document()) { faults.append("seed \(seed): \(fault)") }
        }
        #expect(faults.isEmpty, "\(faults.count) faults: \(faults.prefix(5).joined(separator: "\n"))")
    }

    @Test func randomDocumentsMatchTheSchema() throws {
        let faults = try RoundTrip.withFolder { folder in
            var files: [URL] = []
            for seed in 0..<40 {
                // xmllint's effort doubles with every optional attribute of an element.
                var source = RandomSource(seed: UInt64(seed), sparsity: 20)
                files.append(folder.appendingPathComponent("\(seed).xml"))
                try Data(RoundTrip.write(source.document())).write(to: files[seed])
            }
            return try RoundTrip.schemaFaults(of: files)
        }
        #expect(faults ?? "" == "")
    }

    /// The random documents use every member of every type of the model: one that is new must be added to them, and then has to come
    /// back from markup.
    @Test func randomDocumentsUseEveryMember() {
        var seen = MemberCensus()
        for seed in 0..<60 {
            var source = RandomSource(seed: UInt64(seed))
            let document = source.document()
            seen.visit(document.metadata, against: DocumentMetadata())
            seen.visit(document.text)
            for running in document.metadata.runningTexts {
                seen.visit(running, against: RunningText(.header, content: AttributedText()))
                seen.visit(running.content)
            }
        }
        #expect(seen.missing.isEmpty, "never used: \(seen.missing)")
        #expect(seen.expectedCount > 130)
    }

    @Test func allFieldsOfMembersAreRead() {
        let names = Set(CharacterAttributes.Members.names)
        let written = Set(["attachment", "note", "custom"])
        var found: Set<String> = []
        for seed in 0..<200 {
            var source = RandomSource(seed: UInt64(seed))
            found.formUnion(source.attributes().names)
        }
        #expect(names.subtracting(written) == found.subtracting(["custom"]))
    }

    @Test(arguments: ["corpus", "suites"])
    func rtfFilesComeBackEqual(_ place: String) throws {
        let isWhole = ProcessInfo.processInfo.environment["TEXTMILL_WHOLE_SUITES"] == "1"
        guard let folder = place == "corpus" ? TestFolders.corpus : TestFolders.suites else { return }
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects.compactMap { $0 as? URL } ?? []
        var files = all.filter { $0.pathExtension.lowercased() == "rtf" }.sorted { $0.path < $1.path }
        if !isWhole {
            let sizes = files.map { ((try? FileManager.default.attributesOfItem(atPath: $0.path))?[.size] as? Int) ?? 0 }
            files = zip(files, sizes).filter { $0.1 < 20_000 }.map(\.0).enumerated().filter { $0.offset % 50 == 0 }.map(\.element)
        }
        var (read, faults) = (0, [String]())
        for file in files {
            let bytes = try [UInt8](Data(contentsOf: file))
            guard let document = try? RTFImporter().read(DocumentSource(bytes), in: ImportContext()) else { continue }
            read += 1
            if let fault = RoundTrip.fault(of: document) { faults.append("\(file.lastPathComponent): \(fault)") }
        }
        #expect(faults.isEmpty, "\(faults.count) of \(read): \(faults.prefix(20).joined(separator: "\n"))")
        #expect(read > 0)
        if isWhole { print("markup: \(read) RTF files of \(place) came back") }
    }
}
