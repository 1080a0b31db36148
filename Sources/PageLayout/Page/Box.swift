// SPDX-License-Identifier: Apache-2.0

/// A rectangle in points from the top left corner, y downwards.
package struct Box: Hashable, Sendable {
    package var x0: Float
    package var y0: Float
    package var x1: Float
    package var y1: Float

    /// How far from the origin a coordinate may lie; farther ones are drawn in.
    private static let maximum: Float = 1e6

    /// A rectangle from two corners in any order. What is not a number counts as 0.
    package init(_ xa: Float, _ ya: Float, _ xb: Float, _ yb: Float) {
        let (xa, ya, xb, yb) = (Self.finite(xa), Self.finite(ya), Self.finite(xb), Self.finite(yb))
        x0 = min(xa, xb)
        y0 = min(ya, yb)
        x1 = max(xa, xb)
        y1 = max(ya, yb)
    }

    private static func finite(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, -maximum), maximum) }

    package var width: Float { x1 - x0 }
    package var height: Float { y1 - y0 }
    package var centerX: Float { (x0 + x1) / 2 }
    package var centerY: Float { (y0 + y1) / 2 }
    package var area: Float { width * height }

    package mutating func unite(_ other: Box) {
        x0 = min(x0, other.x0)
        y0 = min(y0, other.y0)
        x1 = max(x1, other.x1)
        y1 = max(y1, other.y1)
    }

    /// How much of the two boxes' heights lies side by side, as a part of the lower one's.
    func verticalOverlap(_ other: Box) -> Float {
        (min(y1, other.y1) - max(y0, other.y0)) / max(min(height, other.height), 0.1)
    }

    /// The length that both have in common across the page; negative where they are apart.
    func horizontalOverlap(_ other: Box) -> Float { min(x1, other.x1) - max(x0, other.x0) }

    package func contains(x: Float, y: Float) -> Bool { x0 <= x && x <= x1 && y0 <= y && y <= y1 }

    package func intersects(_ other: Box) -> Bool { x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1 }
}

/// Which way text runs on its page, in quarter turns clockwise.
package enum Rotation: UInt8, Sendable, CaseIterable {
    case right, down, left, up

    /// A box of the page as text of this rotation sees it: turned so that lines run to the right and follow downwards.
    package func upright(_ box: Box, width: Float, height: Float) -> Box {
        switch self {
        case .right: box
        case .down: Box(box.y0, width - box.x1, box.y1, width - box.x0)
        case .left: Box(width - box.x1, height - box.y1, width - box.x0, height - box.y0)
        case .up: Box(height - box.y1, box.x0, height - box.y0, box.x1)
        }
    }
}
