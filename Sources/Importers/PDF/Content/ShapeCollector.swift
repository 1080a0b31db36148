// SPDX-License-Identifier: Apache-2.0

import PageLayout

/// Takes from what is painted the lines, areas and marks that say something about text.
struct ShapeCollector {
    private var rules: [PageShapes.Rule] = []
    private var fills: [PageShapes.Fill] = []
    private var marks: [Box] = []
    private let page: Bounds
    /// Whether the page draws so much that it is a map or a plot.
    private var isDrawing = false

    /// Points up to which what is drawn counts as a line.
    private static let maximumThickness = 2.6
    /// Points that a line has at least.
    private static let minimumLength = 2.0
    /// Points up to which a shape is a mark, and from which on.
    private static let markSides = 0.8...14.0
    /// The part of its bounds that an area covers.
    private static let minimumCoverage = 0.8
    /// Points between two outlines, one in the other, that are the two edges of a frame.
    private static let maximumFrame = 6.0
    private static let maximumShapes = 20_000
    /// How far lines may be from going straight.
    private static let straightness = 0.3

    init(page: Bounds) { self.page = page }

    // MARK: Painting

    mutating func fill(_ path: PathOutline, color: UInt32?, clip: Bounds) {
        guard let color, !path.isLong else { return }
        if let frame = Self.frame(path) {
            addFrame(frame.outer, frame.inner, color, clip)
            return
        }
        for part in path.parts { add(part, color, clip) }
    }

    mutating func stroke(_ path: PathOutline, width: Double, color: UInt32?, clip: Bounds) {
        guard let color, !path.isLong else { return }
        for part in path.parts {
            let bounds = part.bounds
            if part.isCurved, isMark(bounds) {
                addMark(bounds, clip)
            } else if width <= Self.maximumThickness {
                addLines(part, width, color, clip)
            } else if !part.isCurved, part.points.count == 2 {
                // A line as thick as an area, such as a bar drawn with one stroke.
                add(areaOf: part, width, color, clip)
            }
        }
    }

    private mutating func addLines(_ part: PathOutline.Part, _ width: Double, _ color: UInt32, _ clip: Bounds) {
        guard var last = part.points.first, !part.isCurved else { return }
        for point in part.points.dropFirst() + (part.isClosed ? [last] : []) {
            defer { last = point }
            let (dx, dy) = (abs(point.x - last.x), abs(point.y - last.y))
            guard max(dx, dy) >= Self.minimumLength, min(dx, dy) <= Self.straightness else { continue }
            var bounds = Bounds()
            bounds.add(last)
            bounds.add(point)
            let half = max(width, 0.1) / 2
            if dx > dy {
                (bounds.y0, bounds.y1) = (bounds.y0 - half, bounds.y1 + half)
            } else {
                (bounds.x0, bounds.x1) = (bounds.x0 - half, bounds.x1 + half)
            }
            addRule(bounds, color, clip)
        }
    }

    private mutating func add(areaOf line: PathOutline.Part, _ width: Double, _ color: UInt32, _ clip: Bounds) {
        var bounds = line.bounds
        if bounds.width <= Self.straightness {
            (bounds.x0, bounds.x1) = (bounds.x0 - width / 2, bounds.x1 + width / 2)
        } else if bounds.height <= Self.straightness {
            (bounds.y0, bounds.y1) = (bounds.y0 - width / 2, bounds.y1 + width / 2)
        } else {
            return
        }
        addFill(bounds, color, clip)
    }

    private mutating func add(_ part: PathOutline.Part, _ color: UInt32, _ clip: Bounds) {
        let bounds = part.bounds
        if min(bounds.width, bounds.height) <= Self.maximumThickness,
            max(bounds.width, bounds.height) > 3 * Self.maximumThickness
                || max(bounds.width, bounds.height) >= 3 * min(bounds.width, bounds.height)
        {
            addRule(bounds, color, clip)
        } else if isMark(bounds) {
            addMark(bounds, clip)
        } else if part.coverage >= Self.minimumCoverage {
            addFill(bounds, color, clip)
        }
    }

    /// Two rectangles, one in the other, whose edges lie near each other.
    private static func frame(_ path: PathOutline) -> (outer: Bounds, inner: Bounds)? {
        guard path.parts.count == 2 else { return nil }
        let (first, second) = (path.parts[0].bounds, path.parts[1].bounds)
        let (outer, inner) = first.width >= second.width ? (first, second) : (second, first)
        let edges = [inner.x0 - outer.x0, inner.y0 - outer.y0, outer.x1 - inner.x1, outer.y1 - inner.y1]
        guard edges.allSatisfy({ (0...maximumFrame).contains($0) }), min(inner.width, inner.height) > 0,
            path.parts.allSatisfy({ $0.coverage >= minimumCoverage })
        else { return nil }
        return (outer, inner)
    }

    private mutating func addFrame(_ outer: Bounds, _ inner: Bounds, _ color: UInt32, _ clip: Bounds) {
        let edges = [
            Bounds(outer.x0, outer.y0, outer.x1, inner.y0), Bounds(outer.x0, inner.y1, outer.x1, outer.y1),
            Bounds(outer.x0, outer.y0, inner.x0, outer.y1), Bounds(inner.x1, outer.y0, outer.x1, outer.y1),
        ]
        for edge in edges where edge.width > 0 && edge.height > 0 { addRule(edge, color, clip) }
    }

    // MARK: Keeping

    private func isMark(_ bounds: Bounds) -> Bool {
        Self.markSides.contains(bounds.width) && Self.markSides.contains(bounds.height) && bounds.width < 2 * bounds.height
            && bounds.height < 2 * bounds.width
    }

    private mutating func addRule(_ bounds: Bounds, _ color: UInt32, _ clip: Bounds) {
        guard let box = box(bounds, clip), max(box.width, box.height) >= Float(Self.minimumLength), mayAdd() else { return }
        rules.append(PageShapes.Rule(box, color: color))
    }

    private mutating func addFill(_ bounds: Bounds, _ color: UInt32, _ clip: Bounds) {
        guard let box = box(bounds, clip), mayAdd() else { return }
        fills.append(PageShapes.Fill(box, color: color))
    }

    private mutating func addMark(_ bounds: Bounds, _ clip: Bounds) {
        guard let box = box(bounds, clip), mayAdd() else { return }
        marks.append(box)
    }

    private func box(_ bounds: Bounds, _ clip: Bounds) -> Box? {
        let seen = bounds.cut(to: clip).cut(to: page)
        return seen.isEmpty ? nil : Box(Float(seen.x0), Float(seen.y0), Float(seen.x1), Float(seen.y1))
    }

    private mutating func mayAdd() -> Bool {
        if rules.count + fills.count + marks.count >= Self.maximumShapes { isDrawing = true }
        return !isDrawing
    }

    // MARK: Result

    func shapes() -> PageShapes {
        var shapes = PageShapes()
        if isDrawing { return shapes }
        shapes.fills = fills
        shapes.marks = marks
        shapes.rules =
            Self.merged(rules.filter(\.isHorizontal), along: { ($0.x0, $0.x1) }, across: { ($0.y0, $0.y1) })
            + Self.merged(rules.filter { !$0.isHorizontal }, along: { ($0.y0, $0.y1) }, across: { ($0.x0, $0.x1) })
        return shapes
    }

    /// Points between two lines that go on in each other: dots and the corners of cells.
    private static let maximumGap: Float = 2.2

    private static func merged(
        _ rules: [PageShapes.Rule], along: (Box) -> (Float, Float), across: (Box) -> (Float, Float)
    ) -> [PageShapes.Rule] {
        // Lines of one height stand together, however little they differ in it.
        let sorted = rules.sorted { (across($0.box).0, along($0.box).0) < (across($1.box).0, along($1.box).0) }
        var (result, row) = ([PageShapes.Rule](), [PageShapes.Rule]())
        func finish(_ row: [PageShapes.Rule]) {
            var last: PageShapes.Rule?
            for rule in row.sorted(by: { along($0.box).0 < along($1.box).0 }) {
                if var open = last, along(rule.box).0 <= along(open.box).1 + maximumGap, rule.color == open.color {
                    open.box.unite(rule.box)
                    last = open
                } else {
                    if let last { result.append(last) }
                    last = rule
                }
            }
            if let last { result.append(last) }
        }
        for rule in sorted {
            if let first = row.first, across(rule.box).0 - across(first.box).0 > 0.4 {
                finish(row)
                row = []
            }
            row.append(rule)
        }
        finish(row)
        return result
    }
}
