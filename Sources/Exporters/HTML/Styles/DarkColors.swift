// SPDX-License-Identifier: Apache-2.0

import TextModel

/// The colours that declarations have on a dark page: what was dark on light is light on dark, of the same hue.
enum DarkColors {
    /// The page's colour in the dark.
    private static let page = RGB(red: 0x1B, green: 0x1B, blue: 0x1B)
    /// What text must have beside what is behind it (WCAG 2.2, 1.4.3).
    private static let contrast = 4.5
    /// The luminance up to which a background is dark enough for the page's text.
    private static let darkest = 0.12

    /// The declarations that change, with their colours for the dark; empty where none does.
    static func declarations(for text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return "" }
        let parts = CSSDeclarationList.split(text)
        var behind = page
        var changed: [String] = []
        for part in parts where part.name == "background-color" {
            guard let color = RGB(hexadecimal: part.value), color.alpha == 255 else { continue }
            behind = background(color)
            if behind != color { changed.append("background-color:\(behind.hexadecimal)") }
        }
        for part in parts where part.name != "background-color" {
            let value = replacingColors(in: part.value) { readable($0, on: behind) }
            if let value { changed.append("\(part.name):\(value)") }
        }
        return changed.joined(separator: ";")
    }

    private static func background(_ color: RGB) -> RGB {
        guard color.luminance > darkest else { return color }
        var dark = color.lightnessInverted
        while dark.luminance > darkest { dark = dark.mixed(with: RGB(red: 0, green: 0, blue: 0), 0.2) }
        return dark.luminance < page.luminance ? dark.mixed(with: page, 0.7) : dark
    }

    private static func readable(_ color: RGB, on background: RGB) -> RGB {
        var result = color
        let white = RGB(red: 255, green: 255, blue: 255)
        while result.contrast(with: background) < contrast, result != white { result = result.mixed(with: white, 0.15) }
        return result
    }

    /// A value with its colours replaced; `nil` where none changes.
    private static func replacingColors(in value: String, _ replace: (RGB) -> RGB) -> String? {
        guard value.utf8.contains(UInt8(ascii: "#")), !value.utf8.contains(UInt8(ascii: "\"")) else { return nil }
        var isChanged = false
        let words = value.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            guard let color = RGB(hexadecimal: String(word)) else { return String(word) }
            let replaced = replace(color)
            if replaced != color { isChanged = true }
            return replaced.hexadecimal
        }
        return isChanged ? words.joined(separator: " ") : nil
    }
}

/// A colour as three bytes and opacity.
struct RGB: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255

    init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// `#rrggbb` or `#rrggbbaa`.
    init?(hexadecimal text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8, let value = UInt32(Substring(digits), radix: 16)
        else { return nil }
        let opaque = digits.count == 6 ? value << 8 | 0xFF : value
        (red, green) = (UInt8(opaque >> 24), UInt8(truncatingIfNeeded: opaque >> 16))
        (blue, alpha) = (UInt8(truncatingIfNeeded: opaque >> 8), UInt8(truncatingIfNeeded: opaque))
    }

    var hexadecimal: String {
        "#"
            + (alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The relative luminance of WCAG 2.2, 0…1.
    var luminance: Double { Color.luminance(red, green, blue) }

    func contrast(with other: RGB) -> Double { Color.contrast(luminance, other.luminance) }

    /// The colour of the same hue whose lightness (HSL) is as far from white as this one's from black.
    var lightnessInverted: RGB {
        let shift = 255 - Int(max(red, green, blue)) - Int(min(red, green, blue))
        func moved(_ byte: UInt8) -> UInt8 { UInt8(clamping: Int(byte) + shift) }
        var color = self
        (color.red, color.green, color.blue) = (moved(red), moved(green), moved(blue))
        return color
    }

    func mixed(with other: RGB, _ share: Double) -> RGB {
        func mix(_ own: UInt8, _ others: UInt8) -> UInt8 {
            let value = Double(own) + (Double(others) - Double(own)) * share
            // Each step must get nearer, or the last ones would go on for ever.
            return UInt8(clamping: Int(others > own ? value.rounded(.up) : value.rounded(.down)))
        }
        var color = self
        (color.red, color.green, color.blue) = (mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
        return color
    }
}

/// Declarations as they are written here, apart.
enum CSSDeclarationList {
    static func split(_ text: String) -> [(name: String, value: String)] {
        var parts: [(name: String, value: String)] = []
        var (start, isQuoted) = (text.utf8.startIndex, false)
        func add(_ end: String.Index) {
            let part = text[start..<end]
            guard let colon = part.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
            parts.append((String(part[..<colon]), String(part[part.index(after: colon)...])))
        }
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard byte == UInt8(ascii: ";"), !isQuoted else { continue }
            add(index)
            start = text.utf8.index(after: index)
        }
        add(text.utf8.endIndex)
        return parts
    }
}
