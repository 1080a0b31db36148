// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import HTMLSyntax
import StyleSheets

/// The parts of a page that a caller wants, by selectors.
struct PageSelection {
    private(set) var settings = FlowSettings()

    /// Throws `invalidOption` for what is no selector.
    init(_ page: HTMLDocument, _ options: OptionValues) throws(ConversionError) {
        let wanted = try options[HTMLImporter.select].map { text throws(ConversionError) in try HTMLSelector(text).list }
        let unwanted = try options[HTMLImporter.remove].map { text throws(ConversionError) in try HTMLSelector(text).list }
        guard wanted != nil || unwanted != nil else { return }
        var matcher = SelectorMatcher(page)
        if wanted != nil { settings.selected = [] }
        for node in page.root.descendants where node.kind == .element {
            if let unwanted, matcher.matches(node, unwanted) { settings.removed.insert(node.id) }
            if let wanted, matcher.matches(node, wanted) { settings.selected?.insert(node.id) }
        }
    }
}
