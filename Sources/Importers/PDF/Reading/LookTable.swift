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
        looks.append(FontName(name).look(size: size, color: [UInt8(color.red >> 8), UInt8(color.green >> 8), UInt8(color.blue >> 8)]))
        symbols.append(TeXSymbols(fontName: name))
        numbers[key] = number
        return number
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
        return looks.count - 1
    }
}
