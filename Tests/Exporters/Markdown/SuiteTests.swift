// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import HTMLImport
import PlainTextImport
import RTFImport
import TestSupport
import Testing
import TextModel

/// What GitHub's reader makes of our Markdown says what the document says, for every document of the suites: text, style, links,
/// headings, items, cells, code and notes.
@Suite struct SuiteTests {
    private static let isWhole = ProcessInfo.processInfo.environment["TEXTMILL_WHOLE_SUITES"] == "1"
    /// In debug, larger files are left out.
    private static let largest = isWhole ? 2_000_000 : 4_000

    @Test(arguments: [("rtf", "rtf"), ("html", "html"), ("mime/corpus", "html"), ("mime", "txt")])
    func readsAsWritten(folder: String, ending: String) throws {
        guard let program = Cmark.program, let folder = TestFolders.suite(folder) else { return }
        var (count, failures) = (0, [String]())
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() where name.hasSuffix("." + ending) {
            guard let bytes = try? [UInt8](Data(contentsOf: folder.appendingPathComponent(name))), bytes.count <= Self.largest else {
                continue
            }
            let source = DocumentSource(bytes, name: name.split(separator: "/").last.map(String.init))
            guard let document = try? Self.importer(ending).read(source, in: ImportContext()) else { continue }
            count += 1
            if let difference = try Cmark.difference(document, program) { failures.append("\(name): \(difference)") }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(count)\n\(failures.prefix(20).joined(separator: "\n"))")
        #expect(count > 0 || !Self.isWhole)
    }

    private static func importer(_ ending: String) -> any DocumentImporter {
        switch ending {
        case "rtf": RTFImporter(encapsulatedHTML: HTMLImporter())
        case "txt": PlainTextImporter()
        default: HTMLImporter()
        }
    }
}
