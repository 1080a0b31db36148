// SPDX-License-Identifier: Apache-2.0

/// The distinct paragraph styles of a text, each with its number.
///
/// Every cell and every item is a block of its own, but paragraphs in a thousand of them look alike. So a number stands for two others,
/// that of the style without its block and that of the block: eight bytes in place of a whole style for each. Number 0 says nothing.
struct PlacedStyles: Equatable, Sendable {
    private struct Place: Equatable {
        let appearance: UInt32
        /// The number of the block + 1; 0 at the top level.
        let block: UInt32
    }

    private var appearances = InternTable(nothing: ParagraphStyle())
    private var places = [Place(appearance: 0, block: 0)]
    /// Open addressing with linear probing: a number + 1 at or behind the place of its hash, 0 where free.
    private var slots: [UInt32] = [0, 0, 0, 0]
    /// Nobody who writes documents knows where their styles come to lie.
    private let seed = UInt64.random(in: .min ... .max)

    init() { slots[slot(of: places[0])] = 1 }

    var count: Int { places.count }

    /// The number of a style.
    mutating func number(for style: ParagraphStyle) -> UInt32 {
        guard let block = style.block else { return number(for: Place(appearance: appearances.number(for: style), block: 0)) }
        var appearance = style
        appearance.block = nil
        return number(for: Place(appearance: appearances.number(for: appearance), block: block.raw + 1))
    }

    /// The number of a style that is another's in all but its block.
    mutating func number(of style: UInt32, in block: UInt32?) -> UInt32 {
        number(for: Place(appearance: place(of: style).appearance, block: block.map { $0 + 1 } ?? 0))
    }

    /// The block that paragraphs of a style stand in.
    func block(of style: UInt32) -> UInt32? {
        let block = place(of: style).block
        return block == 0 ? nil : block - 1
    }

    /// The number of the style without its block, less than `appearanceCount`.
    func appearance(of style: UInt32) -> UInt32 { place(of: style).appearance }

    var appearanceCount: Int { appearances.count }

    /// A style without its block, by its number among those.
    subscript(appearance number: UInt32) -> ParagraphStyle { appearances[number] }

    /// The style of a number; that of 0 for a number which this table did not give out.
    subscript(number: UInt32) -> ParagraphStyle {
        var style = appearances[place(of: number).appearance]
        style.block = block(of: number).map { Number($0) }
        return style
    }

    static func == (left: PlacedStyles, right: PlacedStyles) -> Bool {
        left.places == right.places && left.appearances.values == right.appearances.values
    }

    private func place(of number: UInt32) -> Place { places[Int(number) < places.count ? Int(number) : 0] }

    private mutating func number(for place: Place) -> UInt32 {
        let slot = slot(of: place)
        if slots[slot] != 0 { return slots[slot] - 1 }
        let number = UInt32(truncatingIfNeeded: places.count)
        places.append(place)
        slots[slot] = number + 1
        if places.count * 2 > slots.count { grow() }
        return number
    }

    /// The slot that holds the place's number, or where it would stand.
    private func slot(of place: Place) -> Int {
        var hash = (UInt64(place.block) << 32 | UInt64(place.appearance)) ^ seed
        hash = (hash ^ hash >> 31) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
        while slots[slot] != 0, places[Int(slots[slot]) - 1] != place { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (number, place) in places.enumerated() { slots[slot(of: place)] = UInt32(truncatingIfNeeded: number) + 1 }
    }
}
