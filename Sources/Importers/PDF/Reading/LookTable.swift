// SPDX-License-Identifier: Apache-2.0

import CPoppler
import Glibc
import PageLayout
import TextModel

/// The looks of a document's text, each once.
struct LookTable {
    private struct Key: Hashable {
        @Bytewise var name: String
        var size: Float
        var color: UInt64
    }

    private(set) var looks: [TextLook] = []
    /// The fonts whose characters are codes of signs, by number of look.
    private(set) var symbols: [TeXSymbols?] = []
    private var numbers: [Key: Int] = [:]
    private var keys: [Key] = []
    /// Whether there are fonts that poppler has no names for.
    private(set) var hasUnnamed = false

    /// More looks than this are not told apart any more.
    private static let maximumLooks = 100_000

    mutating func number(_ attributes: PopplerTextAttributes) -> Int {
        let color = attributes.color
        let packed = UInt64(color.red >> 8) << 16 | UInt64(color.green >> 8) << 8 | UInt64(color.blue >> 8)
        let size = Float(attributes.font_size)
        let name = attributes.font_name.map { String(cString: $0) } ?? ""
        let key = Key(name: name, size: size, color: packed)
        if let known = numbers[key] { return known }
        guard looks.count < Self.maximumLooks else { return looks.count - 1 }
        let number = looks.count
        if name.utf8.elementsEqual(Type3Words.fontName.utf8) { hasUnnamed = true }
        looks.append(FontName(name).look(size: size, color: [UInt8(color.red >> 8), UInt8(color.green >> 8), UInt8(color.blue >> 8)]))
        symbols.append(TeXSymbols(fontName: name))
        numbers[key] = number
        keys.append(key)
        return number
    }

    /// The look of text in a font that poppler has no name for. Sizes found by measuring are rounded to tenths.
    mutating func number(_ font: Type3Font, size: Float, color: [UInt8]) -> Int {
        let size = (size * 10).rounded() / 10
        let packed = color.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let key = Key(name: font.name, size: size, color: packed)
        if let known = numbers[key] { return known }
        guard looks.count < Self.maximumLooks else { return looks.count - 1 }
        var look = FontName(font.name).look(size: size, color: color)
        if font.weight != 400 { look.weight = font.weight }
        if font.isItalic { look.isItalic = true }
        looks.append(look)
        symbols.append(nil)
        numbers[key] = looks.count - 1
        keys.append(key)
        return looks.count - 1
    }

    /// The look of a form field's value that is not drawn.
    mutating func number(ofField size: Float) -> Int {
        let size = (size * 2).rounded() / 2
        let key = Key(name: "", size: size, color: 0)
        if let known = numbers[key] { return known }
        guard looks.count < Self.maximumLooks else { return looks.count - 1 }
        looks.append(TextLook(size: size))
        symbols.append(nil)
        numbers[key] = looks.count - 1
        keys.append(key)
        return looks.count - 1
    }

    /// Takes over the looks of another table; the result tells their numbers here.
    mutating func take(_ other: LookTable) -> [Int32] {
        hasUnnamed = hasUnnamed || other.hasUnnamed
        return other.keys.indices.map { index in
            let key = other.keys[index]
            if let known = numbers[key] { return Int32(clamping: known) }
            guard looks.count < Self.maximumLooks else { return Int32(clamping: looks.count - 1) }
            looks.append(other.looks[index])
            symbols.append(other.symbols[index])
            keys.append(key)
            numbers[key] = looks.count - 1
            return Int32(clamping: looks.count - 1)
        }
    }
}
