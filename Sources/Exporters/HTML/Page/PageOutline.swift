// SPDX-License-Identifier: Apache-2.0

import HTMLWriting

/// The headings of a page in their order, and the table of contents that they make.
struct PageOutline {
    private struct Entry {
        let level: Int
        let id: String
        let text: String
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(level: Int, id: String, text: String) { entries.append(Entry(level: level, id: id, text: text)) }

    /// The headings as lists of links, those of deeper headings in those of the headings above them.
    func markup(_ styles: inout StyleClasses) -> [UInt8] {
        guard !entries.isEmpty else { return [] }
        var marker = Declarations()
        marker.add("list-style", "none")
        let list = "<ul\(styles.attribute(for: "ul", [(.block, marker)]))>\n"
        var markup = Array("<nav role=\"doc-toc\" aria-label=\"Contents\">\n".utf8)
        var levels: [Int] = []
        for entry in entries {
            // A level that was left out above this one makes no list of its own.
            while let last = levels.last, last > entry.level, levels.dropLast().last.map({ $0 >= entry.level }) ?? false {
                levels.removeLast()
                markup += "</li>\n</ul>\n".utf8
            }
            if let last = levels.last, last >= entry.level {
                levels[levels.count - 1] = entry.level
                markup += "</li>\n".utf8
            } else {
                levels.append(entry.level)
                markup += "\(levels.count > 1 ? "\n" : "")\(list)".utf8
            }
            markup += "<li><a href=\"#\(Identifiers.percentSafe(entry.id))\">".utf8
            HTMLText.append(entry.text, to: &markup)
            markup += "</a>".utf8
        }
        for _ in levels { markup += "</li>\n</ul>\n".utf8 }
        return markup + Array("</nav>\n".utf8)
    }
}
