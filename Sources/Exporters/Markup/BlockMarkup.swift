// SPDX-License-Identifier: Apache-2.0

import MarkupVocabulary
import TextModel

extension Block.Kind {
    /// The element of a block, and its attributes.
    var markup: (element: MarkupElement, attributes: [(name: String, text: String)]) {
        switch self {
        case .quote: (.quote, [])
        case .preformatted(let properties): (.preformatted, MarkupFields.preformatted.write(properties))
        case .list(let properties): (.list, MarkupFields.list.write(properties))
        case .item(let properties): (.item, MarkupFields.item.write(properties))
        case .table(let properties): (.table, MarkupFields.table.write(properties))
        case .cell(let properties): (.cell, MarkupFields.cell.write(properties))
        case .caption: (.caption, [])
        case .figure: (.figure, [])
        case .definitionList: (.definitions, [])
        case .term: (.term, [])
        case .description: (.description, [])
        case .section(let role): (.section, MarkupFields.section.write(SectionProperties(role)))
        }
    }
}

extension BoxStyle {
    /// The element of a box.
    var markup: [UInt8] { Array("<box".utf8) + XMLText.attributes(MarkupFields.box.write(self)) + Array("/>".utf8) }
}
