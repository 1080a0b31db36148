// SPDX-License-Identifier: Apache-2.0

import CommandTable
import DetectCommand
import Foundation
import Processes
import TestSupport
import Testing
import Textmill
import TextmillCommand

/// Manual pages and completions are files of the package, made from the command's table.
///
/// `TEXTMILL_ACCEPT=1 swift test --filter TextmillCommandTests` writes them anew.
@Suite struct DocumentationTests {
    static let table = CommandDescription.textmill(CommandFormats(PluginFolders(programFolder: nil, variable: nil)).registry)
    static let folder = TestFolders.package.appendingPathComponent("man")

    static let mediaType = CommandDescription.mediaType(version: Version.number, date: Version.date)

    @Test func tableIsSound() {
        #expect(Self.table.validate() == [])
        #expect(Self.mediaType.validate() == [])
    }

    @Test func manualPages() throws {
        let pages = Self.table.manualPages() + Self.mediaType.manualPages()
        for page in pages { try expect(page.source, isIn: page.fileName) }
        let present = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".1") }
        #expect(present.sorted() == pages.map(\.fileName).sorted())
    }

    @Test func completions() throws {
        for (shell, name) in [(Shell.bash, "textmill.bash"), (.zsh, "_textmill"), (.fish, "textmill.fish")] {
            try expect(Self.table.completion(for: shell), isIn: "completions/\(name)")
            let other = name.replacing("textmill", with: "mediatype")
            try expect(Self.mediaType.completion(for: shell), isIn: "completions/\(other)")
        }
    }

    private func expect(_ text: String, isIn path: String) throws {
        let file = Self.folder.appendingPathComponent(path)
        if CommandCases.isAccepting { try Data(text.utf8).write(to: file) }
        let present = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
        #expect(text.utf8.elementsEqual(present.utf8), "man/\(path) is not what the table says; TEXTMILL_ACCEPT=1 writes it anew")
    }
}
