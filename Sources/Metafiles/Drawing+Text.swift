// SPDX-License-Identifier: Apache-2.0

import Glibc
import TextEncoding

extension Drawing {
    private static let updatesPosition = 1
    private static let isCentred = 6
    private static let isRight = 2
    private static let isBaseline = 24
    private static let isBottom = 8

    /// Text at a place, as wide as a metafile says, in logical units; 0 where it does not say.
    mutating func text(_ text: String, at place: Point, width: Double) {
        let shown = text.unicodeScalars.contains { $0.value > 0x20 }
        let alignment = state.textAlignment
        let start = alignment & Self.updatesPosition != 0 ? state.position : place
        if alignment & Self.updatesPosition != 0 { state.position.x += width }
        guard shown else { return }
        let matrix = state.matrix
        var origin = matrix(start)
        let vertical = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
        let size = state.font.size * vertical
        let angle = atan2(matrix.b, matrix.a) - Double(state.font.escapement) / 10 * .pi / 180
        // The letters' ascent is about four fifths of their em.
        let drop = alignment & Self.isBaseline == Self.isBaseline ? 0 : alignment & Self.isBottom != 0 ? -0.2 * size : 0.8 * size
        origin.x -= drop * sin(angle)
        origin.y += drop * cos(angle)
        page.draw()
        page.write("<text")
        writePlace(origin, angle: angle)
        if alignment & Self.isCentred == Self.isCentred {
            page.write(" text-anchor=\"middle\"")
        } else if alignment & Self.isRight != 0 {
            page.write(" text-anchor=\"end\"")
        }
        let length = width * (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
        if length > 0, text.unicodeScalars.count > 1 {
            page.write(" textLength=\"")
            page.write(length)
            page.write("\" lengthAdjust=\"spacingAndGlyphs\"")
        }
        writeFont(size)
        page.write(clip: state.clip)
        page.write(" xml:space=\"preserve\">")
        page.write(escaping: text)
        page.write("</text>\n")
    }

    private mutating func writePlace(_ origin: Point, angle: Double) {
        if abs(angle) < 1e-6 {
            page.write(" x=\"")
            page.write(origin.x)
            page.write("\" y=\"")
            page.write(origin.y)
            page.write("\"")
        } else {
            page.write(" transform=\"translate(")
            page.write(origin.x)
            page.write(" ")
            page.write(origin.y)
            page.write(") rotate(")
            page.write(angle * 180 / .pi)
            page.write(")\"")
        }
    }

    private mutating func writeFont(_ size: Double) {
        page.write(" font-size=\"")
        page.write(size)
        page.write("\" fill=\"")
        page.write(state.textColor)
        page.write("\"")
        let font = state.font
        if !font.family.isEmpty, SymbolFont(familyName: font.family) == nil {
            page.write(" font-family=\"")
            page.write(escaping: font.family)
            page.write("\"")
        }
        if font.weight >= 600 { page.write(" font-weight=\"bold\"") }
        if font.isItalic { page.write(" font-style=\"italic\"") }
        if font.isUnderlined || font.isStruckOut {
            page.write(" text-decoration=\"")
            if font.isUnderlined { page.write("underline") }
            if font.isUnderlined, font.isStruckOut { page.write(" ") }
            if font.isStruckOut { page.write("line-through") }
            page.write("\"")
        }
    }
}

extension TextFont {
    /// Decodes text in the font's character set.
    func string(_ bytes: ArraySlice<UInt8>) -> String {
        let symbols = charset == 2 ? SymbolFont(familyName: family)?.encoding ?? .symbol : SymbolFont(familyName: family)?.encoding
        var decoder = TextDecoder()
        var utf8: [UInt8] = []
        _ = decoder.decode(Array(bytes), from: symbols ?? Self.encoding(charset), into: &utf8)
        return String(decoding: utf8, as: UTF8.self)
    }

    /// Decodes UTF-16 in the byte order of Windows; signs of symbol fonts become what they look like.
    func string(utf16 bytes: ArraySlice<UInt8>) -> String {
        let all = Array(bytes)
        let units = stride(from: 0, to: all.count - 1, by: 2).map { UInt16(all[$0]) | UInt16(all[$0 + 1]) << 8 }
        let text = String(decoding: units, as: UTF16.self)
        guard let font = SymbolFont(familyName: family) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            let byte = UInt8(exactly: scalar.value)
            result.unicodeScalars.append(byte.flatMap { font.scalar(for: $0) } ?? font.scalar(for: scalar) ?? scalar)
        }
        return result
    }

    /// Code pages of character sets ([MS-WMF] 2.1.1.5).
    private static func encoding(_ charset: Int) -> CharacterEncoding {
        let pages = [
            77: 10000, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256,
            186: 1257, 204: 1251, 222: 874, 238: 1250, 255: 437,
        ]
        return pages[charset].flatMap { CharacterEncoding(windowsCodePage: $0) } ?? .windows1252
    }
}
