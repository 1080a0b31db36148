// SPDX-License-Identifier: Apache-2.0

/// The numbers and lengths of SVG's root element. SVG 2, section 4.2; CSS Values and Units 4, section 6.
enum SVGLength {
    /// Points in a CSS pixel.
    static let pixel = 0.75

    /// A length in points; `nil` for percentages, for units that depend on the window, and for what is no length.
    static func points(_ text: ArraySlice<UInt8>) -> Double? {
        var rest = trimmed(text)
        guard let number = takeNumber(&rest), let unit = pointsPerUnit(rest) else { return nil }
        return number * unit
    }

    /// Width and height of a `viewBox`: the last two of its four numbers; `nil` unless both are above 0.
    static func viewBoxSize(_ text: ArraySlice<UInt8>) -> (width: Double, height: Double)? {
        var rest = trimmed(text)
        var numbers: [Double] = []
        while numbers.count < 4 {
            guard let number = takeNumber(&rest) else { return nil }
            numbers.append(number)
            rest = rest.drop { isSpace($0) || $0 == UInt8(ascii: ",") }
        }
        guard rest.isEmpty, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return (numbers[2], numbers[3])
    }

    /// Points in each unit. `em` and `rem` count from CSS's initial font size of 16 pixels, `ex` and `ch` as half of it.
    private static let units: [(name: String, points: Double)] = [
        ("", pixel), ("px", pixel), ("pt", 1), ("pc", 12), ("in", 72), ("cm", 72 / 2.54), ("mm", 72 / 25.4), ("q", 72 / 101.6),
        ("em", 16 * pixel), ("rem", 16 * pixel), ("ex", 8 * pixel), ("ch", 8 * pixel),
    ]

    private static func pointsPerUnit(_ unit: ArraySlice<UInt8>) -> Double? {
        let name = unit.lazy.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
        return units.first { $0.name.utf8.elementsEqual(name) }?.points
    }

    /// Takes a number off the front: sign, digits, fraction, exponent. An `e` that no digit follows belongs to the unit.
    private static func takeNumber(_ rest: inout ArraySlice<UInt8>) -> Double? {
        var position = rest.startIndex
        func at(_ index: Int) -> UInt8 { index < rest.endIndex ? rest[index] : 0 }
        func skipSign(_ index: Int) -> Int { at(index) == UInt8(ascii: "+") || at(index) == UInt8(ascii: "-") ? index + 1 : index }
        func skipDigits(_ index: Int) -> Int {
            var index = index
            while isDigit(at(index)) { index += 1 }
            return index
        }
        let start = skipSign(position)
        position = skipDigits(start)
        var hasDigits = position > start
        if at(position) == UInt8(ascii: "."), isDigit(at(position + 1)) {
            position = skipDigits(position + 1)
            hasDigits = true
        }
        guard hasDigits else { return nil }
        if at(position) | 0x20 == UInt8(ascii: "e") {
            let exponent = skipSign(position + 1)
            if isDigit(at(exponent)) { position = skipDigits(exponent) }
        }
        let text = rest[rest.startIndex..<position]
        guard text.count <= Limits.svgNumber, let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
            return nil
        }
        rest = rest[position...]
        return number
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text.drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return text
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
