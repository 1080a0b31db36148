// SPDX-License-Identifier: Apache-2.0

/// An enhanced metafile ([MS-EMF]): records of a type, a size in bytes and their parameters; the first is the header.
///
/// What EMF+ adds stands in comments; files that hold nothing else show nothing here.
struct EnhancedMetafile {
    let records: Records

    init?(_ bytes: [UInt8]) {
        records = Records(bytes: bytes)
        guard records.unsigned32(0) == 1, records.unsigned32(40) == 0x464D_4520 else { return nil }
    }

    /// The picture as SVG; `nil` where nothing is to be seen.
    func svg() -> [UInt8]? {
        // The frame is in hundredths of a millimetre; the device's size in pixels and millimetres tells how large a pixel is.
        let frame = (0..<4).map { Double(records.signed32(24 + 4 * $0)) }
        let device = Point(Double(records.signed32(72)), Double(records.signed32(76)))
        let millimeters = Point(Double(records.signed32(80)), Double(records.signed32(84)))
        guard frame[2] > frame[0], frame[3] > frame[1], device.x > 0, device.y > 0, millimeters.x > 0, millimeters.y > 0 else { return nil }
        let pixels = Point(device.x / millimeters.x / 100, device.y / millimeters.y / 100)
        let extent = Point(frame[2] - frame[0], frame[3] - frame[1])
        let page = SVGPage(
            size: Point(extent.x * 72 / 2540, extent.y * 72 / 2540), origin: Point(frame[0] * pixels.x, frame[1] * pixels.y),
            view: Point(extent.x * pixels.x, extent.y * pixels.y))
        var drawing = Drawing(page: page, hairline: pixels.x * 2540 / 96)
        var mapping = Mapping(millimeters: Point(pixels.x * 100, pixels.y * 100))
        var place = 0
        while place + 8 <= records.bytes.count {
            let (type, size) = (records.unsigned32(place), records.unsigned32(place + 4))
            guard size >= 8, type != 14 else { break }
            draw(type, place, min(place + size, records.bytes.count), &drawing, &mapping)
            place += size
        }
        return drawing.page.isEmpty ? nil : drawing.page.finish()
    }

    /// How window and viewport go together ([MS-EMF] 2.1.21); kept apart from the state, which only knows the result.
    private struct Mapping {
        /// Device units to the millimetre.
        let millimeters: Point
        var mode = 1
        var window = Point(1, 1)
        var viewport = Point(1, 1)

        func apply(to state: inout DrawingState) {
            switch mode {
            case 2, 3, 4, 5, 6:
                // Tenths and hundredths of a millimetre, hundredths and thousandths of an inch, twips; y points up.
                let units: Double = [2: 0.1, 3: 0.01, 4: 0.254, 5: 0.0254, 6: 25.4 / 1440][mode] ?? 1
                state.window.extent = Point(1, 1)
                state.viewport.extent = Point(units * millimeters.x, -units * millimeters.y)
            case 7, 8:
                state.window.extent = window
                state.viewport.extent = viewport
            default:
                state.window.extent = Point(1, 1)
                state.viewport.extent = Point(1, 1)
            }
        }
    }

    func point(_ place: Int) -> Point { Point(Double(records.signed32(place)), Double(records.signed32(place + 4))) }

    private func matrix(_ place: Int) -> Matrix {
        Matrix(
            a: records.float(place), b: records.float(place + 4), c: records.float(place + 8), d: records.float(place + 12),
            e: records.float(place + 16), f: records.float(place + 20))
    }

    private func draw(_ type: Int, _ at: Int, _ end: Int, _ drawing: inout Drawing, _ mapping: inout Mapping) {
        switch type {
        case 9, 11, 17:
            if type == 9 { mapping.window = point(at + 8) }
            if type == 11 { mapping.viewport = point(at + 8) }
            if type == 17 { mapping.mode = records.unsigned32(at + 8) }
            mapping.apply(to: &drawing.state)
        case 10: drawing.state.window.origin = point(at + 8)
        case 12: drawing.state.viewport.origin = point(at + 8)
        case 33: drawing.save()
        case 34: drawing.restore(records.signed32(at + 8))
        case 35: drawing.state.world = matrix(at + 8)
        case 36:
            switch records.unsigned32(at + 32) {
            case 1: drawing.state.world = Matrix()
            case 2: drawing.state.world = matrix(at + 8).then(drawing.state.world)
            case 3: drawing.state.world = drawing.state.world.then(matrix(at + 8))
            default: drawing.state.world = matrix(at + 8)
            }
        case 18: drawing.state.isBackgroundOpaque = records.unsigned32(at + 8) == 2
        case 19: drawing.state.fillsAlternate = records.unsigned32(at + 8) != 2
        case 22: drawing.state.textAlignment = records.unsigned32(at + 8)
        case 24: drawing.state.textColor = records.color(at + 8)
        case 25: drawing.state.backgroundColor = records.color(at + 8)
        case 30: drawing.clip(point(at + 8), point(at + 16))
        case 37: select(records.unsigned32(at + 8), &drawing)
        case 38, 39, 82, 93, 94, 95: drawing.add(object(type, at, end), at: records.unsigned32(at + 8))
        case 40: drawing.remove(records.unsigned32(at + 8))
        case 59...64, 67, 68, 75: drawPath(type, at, end, &drawing)
        case 83, 84: drawText(type, at, end, &drawing)
        case 76, 77, 80, 81, 114: drawBitmap(type, at, end, &drawing)
        default: drawShape(type, at, end, &drawing)
        }
    }

    private func drawPath(_ type: Int, _ at: Int, _ end: Int, _ drawing: inout Drawing) {
        switch type {
        case 59: drawing.beginPath()
        case 60: drawing.endPath()
        case 61: drawing.closeFigure()
        case 62: drawing.drawPath(isFilled: true, isStroked: false)
        case 63: drawing.drawPath(isFilled: true, isStroked: true)
        case 64: drawing.drawPath(isFilled: false, isStroked: true)
        case 67: drawing.clipToPath(replacing: records.unsigned32(at + 8) == 5)
        case 68: drawing.endPath()
        default:
            // A region is given by its rectangles; what surrounds them all is good enough to clip with.
            guard records.unsigned32(at + 8) >= 48 else {
                if records.unsigned32(at + 12) == 5 { drawing.state.clip = nil }
                return
            }
            let replaces = records.unsigned32(at + 12) == 5
            if replaces || records.unsigned32(at + 12) == 1 {
                drawing.clip(point(at + 32), point(at + 40), replacing: replaces, isDevice: true)
            }
        }
    }

    private func drawShape(_ type: Int, _ at: Int, _ end: Int, _ drawing: inout Drawing) {
        let wide = type < 80
        var points: [Point] { records.points(records.unsigned32(at + 24), at: at + 28, wide: wide, end: end) }
        switch type {
        case 27: drawing.move(to: point(at + 8))
        case 54: drawing.line(to: point(at + 8))
        case 2, 85: drawing.curves(points, continuing: false)
        case 5, 88: drawing.curves(points, continuing: true)
        case 3, 86: drawing.lines(points, isClosed: true)
        case 4, 87: drawing.lines(points, isClosed: false)
        case 6, 89: drawing.lines(points, isClosed: false, continuing: true)
        case 7, 90: drawing.polygons(polygons(at, end, wide: wide), isClosed: false)
        case 8, 91: drawing.polygons(polygons(at, end, wide: wide), isClosed: true)
        case 42: drawing.ellipse(point(at + 8), point(at + 16))
        case 43: drawing.rectangle(point(at + 8), point(at + 16))
        case 44: drawing.roundedRectangle(point(at + 8), point(at + 16), corner: point(at + 24))
        case 45: drawing.arc(point(at + 8), point(at + 16), from: point(at + 24), to: point(at + 32), .open)
        case 46: drawing.arc(point(at + 8), point(at + 16), from: point(at + 24), to: point(at + 32), .chord)
        case 47: drawing.arc(point(at + 8), point(at + 16), from: point(at + 24), to: point(at + 32), .pie)
        default: break
        }
    }

    private func polygons(_ at: Int, _ end: Int, wide: Bool) -> [[Point]] {
        let count = min(records.unsigned32(at + 24), max(0, end - at) / 4)
        var place = at + 32 + 4 * count
        return (0..<count).map {
            let points = records.points(records.unsigned32(at + 32 + 4 * $0), at: place, wide: wide, end: end)
            place += points.count * (wide ? 8 : 4)
            return points
        }
    }
}
