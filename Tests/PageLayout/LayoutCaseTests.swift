// SPDX-License-Identifier: Apache-2.0

import PageLayout
import TestSupport
import Testing

/// Pages of characters in, blocks out.
@Test(arguments: CaseFile.names(in: "PageLayout/Cases"))
func layoutCases(_ name: String) throws {
    var file = try CaseFile("PageLayout/Cases/" + name)
    let failures = try file.failures { layoutDump($0.input) }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
}

/// What a page of the notation becomes. A first line `keep running` keeps headers; `outline 1 Title` adds to the outline.
func layoutDump(_ input: String) -> String {
    let notation = PageNotation(input)
    let outline = input.split(separator: "\n").compactMap { line -> OutlineEntry? in
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[0] == "outline", let depth = Int(words[1]) else { return nil }
        return OutlineEntry(title: String(words[2]), depth: depth, page: nil)
    }
    let layout = DocumentLayout(
        notation.pages, looks: notation.looks, outline: outline, tags: notation.tags.tags,
        keepsRunningTexts: input.hasPrefix("keep running"))
    return BlockDump(layout: layout).description
}
