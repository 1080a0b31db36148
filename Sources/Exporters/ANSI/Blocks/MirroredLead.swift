// SPDX-License-Identifier: Apache-2.0

/// What a line begins with, for a paragraph that is written from right to left: markers stand behind its text.
struct MirroredLead {
    private static let bar = Array("│ ".utf8)
    private static let space = UInt8(ascii: " ")

    /// What stays at the left: the bars of quotes and boxes around.
    let left: ArraySlice<UInt8>
    /// What follows the text: spaces, and the marker that stood before it.
    let right: [UInt8]

    init(_ lead: [UInt8]) {
        let indent = lead.indices.last { lead[$0...].starts(with: Self.bar) }.map { $0 + Self.bar.count } ?? 0
        left = lead[..<indent]
        let rest = lead[indent...]
        guard let first = rest.firstIndex(where: { $0 != Self.space }), let last = rest.lastIndex(where: { $0 != Self.space }) else {
            right = []
            return
        }
        // A number behind letters that run from right to left is drawn on their far side, unless a left-to-right mark parts them.
        let mark = Array("\u{200E}".utf8)
        let isNumber = rest.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        right = [UInt8](repeating: Self.space, count: rest.endIndex - 1 - last) + (isNumber ? mark : []) + rest[first...last]
    }
}
