// SPDX-License-Identifier: Apache-2.0

/// One character on a page. White space is no character here, but stands before the next one.
package struct Glyph: Sendable {
    /// What stood before a character where it was read.
    package enum Separation: UInt8, Sendable { case none, word, line }

    package var scalar: Unicode.Scalar
    package var box: Box
    /// Number of its look among the document's.
    package var look: Int32
    package var before: Separation
    /// The place, in the order of the page's content, of what it was shown with; −1 where that is not known.
    package var show: Int32 = -1
    /// The stretch of the document's own structure that it belongs to.
    package var stretch: Int32 = Stretches.none

    package init(_ scalar: Unicode.Scalar, _ box: Box, look: Int, before: Separation = .none) {
        self.scalar = scalar
        self.box = box
        self.look = Int32(clamping: look)
        self.before = before
    }
}

/// Numbers of stretches that are none.
package enum Stretches {
    /// Text that the document's structure does not hold.
    package static let none: Int32 = -1
    /// What is no part of the document's text, such as running heads (ISO 32000-1, 14.8.2.2).
    package static let artifact: Int32 = -2
}

/// A part of a page that leads somewhere.
package struct LinkArea: Sendable {
    package var box: Box
    /// Number of the link among the document's, from 0.
    package var link: Int

    package init(_ box: Box, link: Int) {
        self.box = box
        self.link = link
    }
}

/// A picture's place on a page.
package struct PictureArea: Sendable {
    package var box: Box
    /// Number of the picture among its page's, as its reader knows it.
    package var picture: Int
    /// The stretch of the document's own structure that it belongs to.
    package var stretch: Int32

    package init(_ box: Box, picture: Int, stretch: Int32 = Stretches.none) {
        self.box = box
        self.picture = picture
        self.stretch = stretch
    }
}
