// SPDX-License-Identifier: Apache-2.0

enum ASCII85 {
    /// Bytes written in ASCII base 85 (ISO 32000-1, 7.4.3); `nil` for what is none.
    static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var (result, group) = ([UInt8](), [UInt32]())
        for byte in text {
            switch byte {
            case 0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x20: continue
            case UInt8(ascii: "z") where group.isEmpty: result += [0, 0, 0, 0]
            case UInt8(ascii: "~"): return append(group, to: &result) ? result : nil
            case 0x21...0x75:
                group.append(UInt32(byte - 0x21))
                if group.count == 5 {
                    guard append(group, to: &result) else { return nil }
                    group = []
                }
            default: return nil
            }
        }
        return append(group, to: &result) ? result : nil
    }

    private static func append(_ group: [UInt32], to result: inout [UInt8]) -> Bool {
        if group.isEmpty { return true }
        guard group.count > 1 else { return false }
        var value: UInt64 = 0
        for digit in group + Array(repeating: 84, count: 5 - group.count) { value = value * 85 + UInt64(digit) }
        guard value <= UInt64(UInt32.max) else { return false }
        for place in 0..<group.count - 1 { result.append(UInt8(truncatingIfNeeded: value >> UInt64(24 - 8 * place))) }
        return true
    }
}
