// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import PlainTextExport
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

        struct ExpectedList: Decodable {
            let items: [String]
        }

        struct MarkedList: Decodable {
            let tag: String
            let items: [String]
        }

        let text: String?
        let paragraphs: [String]?
        let links: [LinkedText]?
        let images: [Image]?
        let list: ExpectedList?
        let blocks: [String]?
        let listsInHTML: [MarkedList]?

        enum CodingKeys: String, CodingKey {
            case text, paragraphs, links, images, list, blocks
            case listsInHTML = "html_lists"
        }
    }

    let id: String
    let input: String
    let expect: Expectation
}

/// Reports of users of other readers, reduced.
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
        if let paragraphs = bug.expect.paragraphs {
            let lines = try plainText(document).split(separator: "\n").map(String.init)
            #expect(lines == paragraphs, "\(bug.id)")
            checked += 1
        }
        if let list = bug.expect.list {
            let found = lists(document)
            #expect(found.map(\.items) == [list.items] && found.first?.properties.marker == .decimal, "\(bug.id): \(found)")
        }
        if let marked = bug.expect.listsInHTML {
            let found = lists(document)
            #expect(found.map(\.items) == marked.map(\.items), "\(bug.id): \(found)")
            #expect(found.map(\.properties.marker.isOrdered) == marked.map { $0.tag == "ol" }, "\(bug.id)")
            checked += 1
        }
        if let blocks = bug.expect.blocks {
            #expect(blockTexts(document) == blocks, "\(bug.id)")
            checked += 1
        }
        for (image, attachment) in zip(bug.expect.images ?? [], document.text.attachments) {
            #expect(attachment.mediaType == image.type && attachment.byteCount == image.bytes, "\(bug.id)")
            #expect(document.text.attributes(at: document.text.string.utf8.count / 2).attributes.attachment != nil)
        }
    }
    #expect(checked >= 15)
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

func plainText(_ document: Document, in context: ExportContext = ExportContext()) throws -> String {
    var output = OutputBuffer(ByteArraySink())
    try PlainTextExporter().write(document, to: &output, in: context)
    let sink = try output.finish()
    return String(decoding: (sink as? ByteArraySink)?.bytes ?? [], as: UTF8.self)
}

/// The lists with the texts of their items, in order.
private func lists(_ document: Document) -> [(properties: ListProperties, items: [String])] {
    var result: [(properties: ListProperties, items: [String])] = []
    var last: Number<Block>?
    for paragraph in document.text.paragraphs {
        guard let item = document.text[paragraph.style].block, let list = document.text.blocks[item.index].parent,
            case .list(let properties) = document.text.blocks[list.index].kind
        else { continue }
        if list != last { result.append((properties, [])) }
        last = list
        result[result.count - 1].items.append(document.text.string(in: paragraph.content))
    }
    return result
}

/// Paragraphs as `p:text`, tables as `table:` with their cells by rows.
private func blockTexts(_ document: Document) -> [String] {
    var result: [String] = []
    var rows: [[String]] = []
    func endTable() {
        let texts = rows.map { row in "[" + row.map { "\"\($0)\"" }.joined(separator: ",") + "]" }
        if !rows.isEmpty { result.append("table:[" + texts.joined(separator: ",") + "]") }
        rows = []
    }
    for paragraph in document.text.paragraphs {
        let text = document.text.string(in: paragraph.content)
        guard let block = document.text[paragraph.style].block, case .cell(let cell) = document.text.blocks[block.index].kind else {
            endTable()
            result.append("p:" + text)
            continue
        }
        while rows.count <= cell.row { rows.append([]) }
        rows[cell.row].append(text)
    }
    endTable()
    return result
}
