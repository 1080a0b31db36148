// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLWriting
import TextModel

// A preformatted block's paragraphs are lines of one element. Other blocks in it interrupt the element, which holds text only.
extension TextWriter {
    mutating func writeLine(_ paragraph: Paragraph, _ properties: PreformattedProperties) throws(ConversionError) {
        guard let top = blocks.indices.last else { return }
        var prepared = prepare(paragraph)
        let number = text.block(of: paragraph.style)
        let style = number.flatMap { preformatted.style(of: $0) } ?? page.root
        prepared.context = page.paragraphContexts.number(for: style)
        let isFirst = !blocks[top].isPreOpen
        if isFirst { openPreformatted(number, prepared, properties) }
        guard prepared.isShown else { return }
        if !isFirst { page.body.write(byte: 0x0A) }
        let start = page.body.count
        if let id = prepared.id { page.body.write("<span id=\"\(HTMLText.escaped(id))\"></span>") }
        try writeRuns(prepared)
        closeElements(downTo: 0)
        finishAnchors(prepared)
        // The parser drops a line feed that directly follows the start tag.
        if isFirst, properties.language == nil, page.body.count == start { page.body.write(byte: 0x0A) }
        if let trailer, paragraph.range.upperBound == text.count {
            page.body.write(trailer)
            self.trailer = nil
        }
    }

    private mutating func openPreformatted(_ number: Number<Block>?, _ prepared: PreparedParagraph, _ properties: PreformattedProperties) {
        let context = page.paragraphContexts[prepared.context]
        // The browser's fixed pitch font stands where the document says no font.
        let characters = page.declarations(for: context, in: page.root, except: context[.family] == 0 ? .family : nil)
        let box = number.map { page.declarations(for: text.blocks[$0.index].boxed) } ?? Declarations()
        page.body.write(
            "<pre" + page.styles.attribute(for: "pre", [(.block, box), (.paragraph, characters)]) + languageAttribute(prepared))
        var identity = prepared
        identity.id = nil
        writeIdentity(identity)
        page.body.write(">")
        if let language = properties.language {
            let name = String(String.UnicodeScalarView(language.unicodeScalars.map { $0.properties.isWhitespace ? "-" : $0 }))
            page.body.write("<code class=\"language-\(HTMLText.escaped(name))\">")
        }
        blocks[blocks.count - 1].isPreOpen = true
    }

    mutating func closePreformatted() {
        guard let top = blocks.indices.last, blocks[top].isPreOpen, case .preformatted(let properties) = blocks[top].kind else { return }
        page.body.write(properties.language == nil ? "</pre>\n" : "</code></pre>\n")
        blocks[top].isPreOpen = false
    }
}
