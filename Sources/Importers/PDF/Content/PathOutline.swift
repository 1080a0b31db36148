// SPDX-License-Identifier: Apache-2.0

/// The path that is being made (ISO 32000-1, 8.5.2), in the page's coordinates.
struct PathOutline {
    struct Part {
        private(set) var points: [Point]
        var isClosed = false
        /// Whether there are curves; their ends are among the points.
        private(set) var isCurved = false
        /// Of its points and of what its curves are drawn to.
        private(set) var bounds = Bounds()

        init(_ points: [Point], isClosed: Bool = false) {
            self.points = points
            self.isClosed = isClosed
            for point in points { bounds.add(point) }
        }

        mutating func append(_ point: Point) {
            points.append(point)
            bounds.add(point)
        }

        mutating func curve(_ first: Point, _ second: Point, to point: Point) {
            bounds.add(first)
            bounds.add(second)
            append(point)
            isCurved = true
        }

        /// The part of its bounds that it covers (by Gauss's formula).
        var coverage: Double {
            guard points.count > 2, bounds.width > 0, bounds.height > 0, var last = points.last else { return 0 }
            var doubled = 0.0
            for point in points {
                doubled += last.x * point.y - point.x * last.y
                last = point
            }
            return abs(doubled) / 2 / (bounds.width * bounds.height)
        }
    }

    private(set) var parts: [Part] = []
    private(set) var bounds = Bounds()
    /// Whether it is too long to be a rule, an area or a mark: a drawing.
    private(set) var isLong = false
    private var pointCount = 0
    /// Whether the next line goes on with the last part.
    private var isOpen = false

    private static let maximumPoints = 4000

    var isEmpty: Bool { bounds.isEmpty }

    mutating func clear() {
        parts.removeAll(keepingCapacity: true)
        (bounds, isLong, pointCount, isOpen) = (Bounds(), false, 0, false)
    }

    mutating func move(to point: Point) {
        // A move that nothing follows draws nothing.
        if let last = parts.last, last.points.count == 1, isOpen { parts.removeLast() }
        start(point)
    }

    private mutating func start(_ point: Point) {
        isOpen = true
        guard count() else { return }
        parts.append(Part([point]))
    }

    mutating func line(to point: Point) {
        guard let last = beginLine(to: point) else { return }
        parts[last].append(point)
        bounds.add(parts[last].bounds)
    }

    mutating func curve(_ first: Point, _ second: Point, to point: Point) {
        guard let last = beginLine(to: point) else { return }
        parts[last].curve(first, second, to: point)
        bounds.add(parts[last].bounds)
    }

    /// The part that goes on; `nil` where there are too many points.
    private mutating func beginLine(to point: Point) -> Int? {
        if !isOpen { start(parts.last?.points.first ?? point) }
        bounds.add(point)
        return count() ? parts.indices.last : nil
    }

    mutating func close() {
        guard let last = parts.indices.last else { return }
        parts[last].isClosed = true
        isOpen = false
    }

    mutating func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ matrix: Matrix) {
        let corners = [
            matrix.point(x, y), matrix.point(x + width, y), matrix.point(x + width, y + height), matrix.point(x, y + height),
        ]
        for corner in corners { bounds.add(corner) }
        isOpen = false
        guard count(4) else { return }
        parts.append(Part(corners, isClosed: true))
    }

    /// Counts points; false where there are too many.
    private mutating func count(_ added: Int = 1) -> Bool {
        pointCount += added
        if pointCount > Self.maximumPoints {
            isLong = true
            parts.removeAll()
        }
        return !isLong
    }
}
