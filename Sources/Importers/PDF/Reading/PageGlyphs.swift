// SPDX-License-Identifier: Apache-2.0

import CPoppler
import PageLayout

/// Reads the characters of a page with their rectangles and looks.
struct PageGlyphs {
    private let page: PopplerPageHandle

    init(_ page: PopplerPageHandle) { self.page = page }

    /// The characters, each word in reading order and with its letters' own places.
    func read(_ looks: inout LookTable) -> [Glyph] {
        let usual = selection(isReversed: false)
        let found = glyphs(in: usual, &looks)
        // Poppler loses the first and last lines of pages that read to the left unless the selection runs that way, too.
        guard found.glyphs.isEmpty || found.hasRightToLeft else { return found.glyphs }
        let reversed = glyphs(in: selection(isReversed: true), &looks).glyphs
        guard !reversed.isEmpty || found.hasRightToLeft else { return [] }
        let known = reversed.count > found.glyphs.count ? reversed : found.glyphs
        var search = RightToLeftPages(known, width: Float(page.width), height: Float(page.height))
        search.complete { from, to in
            var area = PopplerRectangle()
            (area.x1, area.y1, area.x2, area.y2) = (Double(from.x), Double(from.y), Double(to.x), Double(to.y))
            return glyphs(in: area, &looks).glyphs
        }
        return search.glyphs
    }

    private func selection(isReversed: Bool) -> PopplerRectangle {
        var area = PopplerRectangle()
        area.x1 = isReversed ? page.width : 0
        area.x2 = isReversed ? 0 : page.width
        area.y2 = page.height
        return area
    }

    private func glyphs(in selection: PopplerRectangle, _ looks: inout LookTable) -> (glyphs: [Glyph], hasRightToLeft: Bool) {
        var area = selection
        guard let text = poppler_page_get_text_for_area(page.page, &area) else { return ([], false) }
        defer { g_free(text) }
        var rectangles: UnsafeMutablePointer<PopplerRectangle>?
        var count: CUnsignedInt = 0
        poppler_page_get_text_layout_for_area(page.page, &area, &rectangles, &count)
        defer { g_free(rectangles) }
        let attributes = poppler_page_get_text_attributes_for_area(page.page, &area)
        defer { poppler_page_free_text_attributes(attributes) }
        guard let rectangles, count > 0 else { return ([], false) }
        var walk = GlyphWalk(rectangles: UnsafeBufferPointer(start: rectangles, count: Int(count)), attributes: attributes)
        walk.read(text, &looks)
        return (walk.glyphs, walk.hasRightToLeft)
    }
}

/// One pass over text, rectangles and attributes of a page, which count characters alike once controls of direction are left out.
private struct GlyphWalk {
    let rectangles: UnsafeBufferPointer<PopplerRectangle>
    var attributes: UnsafeMutablePointer<GList>?
    var glyphs: [Glyph] = []
    var hasRightToLeft = false
    private var look = 0
    private var lookEnd = -1
    /// Where the embedding that is open began among the glyphs.
    private var embeddingStart: Int?

    init(rectangles: UnsafeBufferPointer<PopplerRectangle>, attributes: UnsafeMutablePointer<GList>?) {
        self.rectangles = rectangles
        self.attributes = attributes
        glyphs.reserveCapacity(rectangles.count)
    }

    mutating func read(_ text: UnsafePointer<CChar>, _ looks: inout LookTable) {
        var (index, before) = (0, Glyph.Separation.line)
        var scalars = ScalarWalk(text)
        while let scalar = scalars.next() {
            if (0x202A...0x202E).contains(scalar.value) {
                before = embed(scalar, before)
                continue
            }
            guard index < rectangles.count else { return }
            if index > lookEnd { advance(to: index, &looks) }
            if scalar.value == 0x0A {
                before = .line
            } else if scalar.isSpace {
                if before == .none { before = .word }
            } else {
                if append(scalar, rectangles[index], before, looks) { before = .none }
            }
            index += 1
        }
        endEmbedding()
    }

    /// Appends a character; false where it shows nothing.
    private mutating func append(
        _ scalar: Unicode.Scalar, _ r: PopplerRectangle, _ before: Glyph.Separation, _ looks: borrowing LookTable
    ) -> Bool {
        var shown = scalar
        if look < looks.symbols.count, let symbols = looks.symbols[look] {
            guard let sign = symbols.scalar(scalar) else { return false }
            shown = sign
        }
        if shown == "→", before == .none, glyphs.last?.scalar == TeXSymbols.mapsTo { return true }
        // In Unicode a stroke follows what it is drawn through.
        if let last = glyphs.last, last.scalar == TeXSymbols.negation, before == .none {
            glyphs[glyphs.count - 1].scalar = shown
            shown = TeXSymbols.negation
        }
        glyphs.append(Glyph(shown, Box(Float(r.x1), Float(r.y1), Float(r.x2), Float(r.y2)), look: look, before: before))
        return true
    }

    /// Letters of an embedding that reads to the left come in reading order, their rectangles from the left.
    private mutating func embed(_ scalar: Unicode.Scalar, _ before: Glyph.Separation) -> Glyph.Separation {
        if scalar.value == 0x202C {
            endEmbedding()
        } else if scalar.value == 0x202B {
            embeddingStart = glyphs.count
            hasRightToLeft = true
        } else {
            embeddingStart = nil
        }
        return before == .none ? .word : before
    }

    private mutating func endEmbedding() {
        guard let start = embeddingStart else { return }
        embeddingStart = nil
        let boxes = glyphs[start...].map(\.box)
        for (index, box) in zip(glyphs.indices[start...], boxes.reversed()) { glyphs[index].box = box }
    }

    private mutating func advance(to index: Int, _ looks: inout LookTable) {
        while let node = attributes {
            guard let data = node.pointee.data else { break }
            let range = data.assumingMemoryBound(to: PopplerTextAttributes.self).pointee
            attributes = node.pointee.next
            if Int(range.end_index) >= index {
                look = looks.number(range)
                lookEnd = Int(range.end_index)
                return
            }
        }
        lookEnd = .max
    }
}

/// The characters of a string as GLib counts them, also where they are none: those are U+FFFD.
private struct ScalarWalk {
    private var place: UnsafePointer<UInt8>

    init(_ text: UnsafePointer<CChar>) { place = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self) }

    mutating func next() -> Unicode.Scalar? {
        let first = place.pointee
        if first == 0 { return nil }
        place += 1
        if first < 0x80 { return Unicode.Scalar(first) }
        let length = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0
        var value = UInt32(first) & (0x3F >> UInt32(length))
        for _ in 0..<length {
            guard place.pointee & 0xC0 == 0x80 else { break }
            value = value << 6 | UInt32(place.pointee & 0x3F)
            place += 1
        }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
