// SPDX-License-Identifier: Apache-2.0

import Glibc
import HTMLWriting
import TextModel

/// Values of the model in CSS.
enum CSSText {
    /// The largest number that is written; browsers clamp far below it.
    static let maximum = 1_000_000.0

    /// A number with at most three digits behind the point.
    static func number(_ value: Double) -> String {
        let thousandths = Int((clamped(value) * 1000).rounded())
        let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        let sign = thousandths < 0 ? "-" : ""
        if rest == 0 { return sign + String(whole) }
        var digits = String(rest + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole == 0 ? "" : String(whole)).\(digits)"
    }

    /// A number within what is written; 0 for one that is none, as sums of very large ones can be.
    static func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -maximum), maximum) }

    /// A length in points; zero without a unit.
    static func points(_ value: Double) -> String {
        let number = number(value)
        return number == "0" ? number : number + "pt"
    }

    static func length(_ length: Length) -> String {
        switch length {
        case .points(let value): points(value)
        case .percent(let value): number(value) + "%"
        }
    }

    /// `#rrggbb`, with alpha where it is not opaque.
    static func color(_ color: Color) -> String {
        let (red, green, blue) = color.components8
        let opaque = "#" + hexadecimal(red) + hexadecimal(green) + hexadecimal(blue)
        return color.alpha < 1 ? opaque + hexadecimal(UInt8(color.alpha * 255 + 0.5)) : opaque
    }

    /// A quoted string that can end neither its quotes, nor the declaration, nor the `style` element (CSS Syntax 3, 4.3.5).
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x20, 0x23...0x25, 0x28...0x3A, 0x3D, 0x3F...0x5B, 0x5D...0x7A, 0x7E: result.unicodeScalars.append(scalar)
            case 0x21...0x7E: result += "\\" + String(scalar.value, radix: 16) + " "
            default: result += HTMLText.isForbidden(scalar.value) || scalar.value < 0x20 ? "\u{FFFD}" : String(scalar)
            }
        }
        return result + "\""
    }

    private static func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
}

/// CSS declarations in order, as text.
struct Declarations: Interned {
    @Bytewise private(set) var text = ""

    var isEmpty: Bool { text.isEmpty }

    mutating func add(_ property: String, _ value: String) {
        if !text.isEmpty { text += ";" }
        text += property + ":" + value
    }

    mutating func add(_ property: String, points value: Double?) {
        if let value { add(property, CSSText.points(value)) }
    }

    mutating func add(_ property: String, _ length: Length?) {
        if let length { add(property, CSSText.length(length)) }
    }

    mutating func add(_ property: String, _ color: Color?) {
        if let color { add(property, CSSText.color(color)) }
    }

    mutating func add(_ other: Declarations) {
        if other.isEmpty { return }
        if !text.isEmpty { text += ";" }
        text += other.text
    }
}
