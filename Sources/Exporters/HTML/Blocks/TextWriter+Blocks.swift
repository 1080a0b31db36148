// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting
import TextModel

extension TextWriter {
    mutating func begin(_ number: Number<Block>) throws(ConversionError) {
        closeSharedBox()
        closePreformatted()
        guard number.index < text.blocks.count else { return push("", kind: .other) }
        let block = text.blocks[number.index]
        let isFirst = !(blocks.last?.hasContent ?? true)
        noteContent()
        switch block.kind {
        case .quote: try beginPlain("blockquote", block, resetsIndent: true)
        case .preformatted(let properties): push("", kind: .preformatted(properties))
        case .list(let properties): beginList(properties, block)
        case .item(let properties): try beginItem(properties, block)
        case .table(let properties): beginTable(properties, block, number)
        case .cell: push("", kind: .other)
        case .caption: try beginCaption(number, block, isFirst: isFirst)
        case .figure:
            try beginPlain("figure", block, resetsIndent: true)
            blocks[blocks.count - 1].kind = .figure(number)
        case .definitionList:
            page.body.write("<dl" + attributes("dl", block) + ">\n")
            push("</dl>\n", kind: .definitions(last: .none))
        case .term: try beginDefinition("dt", .term, block)
        case .description: try beginDefinition("dd", .description, block)
        case .section(let role): beginSection(role, block)
        }
    }

    mutating func end() {
        closeSharedBox()
        closePreformatted()
        guard let block = blocks.popLast() else { return }
        switch block.kind {
        case .definitions(.term): page.body.write("<dd></dd>\n")
        case .table(let table): finish(table)
        case .list: listDepth -= 1
        default: break
        }
        page.body.write(block.end)
        edge = block.outerEdge
        if block.isPlain { plainDepth -= 1 }
        if block.isFrame { frameDepth -= 1 }
    }

    mutating func push(_ end: String, kind: OpenBlock.Kind, isPlain: Bool = false, isFrame: Bool = false) {
        blocks.append(OpenBlock(kind: kind, end: end, outerEdge: edge, isPlain: isPlain, isFrame: isFrame))
        if isPlain { plainDepth += 1 }
        if isFrame { frameDepth += 1 }
    }

    /// Notes that something stands in the innermost block.
    mutating func noteContent() {
        if !blocks.isEmpty { blocks[blocks.count - 1].hasContent = true }
    }

    func attributes(_ element: String, _ block: Block, _ more: Declarations = Declarations()) -> String {
        var declarations = more
        declarations.add(page.declarations(for: block.boxed))
        return page.styles.attribute(for: element, [(.block, declarations)])
    }

    /// Begins an element whose content stands in it without more ado; a single plain paragraph is written without a `p` of its own.
    mutating func beginPlain(
        _ element: String, _ block: Block, resetsIndent: Bool = false, isPlain: Bool = false, mayBeBare: Bool = false,
        innerEdge: Double? = nil,
        attributes more: String = "", end: String? = nil, _ geometry: Declarations = Declarations()
    ) throws(ConversionError) {
        var declarations = geometry
        // Where the document says how far paragraphs are indented, the browser's own indent of the block goes.
        if resetsIndent, let paragraph = events.peekParagraph(), facts(of: paragraph).headIndent != nil {
            declarations.add("margin", "0")
        }
        declarations.add(page.declarations(for: block.boxed))
        push(end ?? "</\(element)>\n", kind: .other, isPlain: isPlain)
        edge = innerEdge ?? (resetsIndent ? 0 : edge)
        if mayBeBare, let paragraph = takeBareParagraph() {
            try writeBare(paragraph, element, more, declarations)
        } else {
            page.body.write("<\(element)\(more)" + page.styles.attribute(for: element, [(.block, declarations)]) + ">\n")
        }
    }

    private mutating func beginDefinition(_ element: String, _ part: OpenBlock.DefinitionPart, _ block: Block) throws(ConversionError) {
        if let list = blocks.indices.last, case .definitions(let last) = blocks[list].kind {
            // A description without a term is not valid.
            if last == .none, part == .description { page.body.write("<dt></dt>\n") }
            blocks[list].kind = .definitions(last: part)
        }
        try beginPlain(element, block, resetsIndent: part == .description, isPlain: part == .term, mayBeBare: true)
    }

    /// `main` stands once; headers and footers stand in none of their kind; neither stands where headings cannot.
    private mutating func beginSection(_ role: SectionRole, _ block: Block) {
        let name =
            switch role {
            case .plain: "section"
            case .article: "article"
            case .aside: "aside"
            case .navigation: "nav"
            case .header, .footer: frameDepth == 0 ? role.rawValue : "div"
            case .main: frameDepth == 0 && !page.hasMain && blocks.isEmpty ? "main" : "div"
            }
        let element = plainDepth > 0 ? "div" : name
        if element.utf8.elementsEqual("main".utf8) { page.hasMain = true }
        page.body.write("<\(element)" + attributes(element, block) + ">\n")
        push("</\(element)>\n", kind: .other, isFrame: role == .header || role == .footer)
    }

    private mutating func beginCaption(_ number: Number<Block>, _ block: Block, isFirst: Bool) throws(ConversionError) {
        switch blocks.last?.kind {
        case .table(let table): try beginTableCaption(block, table)
        case .figure where isFirst || figures.isLast(number): try beginPlain("figcaption", block, mayBeBare: true)
        default: try beginPlain("div", block)
        }
    }
}

// A block's only paragraph needs no element of its own.
extension TextWriter {
    /// The paragraph that comes next, taken from the events, if it is all that the block which has just begun holds and its style can
    /// stand on the block's element.
    mutating func takeBareParagraph() -> Paragraph? {
        guard let paragraph = events.peekParagraph() else { return nil }
        switch events.peekSecond() {
        case .end, .endCell, nil: break
        default: return nil
        }
        let style = facts(of: paragraph)
        guard style.canBeBare, (style.headIndent ?? 0) - edge <= 0 else { return nil }
        _ = events.next()
        return paragraph
    }

    mutating func writeBare(
        _ paragraph: Paragraph, _ element: String, _ more: String, _ geometry: Declarations, hasIdentifier: Bool = false
    ) throws(ConversionError) {
        var prepared = prepare(paragraph)
        // An element has one id; where it is taken, the paragraph's own goes inside.
        let inner = hasIdentifier ? prepared.id : nil
        if inner != nil { prepared.id = nil }
        prepared.surroundings.edge = edge
        prepared.surroundings.hasMarker = element.utf8.elementsEqual("li".utf8)
        page.body.write(startTag(element, prepared, more, geometry))
        writeIdentity(prepared)
        page.body.write(byte: UInt8(ascii: ">"))
        if let inner { page.body.write("<span id=\"\(HTMLText.escaped(inner))\">") }
        if prepared.isShown { try writeContent(prepared) }
        if inner != nil { page.body.write("</span>") }
    }
}
