// SPDX-License-Identifier: Apache-2.0

/// A metafile of 16-bit Windows ([MS-WMF]): a header, then records of a size in words, a function and its parameters.
struct WindowsMetafile {
    private static let placeableKey = 0x9AC6_CDD7
    private static let placeableSize = 22
    private static let headerSize = 18

    private let records: Records
    /// Where the records begin.
    private let start: Int
    /// The picture's size in points, and its box in logical units, where a placeable header says them.
    private let box: (origin: Point, extent: Point, size: Point)?

    init?(_ bytes: [UInt8]) {
        let records = Records(bytes: bytes)
        self.records = records
        var header = 0
        if records.unsigned32(0) == Self.placeableKey {
            header = Self.placeableSize
            let edges = (0..<4).map { Double(records.signed16(6 + 2 * $0)) }
            let extent = Point(edges[2] - edges[0], edges[3] - edges[1])
            let inch = Double(max(1, records.unsigned16(14)))
            box =
                extent.x == 0 || extent.y == 0
                ? nil : (Point(edges[0], edges[1]), extent, Point(abs(extent.x) * 72 / inch, abs(extent.y) * 72 / inch))
        } else {
            box = nil
        }
        guard 1...2 ~= records.unsigned16(header), records.unsigned16(header + 2) == Self.headerSize / 2 else { return nil }
        start = header + Self.headerSize
    }

    /// The picture as SVG; `nil` where nothing is to be seen.
    func svg() -> [UInt8]? {
        let window = firstWindow
        guard let extent = window.extent ?? box?.extent, extent.x != 0, extent.y != 0 else { return nil }
        // Without a size a unit is taken for a twentieth of a point, as RTF's programs do.
        let size = box?.size ?? Point(abs(extent.x) / 20, abs(extent.y) / 20)
        var drawing = Drawing(page: SVGPage(size: size, origin: Point(0, 0), view: size), hairline: 0.75)
        drawing.state.window = (window.origin ?? box?.origin ?? Point(0, 0), extent)
        drawing.state.viewport = (Point(0, 0), size)
        forEachRecord { function, parameters, end in draw(function, parameters, end, &drawing) }
        return drawing.page.isEmpty ? nil : drawing.page.finish()
    }

    private func forEachRecord(_ body: (_ function: Int, _ parameters: Int, _ end: Int) -> Void) {
        var place = start
        while place + 6 <= records.bytes.count {
            let size = records.unsigned32(place) * 2
            let function = records.unsigned16(place + 4)
            guard size >= 6, function != 0 else { return }
            body(function, place + 6, min(place + size, records.bytes.count))
            place += size
        }
    }

    /// The window that the picture begins with.
    private var firstWindow: (origin: Point?, extent: Point?) {
        var window: (origin: Point?, extent: Point?)
        forEachRecord { function, at, _ in
            if function == 0x020B, window.origin == nil { window.origin = point(at) }
            if function == 0x020C, window.extent == nil { window.extent = point(at) }
        }
        return window
    }

    /// Points stand with their y before their x.
    private func point(_ place: Int) -> Point { Point(Double(records.signed16(place + 2)), Double(records.signed16(place))) }

    private func draw(_ function: Int, _ at: Int, _ end: Int, _ drawing: inout Drawing) {
        switch function {
        case 0x020B: drawing.state.window.origin = point(at)
        case 0x020C: drawing.state.window.extent = point(at)
        case 0x020F:
            drawing.state.window.origin.x += point(at).x
            drawing.state.window.origin.y += point(at).y
        case 0x0102: drawing.state.isBackgroundOpaque = records.unsigned16(at) == 2
        case 0x0106: drawing.state.fillsAlternate = records.unsigned16(at) != 2
        case 0x012E: drawing.state.textAlignment = records.unsigned16(at)
        case 0x0209: drawing.state.textColor = records.color(at)
        case 0x0201: drawing.state.backgroundColor = records.color(at)
        case 0x001E: drawing.save()
        case 0x0127: drawing.restore(records.signed16(at))
        case 0x0416: drawing.clip(point(at + 4), point(at))
        case 0x012C: drawing.state.clip = nil
        case 0x012D: drawing.select(records.unsigned16(at))
        case 0x01F0: drawing.remove(records.unsigned16(at))
        case 0x02FA, 0x02FB, 0x02FC, 0x0142, 0x01F9, 0x00F7, 0x06FF: drawing.add(object(function, at, end))
        case 0x0214: drawing.move(to: point(at))
        case 0x0213: drawing.line(to: point(at))
        case 0x041B: drawing.rectangle(point(at + 4), point(at))
        case 0x0418: drawing.ellipse(point(at + 4), point(at))
        case 0x061C: drawing.roundedRectangle(point(at + 8), point(at + 4), corner: point(at))
        case 0x0817: drawing.arc(point(at + 12), point(at + 8), from: point(at + 4), to: point(at), .open)
        case 0x0830: drawing.arc(point(at + 12), point(at + 8), from: point(at + 4), to: point(at), .chord)
        case 0x081A: drawing.arc(point(at + 12), point(at + 8), from: point(at + 4), to: point(at), .pie)
        case 0x0324, 0x0325:
            let points = records.points(records.unsigned16(at), at: at + 2, wide: false, end: end)
            drawing.lines(points, isClosed: function == 0x0324)
        case 0x0538: drawing.polygons(polygons(at, end), isClosed: true)
        case 0x0521, 0x0A32: drawText(function, at, end, &drawing)
        case 0x061D:
            let (size, place) = (point(at + 4), point(at + 8))
            drawing.fill(place, Point(place.x + size.x, place.y + size.y), operation: records.unsigned32(at))
        case 0x0F43, 0x0B41, 0x0940, 0x0D33: if let copy = bitmap(function, at, end) { drawing.copy(copy) }
        default: break
        }
    }

    private func polygons(_ at: Int, _ end: Int) -> [[Point]] {
        let count = min(records.unsigned16(at), max(0, end - at) / 2)
        var place = at + 2 + 2 * count
        return (0..<count).map {
            let points = records.points(records.unsigned16(at + 2 + 2 * $0), at: place, wide: false, end: end)
            place += points.count * 4
            return points
        }
    }

    private func object(_ function: Int, _ at: Int, _ end: Int) -> DrawingObject {
        switch function {
        case 0x02FA:
            return .pen(
                Pen(
                    color: records.color(at + 6), width: Double(abs(records.signed16(at + 2))),
                    style: records.unsigned16(at)))
        case 0x02FC: return .brush(Brush(style: records.unsigned16(at), color: records.color(at + 2)))
        case 0x0142, 0x01F9: return .brush(Brush(style: 3))
        case 0x02FB:
            var font = TextFont()
            font.height = Double(records.signed16(at))
            font.escapement = records.signed16(at + 4)
            font.weight = records.signed16(at + 8)
            font.isItalic = records.unsigned8(at + 10) != 0
            font.isUnderlined = records.unsigned8(at + 11) != 0
            font.isStruckOut = records.unsigned8(at + 12) != 0
            font.charset = records.unsigned8(at + 13)
            let name = records.slice(at + 18..<max(at + 18, min(end, at + 50)))
            font.family = String(decoding: name.prefix { $0 != 0 && $0 < 0x80 }, as: UTF8.self)
            return .font(font)
        default: return .other
        }
    }

    private func drawText(_ function: Int, _ at: Int, _ end: Int, _ drawing: inout Drawing) {
        let isPlain = function == 0x0521
        let count = records.unsigned16(isPlain ? at : at + 4)
        // ETO_OPAQUE and ETO_CLIPPED bring a rectangle along.
        let text = isPlain ? at + 2 : at + 8 + (records.unsigned16(at + 6) & 6 != 0 ? 8 : 0)
        guard count > 0, text + count <= end else { return }
        let behind = text + (count + 1) / 2 * 2
        var width = 0.0
        if !isPlain, behind + 2 * count <= end { for place in 0..<count { width += Double(records.signed16(behind + 2 * place)) } }
        let string = drawing.state.font.string(records.slice(text..<text + count))
        drawing.text(string, at: point(isPlain ? behind : at), width: width)
    }

    private func bitmap(_ function: Int, _ at: Int, _ end: Int) -> BitmapCopy? {
        switch function {
        case 0x0F43, 0x0B41:
            let sizes = function == 0x0F43 ? at + 6 : at + 4
            guard end - sizes > 16 else { return nil }
            return BitmapCopy(
                dib: Array(records.slice(sizes + 16..<end)), place: point(sizes + 12), size: point(sizes + 8), source: point(sizes + 4),
                sourceSize: point(sizes), operation: records.unsigned32(at))
        case 0x0940:
            guard end - at > 16 else { return nil }
            return BitmapCopy(
                dib: Array(records.slice(at + 16..<end)), place: point(at + 12), size: point(at + 8), source: point(at + 4),
                sourceSize: point(at + 8), operation: records.unsigned32(at))
        default:
            guard end - at > 18 else { return nil }
            return BitmapCopy(
                dib: Array(records.slice(at + 18..<end)), place: point(at + 14), size: point(at + 10), source: point(at + 6),
                sourceSize: point(at + 10), operation: 0x00CC_0020)
        }
    }
}
