// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The markers of list items as text.
package enum ListMarker {
    /// The marker of an item: the one it has, else what its list says. Empty where it has none.
    /// - Parameter depth: in how many lists the item stands, from 1: it decides which bullet is shown.
    package static func text(_ item: ItemProperties, in list: ListProperties, depth: Int) -> String {
        if let marker = item.marker { return marker }
        switch list.marker {
        case .none: return ""
        case .disc, .circle, .square: return depth <= 1 ? "•" : depth == 2 ? "◦" : "▪"
        case .hyphen: return "-"
        case .check: return "✓"
        case .custom: return list.prefix
        default: return list.prefix + OrdinalFormat.text(item.ordinal, list.marker) + list.suffix
        }
    }
}
