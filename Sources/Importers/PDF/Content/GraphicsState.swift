// SPDX-License-Identifier: Apache-2.0

/// What `q` saves and `Q` brings back (ISO 32000-1, 8.4).
struct GraphicsState {
    /// From the content's own coordinates to the page's, in points from its top left corner.
    var matrix: Matrix
    var clip: Bounds
    var fillSpace = ColorSpace.gray
    var strokeSpace = ColorSpace.gray
    /// 0xRRGGBB; `nil` for patterns.
    var fillColor: UInt32? = 0
    var strokeColor: UInt32? = 0
    var fillAlpha = 1.0
    var strokeAlpha = 1.0
    var lineWidth = 1.0
    var text = TextState()
}

/// What text operators set (9.3).
struct TextState {
    var font: FontMetrics?
    var size = 0.0
    var characterSpacing = 0.0
    var wordSpacing = 0.0
    var scaling = 1.0
    var leading = 0.0
    var rise = 0.0
    var mode = 0
}

/// A rectangle along the axes that may be empty.
struct Bounds {
    var x0 = Double.infinity
    var y0 = Double.infinity
    var x1 = -Double.infinity
    var y1 = -Double.infinity

    init() {}

    init(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) { (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1) }

    var width: Double { x1 - x0 }
    var height: Double { y1 - y0 }
    var isEmpty: Bool { !(x0 <= x1 && y0 <= y1) }

    mutating func add(_ point: Point) {
        x0 = min(x0, point.x)
        y0 = min(y0, point.y)
        x1 = max(x1, point.x)
        y1 = max(y1, point.y)
    }

    mutating func add(_ other: Bounds) {
        x0 = min(x0, other.x0)
        y0 = min(y0, other.y0)
        x1 = max(x1, other.x1)
        y1 = max(y1, other.y1)
    }

    func cut(to other: Bounds) -> Bounds { Bounds(max(x0, other.x0), max(y0, other.y0), min(x1, other.x1), min(y1, other.y1)) }

    /// Larger by so much on every side.
    func grown(by margin: Double) -> Bounds { Bounds(x0 - margin, y0 - margin, x1 + margin, y1 + margin) }
}
