// SPDX-License-Identifier: Apache-2.0

import CZlib
import RasterImages
import Testing

/// A TIFF file with one strip of one picture, made of fields.
private func tiff(_ fields: [(tag: Int, values: [Int])], strip: [UInt8], bigEndian: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return bigEndian ? bytes.reversed() : bytes
    }
    let all = (fields + [(273, [8]), (279, [strip.count])]).sorted { $0.tag < $1.tag }
    let directory = 8 + strip.count
    var extra: [UInt8] = []
    let end = directory + 2 + 12 * all.count + 4
    var result = (bigEndian ? Array("MM".utf8) : Array("II".utf8)) + number(42, 2) + number(directory, 4) + strip + number(all.count, 2)
    for (tag, values) in all {
        let content = values.flatMap { number($0, 2) }
        result += number(tag, 2) + number(3, 2) + number(values.count, 4)
        if content.count <= 4 {
            result += content + [UInt8](repeating: 0, count: 4 - content.count)
        } else {
            result += number(end + extra.count, 4)
            extra += content
        }
    }
    return result + number(0, 4) + extra
}

/// The picture's samples, behind its width, height and type of colour.
private func samples(_ file: [UInt8]) -> [UInt8]? {
    guard let png = PNGConverter.png(ofTIFF: file, pixelLimit: 1_000_000) else { return nil }
    return Array(png[16..<24].enumerated().filter { $0.offset % 4 == 3 }.map(\.element)) + [png[25]] + rows(png)
}

private func rows(_ png: [UInt8]) -> [UInt8] {
    let (width, height) = (Int(png[19]), Int(png[23]))
    let channels = [0: 1, 2: 3, 4: 2, 6: 4][Int(png[25])] ?? 1
    let length = png[33..<37].reduce(0) { $0 << 8 | Int($1) }
    var filtered = [UInt8](repeating: 0, count: (width * channels + 1) * height)
    var count = uLongf(filtered.count)
    guard uncompress(&filtered, &count, Array(png[41..<41 + length]), uLong(length)) == Z_OK, count == filtered.count else { return [] }
    var result: [UInt8] = []
    for row in 0..<height {
        let start = row * (width * channels + 1)
        for place in 0..<width * channels {
            result.append(filtered[start + 1 + place] &+ (place < channels ? 0 : result[result.count - channels]))
        }
    }
    return result
}

private let rgb: [(tag: Int, values: [Int])] = [(256, [2]), (257, [2]), (258, [8, 8, 8]), (262, [2]), (277, [3])]

@Test func kindsOfTIFF() {
    let colors: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    for (name, file, expected) in [
        ("colours", tiff(rgb, strip: colors), [2, 2, 2] + colors),
        ("high byte first", tiff(rgb, strip: colors, bigEndian: true), [2, 2, 2] + colors),
        ("PackBits", tiff(rgb + [(259, [32773])], strip: [2, 1, 2, 3, 0xF8, 9]), [2, 2, 2, 1, 2, 3, 9, 9, 9, 9, 9, 9, 9, 9, 9]),
        (
            "differences", tiff(rgb + [(317, [2])], strip: [1, 2, 3, 1, 1, 1, 5, 5, 5, 255, 0, 1]),
            [2, 2, 2, 1, 2, 3, 2, 3, 4, 5, 5, 5, 4, 5, 6]
        ),
        ("black is 0", tiff([(256, [4]), (257, [1]), (262, [1])], strip: [0b0101_0000]), [4, 1, 0, 0, 255, 0, 255]),
        ("white is 0", tiff([(256, [4]), (257, [1]), (262, [0])], strip: [0b0101_0000]), [4, 1, 0, 255, 0, 255, 0]),
        ("16 bits", tiff([(256, [2]), (257, [1]), (258, [16]), (262, [1])], strip: [1, 2, 3, 4]), [2, 1, 0, 2, 4]),
        (
            "opacity", tiff([(256, [1]), (257, [1]), (258, [8, 8, 8, 8]), (262, [2]), (277, [4]), (338, [1])], strip: [64, 32, 0, 128]),
            [1, 1, 6, 128, 64, 0, 128]
        ),
        (
            "a palette",
            tiff([(256, [2]), (257, [1]), (258, [1]), (262, [3]), (320, [0, 0x1100, 0, 0x2200, 0, 0x3300])], strip: [0b0100_0000]),
            [2, 1, 2, 0, 0, 0, 0x11, 0x22, 0x33]
        ),
        ("planes", tiff(rgb + [(284, [2])], strip: Array(1...4)), [2, 2, 2, 1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0]),
    ] as [(String, [UInt8], [UInt8])] {
        #expect(samples(file) == expected, "\(name)")
    }
}

/// A picture packed by LZW, whose codes grow to ten bits, as a simple packer writes it.
@Test func longLZW() {
    let content = (0..<4_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    let file = tiff([(256, [100]), (257, [40]), (258, [8]), (259, [5]), (262, [1]), (278, [40])], strip: LZW.packed(content))
    #expect(samples(file) == [100, 40, 0] + content)
}

/// A tile that is many times the picture is not unpacked; one that is larger than a small picture is.
@Test func tilesLargerThanThePicture() {
    func picture(tile: Int) -> [UInt8] {
        let fields: [(tag: Int, values: [Int])] = [
            (256, [1]), (257, [200]), (258, [8]), (262, [1]), (322, [tile]), (323, [tile]), (324, [8]), (325, [2]),
        ]
        return tiff(fields, strip: [7, 9])
    }
    let black = [UInt8](repeating: 0, count: 200)
    #expect(samples(picture(tile: 256)) == [1, 200, 0, 7] + black.dropFirst())
    #expect(samples(picture(tile: 65_535)) == [1, 200, 0] + black)
}

/// What is not read, and files cut short or changed at every byte.
@Test func whatIsNoPicture() {
    #expect(PNGConverter.png(ofTIFF: [], pixelLimit: 100) == nil)
    #expect(PNGConverter.png(ofTIFF: Array("GIF89a".utf8), pixelLimit: 100) == nil)
    #expect(PNGConverter.png(ofTIFF: tiff(rgb, strip: []), pixelLimit: 3) == nil)
    #expect(PNGConverter.png(ofTIFF: tiff(rgb + [(259, [7])], strip: []), pixelLimit: 100) == nil)
    let file = tiff(rgb + [(259, [5]), (317, [2]), (278, [1]), (320, [1, 2, 3])], strip: LZW.packed([1, 2, 3, 4, 5, 6, 7, 8]))
    for place in file.indices {
        _ = PNGConverter.png(ofTIFF: Array(file[..<place]), pixelLimit: 10_000)
        for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
            var changed = file
            changed[place] = byte
            _ = PNGConverter.png(ofTIFF: changed, pixelLimit: 10_000)
        }
    }
}

/// Packs as TIFF's LZW does, with the table of the texts so far.
private enum LZW {
    static func packed(_ content: [UInt8]) -> [UInt8] {
        var (codes, next, width): ([[UInt8]: Int], Int, Int) = ([:], 258, 9)
        var (result, buffer, bits): ([UInt8], Int, Int) = ([], 0, 0)
        func put(_ code: Int) {
            buffer = buffer << width | code
            bits += width
            while bits >= 8 {
                bits -= 8
                result.append(UInt8(truncatingIfNeeded: buffer >> bits))
                buffer &= 1 << bits - 1
            }
        }
        func code(_ text: [UInt8]) -> Int { text.count == 1 ? Int(text[0]) : codes[text] ?? 0 }
        put(256)
        var text: [UInt8] = []
        for byte in content {
            if text.isEmpty || codes[text + [byte]] != nil {
                text.append(byte)
                continue
            }
            put(code(text))
            codes[text + [byte]] = next
            next += 1
            if next >= 1 << width - 1 + 1, width < 12 { width += 1 }
            text = [byte]
        }
        if !text.isEmpty { put(code(text)) }
        put(257)
        put(0)
        return result
    }
}
