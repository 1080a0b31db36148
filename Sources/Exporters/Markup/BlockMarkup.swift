// SPDX-License-Identifier: Apache-2.0

import MarkupVocabulary
import TextModel

extension Block.Kind {
    /// The element of a block.
    var element: MarkupElement {
        switch self {
        case .quote: .quote
        case .preformatted: .preformatted
        case .list: .list
        case .item: .item
        case .table: .table
        case .cell: .cell
        case .caption: .caption
        case .figure: .figure
        case .definitionList: .definitions
        case .term: .term
        case .description: .description
        case .section: .section
        }
    }

    /// The attributes of a block's element.
    var markupAttributes: [(name: String, text: String)] {
        switch self {
        case .quote, .caption, .figure, .definitionList, .term, .description: []
        case .preformatted(let properties): MarkupFields.preformatted.write(properties)
        case .list(let properties): MarkupFields.list.write(properties)
        case .item(let properties): MarkupFields.item.write(properties)
        case .table(let properties): MarkupFields.table.write(properties)
        case .cell(let properties): MarkupFields.cell.write(properties)
        case .section(let role): MarkupFields.section.write(SectionProperties(role))
        }
    }
}

extension BoxStyle {
    /// The element of a box.
    var markup: [UInt8] { Array("<box".utf8) + XMLText.attributes(MarkupFields.box.write(self)) + Array("/>".utf8) }
}
