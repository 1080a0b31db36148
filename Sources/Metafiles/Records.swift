// SPDX-License-Identifier: Apache-2.0

/// Little-endian numbers of a metafile. What lies beyond its end reads as 0: a record that is cut short draws nothing that matters.
struct Records {
    let bytes: [UInt8]

    func unsigned8(_ place: Int) -> Int { bytes.indices.contains(place) ? Int(bytes[place]) : 0 }

    func unsigned16(_ place: Int) -> Int {
        place >= 0 && place <= bytes.count - 2 ? Int(bytes[place]) | Int(bytes[place + 1]) << 8 : 0
    }

    func signed16(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned16(place))) }

    func unsigned32(_ place: Int) -> Int { unsigned16(place) | unsigned16(place + 2) << 16 }

    func signed32(_ place: Int) -> Int { Int(Int32(truncatingIfNeeded: unsigned32(place))) }

    func float(_ place: Int) -> Double {
        let value = Double(Float(bitPattern: UInt32(truncatingIfNeeded: unsigned32(place))))
        return value.isFinite ? value : 0
    }

    /// COLORREF: red, green, blue from the low byte up.
    func color(_ place: Int) -> RGB {
        RGB(red: UInt8(unsigned8(place)), green: UInt8(unsigned8(place + 1)), blue: UInt8(unsigned8(place + 2)))
    }

    /// The bytes of a range as far as they are there.
    func slice(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range.clamped(to: 0..<bytes.count)] }

    /// Points of 16 or 32 bits, as many as the record has room for.
    func points(_ count: Int, at place: Int, wide: Bool, end: Int) -> [Point] {
        let size = wide ? 8 : 4
        let room = max(0, min(end, bytes.count) - place) / size
        return (0..<min(max(count, 0), room)).map {
            let at = place + $0 * size
            return wide
                ? Point(Double(signed32(at)), Double(signed32(at + 4))) : Point(Double(signed16(at)), Double(signed16(at + 2)))
        }
    }
}

/// A place or a size in the plane.
struct Point: Equatable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

struct RGB: Equatable {
    var red: UInt8 = 0
    var green: UInt8 = 0
    var blue: UInt8 = 0
}

/// An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f.
struct Matrix: Equatable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var e = 0.0
    var f = 0.0

    func callAsFunction(_ point: Point) -> Point { Point(a * point.x + c * point.y + e, b * point.x + d * point.y + f) }

    /// This map, then another.
    func then(_ next: Matrix) -> Matrix {
        Matrix(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            e: next.a * e + next.c * f + next.e, f: next.b * e + next.d * f + next.f)
    }

    /// By how much lengths grow, on average over directions.
    var scale: Double { abs(a * d - b * c).squareRoot() }
}
