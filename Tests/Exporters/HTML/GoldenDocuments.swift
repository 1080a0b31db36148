// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// The documents of the golden tests.
enum GoldenDocuments {
    static func all() throws -> [GoldenCase] { try characters() + paragraphs() + blocks() + media() + pages() }

    static let red = Color(red8: 192, green8: 0, blue8: 0)
    static let blue = Color(red8: 0, green8: 0, blue8: 238)
    static let yellow = Color(red8: 255, green8: 240, blue8: 128)

    /// A PNG of one pixel.
    static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90,
        0x77, 0x53, 0xDE, 0, 0, 0, 12, 0x49, 0x44, 0x41, 0x54, 8, 0xD7, 0x63, 0xF8, 0xCF, 0xC0, 0, 0, 3, 1, 1, 0, 0x18, 0xDD, 0x8D, 0xB0,
        0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]

    static func characters() throws -> [GoldenCase] {
        [
            try GoldenCase("fonts") {
                let body: (inout CharacterAttributes) -> Void = {
                    $0.font.families = ["Times New Roman"]
                    $0.font.size = 11
                }
                for _ in 0..<3 { $0.paragraph("Most of the text has one font, which stands on the body once.", body) }
                $0.paragraph { p in
                    p.add("Then ", body)
                    p.add(
                        "bold",
                        {
                            body(&$0); $0.font.weight = 700
                        })
                    p.add(" and ", body)
                    p.add(
                        "italic",
                        {
                            body(&$0); $0.font.italic = true
                        })
                    p.add(" and ", body)
                    p.add(
                        "both",
                        {
                            body(&$0); $0.font.italic = true; $0.font.weight = 700
                        })
                    p.add(" and ", body)
                    p.add(
                        "semibold",
                        {
                            body(&$0); $0.font.weight = 600
                        })
                    p.add(" and ", body)
                    p.add(
                        "narrow",
                        {
                            body(&$0); $0.font.stretch = 75; $0.expansion = 0.1
                        })
                    p.add(
                        " and fixed",
                        {
                            body(&$0); $0.font.families = nil; $0.font.fixedPitch = true
                        })
                    p.add(
                        " and quoted \"</style>\"",
                        {
                            body(&$0); $0.font.families = ["A \"quoted\" </style> name\\", "serif"]
                        })
                }
                $0.paragraph(
                    "All of this is bold and 14 points.",
                    {
                        body(&$0); $0.font.weight = 700; $0.font.size = 14
                    })
                $0.paragraph { p in
                    p.add(
                        "Bold with a ",
                        {
                            body(&$0); $0.font.weight = 700
                        })
                    p.add(
                        "regular",
                        {
                            body(&$0); $0.font.weight = 400
                        })
                    p.add(
                        " word and a ",
                        {
                            body(&$0); $0.font.weight = 700
                        })
                    p.add(
                        "word",
                        {
                            body(&$0); $0.font.weight = 700; $0.roles = .strong
                        })
                    p.add(
                        " of weight.",
                        {
                            body(&$0); $0.font.weight = 700
                        })
                }
                $0.paragraph("Nothing is said here, so it is as browsers do it.")
                $0.emptyParagraph { $0.font.size = 30 }
            },
            try GoldenCase("decorations") {
                $0.paragraph { p in
                    p.add("under", { $0.underline = LineDecoration() })
                    p.add("struck", { $0.strikethrough = LineDecoration() })
                    p.add("over", { $0.overline = LineDecoration() })
                    p.add(
                        "both in red",
                        {
                            $0.underline = LineDecoration(); $0.strikethrough = LineDecoration(.double); $0.foregroundColor = red
                        })
                    p.add("wavy", { $0.underline = LineDecoration(.wavy, color: red) })
                    p.add("thick dotted", { $0.underline = LineDecoration(.thick, pattern: .dot) })
                    p.add("dashed", { $0.underline = LineDecoration(pattern: .dashDot) })
                    p.add("none", { $0.underline = LineDecoration(.none) })
                    p.add(
                        " by word only ",
                        {
                            $0.underline = LineDecoration(byWord: true); $0.font.weight = 700
                        })
                }
                $0.paragraph { p in
                    p.add("x"); p.add("2", { $0.superscript = 1 });
                    p.add(
                        "i",
                        {
                            $0.superscript = -2; $0.font.size = 9
                        });
                    p.add("0", { $0.superscript = 0 })
                    p.add("raised", { $0.baselineOffset = 3 })
                    p.add(
                        "spaced",
                        {
                            $0.kerning = 1; $0.tracking = 0.5
                        })
                    p.add("no kerning", { $0.kerning = 0 })
                    p.add("ligatures", { $0.ligatures = 2 }); p.add("none", { $0.ligatures = 0 })
                    p.add(
                        "outlined",
                        {
                            $0.strokeWidth = 3; $0.foregroundColor = red
                        })
                    p.add(
                        "filled",
                        {
                            $0.strokeWidth = -3; $0.strokeColor = blue
                        })
                    p.add("shadow", { $0.shadow = Shadow(x: 1, y: 1.5, blur: 2, color: red) })
                    p.add("embossed", { $0.textEffect = "emboss" })
                    p.add("slanted", { $0.obliqueness = 0.2 })
                    p.add("vertical", { $0.verticalGlyphForm = true })
                    p.add("small capitals", { $0.capitals = .small }); p.add("capitals", { $0.capitals = .all })
                    p.add(
                        "coloured",
                        {
                            $0.foregroundColor = red; $0.backgroundColor = yellow
                        })
                    p.add("translucent", { $0.foregroundColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5) })
                    p.add("page", { $0.page = 3 }); p.add("custom", { $0.custom["x"] = .string("y") })
                }
            },
            try GoldenCase("meaning") {
                $0.metadata.language = "en"
                $0.paragraph { p in
                    for (role, name) in SemanticRoles.named { p.add(name + " ", { $0.roles = role }) }
                    p.add(
                        "HTML",
                        {
                            $0.roles = .abbreviation; $0.abbreviationExpansion = "HyperText \"Markup\" Language"; $0.toolTip = "tip"
                        })
                    p.add(
                        "upright",
                        {
                            $0.roles = .emphasis; $0.font.italic = false
                        })
                    p.add(
                        "own font",
                        {
                            $0.roles = .code; $0.font.families = ["Menlo"]
                        })
                    p.add(
                        "green",
                        {
                            $0.roles = .mark; $0.backgroundColor = Color(red8: 0, green8: 255, blue8: 0); $0.foregroundColor = .black
                        })
                }
                $0.paragraph { p in
                    p.add("shown"); p.add("hidden", { $0.hidden = true }); p.add("deleted", { $0.deleted = Revision() })
                    p.add(
                        "inserted", { $0.inserted = Revision(author: "A & B", date: DocumentDate(year: 2020, month: 2, day: 3, hour: 4)) })
                    p.add(
                        "漢字",
                        {
                            $0.ruby = Ruby("かんじ"); $0.language = "ja"
                        })
                    p.add(
                        "下",
                        {
                            $0.ruby = Ruby("した", position: .under); $0.language = "ja"
                        })
                    p.add("tip", { $0.toolTip = "a <tip>" })
                    p.add("embedded", { $0.direction = [DirectionStep(.rightToLeft)] })
                    p.add("override", { $0.direction = [DirectionStep(.rightToLeft, .override), DirectionStep(.natural, .isolate)] })
                }
                $0.paragraph("Ganz auf Deutsch", { $0.language = "de_DE" })
                $0.paragraph("No such language", { $0.language = "not a tag" })
                $0.paragraph("hidden paragraph", { $0.hidden = true })
            },
            try GoldenCase("links") {
                $0.paragraph { p in
                    p.add("See ", { $0.link = Link("https://example.org/?a=1&b=2", title: "a \"title\"", target: "_blank") })
                    p.add(
                        "this",
                        {
                            $0.link = Link("https://example.org/?a=1&b=2", title: "a \"title\"", target: "_blank"); $0.font.weight = 700
                        })
                    p.add(" and ");
                    p.add(
                        "red",
                        {
                            $0.link = Link("a b.html"); $0.foregroundColor = red; $0.underline = LineDecoration()
                        })
                    p.add(" or ");
                    p.add(
                        "plain",
                        {
                            $0.link = Link("#later"); $0.underline = LineDecoration(.none)
                        })
                    p.add(" or "); p.add("space", { $0.link = Link("#a%20name") }); p.add(" or ");
                    p.add("nowhere", { $0.link = Link("#no where") })
                }
                $0.paragraph("Later", { $0.anchors = ["later", "second"] })
                $0.paragraph { p in
                    p.add("In the ")
                    p.add("mid", { $0.anchors = ["a name"] });
                    p.add(
                        "dle",
                        {
                            $0.anchors = ["a name"]; $0.font.weight = 700
                        })
                    p.add(
                        " hidden",
                        {
                            $0.hidden = true; $0.anchors = ["hidden"]
                        });
                    p.add(" of it, note-1", { $0.anchors = ["note-1", "~é"] })
                }
                $0.emptyParagraph { $0.anchors = ["end"] }
            },
        ]
    }

    static func paragraphs() throws -> [GoldenCase] {
        [
            try GoldenCase("paragraphs") {
                for level in 1...6 {
                    $0.paragraph("Heading \(level)", { $0.font.size = Double(24 - 2 * level) }, style: { $0.headingLevel = level })
                }
                $0.paragraph("", style: { $0.headingLevel = 1 })
                for alignment in ParagraphStyle.Alignment.allCases {
                    $0.paragraph("Aligned \(alignment)", style: { $0.alignment = alignment })
                }
                $0.paragraph(
                    "Hanging",
                    style: {
                        $0.headIndent = 36; $0.firstLineHeadIndent = 18; $0.tailIndent = -20
                    })
                $0.paragraph(
                    "First line",
                    style: {
                        $0.firstLineHeadIndent = 12.5; $0.tailIndent = 300
                    })
                $0.paragraph(
                    "Left of the page",
                    style: {
                        $0.headIndent = -36; $0.firstLineHeadIndent = -36
                    })
                $0.paragraph(
                    "Spaced",
                    style: {
                        $0.spacingBefore = 6; $0.spacingAfter = 12
                    })
                $0.paragraph("Multiple", style: { $0.lineHeightMultiple = 1.5 })
                $0.paragraph("Exact", style: { $0.exactLineHeight = 20 })
                $0.paragraph("Minimum", style: { $0.minimumLineHeight = 20 })
                $0.paragraph("Maximum", style: { $0.maximumLineHeight = 20 })
                $0.paragraph(
                    "Both",
                    style: {
                        $0.minimumLineHeight = 14; $0.maximumLineHeight = 20; $0.lineSpacing = 2
                    })
                $0.paragraph(
                    "Breaks",
                    style: {
                        $0.pageBreakBefore = true; $0.keepTogether = true; $0.keepWithNext = true; $0.widowControl = false
                    })
                $0.paragraph("Hyphens", style: { $0.hyphenation = 1 })
                for mode in [ParagraphStyle.LineBreakMode.characterWrapping, .clipping, .truncatingTail, .noWrap] {
                    $0.paragraph("Mode  \(mode)", style: { $0.lineBreakMode = mode })
                }
                $0.paragraph(
                    "مرحبا",
                    style: {
                        $0.writingDirection = .rightToLeft; $0.headIndent = 20; $0.alignment = .left
                    })
                $0.paragraph(
                    "natural",
                    style: {
                        $0.writingDirection = .natural; $0.headIndent = 20
                    })
                $0.paragraph(
                    "Boxed",
                    style: {
                        $0.spacingBefore = 3
                        $0.box = BoxStyle {
                            $0.border = Edges(all: Border(.dashed, width: 1, color: red)); $0.padding = Edges(all: Finite(wrappedValue: 4))
                            $0.margin = Edges(top: 2, right: nil, bottom: nil, left: 5); $0.background = yellow
                        }
                    })
                for word in ["Joined", "in one", "box"] {
                    $0.paragraph(
                        word,
                        style: {
                            $0.box = BoxStyle {
                                $0.border = Edges(top: Border(.double, width: 3), right: nil, bottom: Border(.none), left: nil)
                            }
                        })
                }
            },
            try GoldenCase("white-space") {
                $0.metadata.defaultTabInterval = 36
                $0.paragraph("plain text with single spaces ")
                $0.paragraph("two  spaces"); $0.paragraph(" leading"); $0.paragraph("tab\there");
                $0.paragraph("line\u{2028}break\u{2028} space\u{2028}")
                $0.paragraph(
                    "with\tstops",
                    style: {
                        $0.tabStops = [TabStop(100), TabStop(200, alignment: .right, leader: .dots)]; $0.headIndent = 20
                    })
                $0.paragraph("own\tinterval", style: { $0.defaultTabInterval = 50 })
                $0.paragraph { p in
                    p.add("a "); p.add("hidden", { $0.hidden = true }); p.add(" b")
                }
                $0.paragraph(); $0.paragraph("no-break\u{A0}\u{A0}space"); $0.paragraph()
            },
        ]
    }
}
