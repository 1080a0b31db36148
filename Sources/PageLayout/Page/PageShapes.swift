// SPDX-License-Identifier: Apache-2.0

/// What is drawn on a page beside its characters and pictures, in points from the top left corner, y downwards.
package struct PageShapes: Sendable {
    /// A horizontal or vertical line, drawn as one or as a thin rectangle.
    package struct Rule: Sendable, Equatable {
        package var box: Box
        /// 0xRRGGBB.
        package var color: UInt32

        package init(_ box: Box, color: UInt32 = 0) {
            self.box = box
            self.color = color
        }

        package var isHorizontal: Bool { box.width >= box.height }
    }

    /// An area that is filled with one colour.
    package struct Fill: Sendable, Equatable {
        package var box: Box
        /// 0xRRGGBB.
        package var color: UInt32

        package init(_ box: Box, color: UInt32) {
            self.box = box
            self.color = color
        }
    }

    /// The lines, each once: those that go on in each other are one.
    package var rules: [Rule] = []
    /// The areas, in the order of drawing.
    package var fills: [Fill] = []
    /// Small closed shapes, such as the bullets of lists.
    package var marks: [Box] = []

    package init() {}
}
