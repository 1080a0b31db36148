// SPDX-License-Identifier: Apache-2.0

import CPoppler
import PageLayout

/// Reads a document's outline.
enum Outline {
    private static let maximumEntries = 20_000
    private static let maximumDepth = 32

    /// An entry with where it leads.
    struct Entry {
        var title: String
        /// From 1.
        var depth: Int
        var destination: Destination?
    }

    /// The entries in order. Outlines that run in circles end at a limit.
    static func entries(of file: PopplerFile, _ links: inout LinkTable) -> [Entry] {
        guard let root = poppler_index_iter_new(file.document) else { return [] }
        var open = [root]
        defer { open.forEach { poppler_index_iter_free($0) } }
        var entries: [Entry] = []
        while let current = open.last, entries.count < maximumEntries {
            if let action = poppler_index_iter_get_action(current) {
                let title = action.pointee.any.title.map { String(cString: $0) } ?? ""
                entries.append(Entry(title: title, depth: open.count, destination: links.destination(of: action)))
                poppler_action_free(action)
            }
            if open.count < maximumDepth, let child = poppler_index_iter_get_child(current) {
                open.append(child)
                continue
            }
            while let last = open.last, poppler_index_iter_next(last) == 0 {
                poppler_index_iter_free(last)
                open.removeLast()
            }
        }
        return entries
    }
}
