// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Which members of the model's types had a value that is not the default, found by reflection.
struct MemberCensus {
    private var expected: Set<String> = []
    private var used: Set<String> = []

    var missing: [String] { expected.subtracting(used).sorted() }
    var expectedCount: Int { expected.union(used).count }

    /// Compares a value's members with those of one in which nothing is said.
    mutating func visit(_ value: Any, against plain: Any) {
        let type = "\(Swift.type(of: value))"
        for (member, other) in zip(Mirror(reflecting: value).children, Mirror(reflecting: plain).children) {
            let name = type + "." + (member.label ?? "")
            if used.contains(name) { continue }
            expected.insert(name)
            var (left, right) = ("", "")
            dump(member.value, to: &left)
            dump(other.value, to: &right)
            if left != right { used.insert(name) }
        }
    }

    mutating func visit(_ text: AttributedText) {
        var kinds: Set<String> = []
        for number in 0..<text.attributeSetCount {
            let members = text[Number<CharacterAttributes>(number)].members
            visit(members, against: CharacterAttributes.Members())
            visit(members.font, against: Font())
            if let line = members.underline { visit(line, against: LineDecoration()) }
            if let shadow = members.shadow { visit(shadow, against: Shadow(x: 0, y: 0)) }
            if let revision = members.inserted { visit(revision, against: Revision()) }
            if let link = members.link { visit(link, against: Link("")) }
            if let ruby = members.ruby { visit(ruby, against: Ruby("")) }
            if let color = members.foregroundColor { visit(color, against: Color.black) }
            if let shown = members.attachment { visit(shown, against: AttachmentOccurrence(Number(0))) }
            for step in members.direction ?? [] { visit(step, against: DirectionStep(.natural)) }
        }
        for number in 0..<text.paragraphStyleCount {
            let style = text[Number<ParagraphStyle>(number)]
            visit(style, against: ParagraphStyle())
            if let box = style.box { visit(box: box) }
            for stop in style.tabStops ?? [] { visit(stop, against: TabStop(0)) }
        }
        for block in text.blocks {
            kinds.insert("\(block.kind)".prefix { $0 != "(" }.description)
            if let box = block.box { visit(box: box) }
            visit(block.kind)
        }
        for kind in kinds { used.insert("Block.Kind.\(kind)") }
        for kind in Self.kinds { expected.insert("Block.Kind.\(kind)") }
        for attachment in text.attachments { visit(attachment, against: Attachment(.missing)) }
        for note in text.notes {
            visit(note, against: Note(.footnote))
            visit(note.content)
        }
    }

    private static let kinds = [
        "quote", "preformatted", "list", "item", "table", "cell", "caption", "figure", "definitionList", "term", "description", "section",
    ]

    private mutating func visit(box: BoxStyle) {
        visit(box, against: BoxStyle())
        if let border = box.border.top { visit(border, against: Border()) }
    }

    private mutating func visit(_ kind: Block.Kind) {
        switch kind {
        case .preformatted(let properties): visit(properties, against: PreformattedProperties())
        case .list(let properties): visit(properties, against: ListProperties(.none))
        case .item(let properties): visit(properties, against: ItemProperties(ordinal: 0))
        case .table(let properties): visit(properties, against: TableProperties())
        case .cell(let properties): visit(properties, against: CellProperties(row: 0, column: 0))
        case .section(let role): visit(role, against: SectionRole.plain)
        default: break
        }
    }
}
