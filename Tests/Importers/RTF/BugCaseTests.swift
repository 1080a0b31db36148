// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import RTFImport
import TestSupport
import Testing
import TextModel

private struct BugCase: Decodable {
    struct Expectation: Decodable {
        struct LinkedText: Decodable {
            let text: String
            let url: String
        }

        struct Image: Decodable {
            let type: String
            let bytes: Int
            let widthPt: Double
        }

        let text: String?
        let paragraphs: [String]?
        let links: [LinkedText]?
        let images: [Image]?
    }

    let id: String
    let input: String
    let expect: Expectation
}

/// Reports of users of other readers, reduced. Lists and tables among them have tests of their own.
@Test func bugCases() throws {
    guard let file = TestFolders.suite("rtf/bugcases.json") else { return }
    let cases = try JSONDecoder().decode([BugCase].self, from: Data(contentsOf: file))
    var checked = 0
    for bug in cases {
        let document = try read(Array(bug.input.utf8)).result.get()
        if let text = bug.expect.text {
            #expect(visibleText(document) == text, "\(bug.id)")
            checked += 1
        }
        if let links = bug.expect.links {
            let found = linkedTexts(document)
            #expect(found.map(\.text) == links.map(\.text) && found.map(\.url) == links.map(\.url), "\(bug.id): \(found)")
        }
        for (image, attachment) in zip(bug.expect.images ?? [], document.text.attachments) {
            #expect(attachment.mediaType == image.type && attachment.byteCount == image.bytes, "\(bug.id)")
            #expect(document.text.attributes(at: document.text.string.utf8.count / 2).attributes.attachment != nil)
        }
    }
    #expect(checked >= 10)
}

private func visibleText(_ document: Document) -> String {
    var text = document.text.string
    while text.hasSuffix("\n") { text.removeLast() }
    return text
}

private func linkedTexts(_ document: Document) -> [(text: String, url: String)] {
    var result: [(text: String, url: String)] = []
    document.text.enumerateAttributes(in: 0..<document.text.count) { range, set in
        guard let link = document.text[set].link else { return }
        if result.last?.url == link.destination {
            result[result.count - 1].text += document.text.string(in: range)
        } else {
            result.append((document.text.string(in: range), link.destination))
        }
    }
    return result
}
