// SPDX-License-Identifier: Apache-2.0

/// The insertion modes up to the body: "initial" to "after head".
extension TreeConstructor {
    mutating func initial(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .text:
            _ = takeLeadingSpace()
            if tokenizer.token.text.count == 0 { return false }
        case .comment, .processingInstruction:
            insertComment(kind, into: 0)
            return false
        case .documentType:
            insertDocumentType()
            mode = .beforeHTML
            return false
        default: break
        }
        if kind != .documentType { quirksMode = .quirks }
        mode = .beforeHTML
        return true
    }

    private mutating func insertDocumentType() {
        let token = tokenizer.token
        let node = tree.add(
            NodeRecord(
                name: token.name, content: token.attributes, position: UInt32(truncatingIfNeeded: token.position), kind: .documentType,
                flags: token.forceQuirks ? .forceQuirks : []))
        tree.append(node, to: 0)
        quirksMode = HTMLQuirksMode(token, tree)
    }

    mutating func beforeHTML(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .documentType: return false
        case .comment, .processingInstruction:
            insertComment(kind, into: 0)
            return false
        case .text:
            _ = takeLeadingSpace()
            if tokenizer.token.text.count == 0 { return false }
        case .startTag where tokenizer.token.name == .html:
            let node = createElement(.html)
            tree.append(node, to: 0)
            push(node, .html)
            mode = .beforeHead
            return false
        case .endTag where !isEndTagOfWholePage: return false
        default: break
        }
        let node = tree.add(
            NodeRecord(name: .html, position: UInt32(truncatingIfNeeded: tokenizer.token.position), kind: .element, namespace: .html))
        tree.append(node, to: 0)
        push(node, .html)
        mode = .beforeHead
        return true
    }

    private var isEndTagOfWholePage: Bool {
        switch tokenizer.token.name {
        case .head, .body, .html, .br: true
        default: false
        }
    }

    mutating func beforeHead(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .documentType: return false
        case .comment, .processingInstruction:
            insertComment(kind)
            return false
        case .text:
            _ = takeLeadingSpace()
            if tokenizer.token.text.count == 0 { return false }
        case .startTag where tokenizer.token.name == .html: return inBody(kind)
        case .startTag where tokenizer.token.name == .head:
            headElement = insertElement()
            mode = .inHead
            return false
        case .endTag where !isEndTagOfWholePage: return false
        default: break
        }
        headElement = insertImpliedElement(.head)
        mode = .inHead
        return true
    }

    mutating func inHead(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .documentType: return false
        case .comment, .processingInstruction:
            insertComment(kind)
            return false
        case .text:
            if let space = takeLeadingSpace() { insertText(space) }
            if tokenizer.token.text.count == 0 { return false }
        case .startTag:
            if tokenizer.token.name == .html { return inBody(kind) }
            if startTagInHead() { return false }
        case .endTag:
            if tokenizer.token.name == .head {
                pop()
                mode = .afterHead
                return false
            }
            if tokenizer.token.name == .template {
                endTemplate()
                return false
            }
            if !isEndTagOfWholePage { return false }
        default: break
        }
        pop()
        mode = .afterHead
        return true
    }

    /// The start tags that the rules in head know; false for others.
    mutating func startTagInHead() -> Bool {
        switch tokenizer.token.name {
        case .base, .basefont, .bgsound, .link, .meta: insertVoidElement()
        case .title: insertRawTextElement(.rcdata)
        case .noframes, .style: insertRawTextElement(.rawtext)
        case .script: insertRawTextElement(.scriptData)
        case .noscript:
            insertElement()
            mode = .inHeadNoscript
        case .template: startTemplate()
        case .head: dropAttributes()
        default: return false
        }
        return true
    }

    mutating func startTemplate() {
        insertElement()
        formatting.pushMarker()
        framesetOK = false
        mode = .inTemplate
        templateModes.append(.inTemplate)
    }

    mutating func endTemplate() {
        guard open.contains(.template) else { return }
        generateImpliedEndTagsThoroughly()
        popUntil(.template)
        formatting.clearToMarker()
        _ = templateModes.popLast()
        resetInsertionMode()
    }

    mutating func inHeadNoscript(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .documentType: return false
        case .comment, .processingInstruction: return inHead(kind)
        case .text:
            if let space = takeLeadingSpace() { insertText(space) }
            if tokenizer.token.text.count == 0 { return false }
        case .startTag:
            switch tokenizer.token.name {
            case .html: return inBody(kind)
            case .basefont, .bgsound, .link, .meta, .noframes, .style: return inHead(kind)
            case .head, .noscript:
                dropAttributes()
                return false
            default: break
            }
        case .endTag:
            if tokenizer.token.name == .noscript {
                pop()
                mode = .inHead
                return false
            }
            if tokenizer.token.name != .br { return false }
        default: break
        }
        pop()
        mode = .inHead
        return true
    }

    mutating func afterHead(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .documentType: return false
        case .comment, .processingInstruction:
            insertComment(kind)
            return false
        case .text:
            if let space = takeLeadingSpace() { insertText(space) }
            if tokenizer.token.text.count == 0 { return false }
        case .startTag:
            if let isRepeated = startTagAfterHead(kind) { return isRepeated }
        case .endTag:
            if tokenizer.token.name == .template {
                endTemplate()
                return false
            }
            if tokenizer.token.name == .head || !isEndTagOfWholePage { return false }
        default: break
        }
        insertImpliedElement(.body)
        mode = .inBody
        return true
    }

    /// Whether the tag is to be processed again; nil if it opens the body by itself.
    private mutating func startTagAfterHead(_ kind: Token.Kind) -> Bool? {
        switch tokenizer.token.name {
        case .html: return inBody(kind)
        case .body:
            insertElement()
            framesetOK = false
            mode = .inBody
        case .frameset:
            insertElement()
            mode = .inFrameset
        case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
            guard headElement != noNode else { return inHead(kind) }
            push(headElement, .head)
            _ = startTagInHead()
            if let index = open.index(of: headElement) { open.remove(at: index, &tree) }
        case .head: dropAttributes()
        default: return nil
        }
        return false
    }

    /// The rules for "text": what stands in raw text elements.
    mutating func text(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .text:
            insertText(tokenizer.token.text)
            return false
        case .endOfFile:
            pop()
            mode = originalMode
            return true
        case .endTag:
            pop()
            mode = originalMode
            return false
        default: return false
        }
    }
}
