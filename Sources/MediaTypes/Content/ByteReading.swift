// SPDX-License-Identifier: Apache-2.0

/// Reading numbers and constants at places that may lie outside: `nil` or `false` there.
extension [UInt8] {
    func byte(_ offset: Int) -> Int? {
        offset >= 0 && offset < count ? Int(self[offset]) : nil
    }

    func little16(_ offset: Int) -> Int? {
        guard offset >= 0, offset <= count - 2 else { return nil }
        return Int(self[offset]) | Int(self[offset + 1]) << 8
    }

    func little32(_ offset: Int) -> Int? {
        guard offset >= 0, offset <= count - 4 else { return nil }
        return Int(self[offset]) | Int(self[offset + 1]) << 8 | Int(self[offset + 2]) << 16 | Int(self[offset + 3]) << 24
    }

    func big16(_ offset: Int) -> Int? {
        guard offset >= 0, offset <= count - 2 else { return nil }
        return Int(self[offset]) << 8 | Int(self[offset + 1])
    }

    func big32(_ offset: Int) -> Int? {
        guard offset >= 0, offset <= count - 4 else { return nil }
        return Int(self[offset]) << 24 | Int(self[offset + 1]) << 16 | Int(self[offset + 2]) << 8 | Int(self[offset + 3])
    }

    /// Whether `constant` stands at `offset`.
    func has(_ constant: [UInt8], at offset: Int = 0) -> Bool {
        guard offset >= 0, offset <= count - constant.count else { return false }
        for index in constant.indices where self[offset + index] != constant[index] { return false }
        return true
    }

    /// Whether the ASCII characters of `constant` stand at `offset`.
    func has(_ constant: StaticString, at offset: Int = 0) -> Bool {
        let length = constant.utf8CodeUnitCount
        guard offset >= 0, offset <= count - length else { return false }
        for index in 0..<length where self[offset + index] != constant.utf8Start[index] { return false }
        return true
    }

    /// As `has`, with ASCII letters of either case; `constant` is in lower case.
    func hasIgnoringCase(_ constant: StaticString, at offset: Int = 0) -> Bool {
        let length = constant.utf8CodeUnitCount
        guard offset >= 0, offset <= count - length else { return false }
        for index in 0..<length where self[offset + index].asciiLowercased != constant.utf8Start[index] { return false }
        return true
    }

    /// The first place of `constant` that begins in `range`, which may reach beyond the end.
    func firstIndex(of constant: StaticString, in range: Range<Int>) -> Int? {
        let length = constant.utf8CodeUnitCount
        guard length > 0 else { return nil }
        let end = Swift.min(range.upperBound, count - length + 1)
        let first = constant.utf8Start[0]
        var index = Swift.max(0, range.lowerBound)
        while index < end {
            if self[index] == first, has(constant, at: index) { return index }
            index += 1
        }
        return nil
    }

    func contains(_ constant: StaticString, within limit: Int = .max) -> Bool {
        firstIndex(of: constant, in: 0..<Swift.min(limit, count)) != nil
    }

    /// The bytes of `range` as far as they exist.
    func piece(_ range: Range<Int>) -> ArraySlice<UInt8> {
        let low = Swift.min(Swift.max(0, range.lowerBound), count)
        return self[low..<Swift.min(Swift.max(low, range.upperBound), count)]
    }
}

extension UInt8 {
    /// The byte with an ASCII capital letter made small.
    var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    var isASCIISpace: Bool { self == 0x20 || (self >= 9 && self <= 13) }
    var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isASCIILetter: Bool { asciiLowercased >= 0x61 && asciiLowercased <= 0x7A }
    /// A letter, a digit or a low line.
    var isASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == 0x5F }
}
