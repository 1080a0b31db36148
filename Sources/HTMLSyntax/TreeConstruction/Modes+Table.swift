// SPDX-License-Identifier: Apache-2.0

/// The insertion modes "in table" and "in table text".
extension TreeConstructor {
    mutating func inTable(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .text, .null:
            guard !open.last.traits.isDisjoint(with: .fosters) || isCurrent(.template) else { return fosterInBody(kind) }
            originalMode = mode
            mode = .inTableText
            return true
        case .comment, .processingInstruction:
            insertComment(kind)
            return false
        case .documentType: return false
        case .startTag: return startTagInTable()
        case .endTag: return endTagInTable()
        case .endOfFile: return inBody(kind)
        }
    }

    /// "Anything else": as in body, with foster parenting.
    mutating func fosterInBody(_ kind: Token.Kind) -> Bool {
        fosterParenting = true
        defer { fosterParenting = false }
        return inBody(kind)
    }

    private mutating func startTagInTable() -> Bool {
        switch tokenizer.token.name {
        case .caption:
            clearStack(to: .tableScope)
            formatting.pushMarker()
            insertElement()
            mode = .inCaption
        case .colgroup:
            clearStack(to: .tableScope)
            insertElement()
            mode = .inColumnGroup
        case .col:
            clearStack(to: .tableScope)
            insertImpliedElement(.colgroup)
            mode = .inColumnGroup
            return true
        case .tbody, .tfoot, .thead:
            clearStack(to: .tableScope)
            insertElement()
            mode = .inTableBody
        case .td, .th, .tr:
            clearStack(to: .tableScope)
            insertImpliedElement(.tbody)
            mode = .inTableBody
            return true
        case .table:
            guard let index = open.indexInScope(.table, endedBy: .tableScope) else {
                dropAttributes()
                return false
            }
            pop(through: index)
            resetInsertionMode()
            return true
        case .style, .script, .template: return inHead(.startTag)
        case .input:
            guard isHiddenInput else { return fosterInBody(.startTag) }
            insertVoidElement()
        case .form:
            guard formElement == noNode, !open.contains(.template) else {
                dropAttributes()
                return false
            }
            formElement = insertElement()
            pop()
        default: return fosterInBody(.startTag)
        }
        return false
    }

    private mutating func endTagInTable() -> Bool {
        switch tokenizer.token.name {
        case .table:
            guard let index = open.indexInScope(.table, endedBy: .tableScope) else { return false }
            pop(through: index)
            resetInsertionMode()
        case .body, .caption, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr: break
        case .template: endTemplate()
        default: return fosterInBody(.endTag)
        }
        return false
    }

    mutating func inTableText(_ kind: Token.Kind) -> Bool {
        if kind == .null { return false }
        if kind == .text {
            pendingTableText.append(tokenizer.token.text)
            return false
        }
        insertPendingText()
        mode = originalMode
        return true
    }

    private mutating func insertPendingText() {
        var isAllSpace = true
        for index in 0..<pendingTableText.count where isAllSpace { isAllSpace = isSpace(pendingTableText[index]) }
        let token = tokenizer.token
        for index in 0..<pendingTableText.count {
            let piece = pendingTableText[index]
            if !piece.isDecoded { tokenizer.token.position = min(Int(piece.range.start), token.position) }
            if isAllSpace {
                insertText(piece)
            } else {
                tokenizer.token.text = piece
                _ = fosterInBody(.text)
            }
        }
        tokenizer.token = token
        pendingTableText.removeLast(to: 0)
    }

    mutating func inCaption(_ kind: Token.Kind) -> Bool {
        let name = tokenizer.token.name
        if kind == .endTag {
            switch name {
            case .caption:
                _ = closeCaption()
                return false
            case .table: return closeCaption()
            case .body, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr: return false
            default: break
            }
        } else if kind == .startTag {
            switch name {
            case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr:
                if closeCaption() { return true }
                dropAttributes()
                return false
            default: break
            }
        }
        return inBody(kind)
    }

    /// False if there is no caption to close.
    private mutating func closeCaption() -> Bool {
        guard let index = open.indexInScope(.caption, endedBy: .tableScope) else { return false }
        pop(through: index)
        formatting.clearToMarker()
        mode = .inTable
        return true
    }

    mutating func inColumnGroup(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .text:
            if let space = takeLeadingSpace() { insertText(space) }
            if tokenizer.token.text.count == 0 { return false }
        case .comment, .processingInstruction:
            insertComment(kind)
            return false
        case .documentType: return false
        case .startTag:
            switch tokenizer.token.name {
            case .html: return inBody(kind)
            case .col:
                insertVoidElement()
                return false
            case .template: return inHead(kind)
            default: break
            }
        case .endTag:
            switch tokenizer.token.name {
            case .colgroup:
                guard isCurrent(.colgroup) else { return false }
                pop()
                mode = .inTable
                return false
            case .col: return false
            case .template: return inHead(kind)
            default: break
            }
        case .endOfFile: return inBody(kind)
        case .null: break
        }
        guard isCurrent(.colgroup) else {
            if kind == .startTag { dropAttributes() }
            return false
        }
        pop()
        mode = .inTable
        return true
    }
}
