// SPDX-License-Identifier: Apache-2.0

import CPoppler
import PageLayout

/// Finds characters that nobody sees: drawn invisibly, or in the colour of what lies below them. The page is drawn to find out.
struct VisibleGlyphs {
    private let pixels: UnsafeMutablePointer<UInt8>
    private let width: Int
    private let height: Int
    private let stride: Int
    private let scale: Double

    /// Pixels in a page's longer side at most.
    private static let maximumSide = 2400.0
    /// Points to pixels.
    private static let usualScale = 1.5
    /// How much lightness must differ in a character's box, of 255.
    private static let minimumContrast = 14

    /// The characters that can be seen, of those that `isSuspicious` says to look at.
    static func filter(_ glyphs: [Glyph], of page: PopplerPageHandle, _ isSuspicious: (Glyph) -> Bool) -> [Glyph] {
        let scale = min(usualScale, maximumSide / max(page.width, page.height))
        let (width, height) = (Int(page.width * scale) + 1, Int(page.height * scale) + 1)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, CInt(width), CInt(height)) else { return glyphs }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else { return glyphs }
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_scale(context, scale, scale)
        poppler_page_render(page.page, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return glyphs }
        let view = VisibleGlyphs(
            pixels: pixels, width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface)), scale: scale)
        return view.visible(glyphs, isSuspicious)
    }

    private func visible(_ glyphs: [Glyph], _ isSuspicious: (Glyph) -> Bool) -> [Glyph] {
        var (result, before) = ([Glyph](), Glyph.Separation.none)
        result.reserveCapacity(glyphs.count)
        for glyph in glyphs {
            var glyph = glyph
            if before != .none, glyph.before != .line { glyph.before = before }
            if isSuspicious(glyph), !isVisible(glyph.box) {
                before = glyph.before
                continue
            }
            before = .none
            result.append(glyph)
        }
        return result
    }

    private func isVisible(_ box: Box) -> Bool {
        let (x0, y0) = (max(0, Int(Double(box.x0) * scale)), max(0, Int(Double(box.y0) * scale)))
        let (x1, y1) = (min(width - 1, Int(Double(box.x1) * scale)), min(height - 1, Int(Double(box.y1) * scale)))
        guard x0 <= x1, y0 <= y1 else { return false }
        var (lightest, darkest) = (0, 255)
        for y in y0...y1 {
            for x in x0...x1 {
                let place = y * stride + 4 * x
                let value = (Int(pixels[place]) + 2 * Int(pixels[place + 1]) + Int(pixels[place + 2])) / 4
                lightest = max(lightest, value)
                darkest = min(darkest, value)
            }
            if lightest - darkest >= Self.minimumContrast { return true }
        }
        return false
    }
}
