// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import MarkupVocabulary
import TextModel

/// Writes one text: blocks as elements in each other, paragraphs with their runs side by side.
struct TextWriter {
    /// How many events pass between two looks at the clock.
    private static let eventsPerCheckpoint = 256

    private let text: AttributedText
    private let bytes: [UInt8]
    private let firstAttachment: Int?
    /// What sets of attributes have become, by number.
    private var runs: [RunMarkup?]
    /// What paragraph styles have become, by their appearances.
    private var starts: [Int: [UInt8]] = [:]

    /// What boxes have become, by identity: the text keeps them, and blocks that look alike share one.
    private var boxes: [ObjectIdentifier: [UInt8]] = [:]

    init(_ text: AttributedText, firstAttachment: Int?) {
        self.text = text
        self.firstAttachment = firstAttachment
        bytes = text.utf8
        runs = Array(repeating: nil, count: text.attributeSetCount)
    }

    mutating func write(to output: inout OutputBuffer, in context: ExportContext) throws(ConversionError) {
        var events = 0
        for event in BlockWalk(text) {
            switch event {
            case .begin(let block), .beginCell(let block?, _): begin(block, &output)
            case .end(let block), .endCell(let block?): end(block, &output)
            // Rows are in the cells' own properties; cells that the text lacks are not written.
            case .beginRow, .endRow, .beginCell(nil, _), .endCell(nil): break
            case .paragraph(let paragraph): write(paragraph, &output)
            }
            events &+= 1
            if events % Self.eventsPerCheckpoint == 0 { try context.checkpoint() }
            if output.hasFailed { return }
        }
    }

    private mutating func begin(_ number: Number<Block>, _ output: inout OutputBuffer) {
        guard number.index < text.blocks.count else { return }
        let block = text.blocks[number.index]
        let attributes = block.kind.markupAttributes
        output.write("<")
        output.write(block.kind.element.rawValue)
        if !attributes.isEmpty { output.write(XMLText.attributes(attributes)[...]) }
        output.write(">")
        write(block.boxed, &output)
        output.write("\n")
    }

    private mutating func write(_ box: Boxed<BoxStyle>, _ output: inout OutputBuffer) {
        guard let identity = box.identity, let style = box.wrappedValue else { return }
        let markup = boxes[identity] ?? style.markup
        boxes[identity] = markup
        output.write(markup[...])
    }

    private func end(_ number: Number<Block>, _ output: inout OutputBuffer) {
        guard number.index < text.blocks.count else { return }
        output.write("</")
        output.write(text.blocks[number.index].kind.element.rawValue)
        output.write(">\n")
    }

    private mutating func write(_ paragraph: Paragraph, _ output: inout OutputBuffer) {
        output.write("<p")
        if paragraph.content.upperBound == paragraph.range.upperBound { output.write(" open=\"true\"") }
        output.write(start(of: paragraph.style)[...])
        var last: RunMarkup?
        text.enumerateAttributes(in: paragraph.range) { range, set in
            let markup = markup(of: set)
            let content = range.clamped(to: paragraph.content)
            if !content.isEmpty, write(content, markup, &output) { last = markup }
            guard range.upperBound > paragraph.content.upperBound else { return }
            // The line feed has the attributes of what stands before it, or none, unless they are written.
            if last.map({ !$0.isSame(as: markup) }) ?? !markup.isPlain { writeEnd(markup, &output) }
        }
        output.write("</p>\n")
    }

    /// Attributes and box of a paragraph, with the end of its start tag.
    private mutating func start(of style: Number<ParagraphStyle>) -> [UInt8] {
        let appearance = text.appearance(of: style)
        if let known = starts[appearance] { return known }
        let value = text.style(ofAppearance: appearance)
        let start = XMLText.attributes(MarkupFields.paragraph.write(value)) + [UInt8(ascii: ">")] + (value.box?.markup ?? [])
        starts[appearance] = start
        return start
    }

    private mutating func markup(of set: Number<CharacterAttributes>) -> RunMarkup {
        if let known = runs[set.index] { return known }
        let markup = RunMarkup(text[set], firstAttachment: firstAttachment)
        runs[set.index] = markup
        return markup
    }

    /// Writes a run; returns whether anything of it was written.
    private func write(_ range: Range<Int>, _ markup: RunMarkup, _ output: inout OutputBuffer) -> Bool {
        if let object = markup.object, object.isEmpty { return false }
        if !markup.isPlain {
            output.write("<span")
            output.write(markup.attributes[...])
            output.write(">")
            output.write(markup.values[...])
        }
        if let object = markup.object {
            for _ in 0..<range.count / TextScalar.object.count {
                output.write("<object")
                output.write(object[...])
                output.write("/>")
            }
        } else {
            output.write(text: bytes, in: range)
        }
        if !markup.isPlain { output.write("</span>") }
        return true
    }

    private func writeEnd(_ markup: RunMarkup, _ output: inout OutputBuffer) {
        output.write("<end")
        output.write(markup.attributes[...])
        if markup.values.isEmpty { return output.write("/>") }
        output.write(">")
        output.write(markup.values[...])
        output.write("</end>")
    }
}
