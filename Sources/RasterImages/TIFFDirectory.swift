// SPDX-License-Identifier: Apache-2.0

/// The first directory of a TIFF file: its fields by tag (TIFF 6.0, section 2).
struct TIFFDirectory {
    /// The most values of a field that are looked at.
    private static let maximumValues = 1 << 20

    let bytes: [UInt8]
    private let isLittleEndian: Bool
    private var fields: [Int: (type: Int, count: Int, place: Int)] = [:]

    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.count >= 8, bytes[0] == bytes[1], bytes[0] == UInt8(ascii: "I") || bytes[0] == UInt8(ascii: "M") else { return nil }
        isLittleEndian = bytes[0] == UInt8(ascii: "I")
        guard integer(2, at: 2) == 42 else { return nil }
        let start = integer(4, at: 4)
        for number in 0..<integer(2, at: start) {
            let entry = start + 2 + 12 * number
            guard entry + 12 <= bytes.count else { break }
            let (type, count) = (integer(2, at: entry + 2), integer(4, at: entry + 4))
            let size = Self.size(type) * count
            fields[integer(2, at: entry)] = (type, count, size <= 4 ? entry + 8 : integer(4, at: entry + 8))
        }
    }

    /// The numbers of a field; of those beyond the file's end none.
    subscript(tag: Int) -> [Int] {
        guard let field = fields[tag] else { return [] }
        let size = Self.size(field.type)
        guard size > 0, field.place <= bytes.count else { return [] }
        let count = min(field.count, Self.maximumValues, (bytes.count - field.place) / size)
        return (0..<count).map { integer(size, at: field.place + $0 * size) }
    }

    func first(_ tag: Int, or value: Int) -> Int { self[tag].first ?? value }

    /// BYTE, SHORT and LONG.
    private static func size(_ type: Int) -> Int { [1: 1, 3: 2, 4: 4][type] ?? 0 }

    private func integer(_ size: Int, at place: Int) -> Int {
        guard place >= 0, place <= bytes.count - size else { return 0 }
        var result = 0
        for offset in 0..<size { result = result << 8 | Int(bytes[place + (isLittleEndian ? size - 1 - offset : offset)]) }
        return result
    }

    var storesLowByteFirst: Bool { isLittleEndian }
}
