// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@Suite struct CharacterAttributesTests {
    /// One set for each member, in the order of the members' names, with a value other than absent.
    static let single: [CharacterAttributes] = [
        CharacterAttributes { $0.font.families = ["A"] }, CharacterAttributes { $0.font.size = 3 },
        CharacterAttributes { $0.font.weight = 300 }, CharacterAttributes { $0.font.italic = false },
        CharacterAttributes { $0.font.stretch = 75 }, CharacterAttributes { $0.font.fixedPitch = true },
        CharacterAttributes { $0.foregroundColor = .black }, CharacterAttributes { $0.backgroundColor = .black },
        CharacterAttributes { $0.underline = LineDecoration() }, CharacterAttributes { $0.strikethrough = LineDecoration() },
        CharacterAttributes { $0.overline = LineDecoration() }, CharacterAttributes { $0.superscript = 1 },
        CharacterAttributes { $0.baselineOffset = 1 }, CharacterAttributes { $0.kerning = 1 }, CharacterAttributes { $0.tracking = 1 },
        CharacterAttributes { $0.ligatures = 1 }, CharacterAttributes { $0.strokeWidth = 1 },
        CharacterAttributes { $0.strokeColor = .black }, CharacterAttributes { $0.shadow = Shadow(x: 1, y: 1) },
        CharacterAttributes { $0.obliqueness = 1 }, CharacterAttributes { $0.expansion = 1 },
        CharacterAttributes { $0.verticalGlyphForm = true }, CharacterAttributes { $0.textEffect = "A" },
        CharacterAttributes { $0.capitals = .small }, CharacterAttributes { $0.hidden = true },
        CharacterAttributes { $0.inserted = Revision() }, CharacterAttributes { $0.deleted = Revision() },
        CharacterAttributes { $0.language = "A" }, CharacterAttributes { $0.direction = [DirectionStep(.rightToLeft)] },
        CharacterAttributes { $0.link = Link("A") }, CharacterAttributes { $0.anchors = ["A"] }, CharacterAttributes { $0.toolTip = "A" },
        CharacterAttributes { $0.roles = .code }, CharacterAttributes { $0.abbreviationExpansion = "A" },
        CharacterAttributes { $0.ruby = Ruby("A") }, CharacterAttributes { $0.attachment = AttachmentOccurrence(Number(0)) },
        CharacterAttributes { $0.note = Number(0) }, CharacterAttributes { $0.page = 1 },
        CharacterAttributes { $0.custom["A"] = .boolean(true) },
    ]

    @Test func everyMemberIsListedMergedRemovedAndHashed() {
        let names = CharacterAttributes.Members.names
        #expect(Self.single.count == names.count)
        var all = CharacterAttributes()
        for (set, name) in zip(Self.single, names) {
            #expect(set.names == [name])
            all.merge(set)
        }
        #expect(all.names == names)
        for (set, name) in zip(Self.single, names) {
            var without = all
            without.remove(set)
            #expect(without.names == names.filter { $0 != name })
            #expect(without != all)
            without.merge(set)
            #expect(without == all)
            #expect(without.hashValue == all.hashValue)
        }
        // A member that is not hashed would let a document make sets that all collide.
        #expect(Set(Self.single.map(\.hashValue)).count == names.count)
    }

    @Test func everyMemberOfAParagraphStyleIsHashed() {
        let single: [ParagraphStyle] = [
            ParagraphStyle { $0.alignment = .left }, ParagraphStyle { $0.writingDirection = .natural },
            ParagraphStyle { $0.firstLineHeadIndent = 1 }, ParagraphStyle { $0.headIndent = 1 }, ParagraphStyle { $0.tailIndent = 1 },
            ParagraphStyle { $0.spacingBefore = 1 }, ParagraphStyle { $0.spacingAfter = 1 }, ParagraphStyle { $0.lineHeightMultiple = 1 },
            ParagraphStyle { $0.minimumLineHeight = 1 }, ParagraphStyle { $0.maximumLineHeight = 1 },
            ParagraphStyle { $0.exactLineHeight = 1 }, ParagraphStyle { $0.lineSpacing = 1 }, ParagraphStyle { $0.tabStops = [] },
            ParagraphStyle { $0.defaultTabInterval = 1 }, ParagraphStyle { $0.headingLevel = 1 },
            ParagraphStyle { $0.pageBreakBefore = true }, ParagraphStyle { $0.keepTogether = true },
            ParagraphStyle { $0.keepWithNext = true }, ParagraphStyle { $0.widowControl = true }, ParagraphStyle { $0.hyphenation = 1 },
            ParagraphStyle { $0.lineBreakMode = .noWrap }, ParagraphStyle { $0.box = BoxStyle() },
            ParagraphStyle { $0.block = Number(0) },
        ]
        #expect(single.count == Mirror(reflecting: ParagraphStyle()).children.count)
        #expect(Set(single.map(\.hashValue)).count == single.count)
    }

    @Test func copiesAreIndependent() {
        var one = CharacterAttributes { $0.font.size = 1 }
        let hash = one.hashValue
        let two = one
        one.font.size = 2
        #expect(two.font.size == 1)
        #expect(two.hashValue == hash)
        #expect(one.hashValue != hash)
        one.font.size = 1
        #expect(one == two)
        #expect(one.hashValue == hash)
        one.font.size = nil
        #expect(one == CharacterAttributes())
        #expect(one.hashValue == CharacterAttributes().hashValue)
        #expect(one.isEmpty)
    }

    @Test func numbersAreFinite() {
        var set = CharacterAttributes()
        set.kerning = 2
        for bad in [Double.nan, .infinity, -.infinity] {
            set.kerning = bad
            #expect(set.kerning == 2)
            set.font.size = bad
            #expect(set.font.size == nil)
            #expect(BoxStyle { $0.width = .percent(bad) }.width == nil)
            #expect(TabStop(bad).location == 0)
            #expect(Shadow(x: bad, y: 1).x == 0)
            #expect(Edges(top: bad, right: 1, bottom: nil, left: 0).top.wrappedValue == nil)
            #expect(Color(red: Float(bad), green: 0, blue: 0).red.isFinite)
            set.custom["n"] = .number(bad)
            #expect(set.custom["n"] == nil)
        }
        set.kerning = -0.0
        #expect(set.kerning?.sign == .plus)
        set.kerning = nil
        #expect(set.kerning == nil)
        #expect(BoxStyle { $0.width = .points(0) }.width == .points(0))
        set.custom["n"] = .number(-0.0)
        #expect(set.custom["n"] == .number(0))
        #expect(Color(red: 7, green: -1, blue: -0.0).components8 == (255, 0, 0))
        #expect(Font(weight: 5000).weight == 1000)
        #expect(ParagraphStyle { $0.headingLevel = 0 }.headingLevel == 1)
    }

    @Test func valuesAreAtMost32Deep() {
        func lists(_ depth: Int, around value: AttributeValue?) -> AttributeValue {
            (1..<depth).reduce(.list(value.map { [$0] } ?? [])) { value, place in
                place % 2 == 0 ? .list([value]) : .dictionary(["a": value])
            }
        }
        var set = CharacterAttributes()
        for innermost in [nil, AttributeValue.string("x")] {
            set.custom["a"] = nil
            set.custom["a"] = lists(33, around: innermost)
            #expect(set.custom["a"] == nil)
            set.custom["a"] = lists(32, around: innermost)
            #expect(set.custom["a"] != nil)
            set.custom["a"] = .list([.list([.number(.nan)])])
            #expect(set.custom["a"] == lists(32, around: innermost))
        }
        var deep = AttributeValue.string("x")
        for _ in 0..<2000 { deep = .list([deep]) }
        set.custom["b"] = deep
        #expect(set.custom["b"] == nil)
    }

    @Test func stringsAreComparedByBytes() {
        #expect(Link("e\u{301}") != Link("\u{E9}"))
        #expect(CharacterAttributes { $0.toolTip = "e\u{301}" } != CharacterAttributes { $0.toolTip = "\u{E9}" })
        var dictionary: AttributeDictionary = ["e\u{301}": .number(1), "\u{E9}": .number(2), "z": .number(3), "Z": .number(4)]
        #expect(dictionary.map(\.name.utf8.count) == [1, 3, 1, 2])
        dictionary["\u{E9}"] = nil
        #expect(dictionary["e\u{301}"] == .number(1))
        #expect(dictionary.count == 3)
        #expect(AttributeValue.string("e\u{301}") != .string("\u{E9}"))
        var text = AttributedText("e\u{301}", CharacterAttributes { $0.language = "e\u{301}" })
        text.append("x", CharacterAttributes { $0.language = "\u{E9}" })
        #expect(text.attribute(\.language, at: 0).range == 0..<3)
        #expect(AttributedText("e\u{301}") != AttributedText("\u{E9}"))
    }

    @Test func manyCombiningMarksCompareFast() {
        let marks = String(repeating: "\u{301}\u{316}", count: 200_000)
        let (one, two) = ("a" + marks + "x", "a" + marks + "y")
        let elapsed = ContinuousClock().measure {
            #expect(Link(one) != Link(two))
            #expect(Link(one) == Link("a" + marks + "x"))
            var text = AttributedText(one, CharacterAttributes { $0.link = Link(one) })
            text.append(two, CharacterAttributes { $0.link = Link(two) })
            #expect(text == text.slice(0..<text.count))
            #expect(AttributedText(one) != AttributedText(two))
            let custom: AttributeDictionary = [one: .string(one), two: .string(two)]
            #expect(custom[two] == .string(two))
        }
        #expect(elapsed < .seconds(30))
    }
}
