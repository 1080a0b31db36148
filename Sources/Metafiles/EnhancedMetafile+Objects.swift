// SPDX-License-Identifier: Apache-2.0

extension EnhancedMetafile {
    /// The bit that marks the objects which every device has ([MS-EMF] 2.1.31).
    private static let stock = 0x8000_0000

    func select(_ number: Int, _ drawing: inout Drawing) {
        guard number & Self.stock != 0 else { return drawing.select(number) }
        func gray(_ value: UInt8) -> RGB { RGB(red: value, green: value, blue: value) }
        switch number & ~Self.stock {
        case 0: drawing.select(.brush(Brush()))
        case 1: drawing.select(.brush(Brush(color: gray(0xC0))))
        case 2: drawing.select(.brush(Brush(color: gray(0x80))))
        case 3: drawing.select(.brush(Brush(color: gray(0x40))))
        case 4: drawing.select(.brush(Brush(color: gray(0))))
        case 5: drawing.select(.brush(Brush(style: 1)))
        case 6: drawing.select(.pen(Pen(color: gray(255))))
        case 7: drawing.select(.pen(Pen()))
        case 8: drawing.select(.pen(Pen(style: 5)))
        case 10...17: drawing.select(.font(TextFont()))
        default: break
        }
    }

    func object(_ type: Int, _ at: Int, _ end: Int) -> DrawingObject {
        switch type {
        case 38:
            return .pen(
                Pen(color: records.color(at + 24), width: Double(abs(records.signed32(at + 16))), style: records.unsigned32(at + 12)))
        case 95:
            let style = records.unsigned32(at + 28)
            // A pen with a brush of its own that draws nothing draws nothing.
            let isHollow = records.unsigned32(at + 36) == 1
            return .pen(
                Pen(color: records.color(at + 40), width: Double(records.unsigned32(at + 32)), style: isHollow ? 5 : style))
        case 39: return .brush(Brush(style: records.unsigned32(at + 12), color: records.color(at + 16)))
        case 93, 94: return .brush(Brush(style: 3))
        default:
            var font = TextFont()
            font.height = Double(records.signed32(at + 12))
            font.escapement = records.signed32(at + 20)
            font.weight = records.signed32(at + 28)
            font.isItalic = records.unsigned8(at + 32) != 0
            font.isUnderlined = records.unsigned8(at + 33) != 0
            font.isStruckOut = records.unsigned8(at + 34) != 0
            font.charset = records.unsigned8(at + 35)
            let name = (0..<32).map { UInt16(records.unsigned16(at + 40 + 2 * $0)) }.prefix { $0 != 0 }
            font.family = String(decoding: name, as: UTF16.self)
            return .font(font)
        }
    }

    func drawText(_ type: Int, _ at: Int, _ end: Int, _ drawing: inout Drawing) {
        let (count, offset) = (records.unsigned32(at + 44), records.unsigned32(at + 48))
        let size = type == 84 ? 2 : 1
        let (start, length) = (at + offset, count.multipliedReportingOverflow(by: size))
        guard count > 0, !length.overflow, start >= at, start <= end, length.partialValue <= end - start else { return }
        let bytes = records.slice(start..<start + length.partialValue)
        let font = drawing.state.font
        var text = type == 84 ? font.string(utf16: bytes) : font.string(bytes)
        // ETO_GLYPH_INDEX: places in a font, which only that font knows.
        if records.unsigned32(at + 52) & 0x10 != 0 { text = "" }
        let spacing = at + records.unsigned32(at + 72)
        var width = 0.0
        if records.unsigned32(at + 72) > 0, spacing <= end, count <= (end - spacing) / 4 {
            for place in 0..<count { width += Double(records.signed32(spacing + 4 * place)) }
        }
        drawing.text(text, at: point(at + 36), width: width)
    }

    func drawBitmap(_ type: Int, _ at: Int, _ end: Int, _ drawing: inout Drawing) {
        // Where the records keep what they have in common.
        let isDevice = type == 80 || type == 81
        let header = isDevice ? at + 48 : at + 84
        let place = point(at + 24)
        let size = type == 80 ? point(at + 40) : type == 81 ? point(at + 72) : point(at + 32)
        let operation = type == 80 ? 0x00CC_0020 : type == 81 ? records.unsigned32(at + 68) : records.unsigned32(at + 40)
        guard records.unsigned32(header + 4) > 0 else {
            if type == 76 || type == 77 {
                drawing.fill(place, Point(place.x + size.x, place.y + size.y), operation: operation)
            }
            return
        }
        let info = part(at, header, end) + part(at, header + 8, end)
        let source = isDevice ? point(at + 32) : point(at + 44)
        let sourceSize = isDevice ? point(at + 40) : type == 76 ? size : point(at + 100)
        var copy = BitmapCopy(dib: Array(info), place: place, size: size, source: source, sourceSize: sourceSize, operation: operation)
        if type == 114 {
            copy.operation = 0x00CC_0020
            copy.hasAlpha = operation >> 24 & 1 != 0
        }
        drawing.copy(copy)
    }

    /// Bytes whose offset in the record and number stand at a place.
    private func part(_ at: Int, _ place: Int, _ end: Int) -> ArraySlice<UInt8> {
        let (start, count) = (at + records.unsigned32(place), records.unsigned32(place + 4))
        guard start <= end, count <= end - start else { return [] }
        return records.slice(start..<start + count)
    }
}
