// SPDX-License-Identifier: Apache-2.0

/// Turns the vector pictures of Windows into SVG, which browsers show.
public enum MetafileConverter {
    /// The picture of a WMF ([MS-WMF], with or without the placeable header) or EMF ([MS-EMF]) file as SVG 1.1, whose size is the picture's own.
    ///
    /// Lines, shapes, text, clipping and bitmaps are drawn; hatching and patterns become tints, regions their outer rectangles. `nil` where the
    /// bytes are neither, where nothing is to be seen, as in files that hold nothing but EMF+, and where the SVG would get larger than a limit.
    ///
    /// - Parameter limit: bytes.
    public static func svg(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        let svg = EnhancedMetafile(bytes)?.svg() ?? WindowsMetafile(bytes)?.svg()
        return svg.flatMap { $0.count <= limit ? $0 : nil }
    }
}
