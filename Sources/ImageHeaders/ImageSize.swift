// SPDX-License-Identifier: Apache-2.0

/// A size in pixels; both sides are from 1 to 2^31 − 1.
public struct PixelSize: Hashable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int

    /// `nil` when a side is not from 1 to 2^31 − 1.
    public init?(width: Int, height: Int) {
        guard 1...Limits.pixels ~= width, 1...Limits.pixels ~= height else { return nil }
        self.width = width
        self.height = height
    }

    /// `nil` when a side is missing or not from 1 to 2^31 − 1.
    init?(_ width: Int?, _ height: Int?) {
        guard let width, let height else { return nil }
        self.init(width: width, height: height)
    }

    /// How many pixels there are. Does not overflow.
    public var pixelCount: Int { width * height }
}

/// A size in points of 1/72 inch; both sides are above 0 and at most 10^6.
public struct PointSize: Hashable, Sendable {
    /// Width in points.
    public let width: Double
    /// Height in points.
    public let height: Double

    /// `nil` when a side is not a number above 0 and at most 10^6 (350 metres).
    public init?(width: Double, height: Double) {
        // NaN fails each comparison.
        guard width > 0, width <= Limits.points, height > 0, height <= Limits.points else { return nil }
        self.width = width
        self.height = height
    }
}

/// A resolution in dots per inch, for each direction; both are from 10 to 100,000.
public struct ImageResolution: Hashable, Sendable {
    /// Dots per inch in a row.
    public let horizontal: Double
    /// Rows per inch.
    public let vertical: Double

    /// `nil` when a value is not from 10 to 100,000 dots per inch: fields outside of that (such as the 1 that many writers put there)
    /// say nothing about the size.
    public init?(horizontal: Double, vertical: Double) {
        guard Limits.dotsPerInch ~= horizontal, Limits.dotsPerInch ~= vertical else { return nil }
        self.horizontal = horizontal
        self.vertical = vertical
    }

    init?(perMetre horizontal: Int?, _ vertical: Int?) {
        guard let horizontal, let vertical else { return nil }
        self.init(horizontal: Double(horizontal) * 0.0254, vertical: Double(vertical) * 0.0254)
    }
}
