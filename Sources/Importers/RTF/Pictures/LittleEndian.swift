// SPDX-License-Identifier: Apache-2.0

/// Reads integers of Windows' formats; `nil` beyond the end.
struct LittleEndian {
    let bytes: [UInt8]

    func unsigned16(at place: Int) -> Int? {
        guard place >= 0, place <= bytes.count - 2 else { return nil }
        return Int(bytes[place]) | Int(bytes[place + 1]) << 8
    }

    func signed16(at place: Int) -> Int? {
        unsigned16(at: place).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
    }

    func unsigned32(at place: Int) -> Int? {
        guard let low = unsigned16(at: place), let high = unsigned16(at: place + 2) else { return nil }
        return low | high << 16
    }

    /// Appends the two bytes of a number.
    static func append16(_ value: Int, to bytes: inout [UInt8]) {
        bytes.append(UInt8(truncatingIfNeeded: value))
        bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }

    /// Appends the four bytes of a number.
    static func append32(_ value: Int, to bytes: inout [UInt8]) {
        append16(value, to: &bytes)
        append16(value >> 16, to: &bytes)
    }
}
