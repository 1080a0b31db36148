// SPDX-License-Identifier: Apache-2.0

/// A transformation of the plane (ISO 32000-1, 8.3.4): a point (x, y) goes to (a·x + c·y + e, b·x + d·y + f).
struct Matrix {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var e = 0.0
    var f = 0.0

    init() {}

    init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// From six numbers; `nil` for any other count.
    init?(_ numbers: [Double]?) {
        guard let numbers, numbers.count == 6 else { return nil }
        self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }

    /// This transformation, and then another one.
    func then(_ other: Matrix) -> Matrix {
        Matrix(
            a * other.a + b * other.c, a * other.b + b * other.d, c * other.a + d * other.c, c * other.b + d * other.d,
            e * other.a + f * other.c + other.e, e * other.b + f * other.d + other.f)
    }

    func point(_ x: Double, _ y: Double) -> Point { Point(x: a * x + c * y + e, y: b * x + d * y + f) }

    /// How much longer lengths become, across and along on average.
    var scale: Double { abs(a * d - b * c).squareRoot() }
}

/// A point on a page in points from its top left corner, y downwards.
struct Point {
    var x: Double
    var y: Double
}
