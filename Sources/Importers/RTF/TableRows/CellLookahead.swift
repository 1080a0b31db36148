// SPDX-License-Identifier: Apache-2.0

/// Tells whether a paragraph without a cell's end of its own is still followed by one, before another row is defined.
///
/// Places asked for only ever grow, so that all questions together pass over the file once.
struct CellLookahead {
    private var nextCell = -1
    private var nextRow = -1

    mutating func cellFollows(in bytes: [UInt8], at position: Int) -> Bool {
        if nextCell < position { nextCell = Self.find(["\\cell", "\\nestcell"], in: bytes, from: position) }
        guard nextCell < bytes.count else { return false }
        if nextRow < position { nextRow = Self.find(["\\trowd"], in: bytes, from: position) }
        return nextCell < nextRow
    }

    private static func find(_ words: [StaticString], in bytes: [UInt8], from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            for place in start..<max(start, bytes.count) where bytes[place] == UInt8(ascii: "\\") {
                for word in words {
                    let end = place + word.utf8CodeUnitCount
                    guard end <= bytes.count, end == bytes.count || !isLetter(bytes[end]) else { continue }
                    let name = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
                    if bytes[place..<end].elementsEqual(name) { return place }
                }
            }
            return bytes.count
        }
    }
}
