// SPDX-License-Identifier: Apache-2.0

extension ImageHeader {
    /// SVG 2, sections 5.1 and 8: the root element, which must be `svg`, and its size.
    ///
    /// Where `width` or `height` is missing or a percentage, `viewBox` stands in: for the ratio, or for both in pixels of 1/96 inch.
    @Sendable static func svg(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard var reader = SVGRootReader(bytes), reader.skipPrologue(), let root = reader.readRoot() else { return nil }
        var header = ImageHeader(kind: .svg)
        guard root.isComplete else { return header }
        let viewBox = root.viewBox.flatMap(SVGLength.viewBoxSize)
        let width = root.width.flatMap(SVGLength.points)
        let height = root.height.flatMap(SVGLength.points)
        switch (width, height, viewBox) {
        case (let width?, let height?, _):
            header.pointSize = PointSize(width: width, height: height)
        case (let width?, nil, let viewBox?):
            header.pointSize = PointSize(width: width, height: width * viewBox.height / viewBox.width)
        case (nil, let height?, let viewBox?):
            header.pointSize = PointSize(width: height * viewBox.width / viewBox.height, height: height)
        case (nil, nil, let viewBox?):
            header.pointSize = PointSize(width: viewBox.width * SVGLength.pixel, height: viewBox.height * SVGLength.pixel)
        default: break
        }
        return header
    }
}
