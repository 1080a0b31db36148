// SPDX-License-Identifier: Apache-2.0

/// What a metafile draws with: the device context of Windows' GDI, as far as it shows.
struct DrawingState {
    var pen = Pen()
    var brush = Brush()
    var font = TextFont()
    var textColor = RGB()
    /// TA_… of [MS-WMF] 2.1.2.3.
    var textAlignment = 0
    var backgroundColor = RGB(red: 255, green: 255, blue: 255)
    var isBackgroundOpaque = false
    var fillsAlternate = true
    var position = Point(0, 0)
    var world = Matrix()
    var window = (origin: Point(0, 0), extent: Point(1, 1))
    var viewport = (origin: Point(0, 0), extent: Point(1, 1))
    /// Number of the clipping path; `nil` draws everywhere.
    var clip: Int?

    /// From logical to device units.
    var matrix: Matrix {
        let x = window.extent.x == 0 ? 1 : viewport.extent.x / window.extent.x
        let y = window.extent.y == 0 ? 1 : viewport.extent.y / window.extent.y
        return world.then(
            Matrix(a: x, d: y, e: viewport.origin.x - window.origin.x * x, f: viewport.origin.y - window.origin.y * y))
    }
}

struct Pen {
    var color = RGB()
    /// Logical units; 0 is one pixel.
    var width = 0.0
    /// PS_… of [MS-WMF] 2.1.1.23: the low four bits say how it is dashed, 5 draws nothing.
    var style = 0

    var isVisible: Bool { style & 15 != 5 }

    /// Dashes and gaps in widths of the pen.
    var dashes: [Double] {
        switch style & 15 {
        case 1: [3, 1]
        case 2, 7: [1, 1]
        case 3: [3, 1, 1, 1]
        case 4: [3, 1, 1, 1, 1, 1]
        default: []
        }
    }
}

struct Brush {
    var color = RGB(red: 255, green: 255, blue: 255)
    /// How much of it covers the ground: hatching and patterns are shown as a tint.
    var opacity = 1.0

    var isVisible: Bool { opacity > 0 }

    /// BS_… of [MS-WMF] 2.1.1.4.
    init(style: Int = 0, color: RGB = RGB(red: 255, green: 255, blue: 255)) {
        self.color = color
        switch style {
        case 0: opacity = 1
        case 1: opacity = 0
        case 2: opacity = 0.4
        default:
            self.color = RGB(red: 128, green: 128, blue: 128)
            opacity = 0.5
        }
    }
}

struct TextFont {
    /// Positive: height of a line; negative: of the letters' em.
    var height = -12.0
    /// Tenths of a degree, against the clock.
    var escapement = 0
    var weight = 400
    var isItalic = false
    var isUnderlined = false
    var isStruckOut = false
    var charset = 0
    var family = ""

    /// The em's height: a line is about an eighth taller.
    var size: Double { height < 0 ? -height : height == 0 ? 12 : height * 0.88 }
}

/// What a metafile made and may select.
enum DrawingObject {
    case pen(Pen)
    case brush(Brush)
    case font(TextFont)
    /// Takes a number but shows nothing: palettes, regions.
    case other
}
