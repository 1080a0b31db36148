// SPDX-License-Identifier: Apache-2.0

/// The insertion modes "in table body", "in row" and "in cell".
extension TreeConstructor {
    mutating func inTableBody(_ kind: Token.Kind) -> Bool {
        let name = tokenizer.token.name
        if kind == .startTag {
            switch name {
            case .tr:
                clearStack(to: .tableBodyContext)
                insertElement()
                mode = .inRow
                return false
            case .th, .td:
                clearStack(to: .tableBodyContext)
                insertImpliedElement(.tr)
                mode = .inRow
                return true
            case .caption, .col, .colgroup, .tbody, .tfoot, .thead: return closeTableBody()
            default: break
            }
        } else if kind == .endTag {
            switch name {
            case .tbody, .tfoot, .thead:
                guard open.hasInTableScope(name) else { return false }
                clearStack(to: .tableBodyContext)
                pop()
                mode = .inTable
                return false
            case .table: return closeTableBody()
            case .body, .caption, .col, .colgroup, .html, .td, .th, .tr: return false
            default: break
            }
        }
        return inTable(kind)
    }

    /// Whether there was a table body to close, so that the token is processed again.
    private mutating func closeTableBody() -> Bool {
        guard open.hasInTableScope(.tbody) || open.hasInTableScope(.thead) || open.hasInTableScope(.tfoot) else { return false }
        clearStack(to: .tableBodyContext)
        pop()
        mode = .inTable
        return true
    }

    mutating func inRow(_ kind: Token.Kind) -> Bool {
        let name = tokenizer.token.name
        if kind == .startTag {
            switch name {
            case .th, .td:
                clearStack(to: .tableRowContext)
                insertElement()
                mode = .inCell
                formatting.pushMarker()
                return false
            case .caption, .col, .colgroup, .tbody, .tfoot, .thead, .tr: return closeRow()
            default: break
            }
        } else if kind == .endTag {
            switch name {
            case .tr:
                _ = closeRow()
                return false
            case .table: return closeRow()
            case .tbody, .tfoot, .thead: return open.hasInTableScope(name) ? closeRow() : false
            case .body, .caption, .col, .colgroup, .html, .td, .th: return false
            default: break
            }
        }
        return inTable(kind)
    }

    /// Whether there was a row to close.
    private mutating func closeRow() -> Bool {
        guard open.hasInTableScope(.tr) else { return false }
        clearStack(to: .tableRowContext)
        pop()
        mode = .inTableBody
        return true
    }

    mutating func inCell(_ kind: Token.Kind) -> Bool {
        let name = tokenizer.token.name
        if kind == .startTag {
            switch name {
            case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr:
                guard open.hasInTableScope(.td) || open.hasInTableScope(.th) else {
                    dropAttributes()
                    return false
                }
                closeCell()
                return true
            default: break
            }
        } else if kind == .endTag {
            switch name {
            case .td, .th:
                guard let index = open.indexInScope(name, endedBy: .tableScope) else { return false }
                pop(through: index)
                formatting.clearToMarker()
                mode = .inRow
                return false
            case .body, .caption, .col, .colgroup, .html: return false
            case .table, .tbody, .tfoot, .thead, .tr:
                guard open.hasInTableScope(name) else { return false }
                closeCell()
                return true
            default: break
            }
        }
        return inBody(kind)
    }

    /// "Close the cell".
    private mutating func closeCell() {
        let cell = max(open.index(of: .td) ?? 0, open.index(of: .th) ?? 0)
        if cell > 0 { pop(through: cell) }
        formatting.clearToMarker()
        mode = .inRow
    }
}
