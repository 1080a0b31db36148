// SPDX-License-Identifier: Apache-2.0

import Base64Text

/// SVG while it is written (SVG 1.1). Nothing but what stands here comes into it: shapes, text, bitmaps as `data:` URLs.
struct SVGPage {
    private(set) var bytes: [UInt8] = []
    private var clipCount = 0
    /// Whether anything was drawn.
    private(set) var isEmpty = true

    /// - Parameters:
    ///   - size: the picture's, in points
    ///   - view: what part of the plane it shows
    init(size: Point, origin: Point, view: Point) {
        write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        write(size.x)
        write("pt\" height=\"")
        write(size.y)
        write("pt\" viewBox=\"")
        for (place, value) in [origin.x, origin.y, view.x, view.y].enumerated() {
            if place > 0 { write(" ") }
            write(value)
        }
        write("\">\n")
    }

    mutating func finish() -> [UInt8] {
        write("</svg>\n")
        return bytes
    }

    mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(base64 content: [UInt8]) { Base64.append(content.span, to: &bytes) }

    /// Writes a number with two decimals at most, within what coordinates are good for.
    mutating func write(_ value: Double) { Self.append(value, to: &bytes) }

    static func append(_ value: Double, to bytes: inout [UInt8]) {
        let limit = 1e9
        let hundredths = value.isFinite ? Int((min(max(value, -limit), limit) * 100).rounded()) : 0
        if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        bytes.append(contentsOf: String(whole).utf8)
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
        if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
    }

    mutating func write(_ color: RGB) {
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(UInt8(ascii: "#"))
        for part in [color.red, color.green, color.blue] { bytes += [digits[Int(part >> 4)], digits[Int(part & 15)]] }
    }

    /// Writes text; what XML does not allow or would take for markup is escaped or becomes a space.
    mutating func write(escaping text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": write("&amp;")
            case "<": write("&lt;")
            case ">": write("&gt;")
            case "\"": write("&quot;")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": write(" ")
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
    }

    mutating func write(_ matrix: Matrix) {
        write(" transform=\"matrix(")
        for (place, value) in [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].enumerated() {
            if place > 0 { write(" ") }
            write(value)
        }
        write(")\"")
    }

    mutating func write(clip: Int?) {
        guard let clip else { return }
        write(" clip-path=\"url(#c")
        write(Double(clip))
        write(")\"")
    }

    mutating func append(_ more: [UInt8]) { bytes += more }

    /// Notes that what is being written shows.
    mutating func draw() { isEmpty = false }

    /// Defines a clipping path inside another. Returns its number.
    mutating func addClip(_ path: PathData, isEvenOdd: Bool, in outer: Int?) -> Int {
        clipCount += 1
        write("<clipPath id=\"c")
        write(Double(clipCount))
        write("\"")
        write(clip: outer)
        write("><path d=\"")
        bytes += path.bytes
        write("\"")
        if isEvenOdd { write(" clip-rule=\"evenodd\"") }
        write("/></clipPath>\n")
        return clipCount
    }
}

/// The data of a path in device units.
struct PathData {
    private(set) var bytes: [UInt8] = []

    private mutating func append(_ command: Unicode.Scalar, _ points: Point...) {
        bytes.append(UInt8(ascii: command))
        for (place, point) in points.enumerated() {
            if place > 0 { bytes.append(0x20) }
            SVGPage.append(point.x, to: &bytes)
            bytes.append(0x20)
            SVGPage.append(point.y, to: &bytes)
        }
    }

    mutating func move(_ point: Point) { append("M", point) }
    mutating func line(_ point: Point) { append("L", point) }
    mutating func curve(_ first: Point, _ second: Point, _ end: Point) { append("C", first, second, end) }
    mutating func close() { append("Z") }
    mutating func append(_ other: PathData) { bytes += other.bytes }
}
