// SPDX-License-Identifier: Apache-2.0

/// How codes of a font move the place where the next one is shown (ISO 32000-1, 9.2.4, 9.7.4.3).
final class FontMetrics {
    /// Bytes in a code.
    enum CodeLength {
        case one
        case two
        /// One below 0x80, else two, as in most encodings of East Asia.
        case mixed
    }

    let codeLength: CodeLength
    let isVertical: Bool
    /// Widths in sizes, by code less ``firstCode``.
    private let widths: [Float]
    private let firstCode: Int
    private let defaultWidth: Float

    /// Widths of fonts that give none: those of the standard fonts stand in no file.
    private static let usualWidth: Float = 0.5
    private static let maximumCode = 0xFFFF
    /// Widths that are set in all, however often for the same codes.
    private static let maximumWidths = 1 << 20

    init(_ font: PDFObject) {
        if let descendant = font["/DescendantFonts"]?[0] {
            let encoding = font["/Encoding"]
            let name = encoding?.name ?? encoding?["/CMapName"]?.name ?? ""
            isVertical = name.utf8.last == UInt8(ascii: "V")
            codeLength = Self.length(name, isEmbedded: encoding?.isStream ?? false)
            firstCode = 0
            defaultWidth = Float(descendant["/DW"]?.real ?? 1000) / 1000
            widths = codeLength == .two ? Self.widths(descendant["/W"], usual: defaultWidth) : []
        } else {
            let scale = Matrix(font["/FontMatrix"]?.reals)?.a ?? 0.001
            isVertical = false
            codeLength = .one
            firstCode = font["/FirstChar"]?.integer ?? 0
            let own = font["/Widths"].map { $0.reals ?? $0.values.map { $0.real ?? 0 } } ?? []
            widths = own.prefix(256).map { Float($0 * scale) }
            let missing = font["/FontDescriptor"]?["/MissingWidth"]?.real
            defaultWidth = missing.map { Float($0 * scale) } ?? (widths.isEmpty ? Self.usualWidth : 0)
        }
    }

    private static func length(_ encoding: String, isEmbedded: Bool) -> CodeLength {
        let name = Array(encoding.utf8)
        func has(_ part: StaticString) -> Bool {
            let part = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
            return name.count >= part.count && (0...name.count - part.count).contains { name[$0...].starts(with: part) }
        }
        return isEmbedded || has("Identity") || has("UCS2") || has("UTF16") || name == Array("H".utf8) || name == Array("V".utf8)
            ? .two : .mixed
    }

    /// The array of widths of a composite font (9.7.4.3): `first [w…]` or `first last w`.
    private static func widths(_ array: PDFObject?, usual: Float) -> [Float] {
        var widths: [Float] = []
        var left = maximumWidths
        func set(_ code: Int, _ width: Double) {
            guard code >= 0, code <= maximumCode else { return }
            while widths.count <= code { widths.append(usual) }
            widths[code] = Float(width) / 1000
            left -= 1
        }
        guard let array else { return [] }
        let values = array.values
        var index = 0
        while index + 1 < values.count, left > 0 {
            guard let first = values[index].integer else { break }
            let second = values[index + 1]
            if second.isArray {
                let own = second.reals ?? second.values.map { $0.real ?? 0 }
                for (offset, width) in own.prefix(maximumCode + 1).enumerated() { set(first + offset, width) }
                index += 2
            } else {
                let last = min(second.integer ?? first, maximumCode)
                let width = index + 2 < values.count ? values[index + 2].real ?? 0 : 0
                if first >= 0, first <= last { for code in first...last { set(code, width) } }
                index += 3
            }
        }
        return widths
    }

    /// How far codes move the place: the sum of their widths in sizes, their number, and how many of them are spaces of one byte.
    func advance(_ codes: ArraySlice<UInt8>) -> (width: Double, count: Int, spaces: Int) {
        var (width, count, spaces) = (Float(0), 0, 0)
        var index = codes.startIndex
        while index < codes.endIndex {
            var code = Int(codes[index])
            index += 1
            if codeLength == .one {
                if code == 0x20 { spaces += 1 }
            } else if codeLength == .two || code >= 0x80, index < codes.endIndex {
                code = code << 8 | Int(codes[index])
                index += 1
            }
            let place = code - firstCode
            if isVertical {
                width += 1
            } else if widths.indices.contains(place) {
                width += widths[place]
            } else {
                width += codeLength == .mixed && code < 0x80 ? Self.usualWidth : defaultWidth
            }
            count += 1
        }
        return (Double(width), count, spaces)
    }
}
