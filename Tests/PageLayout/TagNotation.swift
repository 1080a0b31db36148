// SPDX-License-Identifier: Apache-2.0

@testable import PageLayout

/// A document's own structure in ``PageNotation``: `in group/list/item#2/label` says where the lines behind it belong, by the elements
/// from the outside. Elements of one path are one; a number tells others of the same kind apart, `cell#2:1x3` spans one row and three
/// columns. `in artifact` and `in nothing` stand for what is outside of it.
struct TagNotation {
    private(set) var tags = DocumentTags()
    /// The stretch of the lines that follow.
    private(set) var stretch = Stretches.none
    private var elements: [String: Int] = [:]
    private var marks = 0

    mutating func read(_ path: String, page: Int) {
        switch path {
        case "artifact": stretch = Stretches.artifact
        case "nothing": stretch = Stretches.none
        default:
            var (element, known) = (-1, "")
            for part in path.split(separator: "/").map(String.init) {
                known += "/" + part
                if elements[known] == nil { elements[known] = tags.add(self.element(part, parent: element)) }
                element = elements[known] ?? -1
            }
            marks += 1
            tags.addContent(of: element, page: page, mark: marks)
            stretch = tags.stretch(page: page, mark: marks)
        }
    }

    private func element(_ part: String, parent: Int) -> DocumentTags.Element {
        let name = part.prefix { $0 != "#" && $0 != ":" }
        let spans = part.split(separator: ":").dropFirst().first?.split(separator: "x").compactMap { Int($0) } ?? []
        let role: DocumentTags.Role =
            switch name {
            case "paragraph": .paragraph
            case "list": .list
            case "item": .item
            case "label": .label
            case "table": .table
            case "row": .row
            case "cell": .cell
            case "header": .headerCell
            case "head": .tableHead
            case "caption": .caption
            case "figure": .figure
            case "code": .code
            case "note": .note
            case "inline": .inline
            default: name.hasPrefix("heading") ? .heading(Int(name.suffix(1)) ?? 1) : .group
            }
        return DocumentTags.Element(
            role, parent: parent, rowSpan: spans.first ?? 1, columnSpan: spans.last ?? 1, alternative: role == .figure ? "A picture" : nil)
    }
}
