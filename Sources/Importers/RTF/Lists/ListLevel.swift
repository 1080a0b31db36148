// SPDX-License-Identifier: Apache-2.0

import TextEncoding
import TextModel

/// One level of a list: how its markers look and count.
struct ListLevel {
    /// `\levelnfc`: how numbers are written.
    var format = 0
    /// The newer `\levelnfcn`, which wins.
    var newFormat: Int?
    /// The first number.
    var start = 1
    /// 0: a tab stands behind the marker, 1: a space, 2: nothing.
    var follow = 0
    /// Whether it begins anew behind an item of a higher level.
    var restarts = true
    /// Whether numbers of higher levels are written in decimal digits.
    var isLegal = false
    /// The marker, in which U+0000 to U+0008 stand for the numbers of levels.
    private(set) var text: [Unicode.Scalar] = []

    private static let bullet = 23
    private static let none = 255

    var number: Int { newFormat ?? format }
    var isBullet: Bool { number == Self.bullet }
    /// Whether items have no marker at all.
    var isUnmarked: Bool { text.isEmpty && number == Self.none }

    /// Takes the text as it stands in `\leveltext`: its length, the text, a semicolon.
    mutating func set(text raw: String) {
        var scalars = Array(raw.unicodeScalars)
        if scalars.last == ";" { scalars.removeLast() }
        if let length = scalars.first?.value, length < 0x20 { scalars = Array(scalars.dropFirst().prefix(Int(length))) }
        text = scalars
    }

    /// Takes Cocoa's marker (`{disc}`, `{decimal}.`) for a level, where there is no text.
    mutating func set(marker: String, at level: Int) {
        guard text.isEmpty, let own = UInt8(exactly: level), let (prefix, name, suffix) = Self.parts(marker) else { return }
        let number = String(Unicode.Scalar(own))
        let found: (format: Int, text: String)? =
            switch name {
            case "disc": (Self.bullet, "•")
            case "circle": (Self.bullet, "◦")
            case "square", "box": (Self.bullet, "▪")
            case "diamond": (Self.bullet, "◆")
            case "hyphen": (Self.bullet, "⁃")
            case "check": (Self.bullet, "✓")
            case "decimal": (0, number)
            case "upper-roman": (1, number)
            case "lower-roman": (2, number)
            case "upper-alpha", "upper-latin": (3, number)
            case "lower-alpha", "lower-latin": (4, number)
            default: nil
            }
        guard let found else { return }
        newFormat = found.format
        text = Array((prefix + found.text + suffix).unicodeScalars)
    }

    private static func parts(_ marker: String) -> (String, String, String)? {
        let bytes = Array(marker.utf8)
        guard let open = bytes.firstIndex(of: UInt8(ascii: "{")), let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")) else {
            return nil
        }
        func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return (string(0..<open), string(open + 1..<close), string(close + 1..<bytes.count))
    }

    /// Translates the text's characters from the places of a font.
    mutating func translate(from font: RTFFont?) {
        text = text.map { $0.value < 9 ? $0 : SymbolText.scalar($0, font?.symbolFont) }
    }
}

/// Signs that are written by their places in symbol fonts.
enum SymbolText {
    private static let symbol = SymbolFont(familyName: "Symbol")

    /// What Windows-1252 makes of the bytes 80 to 9F.
    private static let windows: [UInt32: UInt8] = {
        var result: [UInt32: UInt8] = [:]
        var decoder = TextDecoder()
        for byte in UInt8(0x80)...0x9F {
            var utf8: [UInt8] = []
            _ = decoder.decode([byte], from: .windows1252, into: &utf8)
            if let scalar = String(decoding: utf8, as: UTF8.self).unicodeScalars.first { result[scalar.value] = byte }
        }
        return result
    }()

    /// The sign that a character of the document's encoding, or a private-use one, stands for in a symbol font.
    static func scalar(_ scalar: Unicode.Scalar, _ font: SymbolFont?) -> Unicode.Scalar {
        if (0xF020...0xF0FF).contains(scalar.value) { return (font ?? symbol)?.scalar(for: scalar) ?? scalar }
        guard let font, let byte = windows[scalar.value] ?? UInt8(exactly: scalar.value) else { return scalar }
        return font.scalar(for: byte) ?? scalar
    }

    static func text(_ text: String, _ font: SymbolFont?) -> String {
        var result = ""
        result.unicodeScalars.append(contentsOf: text.unicodeScalars.map { scalar($0, font) })
        return result
    }
}
