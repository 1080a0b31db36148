// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

extension GoldenDocuments {
    static func blocks() throws -> [GoldenCase] {
        [
            try GoldenCase("lists") {
                try $0.items(ListProperties(.disc), [(1, "one"), (2, "two")])
                for marker in ListProperties.Marker.allCases {
                    try $0.items(ListProperties(marker, prefix: marker == .custom ? "★" : ""), [(1, "\(marker)")])
                }
                try $0.items(ListProperties(.decimal, start: 9), [(9, "nine"), (10, "ten"), (20, "twenty"), (21, "next")])
                try $0.items(ListProperties(.decimal, start: 3, isReversed: true), [(3, "three"), (2, "two")])
                try $0.items(ListProperties(.lowerAlpha, prefix: "(", suffix: ")"), [(1, "in brackets")])
                try $0.block(.list(ListProperties(.decimal))) {
                    try $0.block(.item(ItemProperties(ordinal: 1, marker: "1.a"))) {
                        $0.paragraph("Two paragraphs"); $0.paragraph("in one item", style: { $0.spacingBefore = 6 })
                        try $0.block(.list(ListProperties(.disc))) {
                            try $0.block(.item(ItemProperties(ordinal: 1))) { $0.paragraph("nested") }
                        }
                    }
                    try $0.block(.item(ItemProperties(ordinal: 2))) { $0.paragraph("Heading", style: { $0.headingLevel = 2 }) }
                    try $0.block(.item(ItemProperties(ordinal: 3))) { $0.paragraph() }
                }
                try $0.block(.list(ListProperties(.decimal))) {
                    try $0.block(.item(ItemProperties(ordinal: 1))) {
                        $0.paragraph(
                            "own indent",
                            style: {
                                $0.headIndent = 36; $0.firstLineHeadIndent = 18
                            })
                        try $0.block(.list(ListProperties(.circle))) {
                            try $0.block(.item(ItemProperties(ordinal: 1))) {
                                $0.paragraph(
                                    "deeper",
                                    style: {
                                        $0.headIndent = 72; $0.firstLineHeadIndent = 54
                                    })
                                $0.paragraph("again", style: { $0.headIndent = 72 })
                            }
                        }
                    }
                    try $0.block(.item(ItemProperties(ordinal: 2))) { $0.paragraph("no indent", style: { $0.headIndent = 0 }) }
                }
                $0.paragraph("after")
            },
            try GoldenCase("tables") {
                var properties = TableProperties(columns: [.points(100), .percent(20), nil], headerRows: 1)
                properties.alignment = .center
                let border = BoxStyle {
                    $0.border = Edges(all: Border()); $0.padding = Edges(all: Finite(wrappedValue: 3)); $0.width = .points(90)
                }
                try $0.block(.table(properties)) {
                    try $0.block(.caption) { $0.paragraph("The caption") }
                    try $0.cell(0, 0, "A", box: border); try $0.cell(0, 1, "B", { $0.columnSpan = 2 })
                    try $0.cell(
                        1, 0, "row",
                        {
                            $0.isHeader = true; $0.rowSpan = 2
                        });
                    try $0.cell(1, 1, "1", { $0.verticalAlignment = .middle }); try $0.cell(1, 2, "2")
                    try $0.cell(2, 2, "only the last")
                    try $0.block(.cell(CellProperties(row: 3, column: 0))) {
                        $0.paragraph("centred", style: { $0.alignment = .center }); $0.paragraph("second", style: { $0.headIndent = 10 })
                        try $0.block(.table(TableProperties())) { try $0.cell(0, 0, "inner") }
                    }
                    try $0.cell(3, 1, "red", box: BoxStyle { $0.background = red })
                }
                var spaced = TableProperties(columns: [.points(10), .points(20), .points(30)], headerRows: 1)
                spaced.collapsesBorders = false
                spaced.cellSpacing = 2
                try $0.block(.table(spaced)) {
                    try $0.cell(
                        0, 0, "no cell begins in the second column",
                        {
                            $0.columnSpan = 2; $0.rowSpan = 2
                        });
                    try $0.cell(0, 2, "x")
                    try $0.cell(1, 2, "y")
                    try $0.block(.caption) { $0.paragraph("below") }
                }
                try $0.block(.table(TableProperties(headerRows: 1))) {
                    try $0.block(.cell(CellProperties(row: 0, column: 0))) {
                        $0.paragraph("no heading here", style: { $0.headingLevel = 3 })
                    }
                    try $0.cell(1, 0, "")
                }
            },
            try GoldenCase("blocks") {
                $0.paragraph("Title", style: { $0.headingLevel = 1 })
                try $0.block(.quote) {
                    $0.paragraph("Quoted"); try $0.block(.quote) { $0.paragraph("twice", style: { $0.headIndent = 12 }) }
                }
                try $0.block(.preformatted(PreformattedProperties(language: "c++"))) {
                    $0.paragraph("if (a < b) {");
                    $0.paragraph { p in
                        p.add("\treturn "); p.add("1", { $0.foregroundColor = red }); p.add(";")
                    }
                    $0.paragraph(); $0.paragraph("}")
                }
                try $0.block(.preformatted(PreformattedProperties())) {
                    $0.paragraph(); $0.paragraph("small", { $0.font.size = 9 })
                    try $0.block(.quote) { $0.paragraph("inside") }
                    $0.paragraph("after", { $0.font.size = 9 })
                }
                try $0.block(.definitionList) {
                    try $0.block(.term) { $0.paragraph("Term", style: { $0.headingLevel = 4 }) }
                    try $0.block(.description) {
                        $0.paragraph("First"); $0.paragraph("Second")
                    }
                    try $0.block(.term) { $0.paragraph("No description") }
                }
                try $0.block(.definitionList) { try $0.block(.description) { $0.paragraph("No term") } }
                try $0.block(.figure) {
                    $0.paragraph("[picture]"); try $0.block(.caption) { $0.paragraph("Last") }
                }
                try $0.block(.figure) {
                    try $0.block(.caption) { $0.paragraph("First") }; $0.paragraph("x"); try $0.block(.caption) { $0.paragraph("Middle") };
                    $0.paragraph("y")
                }
                for role in SectionRole.allCases {
                    try $0.block(.section(role)) { $0.paragraph("In \(role)", style: { $0.headingLevel = 2 }) }
                }
                try $0.block(.section(.header)) {
                    try $0.block(.section(.footer)) { $0.paragraph("footer in header") };
                    try $0.block(.section(.main)) { $0.paragraph("second main") }
                }
                try $0.block(
                    .quote,
                    box: BoxStyle {
                        $0.background = yellow; $0.cornerRadius = 4; $0.float = .right; $0.clear = .both; $0.width = .percent(50)
                        $0.minimumWidth = .points(10); $0.maximumWidth = .points(300); $0.height = .points(40);
                        $0.minimumHeight = .points(1); $0.maximumHeight = .points(99)
                        $0.border = Edges(top: Border(.thick), right: Border(.triple), bottom: Border(.wavy), left: Border(.dotDotDash))
                        $0.margin = Edges(top: 1, right: 2, bottom: 3, left: -4);
                        $0.padding = Edges(top: 1, right: -2, bottom: nil, left: nil)
                    }
                ) {
                    $0.paragraph("Box"); $0.paragraph("of two")
                }
            },
            try GoldenCase("notes") {
                $0.paragraph { p in
                    p.add("Text"); p.note(.footnote, "First note"); p.add(" and"); p.note(.endnote, "End <note>"); p.add(" and")
                    p.note(
                        .comment, "A remark",
                        {
                            $0.author = "Ann"; $0.date = DocumentDate(year: 2021, month: 5, day: 6)
                        })
                    p.add(" and"); p.note(.footnote, "Starred", { $0.label = "*" }); p.add(" and");
                    p.note(.footnote, "Last\ntwo paragraphs")
                }
                $0.paragraph { p in
                    let second = p.text.addNote(Note(.footnote, content: AttributedText("called by a note\n")))
                    var content = AttributedText("calls ")
                    content.append(second)
                    content.append(" another\n")
                    let first = p.text.addNote(Note(.footnote, content: content))
                    p.text.append(
                        first,
                        CharacterAttributes {
                            $0.superscript = 1; $0.link = Link("https://example.org")
                        })
                    p.add(" twice "); p.text.append(first)
                    p.text.addUncalledNote()
                    var marked = AttributedText()
                    marked.append("a place to link to\n", CharacterAttributes { $0.anchors = ["place"] })
                    p.text.append(p.text.addNote(Note(.footnote, content: marked)))
                }
            },
        ]
    }
}

extension AttributedText {
    fileprivate mutating func addUncalledNote() { _ = addNote(Note(.footnote, content: AttributedText("never called\n"))) }
}
