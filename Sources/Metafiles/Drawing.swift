// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Draws what the records of a metafile ask for into SVG.
struct Drawing {
    /// How many states a metafile may save.
    private static let maximumSaved = 256
    /// How many objects it may hold.
    private static let maximumObjects = 65_536

    var page: SVGPage
    var state = DrawingState()
    private var saved: [DrawingState] = []
    private var objects: [Int: DrawingObject] = [:]
    /// The lowest number that may be free.
    private var firstFree = 0
    /// A path that is being recorded.
    private var recorded: PathData?
    /// The path that was recorded last.
    private var path = PathData()
    /// The least width of a line: a pixel at 96 to the inch.
    let hairline: Double

    init(page: SVGPage, hairline: Double) {
        self.page = page
        self.hairline = hairline
    }

    // MARK: States and objects

    mutating func save() { if saved.count < Self.maximumSaved { saved.append(state) } }

    /// Positive numbers count from the first state that was saved, negative ones from the last.
    mutating func restore(_ number: Int) {
        let place = number < 0 ? saved.count + max(number, -saved.count) : number - 1
        guard saved.indices.contains(place) else { return }
        state = saved[place]
        saved.removeLast(saved.count - place)
    }

    mutating func add(_ object: DrawingObject, at number: Int) {
        if objects.count < Self.maximumObjects { objects[number] = object }
    }

    /// Gives an object the lowest number that is free.
    mutating func add(_ object: DrawingObject) {
        while objects[firstFree] != nil { firstFree += 1 }
        add(object, at: firstFree)
    }

    mutating func remove(_ number: Int) {
        objects[number] = nil
        firstFree = min(firstFree, max(number, 0))
    }

    mutating func select(_ number: Int) {
        if let object = objects[number] { select(object) }
    }

    mutating func select(_ object: DrawingObject) {
        switch object {
        case .pen(let pen): state.pen = pen
        case .brush(let brush): state.brush = brush
        case .font(let font): state.font = font
        case .other: break
        }
    }

    // MARK: Shapes

    mutating func line(to end: Point) {
        var data = PathData()
        if recorded == nil { data.move(state.matrix(state.position)) }
        data.line(state.matrix(end))
        state.position = end
        draw(data, isFilled: false)
    }

    mutating func move(to point: Point) {
        state.position = point
        recorded?.move(state.matrix(point))
    }

    /// - Parameter continuing: whether it begins where the last line ended.
    mutating func lines(_ points: [Point], isClosed: Bool, continuing: Bool = false) {
        guard let first = points.first, let last = points.last else { return }
        var data = PathData()
        let matrix = state.matrix
        if continuing {
            if recorded == nil { data.move(matrix(state.position)) }
            state.position = last
        } else {
            data.move(matrix(first))
        }
        for point in continuing ? points[...] : points.dropFirst() { data.line(matrix(point)) }
        if isClosed { data.close() }
        draw(data, isFilled: isClosed)
    }

    mutating func polygons(_ polygons: [[Point]], isClosed: Bool) {
        var data = PathData()
        let matrix = state.matrix
        for polygon in polygons {
            guard let first = polygon.first else { continue }
            data.move(matrix(first))
            for point in polygon.dropFirst() { data.line(matrix(point)) }
            if isClosed { data.close() }
        }
        draw(data, isFilled: isClosed)
    }

    /// Three points a curve, behind the one it begins with.
    mutating func curves(_ points: [Point], continuing: Bool) {
        guard let first = points.first, let last = points.last else { return }
        var data = PathData()
        let matrix = state.matrix
        if continuing {
            if recorded == nil { data.move(matrix(state.position)) }
            state.position = last
        } else {
            data.move(matrix(first))
        }
        var place = continuing ? 0 : 1
        while place + 3 <= points.count {
            data.curve(matrix(points[place]), matrix(points[place + 1]), matrix(points[place + 2]))
            place += 3
        }
        draw(data, isFilled: false)
    }

    mutating func rectangle(_ first: Point, _ second: Point) {
        lines([first, Point(second.x, first.y), second, Point(first.x, second.y)], isClosed: true)
    }

    mutating func ellipse(_ first: Point, _ second: Point) {
        var data = PathData()
        addArc(Ellipse(first, second), from: 0, by: 2 * .pi, isStart: true, to: &data)
        data.close()
        draw(data, isFilled: true)
    }

    mutating func roundedRectangle(_ first: Point, _ second: Point, corner: Point) {
        let low = Point(min(first.x, second.x), min(first.y, second.y))
        let high = Point(max(first.x, second.x), max(first.y, second.y))
        let size = Point(min(abs(corner.x), high.x - low.x), min(abs(corner.y), high.y - low.y))
        var data = PathData()
        let corners = [
            (Point(high.x - size.x, high.y - size.y), 0.0), (Point(low.x, high.y - size.y), 1), (low, 2),
            (Point(high.x - size.x, low.y), 3),
        ]
        for (number, (place, quarter)) in corners.enumerated() {
            let ellipse = Ellipse(place, Point(place.x + size.x, place.y + size.y))
            addArc(ellipse, from: quarter * .pi / 2, by: .pi / 2, isStart: number == 0, to: &data)
        }
        data.close()
        draw(data, isFilled: true)
    }

    enum ArcEnd { case open, chord, pie }

    /// Part of an ellipse, against the clock as it is seen, between the rays through two points.
    mutating func arc(_ first: Point, _ second: Point, from start: Point, to end: Point, _ closing: ArcEnd) {
        let ellipse = Ellipse(first, second)
        let begin = ellipse.angle(start)
        var sweep = ellipse.angle(end) - begin
        if sweep >= 0 { sweep -= 2 * .pi }
        var data = PathData()
        addArc(ellipse, from: begin, by: sweep, isStart: true, to: &data)
        if closing == .pie { data.line(state.matrix(ellipse.center)) }
        if closing != .open { data.close() }
        draw(data, isFilled: closing != .open)
    }

    private struct Ellipse {
        let center: Point
        let radii: Point

        init(_ first: Point, _ second: Point) {
            center = Point((first.x + second.x) / 2, (first.y + second.y) / 2)
            radii = Point(abs(second.x - first.x) / 2, abs(second.y - first.y) / 2)
        }

        func angle(_ point: Point) -> Double {
            atan2((point.y - center.y) * max(radii.x, 1e-9), (point.x - center.x) * max(radii.y, 1e-9))
        }

        func at(_ angle: Double) -> Point { Point(center.x + radii.x * cos(angle), center.y + radii.y * sin(angle)) }

        func tangent(_ angle: Double) -> Point { Point(-radii.x * sin(angle), radii.y * cos(angle)) }
    }

    /// Quarters at most are one Bézier curve each.
    private func addArc(_ ellipse: Ellipse, from start: Double, by sweep: Double, isStart: Bool, to data: inout PathData) {
        let matrix = state.matrix
        let parts = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = sweep / Double(parts)
        let reach = 4.0 / 3 * tan(step / 4)
        let first = matrix(ellipse.at(start))
        if isStart { data.move(first) } else { data.line(first) }
        for part in 0..<parts {
            let (from, to) = (start + Double(part) * step, start + Double(part + 1) * step)
            let (begin, end, out, back) = (ellipse.at(from), ellipse.at(to), ellipse.tangent(from), ellipse.tangent(to))
            data.curve(
                matrix(Point(begin.x + reach * out.x, begin.y + reach * out.y)),
                matrix(Point(end.x - reach * back.x, end.y - reach * back.y)),
                matrix(end))
        }
    }

    // MARK: Paths

    mutating func beginPath() { recorded = PathData() }

    mutating func endPath() {
        if let recorded { path = recorded }
        recorded = nil
    }

    mutating func closeFigure() { recorded?.close() }

    mutating func drawPath(isFilled: Bool, isStroked: Bool) {
        endPath()
        draw(path, isFilled: isFilled, isStroked: isStroked)
        path = PathData()
    }

    mutating func clipToPath(replacing: Bool) {
        endPath()
        let outer = replacing ? nil : state.clip
        state.clip = page.addClip(path, isEvenOdd: state.fillsAlternate, in: outer)
        path = PathData()
    }

    mutating func clip(_ first: Point, _ second: Point, replacing: Bool = false, isDevice: Bool = false) {
        let matrix = isDevice ? Matrix() : state.matrix
        var data = PathData()
        data.move(matrix(first))
        for corner in [Point(second.x, first.y), second, Point(first.x, second.y)] { data.line(matrix(corner)) }
        data.close()
        state.clip = page.addClip(data, isEvenOdd: false, in: replacing ? nil : state.clip)
    }

    private mutating func draw(_ data: PathData, isFilled: Bool, isStroked: Bool = true) {
        if recorded != nil {
            recorded?.append(data)
            return
        }
        let (fills, strokes) = (isFilled && state.brush.isVisible, isStroked && state.pen.isVisible)
        guard fills || strokes, !data.bytes.isEmpty else { return }
        page.draw()
        page.write("<path d=\"")
        page.append(data.bytes)
        page.write("\"")
        writeFill(isOn: fills)
        if strokes { writeStroke() }
        page.write(clip: state.clip)
        page.write("/>\n")
    }

    /// Fills a rectangle with a colour and no line.
    mutating func fill(_ first: Point, _ second: Point, _ brush: Brush) {
        let (pen, own) = (state.pen, state.brush)
        state.pen.style = 5
        state.brush = brush
        rectangle(first, second)
        (state.pen, state.brush) = (pen, own)
    }

    private mutating func writeFill(isOn: Bool) {
        guard isOn else { return page.write(" fill=\"none\"") }
        page.write(" fill=\"")
        page.write(state.brush.color)
        page.write("\"")
        if state.brush.opacity < 1 {
            page.write(" fill-opacity=\"")
            page.write(state.brush.opacity)
            page.write("\"")
        }
        if state.fillsAlternate { page.write(" fill-rule=\"evenodd\"") }
    }

    private mutating func writeStroke() {
        let width = max(state.pen.width * state.matrix.scale, hairline)
        page.write(" stroke=\"")
        page.write(state.pen.color)
        page.write("\" stroke-width=\"")
        page.write(width)
        page.write("\"")
        let dashes = state.pen.dashes
        if !dashes.isEmpty {
            page.write(" stroke-dasharray=\"")
            for (place, dash) in dashes.enumerated() {
                if place > 0 { page.write(" ") }
                page.write(dash * width)
            }
            page.write("\"")
        } else if state.pen.width > 0 {
            page.write(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
        }
    }
}
