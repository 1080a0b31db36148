// SPDX-License-Identifier: Apache-2.0

/// The insertion modes "in template", "after body" and those of framesets.
extension TreeConstructor {
    mutating func inTemplate(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .text, .null, .comment, .processingInstruction, .documentType: return inBody(kind)
        case .startTag:
            switch tokenizer.token.name {
            case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title: return inHead(kind)
            case .caption, .colgroup, .tbody, .tfoot, .thead: return switchTemplate(to: .inTable)
            case .col: return switchTemplate(to: .inColumnGroup)
            case .tr: return switchTemplate(to: .inTableBody)
            case .td, .th: return switchTemplate(to: .inRow)
            default: return switchTemplate(to: .inBody)
            }
        case .endTag: return tokenizer.token.name == .template ? inHead(kind) : false
        case .endOfFile:
            guard open.contains(.template) else { return false }
            popUntil(.template)
            formatting.clearToMarker()
            _ = templateModes.popLast()
            resetInsertionMode()
            return true
        }
    }

    private mutating func switchTemplate(to new: InsertionMode) -> Bool {
        _ = templateModes.popLast()
        templateModes.append(new)
        mode = new
        return true
    }

    mutating func afterBody(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .text:
            if let space = takeLeadingSpace() {
                reconstructFormatting()
                insertText(space)
            }
            if tokenizer.token.text.count == 0 { return false }
        case .comment, .processingInstruction:
            insertComment(kind, into: open[0].node)
            return false
        case .documentType: return false
        case .startTag where tokenizer.token.name == .html: return inBody(kind)
        case .endTag where tokenizer.token.name == .html:
            if context == nil { mode = .afterAfterBody }
            return false
        case .endOfFile: return false
        default: break
        }
        mode = .inBody
        return true
    }

    mutating func inFrameset(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .text: insertSpaces()
        case .comment, .processingInstruction: insertComment(kind)
        case .startTag:
            switch tokenizer.token.name {
            case .html: return inBody(kind)
            case .frameset: insertElement()
            case .frame: insertVoidElement()
            case .noframes: return inHead(kind)
            default: dropAttributes()
            }
        case .endTag where tokenizer.token.name == .frameset:
            pop()
            if context == nil, !isCurrent(.frameset) { mode = .afterFrameset }
        default: break
        }
        return false
    }

    /// Inserts the white space of the current token's text, and leaves out the rest.
    private mutating func insertSpaces() {
        var piece = tokenizer.token.text
        while piece.count > 0 {
            let spaces = leadingSpace(piece)
            if spaces > 0 { insertText(piece.prefix(spaces)) }
            piece = piece.dropping(spaces)
            let others = tree.withBytes(of: piece) { bytes in bytes.firstIndex { $0.isHTMLSpace } ?? bytes.count }
            piece = piece.dropping(others)
        }
    }

    mutating func afterFrameset(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .text: insertSpaces()
        case .comment, .processingInstruction: insertComment(kind)
        case .startTag where tokenizer.token.name == .html: return inBody(kind)
        case .startTag where tokenizer.token.name == .noframes: return inHead(kind)
        case .endTag where tokenizer.token.name == .html: mode = .afterAfterFrameset
        default: break
        }
        return false
    }

    mutating func afterAfterBody(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .comment, .processingInstruction:
            insertComment(kind, into: 0)
            return false
        case .documentType: return false
        case .text:
            if let space = takeLeadingSpace() {
                reconstructFormatting()
                insertText(space)
            }
            if tokenizer.token.text.count == 0 { return false }
        case .startTag where tokenizer.token.name == .html: return inBody(kind)
        case .endOfFile: return false
        default: break
        }
        mode = .inBody
        return true
    }

    mutating func afterAfterFrameset(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .comment, .processingInstruction: insertComment(kind, into: 0)
        case .text: insertSpaces()
        case .startTag where tokenizer.token.name == .html: return inBody(kind)
        case .startTag where tokenizer.token.name == .noframes: return inHead(kind)
        default: break
        }
        return false
    }
}
