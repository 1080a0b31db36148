// SPDX-License-Identifier: Apache-2.0

extension PageShapes {
    private static let white: UInt32 = 0xFF_FFFF

    /// The colour of the area behind nearly all of a page.
    func paper(width: Float, height: Float) -> UInt32? {
        fills.last { $0.box.area >= Self.paperShare * width * height && $0.color != Self.white }?.color
    }

    private static let paperShare: Float = 0.6

    /// Lets wide areas of a colour be paper.
    mutating func setPaper(_ color: UInt32, width: Float) {
        for index in fills.indices where fills[index].color == color && fills[index].box.width > 0.5 * width {
            fills[index].color = Self.white
        }
    }

    static func isPaper(_ color: UInt32) -> Bool { color == white }

    /// Whether a line has the colour of the paper and nothing else behind it.
    func isHidden(_ rule: Rule) -> Bool {
        rule.color == Self.white && color(atX: rule.box.centerX, y: rule.box.centerY) == nil
    }

    /// Pages with more areas are drawings.
    private static let maximumFills = 2000

    /// The number of the area that is seen at a place; `nil` for the paper.
    func fill(atX x: Float, y: Float) -> Int? {
        guard fills.count <= Self.maximumFills,
            let number = fills.lastIndex(where: { $0.box.contains(x: x, y: y) }), fills[number].color != Self.white
        else { return nil }
        return number
    }

    /// The colour of the area that is seen at a place; `nil` for the paper.
    func color(atX x: Float, y: Float) -> UInt32? { fill(atX: x, y: y).map { fills[$0].color } }
}
