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

    package init(_ scalar: Unicode.Scalar, _ box: Box, look: Int, before: Separation = .none) {
        self.scalar = scalar
        self.box = box
        self.look = Int32(clamping: look)
        self.before = before
    }
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

    package init(_ box: Box, picture: Int) {
        self.box = box
        self.picture = picture
    }
}
