// SPDX-License-Identifier: Apache-2.0

/// Checks of pictures' headers.
enum ImageStructures {
    static func verdict(_ check: StructureCheck, _ window: ContentWindow) throws -> Verdict? {
        let head = window.head
        switch check {
        case .png: return png(head)
        case .jls: return .confirmed(if: head.indices.dropFirst().contains { head[$0 - 1] == 0xFF && head[$0] == 0xF7 })
        case .bmp: return .confirmed(if: bmp(window))
        case .tiff: return try TIFFStructure.verdict(window)
        case .icon: return .confirmed(if: icon(window))
        case .bigendiansize: return .confirmed(if: (head.big32(0) ?? 0) > 8 && (head.big32(4) ?? 8) >= 8)
        case .aseprite: return .confirmed(if: window.endsBefore(14) || [8, 16, 32].contains(head.little16(12) ?? 0))
        case .jpeg2000: return jpeg2000(head)
        case .jxl: return .confirmed(if: !window.isText)
        case .qoi: return .confirmed(if: window.endsBefore(14) || ([3, 4].contains(head.byte(12) ?? 0) && (head.byte(13) ?? 9) < 2))
        case .djvu: return .confirmed(if: (0x49...0x56).contains(head.byte(15) ?? 0x56))
        case .wmf: return .confirmed(if: window.endsBefore(18) || ([1, 3].contains(head.byte(5) ?? 0) && head.little16(16) == 0))
        case .pict: return .confirmed(if: head.big16(520) != 0 && (head.big32(524) ?? 0) != 0 && head.prefix(512).allSatisfy { $0 == 0 })
        case .cgm: return .confirmed(if: cgm(head))
        case .dwg: return .confirmed(if: head.piece(2..<6).allSatisfy { $0.isASCIIDigit || $0 == 0x2E } && head.byte(6) != 0x20)
        case .pcx: return .confirmed(if: pcx(window))
        case .tga: return try tga(window)
        case .sgi:
            return .confirmed(
                if: window.endsBefore(6) || ((head.byte(2) ?? 9) < 2 && [1, 2].contains(head.byte(3) ?? 0) && (head.big16(4) ?? 9) < 4))
        case .xwd: return .confirmed(if: xwd(window))
        case .kisscel: return .confirmed(if: window.endsBefore(32) || ([4, 8, 12, 16, 24, 32].contains(head.byte(5) ?? 0)))
        case .tim: return .confirmed(if: (window.endsBefore(8) || (head.little32(4) ?? 99) <= 0x0B) && !window.endsBefore(12))
        case .dib: return .confirmed(if: dib(window))
        case .netpbm: return .confirmed(if: netpbm(head))
        default: return nil
        }
    }

    /// An `acTL` chunk before the first `IDAT` makes the picture move (APNG, "acTL").
    private static func png(_ head: [UInt8]) -> Verdict? {
        var offset = 8
        while let length = head.big32(offset) {
            if head.has("acTL", at: offset + 4) { return .type("image/apng", "chunk acTL") }
            if head.has("IDAT", at: offset + 4) { break }
            offset += length + 12
        }
        return .confirmed
    }

    private static let bitmapHeaderSizes = [12, 16, 40, 48, 52, 56, 64, 108, 124, 128]

    private static func bmp(_ window: ContentWindow) -> Bool {
        guard let size = window.head.little32(14) else { return window.byteCount < 18 && !window.isText }
        guard bitmapHeaderSizes.contains(size) else {
            // Some writers pad the header; the planes then still say 1.
            return !window.isText && window.head.little32(6) == 0 && window.head.little16(26) == 1
        }
        return window.endsBefore(28) || size == 12 || window.head.little16(26) == 1 || window.isText
    }

    private static func dib(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard head.little16(12) == 1, let bits = head.little16(14), [1, 4, 8, 16, 24, 32].contains(bits) else { return false }
        return (head.little32(4) ?? 0) < 65_536 && (head.little32(16) ?? 99) < 6
    }

    private static func icon(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard let number = head.little16(4) else { return true }
        if window.endsBefore(22) { return number > 0 }
        guard number > 0, number < 256, head.byte(9) == 0 || head.byte(9) == 255, let offset = head.little32(18),
            let size = head.little32(14)
        else { return false }
        return offset >= 6 + number * 16 && offset < window.byteCount && size > 0
    }

    /// ISO/IEC 15444: the brand of the file type box, else plain JP2.
    private static func jpeg2000(_ head: [UInt8]) -> Verdict? {
        guard head.has("ftyp", at: 16) else { return .type("image/jp2") }
        let kinds: [(StaticString, String)] = [
            ("jp2 ", "image/jp2"), ("jpx ", "image/jpx"), ("jpm ", "image/jpm"), ("mjp2", "video/mj2"), ("mj2s", "video/mj2"),
            ("jph ", "image/jph"),
        ]
        for (brand, type) in kinds where head.has(brand, at: 20) { return .type(type, "brand at 20") }
        return .type("image/jp2")
    }

    /// ISO/IEC 8632-3: the first command is BEGIN METAFILE, class 0, element 1, with a string that fits.
    private static func cgm(_ head: [UInt8]) -> Bool {
        guard let command = head.big16(0), command & 0xFFE0 == 0x0020 else { return false }
        var length = command & 31
        var text = 2
        if length == 31 {
            guard let long = head.big16(2) else { return false }
            length = long & 0x7FFF
            text = 4
        }
        guard length == 0 || head.byte(text) == length - 1 || head.byte(text) == 255 else { return false }
        // METAFILE VERSION follows: class 1, element 1, two bytes.
        let next = text + (length + 1) / 2 * 2
        guard let version = head.big16(next) else { return head.count < next + 2 && head.count >= 3 }
        return version == 0x1022 || version >> 12 == 1
    }

    private static func pcx(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard [0, 2, 3, 4, 5].contains(head.byte(1) ?? 9) else { return false }
        if window.endsBefore(66) { return !window.isText }
        guard let bits = head.byte(3), [1, 2, 4, 8].contains(bits), let left = head.little16(4), let right = head.little16(8) else {
            return false
        }
        return right >= left && (head.little16(10) ?? 0) >= (head.little16(6) ?? 0) && (1...4).contains(head.byte(65) ?? 0)
    }

    /// Truevision TGA has no signature at its start: every field of the header must make sense, or the footer of version 2 stands.
    private static func tga(_ window: ContentWindow) throws -> Verdict? {
        let head = window.head
        guard !window.isText, let map = head.byte(1), map < 2, let kind = head.byte(2), [1, 2, 3, 9, 10, 11].contains(kind) else {
            return nil
        }
        guard let width = head.little16(12), let height = head.little16(14), let depth = head.byte(16), let descriptor = head.byte(17)
        else { return nil }
        guard width > 0, height > 0, [8, 15, 16, 24, 32].contains(depth), descriptor & 0xC0 == 0, descriptor & 15 <= 8 else { return nil }
        let mapped = kind & 7 == 1
        guard mapped == (map == 1), !mapped || [15, 16, 24, 32].contains(head.byte(7) ?? 0) else { return nil }
        guard mapped || (head.little16(3) == 0 && head.little16(5) == 0) else { return nil }
        if try window.bytes(at: window.byteCount - 18, count: 16).has("TRUEVISION-XFILE") {
            return .type("image/x-tga", "footer TRUEVISION")
        }
        guard kind != 3 || depth == 8 else { return nil }
        let size = width * height * ((depth + 7) / 8)
        let fits = kind < 9 ? window.byteCount >= 18 + size : window.byteCount > 18 + size / 140
        return fits && window.byteCount < 40_000 + size * 2 ? .type("image/x-tga", "header", .likely) : nil
    }

    private static func xwd(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard let size = head.big32(0), size >= 100, size < 4096, let format = head.big32(8), format < 3 else { return false }
        return (head.big32(12) ?? 99) <= 32
    }

    /// A letter and digit, then white space or a comment, then numbers.
    private static func netpbm(_ head: [UInt8]) -> Bool {
        guard let third = head.byte(2), UInt8(third).isASCIISpace else { return head.count == 2 }
        var index = 3
        while let byte = head.byte(index), UInt8(byte).isASCIISpace { index += 1 }
        guard let byte = head.byte(index) else { return true }
        return byte == 0x23 || UInt8(byte).isASCIIDigit
    }
}
