// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

/// Tells tables that only arrange other things on a page from tables of data.
enum LayoutTable {
    /// The most nodes that are looked at to tell.
    private static let maximumLook = 4096

    /// By what the author says (`role`), else by what a table of data has (header cells, a caption, borders) and what a layout holds
    /// (other tables, a single row or column).
    static func isOne(_ table: HTMLNode) -> Bool {
        if let role = table[.role] {
            if role.equalsIgnoringCase("presentation") || role.equalsIgnoringCase("none") { return true }
            if role.equalsIgnoringCase("table") || role.equalsIgnoringCase("grid") { return false }
        }
        if table[.summary] != nil { return false }
        if let border = table[.border], !(border == "0"), !border.isEmpty { return false }
        var (rows, widest, cells, looked) = (0, 0, 0, 0)
        var hasTable = false
        for node in table.descendants where node.kind == .element {
            looked += 1
            if looked > maximumLook { break }
            switch node.name {
            case .th, .caption, .thead, .tfoot, .colgroup: return false
            case .table: hasTable = true
            case .tr:
                rows += 1
                cells = 0
            case .td:
                cells += 1
                widest = max(widest, cells)
            default: break
            }
        }
        return hasTable || rows <= 1 || widest <= 1
    }
}
