// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The colour table. An entry without components is "automatic" and stands for no colour of its own.
struct ColorTable {
    private var colors: [Color?] = []
    private var red: UInt8?
    private var green: UInt8?
    private var blue: UInt8?

    /// The colour of a number; `nil` for automatic ones and for numbers the table does not have.
    subscript(number: Int32) -> Color? {
        number >= 0 && Int(number) < colors.count ? colors[Int(number)] : nil
    }

    mutating func apply(_ word: TableEntryWord, _ number: Int?) {
        let value = UInt8(clamping: number ?? 0)
        switch word {
        case .red: red = value
        case .green: green = value
        case .blue: blue = value
        default: break
        }
    }

    /// Every semicolon ends an entry.
    mutating func append(text: ArraySlice<UInt8>) {
        for byte in text where byte == UInt8(ascii: ";") {
            let isAutomatic = red == nil && green == nil && blue == nil
            colors.append(isAutomatic ? nil : Color(red8: red ?? 0, green8: green ?? 0, blue8: blue ?? 0))
            (red, green, blue) = (nil, nil, nil)
        }
    }
}
