// SPDX-License-Identifier: Apache-2.0

import Metafiles
import Testing

/// Bytes of a metafile, put together.
private struct Bytes {
    var all: [UInt8] = []

    mutating func add16(_ values: Int...) { for value in values { add(value, 2) } }
    mutating func add32(_ values: Int...) { for value in values { add(value, 4) } }

    private mutating func add(_ value: Int, _ count: Int) {
        for place in 0..<count { all.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
    }
}

/// A Windows metafile of 100 by 50 units, shown at 100 by 50 points, with records of a function and 16-bit parameters.
private func wmf(_ records: [(Int, [Int])]) -> [UInt8] {
    var file = Bytes()
    file.add32(0x9AC6_CDD7)
    file.add16(0, 0, 0, 100, 50, 72, 0, 0, 0)
    file.add16(1, 9, 0x300, 0, 0, 0, 0, 0, 0)
    for (function, parameters) in records {
        file.add32(3 + parameters.count)
        file.add16(function)
        for parameter in parameters { file.add16(parameter) }
    }
    file.add32(3)
    file.add16(0)
    return file.all
}

/// An enhanced metafile of 100 by 50 pixels of a device with ten to the millimetre.
private func emf(_ records: [(Int, [Int])]) -> [UInt8] {
    var file = Bytes()
    file.add32(1, 88, 0, 0, 100, 50, 0, 0, 1000, 500, 0x464D_4520, 0x10000, 0, 0)
    file.add16(0, 0)
    file.add32(0, 0, 0, 1000, 1000, 100, 100)
    for (type, parameters) in records + [(14, [0, 0, 20])] {
        file.add32(type, 8 + 4 * parameters.count)
        for parameter in parameters { file.add32(parameter) }
    }
    return file.all
}

/// What stands between the first and the last line.
private func drawn(_ bytes: [UInt8]) -> [String] {
    guard let svg = MetafileConverter.svg(bytes, limit: 1 << 20) else { return [] }
    return String(decoding: svg, as: UTF8.self).split(separator: "\n").dropFirst().dropLast().map(String.init)
}

private let emptyText = [0, 0, 0, 0]

@Test func windowsMetafiles() {
    let line = "stroke=\"#000000\" stroke-width=\"0.75\""
    for (records, expected) in [
        ([(0x0214, [10, 20]), (0x0213, [30, 40])], ["<path d=\"M20 10L40 30\" fill=\"none\" \(line)/>"]),
        (
            [(0x020C, [500, 1000]), (0x02FC, [0, 0x1122, 0x33, 0]), (0x012D, [0]), (0x041B, [100, 200, 0, 0])],
            ["<path d=\"M0 0L20 0L20 10L0 10Z\" fill=\"#221133\" fill-rule=\"evenodd\" \(line)/>"]
        ),
        (
            [(0x02FA, [5, 0, 0, 0, 0]), (0x012D, [0]), (0x0324, [3, 0, 0, 10, 0, 0, 10])],
            ["<path d=\"M0 0L10 0L0 10Z\" fill=\"#ffffff\" fill-rule=\"evenodd\"/>"]
        ),
        (
            [(0x012E, [24]), (0x0521, [2, 0x3C41, 20, 10])],
            ["<text x=\"10\" y=\"20\" font-size=\"12\" fill=\"#000000\" xml:space=\"preserve\">A&lt;</text>"]
        ),
        (
            [(0x001E, []), (0x0106, [2]), (0x0127, [-1]), (0x0538, [1, 2, 0, 0, 5, 5])],
            ["<path d=\"M0 0L5 5Z\" fill=\"#ffffff\" fill-rule=\"evenodd\" \(line)/>"]
        ),
    ] as [([(Int, [Int])], [String])] {
        #expect(drawn(wmf(records)) == expected)
    }
}

@Test func enhancedMetafiles() {
    let path = "<path d=\"M10 10L20 10L20 20Z\""
    let triangle = [(59, []), (27, [10, 10]), (54, [20, 10]), (54, [20, 20]), (61, []), (60, [])] as [(Int, [Int])]
    #expect(drawn(emf([(37, [0x8000_0004])] + triangle + [(62, emptyText)])) == ["\(path) fill=\"#000000\" fill-rule=\"evenodd\"/>"])
    #expect(drawn(emf(triangle + [(67, [5])])).isEmpty)
    let clipped = drawn(emf(triangle + [(67, [5]), (43, [0, 0, 1, 1])]))
    #expect(clipped.first == "<clipPath id=\"c1\">\(path) clip-rule=\"evenodd\"/></clipPath>")
    #expect(clipped.last?.hasSuffix("clip-path=\"url(#c1)\"/>") == true)
    // One pixel wide and two high: rows of four bytes.
    let bitmap = [40, 1, 2, 1 | 24 << 16, 0, 8, 0, 0, 0, 0, 0x00FF_0000, 0x0000_FF00]
    let copy = [0, 0, 0, 0, 5, 6, 0, 0, 1, 2, 80, 40, 120, 8, 0, 0x00CC_0020, 30, 20] + bitmap
    let image = drawn(emf([(81, copy)]))
    #expect(
        image.count == 1
            && image[0].hasPrefix(
                "<g><g transform=\"matrix(30 0 0 20 5 6)\"><image preserveAspectRatio=\"none\" width=\"1\" height=\"1\" href=\"data:image/bmp;base64,Qk0"
            ))
    // World and page together: twice as large, then moved.
    let scaled = [(35, [0x4000_0000, 0, 0, 0x4000_0000, 0x3F80_0000, 0]), (86, emptyText + [2, 0, 5 | 7 << 16])] as [(Int, [Int])]
    #expect(drawn(emf(scaled)).first?.hasPrefix("<path d=\"M1 0L11 14Z\"") == true)
}

/// What is no metafile, shows nothing or is too much, and files cut at every byte.
@Test func nothingToShow() {
    #expect(MetafileConverter.svg([], limit: 1000) == nil)
    #expect(MetafileConverter.svg(Array("{\\rtf1}".utf8), limit: 1000) == nil)
    #expect(MetafileConverter.svg(wmf([]), limit: 1000) == nil)
    #expect(MetafileConverter.svg(emf([(70, [4, 0x2B46_4D45])]), limit: 1000) == nil)
    let shapes = wmf([
        (0x0214, [10, 20]), (0x0213, [30, 40]), (0x0538, [2, 9, 9, 0, 0]), (0x0521, [200, 65]), (0x0A32, [0, 0, 900, 6]),
    ])
    #expect(MetafileConverter.svg(shapes, limit: 10) == nil)
    let records = (2...114).map { ($0, [8, 0xFFFF_FFFF, 0x7FFF_FFFF, 5, 5, 0x8000_0000, 9, 0xFFFF_FFFF, 100, 0x7FF0_0000]) }
    for file in [shapes, emf(records)] {
        for end in file.indices { _ = MetafileConverter.svg(Array(file[..<end]), limit: 1 << 20) }
    }
}

/// The work is bounded by the bytes.
@Test func manyRecords() throws {
    let lines = try #require(MetafileConverter.svg(wmf(Array(repeating: (0x0213, [3, 4]), count: 20_000)), limit: 1 << 24))
    #expect(lines.count < 20_000 * 100)
    #expect(drawn(emf(Array(repeating: (33, []), count: 50_000) + Array(repeating: (34, [-1]), count: 50_000))).isEmpty)
    #expect(drawn(wmf(Array(repeating: (0x00F7, [0]), count: 50_000))).isEmpty)
}
