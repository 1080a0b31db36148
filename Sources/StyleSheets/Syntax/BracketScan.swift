// SPDX-License-Identifier: Apache-2.0

/// Bytes at which a search for brackets may stop.
struct BracketStops: OptionSet {
    let rawValue: UInt8
    static let semicolon = BracketStops(rawValue: 1)
    static let openCurly = BracketStops(rawValue: 2)
    static let closeCurly = BracketStops(rawValue: 4)
    static let comma = BracketStops(rawValue: 8)
}

extension [UInt8] {
    /// The place of the first of some bytes that stands outside of strings, comments, URLs and brackets, from a place on; the end if there is
    /// none. A curly bracket that is no stop opens a block like the other brackets.
    func indexOfBracket(from start: Int, to end: Int? = nil, stops: BracketStops) -> Int {
        var closers: [UInt8] = []
        return withUnsafeBufferPointer { all in
            let bytes = UnsafeBufferPointer(rebasing: all[..<(end ?? all.count)])
            var index = start
            while index < bytes.count {
                let byte = bytes[index]
                switch byte {
                case 0x22, 0x27: index = Self.endOfString(bytes, index)
                case 0x5C: index += 2
                case 0x2F where index + 1 < bytes.count && bytes[index + 1] == 0x2A: index = Self.endOfComment(bytes, index)
                case 0x28:
                    if let end = Self.endOfURL(bytes, index) {
                        index = end
                    } else {
                        closers.append(0x29)
                        index += 1
                    }
                case 0x5B:
                    closers.append(0x5D)
                    index += 1
                case 0x7B:
                    if closers.isEmpty, stops.contains(.openCurly) { return index }
                    closers.append(0x7D)
                    index += 1
                case 0x29, 0x5D, 0x7D:
                    if closers.last == byte {
                        closers.removeLast()
                    } else if byte == 0x7D, closers.isEmpty, stops.contains(.closeCurly) {
                        return index
                    }
                    index += 1
                case 0x3B where closers.isEmpty && stops.contains(.semicolon): return index
                case 0x2C where closers.isEmpty && stops.contains(.comma): return index
                default: index += 1
                }
            }
            return bytes.count
        }
    }

    /// The place behind a comment.
    func endOfComment(_ start: Int) -> Int { withUnsafeBufferPointer { Self.endOfComment($0, start) } }

    private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var index = start + 2
        while index + 1 < bytes.count, bytes[index] != 0x2A || bytes[index + 1] != 0x2F { index += 1 }
        return Swift.min(index + 2, bytes.count)
    }

    /// The place behind a string; a line feed ends one that is not closed.
    private static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        let quote = bytes[start]
        var index = start + 1
        while index < bytes.count, bytes[index] != quote {
            if bytes[index].isNewline { return index }
            index += bytes[index] == 0x5C ? 2 : 1
        }
        return Swift.min(index + 1, bytes.count)
    }

    /// The place behind a URL without quotes, where a round bracket opens one.
    private static func endOfURL(_ bytes: UnsafeBufferPointer<UInt8>, _ bracket: Int) -> Int? {
        guard bracket >= 3, bytes[bracket - 1] | 0x20 == 0x6C, bytes[bracket - 2] | 0x20 == 0x72, bytes[bracket - 3] | 0x20 == 0x75 else {
            return nil
        }
        if bracket > 3 {
            let before = bytes[bracket - 4]
            if before.isIdent || before == 0x23 || before == 0x40 || before == 0x5C { return nil }
        }
        var index = bracket + 1
        while index < bytes.count, bytes[index].isCSSWhitespace { index += 1 }
        if index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 { return nil }
        while index < bytes.count, bytes[index] != 0x29 { index += bytes[index] == 0x5C ? 2 : 1 }
        return Swift.min(index + 1, bytes.count)
    }
}
