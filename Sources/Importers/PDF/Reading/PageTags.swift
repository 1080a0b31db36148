// SPDX-License-Identifier: Apache-2.0

import PageLayout

/// Finds to which parts of a document's own structure the characters and pictures of a page belong.
struct PageTags {
    private let content: PageContent
    private let page: Int
    private let tags: DocumentTags

    /// The part of a page's characters that the structure must hold to be believed, and the part that may be running heads and the like.
    private static let minimumShare = 0.9
    private static let maximumArtifacts = 0.4
    /// How far the box of a picture may be from where its content says, in points.
    private static let tolerance: Float = 1.5

    init(_ content: PageContent, page: Int, _ tags: DocumentTags) {
        self.content = content
        self.page = page
        self.tags = tags
    }

    /// Sets the stretches of characters, unless the structure holds too little of the page.
    func settle(_ glyphs: inout [Glyph]) {
        if tags.isEmpty || glyphs.isEmpty { return }
        let stretches = content.shows.map { stretch(of: $0.mark) }
        var (held, artifacts) = (0, 0)
        for glyph in glyphs {
            guard stretches.indices.contains(Int(glyph.show)) else { continue }
            let stretch = stretches[Int(glyph.show)]
            if stretch >= 0 { held += 1 } else if stretch == Stretches.artifact { artifacts += 1 }
        }
        let rest = Double(glyphs.count - artifacts)
        guard Double(held) >= Self.minimumShare * rest, held > 0, Double(artifacts) <= Self.maximumArtifacts * Double(glyphs.count) else {
            return
        }
        for index in glyphs.indices {
            let show = Int(glyphs[index].show)
            if stretches.indices.contains(show) { glyphs[index].stretch = stretches[show] }
        }
    }

    private func stretch(of mark: Int32) -> Int32 {
        switch mark {
        case PageContent.Show.artifact: Stretches.artifact
        case PageContent.Show.noMark: Stretches.none
        default: tags.stretch(page: page, mark: Int(mark))
        }
    }

    /// The stretch of the picture that is drawn in a box.
    func stretch(of box: Box) -> Int32 {
        for image in content.images where image.mark >= 0 {
            let places = [image.box.x0 - box.x0, image.box.y0 - box.y0, image.box.x1 - box.x1, image.box.y1 - box.y1]
            if places.allSatisfy({ abs($0) < Self.tolerance }) { return stretch(of: image.mark) }
        }
        return Stretches.none
    }
}
