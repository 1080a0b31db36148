// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Textmill

/// What README.md shows under "In Swift": that it compiles is what this file is for.
private func readmeExample() throws {
    // README
    let document = try Document(contentsOf: "letter.rtf")
    print(document.metadata.title ?? "untitled")
    try document.write(to: "letter.html")

    let page = try HTMLSelection(DocumentSource(contentsOf: "page.html"))
    for link in try page.matches(of: "nav a[href]") {
        print(link.text, link["href"] ?? "")
    }

    let tags = ["loud": CharacterAttributes { $0.font.weight = 900 }]
    let note = try MarkupImporter(tags: tags).read(DocumentSource(Array("<p>Very <loud>loud</loud></p>".utf8)), in: ImportContext())
    print(note.text.string)
    // README
}

@Test func readmeShowsCodeThatCompiles() throws {
    let readme = try String(contentsOf: TestFolders.package.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first?.components(separatedBy: "```").first)
    let shown = block.split(separator: "\n").filter { !$0.hasPrefix("import ") }.map(String.init)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let parts = source.components(separatedBy: "    // README\n")
    try #require(parts.count == 3)
    #expect(
        parts[1].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            == shown.map { $0.trimmingCharacters(in: .whitespaces) })
}
