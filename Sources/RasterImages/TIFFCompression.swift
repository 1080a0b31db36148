// SPDX-License-Identifier: Apache-2.0

import CZlib

/// How a strip or tile is packed.
enum TIFFCompression: Int {
    case none = 1
    /// TIFF 6.0, section 13.
    case lzw = 5
    case deflate = 8
    case oldDeflate = 32946
    /// TIFF 6.0, section 9.
    case packBits = 32773

    /// Unpacks bytes, `count` of them; what is missing at the end is 0.
    func unpacked(_ bytes: ArraySlice<UInt8>, count: Int) -> [UInt8] {
        var result: [UInt8] =
            switch self {
            case .none: Array(bytes.prefix(count))
            case .lzw: Self.lzw(bytes, count)
            case .packBits: Self.packBits(bytes, count)
            case .deflate, .oldDeflate: Self.inflated(Array(bytes), count)
            }
        result += [UInt8](repeating: 0, count: max(0, count - result.count))
        return result
    }

    private static func packBits(_ bytes: ArraySlice<UInt8>, _ count: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        var rest = bytes
        while result.count < count, let head = rest.popFirst() {
            switch Int8(bitPattern: head) {
            case let length where length >= 0:
                result += rest.prefix(min(Int(length) + 1, count - result.count))
                rest = rest.dropFirst(Int(length) + 1)
            case -128: continue
            case let length:
                guard let byte = rest.popFirst() else { return result }
                result += repeatElement(byte, count: min(1 - Int(length), count - result.count))
            }
        }
        return result
    }

    private static func lzw(_ bytes: ArraySlice<UInt8>, _ count: Int) -> [UInt8] {
        let (clear, end, largest) = (256, 257, 4096)
        var result: [UInt8] = []
        result.reserveCapacity(count)
        // A code's text stands in the result already: where it was first written, and how long it is.
        var starts = [Int](repeating: 0, count: largest)
        var lengths = [Int](repeating: 0, count: largest)
        var (next, width, buffer, bits) = (258, 9, 0, 0)
        var last: Range<Int>?
        for byte in bytes {
            buffer = buffer << 8 | Int(byte)
            bits += 8
            guard bits >= width else { continue }
            bits -= width
            let code = buffer >> bits
            buffer &= 1 << bits - 1
            if code == end || result.count >= count { break }
            if code == clear {
                (next, width, last) = (258, 9, nil)
                continue
            }
            let start = result.count
            if code < 256 {
                result.append(UInt8(code))
            } else if code < next, lengths[code] > 0 {
                for place in starts[code]..<starts[code] + lengths[code] { result.append(result[place]) }
            } else if code == next, let last {
                for place in last { result.append(result[place]) }
                result.append(result[last.lowerBound])
            } else {
                break
            }
            if let last, next < largest {
                // The last text with the first byte of this one, which follows it.
                (starts[next], lengths[next]) = (last.lowerBound, last.count + 1)
                next += 1
                // Widths change one code early.
                if next >= 1 << width - 1, width < 12 { width += 1 }
            }
            last = start..<result.count
        }
        return Array(result.prefix(count))
    }

    private static func inflated(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            buffer.initialize(repeating: 0)
            var length = uLongf(count)
            _ = uncompress(buffer.baseAddress, &length, bytes, uLong(bytes.count))
            filled = count
        }
    }
}
