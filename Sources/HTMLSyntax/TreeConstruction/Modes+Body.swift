// SPDX-License-Identifier: Apache-2.0

/// The insertion mode "in body".
extension TreeConstructor {
    @inline(__always)
    mutating func inBody(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .text:
            reconstructFormatting()
            let piece = tokenizer.token.text
            insertText(piece)
            if framesetOK, !isSpace(piece) { framesetOK = false }
            return false
        case .startTag: return startTagInBody()
        case .endTag: return endTagInBody()
        case .comment, .processingInstruction:
            insertComment(kind)
            return false
        case .null, .documentType: return false
        case .endOfFile: return endOfFile()
        }
    }

    private mutating func startTagInBody() -> Bool {
        switch tables.startGroups[tokenizer.token.name.knownElement] {
        case .other: insertInline()
        case .block:
            closeParagraph()
            insertElement()
        case .formatting:
            reconstructFormatting()
            formatting.push(insertElement(), tree)
        case .anchor: startAnchor()
        case .listItem: startListItem()
        case .void:
            reconstructFormatting()
            insertVoidElement()
            framesetOK = false
        case .head: _ = startTagInHead()
        case .option: startOption()
        case .table:
            if quirksMode != .quirks { closeParagraph() }
            insertElement()
            framesetOK = false
            mode = .inTable
        case .ignored: dropAttributes()
        default: return rareStartTagInBody()
        }
        if tokenizer.token.isSelfClosing { tokenizer.report(.nonVoidHTMLElementStartTagWithTrailingSolidus, at: tokenizer.token.position) }
        return false
    }

    @inline(__always)
    private mutating func insertInline() {
        reconstructFormatting()
        insertElement()
        if tokenizer.token.name == .selectedcontent { hasSelectedContent = true }
    }

    @inline(never)
    private mutating func rareStartTagInBody() -> Bool {
        switch tables.startGroups[tokenizer.token.name.knownElement] {
        case .html: mergeIntoRoot()
        case .body: mergeIntoBody()
        case .frameset: startFrameset()
        case .heading:
            closeParagraph()
            if open.last.traits.contains(.heading) { pop() }
            insertElement()
        case .preformatted:
            closeParagraph()
            insertElement()
            skipsLineFeed = true
            framesetOK = false
        case .form: startForm()
        case .definition: startDefinition()
        case .plaintext:
            closeParagraph()
            insertElement()
            tokenizer.state = .plaintext
        case .button:
            if let index = open.indexInScope(.button) { pop(through: index) }
            reconstructFormatting()
            insertElement()
            framesetOK = false
        case .nobr:
            reconstructFormatting()
            if open.hasInScope(.nobr) {
                runAdoptionAgency(.nobr)
                reconstructFormatting()
            }
            formatting.push(insertElement(), tree)
        case .marker:
            reconstructFormatting()
            insertElement()
            formatting.pushMarker()
            framesetOK = false
        case .voidBlock: insertVoidElement()
        default: return rareInlineStartTag()
        }
        return false
    }

    private mutating func rareInlineStartTag() -> Bool {
        switch tables.startGroups[tokenizer.token.name.knownElement] {
        case .input: startInput()
        case .rule: startRule()
        case .image:
            tokenizer.token.name = .img
            return true
        case .textarea:
            insertRawTextElement(.rcdata)
            skipsLineFeed = true
            framesetOK = false
        case .xmp:
            closeParagraph()
            reconstructFormatting()
            framesetOK = false
            insertRawTextElement(.rawtext)
        case .iframe:
            framesetOK = false
            insertRawTextElement(.rawtext)
        case .noembed: insertRawTextElement(.rawtext)
        case .select: startSelect()
        case .optgroup: startOptionGroup()
        case .rubyBase:
            if open.hasInScope(.ruby) { generateImpliedEndTags() }
            insertElement()
        case .rubyText:
            if open.hasInScope(.ruby) { generateImpliedEndTags(except: .rtc) }
            insertElement()
        case .math:
            reconstructFormatting()
            insertForeignElement(.mathML)
        case .svg:
            reconstructFormatting()
            insertForeignElement(.svg)
        default: insertInline()
        }
        return false
    }

    private mutating func mergeIntoRoot() {
        guard !open.contains(.template) else { return }
        rootAttributes.merge(tokenizer.token.attributes, into: open[0].node, &tree)
        dropAttributes()
    }

    private mutating func mergeIntoBody() {
        guard open.count > 1, open[1].name == UInt16(HTMLName.body.rawValue), !open.contains(.template) else { return dropAttributes() }
        framesetOK = false
        bodyAttributes.merge(tokenizer.token.attributes, into: open[1].node, &tree)
        dropAttributes()
    }

    private mutating func startFrameset() {
        guard framesetOK, open.count > 1, open[1].name == UInt16(HTMLName.body.rawValue) else { return dropAttributes() }
        tree.detach(open[1].node)
        open.pop(to: 1, &tree)
        insertElement()
        mode = .inFrameset
    }

    private mutating func startAnchor() {
        if let index = formatting.lastIndex(of: .a) {
            let node = formatting[index].node
            runAdoptionAgency(.a)
            if let index = formatting.index(of: node) { formatting.remove(at: index) }
            if tree.nodes[Int(node)].flags.contains(.open), let index = open.index(of: node) { open.remove(at: index, &tree) }
        }
        reconstructFormatting()
        formatting.push(insertElement(), tree)
    }

    private mutating func startListItem() {
        framesetOK = false
        closeItem { $0 == UInt16(HTMLName.li.rawValue) }
        closeParagraph()
        insertElement()
    }

    private mutating func startDefinition() {
        framesetOK = false
        closeItem { $0 == UInt16(HTMLName.dd.rawValue) || $0 == UInt16(HTMLName.dt.rawValue) }
        closeParagraph()
        insertElement()
    }

    /// Closes the nearest item that is open, unless something else special stands between.
    @inline(__always)
    private mutating func closeItem(_ isItem: (UInt16) -> Bool) {
        var index = open.count - 1
        while index >= open.searchEnd {
            let entry = open[index]
            if isItem(entry.name) { return pop(through: index) }
            if entry.traits.contains(.special) {
                let name = HTMLName(rawValue: Int32(entry.name))
                if name != .address, name != .div, name != .p { return }
            }
            index -= 1
        }
    }

    private mutating func startForm() {
        guard formElement == noNode || open.contains(.template) else { return dropAttributes() }
        closeParagraph()
        let node = insertElement()
        if !open.contains(.template) { formElement = node }
    }
}
