// SPDX-License-Identifier: Apache-2.0

/// A stretch of a line that no wide gap parts: what stays of a page's characters once they have been read.
package struct Piece: Sendable {
    /// Its place, turned upright (``Rotation/upright(_:width:height:)``).
    package var box: Box
    /// Where the letters stand.
    package var base: Float
    /// The size in which most of it is set, in points.
    package var size: Float
    /// Its text among the page's bytes.
    package var text: Range<Int32>
    /// Its runs among the page's.
    package var runs: Range<Int32>
    /// Width of the first word in reading order: what a line before it would have needed room for.
    package var firstWordWidth: Float
    package var wordCount: Int32
    package var characterCount: Int32
    package var rotation: Rotation
    /// Whether most of its letters run to the left.
    package var isRightToLeft: Bool
    package var isIdeographic: Bool
    /// Whether there are characters of a font of mathematical signs in it.
    var isMathematical = false
    /// Its first and last place in the order of the page's content; `nil` where one is not known.
    var shows: ClosedRange<Int32>?
    /// The stretch of the document's own structure that it belongs to.
    package var stretch: Int32 = Stretches.none
    /// Whether it begins where pieces of lines above or below begin, too, with less than a wide gap before it.
    var beginsCell = false
    /// Whether it begins with the bullet of a list.
    var beginsWithBullet = false
    /// The usual gap between its words; 0 for single words.
    var wordGap: Float = 0
    /// What stands here instead of text.
    var object: PageObject?
    /// The number of the drawn table whose cells hold it; −1 for none.
    var table: Int32 = -1

    var isObject: Bool { object != nil }
}

/// What stands on a page beside text.
enum PageObject: Sendable, Equatable {
    /// A picture, with its number on the page as its reader knows it.
    case picture(Int32)
    /// A table that is drawn, with its number on the page.
    case table(Int32)
    /// A line across a column.
    case rule
}

extension Piece {
    /// An object among the pieces, so that it finds its place in the order of reading.
    init(_ object: PageObject, box: Box, stretch: Int32 = Stretches.none) {
        self.init(
            box: box, base: box.y1, size: 10, text: 0..<0, runs: 0..<0, firstWordWidth: 0, wordCount: 0, characterCount: 0,
            rotation: .right, isRightToLeft: false, isIdeographic: false, stretch: stretch, object: object)
    }
}

/// A stretch of equal attributes in a page's text.
package struct PieceRun: Sendable, Equatable {
    /// Where it ends in the page's bytes.
    package var end: Int32
    package var look: Int32
    /// The link it belongs to; −1 for none.
    package var link: Int32
    /// 1 raised, −1 lowered.
    package var script: Int8
    /// Lines drawn under or through it.
    var lines: TextLines = []
    /// The number of the filled area behind it; −1 for none.
    var fill: Int32 = -1
}

/// A page as pieces of lines, in no order that could be relied on.
package struct PageText: Sendable {
    package var width: Float
    package var height: Float
    package internal(set) var bytes: [UInt8] = []
    package internal(set) var runs: [PieceRun] = []
    package internal(set) var pieces: [Piece] = []
    /// The tables that are drawn on it.
    var tables: [DrawnTable] = []
    package var shapes = PageShapes()

    package init(width: Float, height: Float) {
        self.width = max(1, width)
        self.height = max(1, height)
    }

    /// Adds a picture to the page.
    package mutating func add(_ picture: PictureArea) {
        pieces.append(Piece(.picture(Int32(clamping: picture.picture)), box: picture.box, stretch: picture.stretch))
    }

    /// Gives the looks and links of its runs other numbers: those that stand at their places in the arrays.
    package mutating func renumber(looks: [Int32], links: [Int32]) {
        for index in runs.indices {
            let run = runs[index]
            if looks.indices.contains(Int(run.look)) { runs[index].look = looks[Int(run.look)] }
            if links.indices.contains(Int(run.link)) { runs[index].link = links[Int(run.link)] }
        }
    }

    func string(_ piece: Piece) -> String {
        String(decoding: bytes[Int(piece.text.lowerBound)..<Int(piece.text.upperBound)], as: UTF8.self)
    }

    func slice(_ piece: Piece) -> ArraySlice<UInt8> { bytes[Int(piece.text.lowerBound)..<Int(piece.text.upperBound)] }

    /// Whether the document's own structure holds its text.
    package var isTagged: Bool { pieces.contains { $0.stretch >= 0 } }

    package var characterCount: Int { pieces.reduce(0) { $0 + Int($1.characterCount) } }
}
