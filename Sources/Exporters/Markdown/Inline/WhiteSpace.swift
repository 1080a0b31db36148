// SPDX-License-Identifier: Apache-2.0

/// White space of Unicode in UTF-8, as the rules for delimiters mean it.
enum WhiteSpace {
    /// The length of the character of white space that begins at a place; 0 where none does.
    static func length(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
        let byte = bytes[place]
        if byte == 0x20 || byte == 0x09 { return 1 }
        guard byte >= 0xC2 else { return 0 }
        func tail(_ distance: Int) -> UInt8 { place + distance < bytes.count ? bytes[place + distance] : 0 }
        switch byte {
        case 0xC2: return tail(1) == 0xA0 ? 2 : 0
        case 0xE1: return tail(1) == 0x9A && tail(2) == 0x80 ? 3 : 0
        case 0xE2 where tail(1) == 0x80: return (0x80...0x8A).contains(tail(2)) || tail(2) == 0xA8 || tail(2) == 0xAF ? 3 : 0
        case 0xE2: return tail(1) == 0x81 && tail(2) == 0x9F ? 3 : 0
        case 0xE3: return tail(1) == 0x80 && tail(2) == 0x80 ? 3 : 0
        default: return 0
        }
    }

    /// The length of the white space at the start.
    static func leading(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var place = 0
        while place < bytes.count {
            let length = length(bytes, at: place)
            if length == 0 { break }
            place += length
        }
        return place
    }

    /// The length of the white space at the end.
    static func trailing(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = bytes.count
        while end > 0 {
            var start = end - 1
            while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
            guard length(bytes, at: start) == end - start else { break }
            end = start
        }
        return bytes.count - end
    }
}
