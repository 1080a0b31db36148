// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import PlainTextImport
import TestSupport
import TextModel

/// The documents of the golden tests, by name.
enum GoldenDocuments {
    static func all() throws -> [(name: String, document: Document)] {
        [
            ("characters", characters()), ("blocks", try blocks()), ("tables", try tables()), ("spans", try spans()),
            ("boxes", try boxes()), ("scripts", try scripts()), ("notes", try notes()), ("tour-txt", try tour()),
        ]
    }

    static let words = "The miller grinds whatever the carts bring up the hill, and the hens get what falls beside the sacks."
    static let red = Color(red8: 192, green8: 0, blue8: 0)
    static let yellow = Color(red8: 255, green8: 240, blue8: 128)

    private static func tour() throws -> Document {
        let bytes = Array(try Data(contentsOf: TestFolders.corpus.appendingPathComponent("tour.txt")))
        return try PlainTextImporter().read(DocumentSource(bytes, name: "tour.txt"), in: ImportContext())
    }

    private static func characters() -> Document {
        DocumentBuilder { d in
            for (word, set) in styledWords {
                d.add(word, set)
                d.add(" ")
            }
            d.end()
            d.add("x"); d.add("2", { $0.superscript = 1 }); d.add(" H"); d.add("2", { $0.superscript = -1 }); d.add("O 4")
            d.add("th", { $0.superscript = 1 }); d.add(" a"); d.add("B", { $0.superscript = -1 }); d.add(" e")
            d.add("f/g", { $0.superscript = 1 })
            d.end()
            d.add("quiet", { $0.capitals = .all }); d.add(" hidden", { $0.hidden = true }); d.add(" gone", { $0.deleted = Revision() })
            d.add(" 漢字", { $0.ruby = Ruby("かんじ") }); d.add(" by word", { $0.underline = LineDecoration(byWord: true) })
            d.end()
            d.add("A link that is broken over lines, because its text is long enough for that at any width that is tested here, is one.") {
                $0.link = Link("http://example.org/ü?a=b c")
                $0.font.weight = 700
            }
            d.end()
            let picture = d.text.addAttachment(
                Attachment(.missing, mediaType: "image/png", name: "mill.png", pixelSize: PixelSize(width: 640, height: 480)))
            d.text.append(AttachmentOccurrence(picture, alternativeText: "A mill"))
            d.end { $0.alignment = .center }
        }.document
    }

    /// Words with their styles; `terminalLooks` says what a terminal must show of each.
    static let styledWords: [(String, @Sendable (inout CharacterAttributes) -> Void)] = [
        ("plain", { _ in }), ("bold", { $0.font.weight = 700 }), ("italic", { $0.font.italic = true }),
        ("under", { $0.underline = LineDecoration() }), ("wavy", { $0.underline = LineDecoration(.wavy, color: red) }),
        ("twice", { $0.underline = LineDecoration(.double) }), ("dotted", { $0.underline = LineDecoration(pattern: .dot) }),
        ("struck", { $0.strikethrough = LineDecoration() }), ("over", { $0.overline = LineDecoration() }),
        ("red", { $0.foregroundColor = red }), ("marked", { $0.backgroundColor = yellow }),
        ("night", { $0.backgroundColor = Color(red8: 0, green8: 0, blue8: 64) }),
        (
            "both",
            {
                $0.foregroundColor = red
                $0.backgroundColor = yellow
                $0.font.weight = 800
                $0.font.italic = true
            }
        ),
        ("black", { $0.foregroundColor = .black }), ("white", { $0.foregroundColor = .white }),
        (
            "paper",
            {
                $0.foregroundColor = .black
                $0.backgroundColor = .white
            }
        ),
        ("pale", { $0.foregroundColor = Color(red: 0.75, green: 0, blue: 0, alpha: 0.5) }),
        ("linked", { $0.link = Link("https://example.org/") }), ("place", { $0.link = Link("#place") }),
        ("stressed", { $0.roles = .emphasis }), ("weighty", { $0.roles = .strong }), ("lit", { $0.roles = .mark }),
    ]

    private static func blocks() throws -> Document {
        try DocumentBuilder { d in
            for level in 1...6 {
                d.paragraph("Heading \(level) of the mill") { $0.headingLevel = level }
                d.paragraph(words)
            }
            d.paragraph("Indented by its first line. " + words) { $0.firstLineHeadIndent = 21.6 }
            d.paragraph("Hanging. " + words) {
                $0.headIndent = 28.8
                $0.firstLineHeadIndent = 0
                $0.spacingBefore = 12
            }
            d.paragraph("Centered") { $0.alignment = .center }
            d.paragraph("Right") { $0.alignment = .right }
            try d.block(.quote) { d in
                d.paragraph(words)
                try d.block(.quote) { $0.paragraph("Within.") }
                d.paragraph("")
                d.paragraph("Last.")
            }
            try d.list(
                .disc,
                [
                    { d in
                        d.paragraph(words)
                        try d.list(
                            .circle,
                            [
                                { d in
                                    d.paragraph("second")
                                    try d.list(.disc, [{ $0.paragraph("third") }])
                                }
                            ])
                        d.paragraph("Second paragraph of an item.")
                    }, { $0.paragraph("") },
                ])
            try d.list(.decimal, start: 8, (8...11).map { number in { $0.paragraph("Number \(number). " + words) } })
            try d.block(.definitionList) { d in
                try d.block(.term) { $0.paragraph("Hopper") }
                try d.block(.description) { $0.paragraph(words) }
            }
            try d.block(.preformatted(PreformattedProperties(language: "c"))) { d in
                d.paragraph("if (grain < hopper) {")
                d.paragraph(
                    "    grind(grain);    /* a line that is much longer than all of the others, so that it must be broken somewhere */")
                d.paragraph("\ttab")
                d.paragraph("}")
            }
            d.paragraph("On the next page.") { $0.pageBreakBefore = true }
        }.document
    }

    private static func tables() throws -> Document {
        try DocumentBuilder { d in
            try d.table(headerRows: 1) { d in
                try d.block(.caption) { $0.paragraph("Sacks") }
                try d.rows([["Kind", "Sacks", "Price"], ["Wheat", "120", "3.40"], ["Buckwheat 蕎麦", "7", "11.50"], ["Müller", "", "–"]])
            }
            d.paragraph("A table that has to shrink:")
            try d.table(headerRows: 1) { d in
                try d.rows([["Stair", "What happens there"], ["first", words + " " + words], ["second", "little"]])
            }
            d.paragraph("Lists and tables in cells:")
            try d.table { d in
                try d.cell(0, 0) { d in
                    try d.list(.disc, [{ $0.paragraph("one " + words) }, { $0.paragraph("two") }])
                }
                try d.cell(0, 1) { d in
                    d.paragraph("before")
                    try d.table(headerRows: 1) { try $0.rows([["a", "b"], ["c", words]]) }
                    d.paragraph("after")
                }
            }
            try d.list(
                .decimal,
                [
                    { d in try d.table { try $0.rows([["in", "an"], ["item", "it is"]]) } },
                    { $0.paragraph("next") },
                ])
            d.paragraph("Too many columns:")
            try d.table(headerRows: 1) { d in
                try d.rows([(0..<16).map { "Column \($0)" }, (0..<16).map { "value of \($0)" }])
            }
        }.document
    }

    private static func spans() throws -> Document {
        try DocumentBuilder { d in
            try d.table(headerRows: 1) { d in
                try d.cell(0, 0, columns: 2, "Two columns")
                try d.cell(0, 2, "Third")
                try d.cell(1, 0, rows: 2, "Two rows, and more text than two rows would have. " + words)
                try d.cell(1, 1, "b")
                try d.cell(1, 2, "c")
                try d.cell(2, 1, columns: 2, "Two columns at the right")
                try d.cell(3, 0, "x")
                try d.cell(3, 1, rows: 2, columns: 2, "two by two")
                try d.cell(4, 0, "y")
                try d.cell(5, 0, columns: 3, "all")
            }
            try d.table { d in
                try d.cell(0, 0, rows: 3, "left")
                try d.cell(0, 1, "a")
                try d.cell(0, 2, rows: 3, "right")
                try d.cell(1, 1, "b")
                try d.cell(2, 1, "c")
                try d.cell(3, 1, "missing ones beside")
            }
        }.document
    }

    private static func boxes() throws -> Document {
        try DocumentBuilder { d in
            var frame = BoxStyle()
            frame.border = Edges(all: Border())
            frame.background = yellow
            d.paragraph("In a box. " + words) { $0.box = frame }
            d.paragraph("In the same box.") { $0.box = frame }
            d.paragraph("Outside.")
            try d.block(.section(.aside), box: BoxStyle { $0.border.left = Border() }) { $0.paragraph(words) }
            try d.block(.quote, box: BoxStyle { $0.background = Color(red8: 0, green8: 0, blue8: 96) }) { d in
                d.paragraph("On blue. " + words)
                d.add("And green on blue.") { $0.foregroundColor = Color(red8: 0, green8: 255, blue8: 0) }
                d.end { $0.alignment = .right }
            }
            try d.table { d in
                try d.cell(0, 0, box: BoxStyle { $0.background = yellow }) { $0.paragraph("shaded") }
                try d.cell(0, 1) { $0.paragraph("two\u{2028}lines") }
                try d.cell(1, 0) { $0.paragraph("right") { $0.alignment = .right } }
                try d.cell(1, 1, box: BoxStyle { $0.background = .white }) { $0.paragraph("centre") { $0.alignment = .center } }
            }
        }.document
    }

    private static func scripts() throws -> Document {
        try DocumentBuilder { d in
            d.paragraph("טחנת רוח היא מבנה שבו האנרגיה של הרוח מומרת לאנרגיה מכנית, ובה טוחנים את הגרעינים לקמח לבן.") {
                $0.writingDirection = .rightToLeft
            }
            d.paragraph(
                "\u{2067}An isolate with a long text in it, which is broken over lines and closed and opened again\u{2069}, then none.")
            d.paragraph("石の上にも三年。桃栗三年柿八年、柚子は九年で成り下がる。梨の馬鹿めが十八年。「粉屋の娘」は水車のそばで歌っている。")
            d.paragraph("Com\u{AD}bi\u{AD}ned: e\u{301}e\u{301}, गेहूँ, 풍차, 🌾 🍞 ∑ ﬁ")
            let rightToLeft: (inout ParagraphStyle) -> Void = { $0.writingDirection = .rightToLeft }
            try d.list(
                .decimal, start: 9,
                [
                    { $0.paragraph("לחם טרי עם חמאה ודבש, ועוגת תפוחים חמה שנאפתה הבוקר בתנור הישן של הטחנה ליד הנחל", rightToLeft) },
                    {
                        $0.paragraph("קמח", rightToLeft)
                        try $0.list(.disc, [{ $0.paragraph("חיטה", rightToLeft) }, { $0.paragraph("שיפון", rightToLeft) }])
                    },
                ])
            try d.block(.quote) { try $0.list(.disc, [{ $0.paragraph("ציטוט", rightToLeft) }]) }
            try d.table { try $0.rows([["日本語", "Ελληνικά"], ["e\u{301}e\u{301}", "한국어 🌾"], ["שלום", "سلام"]]) }
        }.document
    }

    private static func notes() throws -> Document {
        DocumentBuilder { d in
            d.add("A call")
            d.note(.footnote, "The note. " + words)
            d.add(" and a comment")
            d.note(.comment, "Is that so?") { $0.author = "Ann" }
            d.add(" and a ")
            d.add("link", { $0.link = Link("https://example.org/a/rather/long/address/that/does/not/fit/into/sixty/columns/at/all") })
            d.add(" and ")
            d.add("its", { $0.link = Link("mailto:a@b.c") })
            d.add(
                " twin",
                {
                    $0.link = Link("mailto:a@b.c")
                    $0.font.italic = true
                })
            d.add(".")
            d.end()
        }.document
    }
}
