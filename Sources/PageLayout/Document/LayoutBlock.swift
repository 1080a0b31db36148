// SPDX-License-Identifier: Apache-2.0

/// One block of a laid-out document, in the order of reading.
package struct LayoutBlock: Sendable {
    /// What it is.
    package enum Kind: Sendable {
        case paragraph
        /// With its level, 1…6.
        case heading(Int)
        /// An item of a list; deeper items have a greater level, from 0.
        case item(level: Int, marker: ItemMarker)
        /// Another paragraph of the item before it.
        case itemContinuation(level: Int)
        /// A line of code; lines that follow each other belong to one block.
        case code
        case term
        case description
        case caption
        /// With the picture's number on its page.
        case picture(Int)
        /// A line across the column.
        case rule
        case table([Cell], columns: Int, headerRows: Int)
        /// A header, footer or page number.
        case runningText
    }

    package enum CaptionPlace: Sendable { case above, below }

    package enum Alignment: Sendable { case natural, center, right, justified }

    /// A cell of a table.
    package struct Cell: Sendable {
        package var row: Int
        package var column: Int
        package var rowSpan = 1
        package var columnSpan = 1
        /// Whether it heads its row or column.
        package var isHeader = false
        /// The colour behind it, 0xRRGGBB.
        package var background: UInt32?
        /// The colour of the lines around it, 0xRRGGBB; `nil` for none.
        package var lineColor: UInt32?
        /// What stands in it.
        package var blocks: [LayoutBlock]
    }

    package var kind: Kind
    package var text = StyledText()
    /// The page it begins on, from 0.
    package var page: Int
    /// Its place there, of the first line upright.
    package var box: Box
    package var alignment = Alignment.natural
    /// How far the first and the other lines stand in, in points.
    package var firstIndent: Float = 0
    package var indent: Float = 0
    package var isRightToLeft = false
    /// Where a caption stands beside the picture or table that it belongs to; `nil` where it belongs to none.
    package var captionPlace: CaptionPlace?
    /// What is read out in a picture's place.
    package var alternative: String?
    /// The colour behind all of it, 0xRRGGBB.
    package var background: UInt32?
}

/// How an item of a list is marked.
package struct ItemMarker: Sendable, Equatable {
    package enum Kind: Sendable { case none, bullet, decimal, lowerLetter, upperLetter, lowerRoman, upperRoman }

    package var kind: Kind
    package var ordinal: Int
    /// The bullet itself; what stands before a number.
    package var prefix: String
    package var suffix: String
    /// Whether the item opens a new list.
    package var startsList: Bool
}

extension ItemMarker {
    init(_ marker: ListMarker, startsList: Bool) {
        kind =
            switch marker.kind {
            case .bullet, .dash: .bullet
            case .decimal: .decimal
            case .letter: marker.isUppercase ? .upperLetter : .lowerLetter
            case .roman: marker.isUppercase ? .upperRoman : .lowerRoman
            }
        let isBullet = kind == .bullet
        ordinal = marker.ordinal
        prefix = isBullet ? marker.text : marker.prefix
        suffix = isBullet ? "" : marker.suffix
        self.startsList = startsList
    }
}

/// A footnote.
package struct LayoutNote: Sendable {
    package var label: String
    package var paragraphs: [StyledText]
}
