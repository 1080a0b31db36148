// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import HTMLImport
import TestSupport
import Testing
import TextModel

/// What a page's text is where the model's rules differ from `innerText`'s: a paragraph ends in one line feed and its space is an attribute,
/// a cell is a paragraph, a line break is U+2028, a picture is U+FFFC, a place where a word may be broken is U+200B.
private func innerText(_ document: Document) -> String {
    let text = document.text
    var result = ""
    var last: Paragraph?
    for paragraph in text.paragraphs {
        // A line across the page.
        if paragraph.content.isEmpty, text[paragraph.style].box?.border.top != nil { continue }
        if let last {
            let (before, after) = (text[last.style], text[paragraph.style])
            switch (cell(before, text), cell(after, text)) {
            case (let one?, let other?) where one != other:
                let isSameRow = one.table == other.table && one.cell.row == other.cell.row
                result += isSameRow ? "\t" : "\n"
            default:
                let space = max(before.spacingAfter ?? 0, after.spacingBefore ?? 0)
                result += space > 0 ? "\n\n" : "\n"
            }
        }
        result += content(of: paragraph, in: text)
        last = paragraph
    }
    result = result.replacingOccurrences(of: "\u{2028}", with: "\n").replacingOccurrences(of: "\u{FFFC}", with: "")
    return result.replacingOccurrences(of: "\u{200B}", with: "").trimmingCharacters(in: CharacterSet(charactersIn: "\n"))
}

/// What `innerText` leaves out and the model does not: generated content, what controls hold, frames. It has an empty line around `p` and
/// nothing else, whatever their margins.
private let sheet = """
    *::before, *::after { content: none !important }
    noscript { display: none !important }
    iframe, input, textarea, object { visibility: hidden !important }
    * { margin: 0 !important }
    p { margin: 1em 0 !important }
    """

/// The text of a paragraph; readings of ruby stand behind their bases.
private func content(of paragraph: Paragraph, in text: AttributedText) -> String {
    var result = ""
    var place = paragraph.content.lowerBound
    while place < paragraph.content.upperBound {
        let (ruby, range) = text.attribute(\.ruby, at: place)
        let end = min(range.upperBound, paragraph.content.upperBound)
        result += text.string(in: place..<end) + (ruby?.text ?? "")
        place = end
    }
    return result
}

private struct Place: Equatable {
    let table: Int
    let cell: CellProperties
}

private func cell(_ style: ParagraphStyle, _ text: AttributedText) -> Place? {
    var next = style.block
    while let number = next {
        let block = text.blocks[number.index]
        if case .cell(let cell) = block.kind { return Place(table: block.parent?.index ?? -1, cell: cell) }
        next = block.parent
    }
    return nil
}

/// Cases that go another way here, on purpose.
private let exceptions: [String: String] = [
    "innertext-039": "icons that scripts or fonts draw would leave two spaces",
    "innertext-168": "a box that is not to be seen keeps the space around it",
    "innertext-069": "a style of the first line alone, which depends on where lines break",
    "innertext-180": "a paragraph in the line of others is no paragraph",
    "innertext-200": "a footer stands below the rows, where it is shown",
    "innertext-209": "the model has no tables within a line",
    "innertext-210": "the model has no tables within a line",
]

@Test func innerTextOfTheSuite() throws {
    guard let folder = TestFolders.suite("html") else { return }
    struct Suite: Decodable {
        struct Case: Decodable {
            let id: String
            let html: String
            let expected: String?
            let chromium156: String?
            let in_svg: Bool
            let target: String
            let needs_script: Bool
        }
        let stylesheet: String
        let cases: [Case]
    }
    let suite = try JSONDecoder().decode(Suite.self, from: Data(contentsOf: folder.appendingPathComponent("innertext-cases.json")))
    var (right, count, failures) = (0, 0, [String]())
    for test in suite.cases where !test.needs_script {
        count += 1
        let selector = test.target == "#target" ? "#target" : "#container > :first-child"
        // The first of several elements with one name is meant.
        var html = test.html
        if let first = html.range(of: "id=target"), let second = html.range(of: "id=target", range: first.upperBound..<html.endIndex) {
            html.removeSubrange(second)
        }
        let content = test.in_svg ? "<svg id=container>\(html)</svg>" : "<div id=container>\(html)"
        let page = "<!DOCTYPE html><style>\(suite.stylesheet)</style><body>\(content)"
        let context = ImportContext(options: ["select": selector, "user-css": sheet])
        let document = try HTMLImporter().read(DocumentSource(Array(page.utf8)), in: context)
        let got = innerText(document)
        let wanted = (test.expected ?? "").trimmingCharacters(in: CharacterSet(charactersIn: "\n"))
        // Browsers differ from some cases.
        if got.utf8.elementsEqual(wanted.utf8) || got.utf8.elementsEqual((test.chromium156 ?? "").utf8) {
            right += 1
        } else if exceptions[test.id] == nil {
            failures.append("\(test.id): \(test.html.debugDescription) expected \(wanted.debugDescription) got \(got.debugDescription)")
        }
    }
    print("innerText: \(right) of \(count)")
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(right >= 240)
}
