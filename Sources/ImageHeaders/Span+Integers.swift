// SPDX-License-Identifier: Apache-2.0

enum ByteOrder {
    case littleEndian, bigEndian
}

/// Integers at an offset. Each is `nil` where the bytes end before it or the offset is negative; none traps.
extension Span<UInt8> {
    func unsigned8(at offset: Int) -> Int? {
        guard offset >= 0, offset < count else { return nil }
        return Int(self[offset])
    }

    func unsigned16(at offset: Int, _ order: ByteOrder) -> Int? {
        unsigned(at: offset, size: 2, order).map { Int($0) }
    }

    func unsigned32(at offset: Int, _ order: ByteOrder) -> Int? {
        unsigned(at: offset, size: 4, order).map { Int($0) }
    }

    func signed16(at offset: Int, _ order: ByteOrder) -> Int? {
        unsigned(at: offset, size: 2, order).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    func signed32(at offset: Int, _ order: ByteOrder) -> Int? {
        unsigned(at: offset, size: 4, order).map { Int(Int32(truncatingIfNeeded: $0)) }
    }

    /// `nil` also for what `Int` cannot hold.
    func unsigned64(at offset: Int, _ order: ByteOrder) -> Int? {
        unsigned(at: offset, size: 8, order).flatMap { Int(exactly: $0) }
    }

    /// Whether these ASCII characters (or bytes written as `\u{1}`–`\u{7F}`) stand at the offset.
    func has(_ text: String, at offset: Int) -> Bool {
        guard offset >= 0, offset <= count - text.utf8.count else { return false }
        var position = offset
        for byte in text.utf8 {
            guard self[position] == byte else { return false }
            position += 1
        }
        return true
    }

    private func unsigned(at offset: Int, size: Int, _ order: ByteOrder) -> UInt64? {
        guard offset >= 0, offset <= count - size else { return nil }
        var value: UInt64 = 0
        for index in 0..<size {
            let byte = UInt64(self[order == .bigEndian ? offset + index : offset + size - 1 - index])
            value = value << 8 | byte
        }
        return value
    }
}
