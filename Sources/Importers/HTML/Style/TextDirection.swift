// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

/// The direction that text has by its letters ("auto directionality" of the HTML standard, section "The dir attribute").
enum TextDirection {
    /// Nodes and bytes that are looked at; text whose first strong letter comes later counts as left to right.
    private static let maximumNodes = 256
    private static let maximumBytes = 4096

    /// Whether the first letter in an element that has a direction is one of a script from right to left.
    static func isRightToLeft(_ element: HTMLNode) -> Bool {
        var left = maximumBytes
        var isSkipping: HTMLNode?
        var nodes = 0
        for visit in element.visits {
            nodes += 1
            guard nodes < maximumNodes, left > 0 else { return false }
            switch visit {
            case .enter(let node):
                guard isSkipping == nil else { continue }
                if node != element, node.kind == .element, isIsolated(node) {
                    isSkipping = node
                } else if node.kind == .text, let found = strongDirection(node.text, &left) {
                    return found
                }
            case .leave(let node): if node == isSkipping { isSkipping = nil }
            }
        }
        return false
    }

    private static func isIsolated(_ node: HTMLNode) -> Bool {
        switch node.name {
        case .bdi, .script, .style, .textarea: true
        default: node[.dir] != nil
        }
    }

    private static func strongDirection(_ text: HTMLText, _ left: inout Int) -> Bool? {
        let prefix = String(decoding: text.prefix(left), as: UTF8.self)
        left -= text.count
        for scalar in prefix.unicodeScalars {
            if isRight(scalar.value) { return true }
            if scalar.properties.isAlphabetic { return false }
        }
        return nil
    }

    /// Blocks of Hebrew, Arabic, Syriac, Thaana, N'Ko and their like (Unicode's bidirectional classes R and AL).
    private static func isRight(_ value: UInt32) -> Bool {
        (0x0590...0x08FF).contains(value) && !(0x0600...0x0605).contains(value) && !(0x0660...0x0669).contains(value)
            || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFF).contains(value) || (0x10800...0x10FFF).contains(value)
            || (0x1E800...0x1EFFF).contains(value) || value == 0x200F
    }
}
